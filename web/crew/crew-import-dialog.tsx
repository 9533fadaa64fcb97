import { use } from "react";
import type { Department } from "../../shared/call-sheet/crew.ts";
import { type CrewImportRow, importedCrew } from "../../shared/call-sheet/crew-import.ts";
import { Button } from "../ui/button.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { StatusLine } from "../ui/status-line.tsx";
import { Table } from "../ui/table.tsx";
import type { CrewList } from "./crew-list.ts";

interface CrewImportDialogProps {
  /** Where the list comes from: a file's name, or a project's. */
  readonly source: string;
  readonly list: Promise<CrewList>;
  readonly crew: readonly Department[];
  readonly onTake: (departments: readonly Department[]) => void;
  readonly onClose: () => void;
}

const OUTCOMES: Readonly<Record<CrewImportRow["outcome"], string>> = {
  added: "Will be added",
  completed: "There; will be completed",
  there: "There already",
  refused: "Refused",
};

/** Shows what taking a list over would do, person by person, before it does it. */
export default function CrewImportDialog({ source, list: asked, crew, onTake, onClose }: CrewImportDialogProps) {
  const list = use(asked);
  const { rows, departments } = importedCrew(crew, "entries" in list ? list.entries : [], () => crypto.randomUUID());
  const count = (outcome: CrewImportRow["outcome"]) => rows.filter((row) => row.outcome === outcome).length;
  const changes = count("added") + count("completed");
  return (
    <Dialog
      title={`Crew from ${source}`}
      maxWidth={960}
      isSheet
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            kind="primary"
            disabled={changes === 0}
            onClick={() => {
              onTake(departments);
              onClose();
            }}
          >
            {`Take over ${changes} ${changes === 1 ? "person" : "people"}`}
          </Button>
        </>
      }
    >
      <StatusLine status={"problem" in list ? { kind: "error", text: list.problem } : undefined} />
      {"entries" in list && (
        <>
          <p>
            {`${count("added")} will be added, ${count("completed")} completed; ${count("there")} are there already, ${count("refused")} are refused. Nothing is saved before you save the crew.`}
          </p>
          {rows.length > 0 && <Rows rows={rows} />}
        </>
      )}
    </Dialog>
  );
}

function Rows({ rows }: { readonly rows: readonly CrewImportRow[] }) {
  return (
    <Table label="What the list would do">
      <thead>
        <tr>
          {["Name", "Take over", "Department", "Position", "Phone", "Mail"].map((column) => (
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
