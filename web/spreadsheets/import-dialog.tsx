import { use } from "react";
import type { SpreadsheetKind, SpreadsheetRow } from "../../shared/roster/options/options-spreadsheet.ts";
import { t } from "../i18n/translate.ts";
import { useProject } from "../navigation/project-context.ts";
import { Dialog } from "../ui/dialog.tsx";
import { Button } from "../ui/form/button.tsx";
import { StatusLine } from "../ui/status-line.tsx";
import styles from "./import-dialog.module.css";
import { ImportRows } from "./import-rows.tsx";
import type { Preview } from "./preview.ts";
import { useImport } from "./use-import.ts";

interface ImportDialogProps {
  readonly kind: SpreadsheetKind;
  /** Name of the file. */
  readonly name: string;
  readonly preview: Promise<Preview>;
  /** Compares the spreadsheet with the current data again. */
  readonly onCheckAgain: () => void;
  readonly onClose: () => void;
}

/** Previews an import row by row, runs it, and can undo it. */
export default function ImportDialog({ preview: asked, kind, name, onCheckAgain, onClose }: ImportDialogProps) {
  const preview = use(asked);
  const { id } = useProject();
  const { done, work, problem: failed, undone, run, undo } = useImport(kind, id);
  const rows = "rows" in preview ? preview.rows : [];
  const wanted = rows.filter(({ outcome }) => outcome === "added" || outcome === "changed");
  const left = wanted.filter((row) => !done.has(row));
  const count = (outcome: SpreadsheetRow["outcome"]) => rows.filter((row) => row.outcome === outcome).length;
  const problem = "problem" in preview ? preview.problem : failed;
  const kindOf = new Map<SpreadsheetRow, "added" | "changed">([...done].map(([row, imported]) => [row, imported.kind]));
  const ofDone = (one: "added" | "changed") => [...kindOf.values()].filter((other) => other === one).length;

  return (
    <Dialog
      title={t("Import {name}", { name })}
      maxWidth={960}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{done.size > 0 && left.length === 0 ? t("Close") : t("Cancel")}</Button>
          <Button
            kind="primary"
            disabled={left.length === 0 || work !== undefined}
            busy={
              work === "importing" &&
              t("Importing {count} of {count2}...", { count: done.size + 1, count2: wanted.length })
            }
            onClick={() => run(left)}
          >
            {wordsToImport(left)}
          </Button>
        </>
      }
    >
      <StatusLine
        status={problem === undefined ? undefined : { kind: "error", text: problem }}
        action={failed !== undefined && <Button onClick={onCheckAgain}>{t("Check again")}</Button>}
      />
      <StatusLine
        status={
          done.size > 0
            ? {
                kind: "success",
                text: t("Added {ofDone}, changed {ofDone2} of {count}", {
                  ofDone: ofDone("added"),
                  ofDone2: ofDone("changed"),
                  count: wanted.length,
                }),
              }
            : undone > 0
              ? { kind: "info", text: t("Import undone") }
              : undefined
        }
        action={
          done.size > 0 && (
            <Button busy={work === "undoing" && t("Undoing...")} disabled={work !== undefined} onClick={undo}>
              {t("Undo")}
            </Button>
          )
        }
      />
      {rows.length > 0 && (
        <>
          <p>
            {t("{count} will be added, {count2} will be changed, {count3} are already there, {count4} are rejected.", {
              count: count("added"),
              count2: count("changed"),
              count3: count("there"),
              count4: count("refused"),
            })}
          </p>
          <div className={styles.rows}>
            <ImportRows kind={kind} rows={rows} done={(row) => kindOf.get(row)} />
          </div>
        </>
      )}
    </Dialog>
  );
}

/** Button label: `Add 2 and change 1 option`. */
function wordsToImport(left: readonly SpreadsheetRow[]): string {
  const added = left.filter(({ outcome }) => outcome === "added").length;
  const changed = left.length - added;
  const options = (count: number) => `${count} ${t("{count, plural, one {option} other {options}}", { count })}`;
  if (changed === 0) return t("Add {options}", { options: options(added) });
  return added === 0
    ? t("Change {options}", { options: options(changed) })
    : t("Add {added} and change {options}", { added, options: options(changed) });
}
