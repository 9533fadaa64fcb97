import Archive from "lucide-react/icons/archive";
import ArchiveRestore from "lucide-react/icons/archive-restore";
import Pencil from "lucide-react/icons/pencil";
import Plus from "lucide-react/icons/plus";
import { useId, useState } from "react";
import { useFetcher } from "react-router-dom";
import type { UnitList } from "../../shared/contract/units.ts";
import { MAIN_UNIT, type Unit } from "../../shared/units/unit.ts";
import { asJson, POST_JSON } from "../data/as-json.ts";
import { useDialogSubmission } from "../data/dialog-submission.ts";
import { t } from "../i18n/translate.ts";
import { useMayEdit } from "../navigation/project-context.ts";
import { Button } from "../ui/form/button.tsx";
import { IconButton } from "../ui/form/icon-button.tsx";
import { StatusLine } from "../ui/status-line.tsx";
import type { UnitResult, WantedUnitChange } from "./unit-changes.ts";
import { UnitDialog } from "./unit-dialog.tsx";
import styles from "./unit-section.module.css";

/**
 * The units with what can be done with them; in a production with one unit, only the way to add them. Until the list is
 * loaded, it takes the space of one unit, so that nothing below it moves.
 */
export function UnitSection({ list }: { readonly list: UnitList | undefined }) {
  const mayEdit = useMayEdit();
  const titleId = useId();
  const dialog = useDialogSubmission<UnitResult>();
  const changing = useFetcher<UnitResult>();
  const [edited, setEdited] = useState<string>();
  /** Whether the last change was made in the dialog. */
  const [byDialog, setByDialog] = useState(false);
  const units = list?.units ?? [];
  const isBusy = changing.state !== "idle" || dialog.isBusy;
  const last = isBusy ? undefined : byDialog ? dialog.last : changing.data;

  function ask(unit: string | undefined) {
    setEdited(unit);
    dialog.open();
  }

  function change(wanted: WantedUnitChange) {
    if (!list) return;
    setByDialog(false);
    void changing.submit(asJson({ before: list, wanted }), POST_JSON);
  }

  if (units.length === 0 && !mayEdit) return null;
  return (
    <section className={styles.section} aria-labelledby={units.length > 0 ? titleId : undefined}>
      {units.length > 0 && (
        <>
          <h2 id={titleId}>{t("UNITS")}</h2>
          <ul>
            {units.map((unit) => (
              <UnitRow key={unit.id} {...{ unit, mayEdit, isBusy }} onEdit={() => ask(unit.id)} onChange={change} />
            ))}
          </ul>
        </>
      )}
      {mayEdit && (
        <div>
          <Button kind="plain" icon={<Plus />} disabled={isBusy} onClick={() => ask(undefined)}>
            {units.length === 0 ? t("Units") : t("Add Unit")}
          </Button>
        </div>
      )}
      <StatusLine
        status={
          last?.problem !== undefined && !byDialog
            ? { kind: "error", text: last.problem }
            : last?.done && { kind: "success", text: last.done.text }
        }
        action={last?.done && <Button onClick={() => last.done && change(last.done.undo)}>{t("Undo")}</Button>}
      />
      {dialog.isOpen && list && (
        <UnitDialog
          unit={units.find(({ id }) => id === edited)}
          units={units}
          isBusy={dialog.isBusy}
          problem={dialog.problem}
          onClose={dialog.close}
          onChange={(wanted) => {
            setByDialog(true);
            dialog.submit({ before: list, wanted });
          }}
        />
      )}
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
