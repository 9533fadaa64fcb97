import { useState } from "react";
import { columnText } from "../../../shared/breakdown/model/column-text.ts";
import { t } from "../../i18n/translate.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { Button } from "../../ui/form/button.tsx";
import { Select } from "../../ui/form/select.tsx";
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

/** Asks for the category of an element. */
export function MoveDialog({ scene, finding, categories, onClose }: MoveDialogProps) {
  const { act } = useCorrections();
  const { kind, name, category: from = "" } = finding;
  const [category, setCategory] = useState("");
  return (
    <Dialog
      title={t("Move {name}", { name })}
      onClose={onClose}
      onSubmit={() => {
        act(
          { kind: "move", row: scene.id, finding: { kind, name, category: from }, category },
          t("“{name}” moved to {category} in {scene}.", {
            name,
            category: columnText(category),
            scene: sceneInText(scene),
          }),
        );
        onClose();
      }}
      actions={
        <>
          <Button onClick={onClose}>{t("Cancel")}</Button>
          <Button kind="primary" type="submit" disabled={category === ""}>
            {t("Move")}
          </Button>
        </>
      }
    >
      <p>{t("Listed under {from} in {scene}.", { from: columnText(from), scene: sceneInText(scene) })}</p>
      <Select
        label={t("Category")}
        placeholder={t("Choose a category")}
        options={categoryChoices(categories).filter(({ value }) => value !== from)}
        value={category}
        onChange={(event) => setCategory(event.target.value)}
      />
    </Dialog>
  );
}
