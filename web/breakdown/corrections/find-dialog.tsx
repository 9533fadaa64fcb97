import { useState } from "react";
import { columnText } from "../../../shared/breakdown/model/column-text.ts";
import { t } from "../../i18n/translate.ts";
import type { ScriptLine } from "../../script/script-text.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { Button } from "../../ui/form/button.tsx";
import { Field } from "../../ui/form/field.tsx";
import { Select } from "../../ui/form/select.tsx";
import { categoryChoices } from "./category-choices.ts";
import { useCorrections } from "./corrections.ts";
import type { FoundScene } from "./findings.ts";
import { sceneInText } from "./heading-text.ts";
import styles from "./scene-panel.module.css";

const CHARACTER = "Characters";

interface FindDialogProps {
  readonly scene: FoundScene;
  readonly line: ScriptLine;
  readonly categories: readonly string[];
  readonly onClose: () => void;
}

/** Asks for the element or character that the parser missed at a line. */
export function FindDialog({ scene, line, categories, onClose }: FindDialogProps) {
  const { act } = useCorrections();
  const [name, setName] = useState(() => markedIn(line.text));
  const [column, setColumn] = useState("");
  return (
    <Dialog
      title={t("Add to {scene}", { scene: sceneInText(scene) })}
      maxWidth={560}
      onClose={onClose}
      onSubmit={() => {
        const found = { kind: "find", row: scene.id, line: line.line, name } as const;
        act(
          column === CHARACTER ? found : { ...found, category: column },
          t("“{name}” added to {column} of {scene}.", {
            name: name.trim(),
            column: columnText(column),
            scene: sceneInText(scene),
          }),
        );
        onClose();
      }}
      actions={
        <>
          <Button onClick={onClose}>{t("Cancel")}</Button>
          <Button kind="primary" type="submit" disabled={name.trim() === "" || column === ""}>
            {t("Add")}
          </Button>
        </>
      }
    >
      <blockquote className={styles.quote}>{line.text}</blockquote>
      <Field label={t("Name")} value={name} maxLength={100} onChange={(event) => setName(event.target.value)} />
      <Select
        label={t("Category")}
        placeholder={t("Choose a category")}
        options={[{ value: CHARACTER, label: columnText(CHARACTER) }, ...categoryChoices(categories)]}
        value={column}
        onChange={(event) => setColumn(event.target.value)}
      />
    </Dialog>
  );
}

/** The selected words of the line on the page. */
function markedIn(text: string): string {
  const marked = getSelection()?.toString().replace(/\s+/g, " ").trim() ?? "";
  return text.includes(marked) ? marked : "";
}
