import Trash from "lucide-react/icons/trash-2";
import { useState } from "react";
import { ELEMENT_CATEGORIES } from "../../shared/breakdown/cells.ts";
import type { Table } from "../../shared/breakdown/tsv.ts";
import { say } from "../texts/say.ts";
import { Button } from "../ui/button.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { Field } from "../ui/field.tsx";
import { IconButton } from "../ui/icon-button.tsx";
import { ActOutcome } from "./act-outcome.tsx";
import styles from "./categories-dialog.module.css";
import { useCorrections } from "./corrections.ts";

interface CategoriesDialogProps {
  readonly table: Table;
  readonly categories: readonly string[];
  readonly onClose: () => void;
}

const LONGEST = 40;

/** The element categories that the table has, to be added to, renamed and removed. */
export function CategoriesDialog({ table, categories, onClose }: CategoriesDialogProps) {
  const { may, act, outcome } = useCorrections();
  const [before] = useState(outcome);
  const [name, setName] = useState("");
  const added = name.trim();
  const ownFirst = [...categories].sort((one, other) => Number(isUsual(one)) - Number(isUsual(other)));
  return (
    <Dialog title={say("Categories")} maxWidth={560} isSheet onClose={onClose}>
      {may && (
        <form
          className={styles.add}
          onSubmit={(event) => {
            event.preventDefault();
            act({ kind: "addCategory", category: added }, say("Category “{added}” added.", { added }));
            setName("");
          }}
        >
          <Field
            label={say("New category")}
            value={name}
            maxLength={LONGEST}
            list="usual-categories"
            autoComplete="off"
            onChange={(event) => setName(event.target.value)}
          />
          <datalist id="usual-categories">
            {ELEMENT_CATEGORIES.filter((one) => !categories.includes(one)).map((one) => (
              <option key={one} value={one} />
            ))}
          </datalist>
          <Button kind="primary" type="submit" disabled={added === ""}>
            {say("Add")}
          </Button>
          <p>{say("A custom category, or a standard one missing from the table")}</p>
        </form>
      )}
      <ul className={styles.list}>
        {ownFirst.map((category) => (
          <Category key={category} category={category} scenes={scenesWith(table, category)} />
        ))}
      </ul>
      {outcome !== before && <ActOutcome />}
    </Dialog>
  );
}

function Category({ category, scenes }: { readonly category: string; readonly scenes: number }) {
  const { may, act } = useCorrections();
  const [name, setName] = useState<string>();
  const to = name?.trim() ?? "";
  return (
    <li>
      {name === undefined ? (
        <span>
          {category} <small>{scenesText(scenes)}</small>
        </span>
      ) : (
        <form
          className={styles.add}
          onSubmit={(event) => {
            event.preventDefault();
            if (to !== category)
              act({ kind: "renameCategory", category, to }, say("“{category}” renamed “{to}”.", { category, to }));
            setName(undefined);
          }}
        >
          <Field
            label={say("New name of {category}", { category })}
            value={name}
            maxLength={LONGEST}
            autoFocus
            onChange={(event) => setName(event.target.value)}
          />
          <Button onClick={() => setName(undefined)}>{say("Cancel")}</Button>
          <Button kind="primary" type="submit" disabled={to === ""}>
            {say("Rename")}
          </Button>
        </form>
      )}
      {may && name === undefined && (
        <div className={styles.acts}>
          {!isUsual(category) && (
            <Button aria-label={say("Rename {category}", { category })} onClick={() => setName(category)}>
              {say("Rename")}
            </Button>
          )}
          <IconButton
            label={say("Remove {category}", { category })}
            icon={<Trash />}
            onClick={() =>
              act({ kind: "removeCategory", category }, say("Category “{category}” removed.", { category }))
            }
          />
        </div>
      )}
    </li>
  );
}

const isUsual = (category: string) => ELEMENT_CATEGORIES.some((one) => one === category);

function scenesWith({ columns, rows }: Table, category: string): number {
  const at = columns.indexOf(category);
  return rows.filter((cells) => (cells[at] ?? "") !== "").length;
}

const scenesText = (count: number) =>
  count === 1 ? say("in 1 scene") : count === 0 ? say("in no scenes") : say("in {count} scenes", { count });
