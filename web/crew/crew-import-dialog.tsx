import { use } from "react";
import { type CrewImportRow, importedCrew } from "../../shared/call-sheet/crew-import/crew-import.ts";
import type { Department } from "../../shared/call-sheet/model/crew.ts";
import { t } from "../i18n/translate.ts";
import { Dialog } from "../ui/dialog.tsx";
import { Button } from "../ui/form/button.tsx";
import { StatusLine } from "../ui/status-line.tsx";
import { Table } from "../ui/table.tsx";
import type { CrewList } from "./crew-list.ts";

interface CrewImportDialogProps {
  /** Name of the file or project that the list is from. */
  readonly source: string;
  readonly list: Promise<CrewList>;
  readonly crew: readonly Department[];
  readonly onTake: (departments: readonly Department[]) => void;
  readonly onClose: () => void;
}

const OUTCOMES: Readonly<Record<CrewImportRow["outcome"], string>> = {
  added: t("Will be added"),
  completed: t("Already there; missing details will be added"),
  there: t("Already there"),
  refused: t("Rejected"),
};

/** Previews the import of a list person by person. */
export default function CrewImportDialog({ source, list: asked, crew, onTake, onClose }: CrewImportDialogProps) {
  const list = use(asked);
  const { rows, departments } = importedCrew(crew, "entries" in list ? list.entries : [], () => crypto.randomUUID());
  const count = (outcome: CrewImportRow["outcome"]) => rows.filter((row) => row.outcome === outcome).length;
  const changes = count("added") + count("completed");
  return (
    <Dialog
      title={t("Crew from {source}", { source })}
      maxWidth={960}
      isSheet
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t("Cancel")}</Button>
          <Button
            kind="primary"
            disabled={changes === 0}
            onClick={() => {
              onTake(departments);
              onClose();
            }}
          >
            {t("Import {changes} {changes, plural, one {person} other {people}}", { changes })}
          </Button>
        </>
      }
    >
      <StatusLine status={"problem" in list ? { kind: "error", text: list.problem } : undefined} />
      {"entries" in list && (
        <>
          <p>
            {t(
              "{count} will be added, {count2} completed; {count3} are already there, {count4} are rejected. Nothing is saved until you save the crew.",
              { count: count("added"), count2: count("completed"), count3: count("there"), count4: count("refused") },
            )}
          </p>
          {rows.length > 0 && <Rows rows={rows} />}
        </>
      )}
    </Dialog>
  );
}

function Rows({ rows }: { readonly rows: readonly CrewImportRow[] }) {
  return (
    <Table label={t("Import preview")}>
      <thead>
        <tr>
          {[t("Name"), t("Import"), t("Department"), t("Position"), t("Phone"), t("Email")].map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ line, entry, outcome, words }) => (
          <tr key={line}>
            <th scope="row">{entry.name || "–"}</th>
            <td data-cell="prose">
              {OUTCOMES[outcome]}
              {words && <>: {words}</>}
            </td>
            <td>{entry.department}</td>
            <td>{entry.position}</td>
            <td data-cell="tight">{entry.phone}</td>
            <td>{entry.mail}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
