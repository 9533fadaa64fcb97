import { useState } from "react";
import { say } from "../texts/say.ts";
import { Button } from "../ui/button.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { Select } from "../ui/select.tsx";
import { categoryChoices } from "./category-choices.ts";
import { useCorrections } from "./corrections.ts";
import type { Finding, FoundScene } from "./findings.ts";
import { sceneInText } from "./heading-text.ts";

interface MoveDialogProps {
  readonly scene: FoundScene;
  readonly finding: Finding;
  readonly categories: readonly string[];
  readonly onClose: () => void;
}

/** Asks which category an element belongs to. */
export function MoveDialog({ scene, finding, categories, onClose }: MoveDialogProps) {
  const { act } = useCorrections();
  const { kind, name, category: from = "" } = finding;
  const [category, setCategory] = useState("");
  return (
    <Dialog
      title={say("Move {name}", { name })}
      onClose={onClose}
      onSubmit={() => {
        act(
          { kind: "move", row: scene.id, finding: { kind, name, category: from }, category },
          say("“{name}” moved to {category} in {scene}.", { name, category, scene: sceneInText(scene) }),
        );
        onClose();
      }}
      actions={
        <>
          <Button onClick={onClose}>{say("Cancel")}</Button>
          <Button kind="primary" type="submit" disabled={category === ""}>
            {say("Move")}
          </Button>
        </>
      }
    >
      <p>{say("Listed under {from} in {scene}.", { from, scene: sceneInText(scene) })}</p>
      <Select
        label={say("Category")}
        placeholder={say("Choose a category")}
        options={categoryChoices(categories).filter((one) => one !== from)}
        value={category}
        onChange={(event) => setCategory(event.target.value)}
      />
    </Dialog>
  );
}
