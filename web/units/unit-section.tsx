import Archive from "lucide-react/icons/archive";
import ArchiveRestore from "lucide-react/icons/archive-restore";
import Pencil from "lucide-react/icons/pencil";
import Plus from "lucide-react/icons/plus";
import { useId } from "react";
import type { UnitList } from "../../shared/contract/units.ts";
import { MAIN_UNIT, type Unit } from "../../shared/units/unit.ts";
import { useListChanges } from "../data/list-changes.ts";
import { t } from "../i18n/translate.ts";
import { useMayEdit } from "../navigation/project-context.ts";
import { Button } from "../ui/form/button.tsx";
import { IconButton } from "../ui/form/icon-button.tsx";
import { UndoLine } from "../ui/undo-line.tsx";
import type { WantedUnitChange } from "./unit-changes.ts";
import { UnitDialog } from "./unit-dialog.tsx";
import styles from "./unit-section.module.css";

/**
 * The units with what can be done with them; in a production with one unit, only the way to add them. Until the list is
 * loaded, it takes the space of one unit, so that nothing below it moves.
 */
export function UnitSection({ list }: { readonly list: UnitList | undefined }) {
  const mayEdit = useMayEdit();
  const titleId = useId();
  const { isBusy, done, problem, change, openDialog, edited, dialog } = useListChanges<UnitList, WantedUnitChange>(
    list,
  );
  const units = list?.units ?? [];

  if (units.length === 0 && !mayEdit) return null;
  return (
    <section className={styles.section} aria-labelledby={units.length > 0 ? titleId : undefined}>
      {units.length > 0 && (
        <>
          <h2 id={titleId}>{t("UNITS")}</h2>
          <ul>
            {units.map((unit) => (
              <UnitRow
                key={unit.id}
                {...{ unit, mayEdit, isBusy }}
                onEdit={() => openDialog(unit.id)}
                onChange={change}
              />
            ))}
          </ul>
        </>
      )}
      {mayEdit && (
        <div>
          <Button kind="plain" icon={<Plus />} disabled={isBusy} onClick={() => openDialog()}>
            {units.length === 0 ? t("Units") : t("Add Unit")}
          </Button>
        </div>
      )}
      <UndoLine done={done} problem={problem} onUndo={change} />
      {dialog.isOpen && <UnitDialog {...dialog.props} unit={units.find(({ id }) => id === edited)} units={units} />}
    </section>
  );
}

interface UnitRowProps {
  readonly unit: Unit;
  readonly mayEdit: boolean;
  readonly isBusy: boolean;
  readonly onEdit: () => void;
  readonly onChange: (change: WantedUnitChange) => void;
}

function UnitRow({ unit: { id, name, retired, departments }, mayEdit, isBusy, onEdit, onChange }: UnitRowProps) {
  return (
    <li className={styles.unit}>
      <div className={styles.words}>
        <h3>
          {name} {retired && <span>{t("(retired)")}</span>}
        </h3>
        {departments.length > 0 && <p>{departments.join(", ")}</p>}
      </div>
      {mayEdit && (
        <div className={styles.actions}>
          <IconButton label={t("Edit {name}", { name })} icon={<Pencil />} disabled={isBusy} onClick={onEdit} />
          {id !== MAIN_UNIT && (
            <IconButton
              label={retired ? t("Restore {name}", { name }) : t("Retire {name}", { name })}
              icon={retired ? <ArchiveRestore /> : <Archive />}
              disabled={isBusy}
              onClick={() => onChange({ kind: "retire", id, retired: !retired })}
            />
          )}
        </div>
      )}
    </li>
  );
}
