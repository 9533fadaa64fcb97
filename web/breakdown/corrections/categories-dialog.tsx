import Trash from "lucide-react/icons/trash-2";
import { useState } from "react";
import { ELEMENT_CATEGORIES } from "../../../shared/breakdown/model/cells.ts";
import { columnText } from "../../../shared/breakdown/model/column-text.ts";
import type { Table } from "../../../shared/tables/tsv.ts";
import { t } from "../../i18n/translate.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { Button } from "../../ui/form/button.tsx";
import { Field } from "../../ui/form/field.tsx";
import { IconButton } from "../../ui/form/icon-button.tsx";
import { ActionToast } from "./action-toast.tsx";
import styles from "./categories-dialog.module.css";
import { useCorrections } from "./corrections.ts";

interface CategoriesDialogProps {
  readonly table: Table;
  readonly categories: readonly string[];
  readonly onClose: () => void;
}

const MAX_LENGTH = 40;

/** Adds, renames and removes the table's element categories. */
export function CategoriesDialog({ table, categories, onClose }: CategoriesDialogProps) {
  const { may, act, outcome } = useCorrections();
  const [before] = useState(outcome);
  const [name, setName] = useState("");
  const added = name.trim();
  const ownFirst = [...categories].sort((one, other) => Number(isUsual(one)) - Number(isUsual(other)));
  return (
    <Dialog title={t("Categories")} maxWidth={560} isSheet onClose={onClose}>
      {may && (
        <form
          className={styles.add}
          onSubmit={(event) => {
            event.preventDefault();
            act({ kind: "addCategory", category: added }, t("Category “{added}” added.", { added }));
            setName("");
          }}
        >
          <Field
            label={t("New category")}
            value={name}
            maxLength={MAX_LENGTH}
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
            {t("Add")}
          </Button>
          <p>{t("A custom category, or a standard one missing from the table")}</p>
        </form>
      )}
      <ul className={styles.list}>
        {ownFirst.map((category) => (
          <Category key={category} category={category} scenes={scenesWith(table, category)} />
        ))}
      </ul>
      {outcome !== before && <ActionToast />}
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
          {columnText(category)} <small>{scenesText(scenes)}</small>
        </span>
      ) : (
        <form
          className={styles.add}
          onSubmit={(event) => {
            event.preventDefault();
            if (to !== category)
              act(
                { kind: "renameCategory", category, to },
                t("“{category}” renamed “{to}”.", { category: columnText(category), to }),
              );
            setName(undefined);
          }}
        >
          <Field
            label={t("New name of {category}", { category: columnText(category) })}
            value={name}
            maxLength={MAX_LENGTH}
            autoFocus
            onChange={(event) => setName(event.target.value)}
          />
          <Button onClick={() => setName(undefined)}>{t("Cancel")}</Button>
          <Button kind="primary" type="submit" disabled={to === ""}>
            {t("Rename")}
          </Button>
        </form>
      )}
      {may && name === undefined && (
        <div className={styles.acts}>
          {!isUsual(category) && (
            <Button
              aria-label={t("Rename {category}", { category: columnText(category) })}
              onClick={() => setName(category)}
            >
              {t("Rename")}
            </Button>
          )}
          <IconButton
            label={t("Remove {category}", { category: columnText(category) })}
            icon={<Trash />}
            onClick={() =>
              act(
                { kind: "removeCategory", category },
                t("Category “{category}” removed.", { category: columnText(category) }),
              )
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
  count === 1 ? t("in 1 scene") : count === 0 ? t("in no scenes") : t("in {count} scenes", { count });
