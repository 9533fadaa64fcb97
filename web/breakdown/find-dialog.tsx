import { useState } from "react";
import { say } from "../texts/say.ts";
import { Button } from "../ui/button.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { Field } from "../ui/field.tsx";
import { Select } from "../ui/select.tsx";
import { categoryChoices } from "./category-choices.ts";
import { useCorrections } from "./corrections.ts";
import type { FoundScene } from "./findings.ts";
import { sceneInText } from "./heading-text.ts";
import styles from "./scene-panel.module.css";
import type { ScriptLine } from "./script-text.ts";

const CHARACTER = "Characters";

interface FindDialogProps {
  readonly scene: FoundScene;
  readonly line: ScriptLine;
  readonly categories: readonly string[];
  readonly onClose: () => void;
}

/** Asks what the reader has missed at a line of the script. */
export function FindDialog({ scene, line, categories, onClose }: FindDialogProps) {
  const { act } = useCorrections();
  const [name, setName] = useState(() => markedIn(line.text));
  const [column, setColumn] = useState("");
  return (
    <Dialog
      title={say("Add to {scene}", { scene: sceneInText(scene) })}
      maxWidth={560}
      onClose={onClose}
      onSubmit={() => {
        const found = { kind: "find", row: scene.id, line: line.line, name } as const;
        act(
          column === CHARACTER ? found : { ...found, category: column },
          say("“{name}” added to {column} of {scene}.", { name: name.trim(), column, scene: sceneInText(scene) }),
        );
        onClose();
      }}
      actions={
        <>
          <Button onClick={onClose}>{say("Cancel")}</Button>
          <Button kind="primary" type="submit" disabled={name.trim() === "" || column === ""}>
            {say("Add")}
          </Button>
        </>
      }
    >
      <blockquote className={styles.quote}>{line.text}</blockquote>
      <Field label={say("Name")} value={name} maxLength={100} onChange={(event) => setName(event.target.value)} />
      <Select
        label={say("Category")}
        placeholder={say("Choose a category")}
        options={[CHARACTER, ...categoryChoices(categories)]}
        value={column}
        onChange={(event) => setColumn(event.target.value)}
      />
    </Dialog>
  );
}

/** The words of the line that are marked on the page. */
function markedIn(text: string): string {
  const marked = getSelection()?.toString().replace(/\s+/g, " ").trim() ?? "";
  return text.includes(marked) ? marked : "";
}
