import { useState } from "react";
import { t } from "../../i18n/translate.ts";
import type { ScriptLine } from "../../script/script-text.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { Button } from "../../ui/form/button.tsx";
import { useCorrections } from "./corrections.ts";
import type { FoundScene } from "./findings.ts";
import { HeadingFields } from "./heading-fields.tsx";
import { headingFrom, namedScene, sceneInText } from "./heading-text.ts";
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
  const [heading, setHeading] = useState(() => headingFrom(line.text, scene, numbers));
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
