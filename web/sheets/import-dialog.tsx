import { use, useState } from "react";
import { useRevalidator } from "react-router-dom";
import { SHEET_COLUMNS, type SheetKind, type SheetRow } from "../../shared/roster/option-sheet.ts";
import { wordsFor } from "../problem-words.ts";
import { useProject } from "../project-context.ts";
import { Button } from "../ui/button.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { StatusLine } from "../ui/status-line.tsx";
import { Table } from "../ui/table.tsx";
import type { Preview } from "./preview.ts";
import styles from "./sheet-menu.module.css";
import { addOption } from "./sheet-source.ts";

interface ImportDialogProps {
  readonly kind: SheetKind;
  /** The name of the file. */
  readonly name: string;
  readonly preview: Promise<Preview>;
  readonly onClose: () => void;
}

const OUTCOMES: Readonly<Record<SheetRow["outcome"], string>> = {
  added: "Will be added",
  there: "There already",
  refused: "Refused",
};

/** Shows what importing a sheet would do, row by row, before it does it. */
export default function ImportDialog({ preview: asked, kind, name, onClose }: ImportDialogProps) {
  const preview = use(asked);
  const { id } = useProject();
  const { revalidate } = useRevalidator();
  const [done, setDone] = useState(0);
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState("problem" in preview ? preview.problem : undefined);
  const rows = "rows" in preview ? preview.rows : [];
  const added = rows.filter(({ outcome }) => outcome === "added");
  const left = added.slice(done);
  const count = (outcome: SheetRow["outcome"]) => rows.filter((row) => row.outcome === outcome).length;

  async function add() {
    setIsBusy(true);
    setProblem(undefined);
    let at = done;
    try {
      // One after the other, to keep their order.
      for (const { option } of left) {
        await addOption(kind, id, option);
        setDone(++at);
      }
    } catch (error) {
      const row = added[at];
      setProblem(`Row ${row?.row}, "${row?.option.name}": ${wordsFor(error, "Failed to add option")}`);
    }
    setIsBusy(false);
    void revalidate();
  }

  return (
    <Dialog
      title={`Import ${name}`}
      maxWidth={960}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{done > 0 && left.length === 0 ? "Close" : "Cancel"}</Button>
          <Button kind="primary" disabled={left.length === 0} busy={isBusy && "Adding..."} onClick={add}>
            {`Add ${left.length} ${left.length === 1 ? "option" : "options"}`}
          </Button>
        </>
      }
    >
      <StatusLine status={problem === undefined ? undefined : { kind: "error", text: problem }} />
      <StatusLine
        status={done > 0 ? { kind: "success", text: `Added ${done} of ${added.length} options` } : undefined}
      />
      {rows.length > 0 && (
        <>
          <p>{`${added.length} will be added, ${count("there")} are there already, ${count("refused")} are refused.`}</p>
          <div className={styles.rows}>
            <Rows kind={kind} rows={rows} />
          </div>
        </>
      )}
    </Dialog>
  );
}

function Rows({ kind, rows }: { readonly kind: SheetKind; readonly rows: readonly SheetRow[] }) {
  const names = SHEET_COLUMNS[kind];
  return (
    <Table label="What the sheet would do">
      <thead>
        <tr>
          {["Row", "Import", names.name, names.id, names.dates].map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ row, option, outcome, words }) => (
          <tr key={row}>
            <th scope="row">{row}</th>
            <td data-cell="prose">
              {OUTCOMES[outcome]}
              {words && <>: {words}</>}
            </td>
            <td>{option.name}</td>
            <td>{option.id}</td>
            <td>{option.dates}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
