import { useState } from "react";
import { headingFromText } from "../../../shared/screenplay/headings/heading.ts";
import { numberAfter } from "../../../shared/screenplay/model/next-scene-number.ts";
import { t } from "../../i18n/translate.ts";
import type { ScriptLine } from "../../script/script-text.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { Button } from "../../ui/form/button.tsx";
import { useCorrections } from "./corrections.ts";
import type { FoundScene } from "./findings.ts";
import { HeadingFields, type HeadingValues } from "./heading-fields.tsx";
import { namedScene, sceneInText } from "./heading-text.ts";
import styles from "./scene-panel.module.css";

interface SplitDialogProps {
  readonly scene: FoundScene;
  readonly line: ScriptLine;
  readonly numbers: readonly string[];
  readonly onClose: () => void;
}

/** Asks for the heading of the new scene that begins at a line. */
export function SplitDialog({ scene, line, numbers, onClose }: SplitDialogProps) {
  const { act } = useCorrections();
  const [heading, setHeading] = useState(() => headingAt(line, scene, numbers));
  return (
    <Dialog
      title={t("Split {scene}", { scene: sceneInText(scene) })}
      maxWidth={640}
      onClose={onClose}
      onSubmit={() => {
        act(
          { kind: "split", row: scene.id, line: line.line, heading },
          t("{scene} is split: {heading} begins at “{text}”.", {
            scene: namedScene(scene),
            heading: sceneInText(heading),
            text: line.text,
          }),
        );
        onClose();
      }}
      actions={
        <>
          <Button onClick={onClose}>{t("Cancel")}</Button>
          <Button kind="primary" type="submit">
            {t("Split")}
          </Button>
        </>
      }
    >
      <p>{t("The new scene begins at this line:")}</p>
      <blockquote className={styles.quote}>{line.text}</blockquote>
      <HeadingFields value={heading} onChange={setHeading} />
    </Dialog>
  );
}

/** Default heading of the new scene: the line if it is a heading, else that of the original scene. */
function headingAt(line: ScriptLine, scene: FoundScene, numbers: readonly string[]): HeadingValues {
  const number = numberAfter(scene.number, new Set(numbers));
  const read = headingFromText(line.text);
  if (read) return { number, intExt: read.intExt, location: read.set, time: read.time };
  return { number, intExt: scene.intExt, location: scene.location, time: scene.time };
}
