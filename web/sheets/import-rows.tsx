import { SHEETS, type SheetKind, type SheetRow } from "../../shared/roster/option-sheet.ts";
import { Table } from "../ui/table.tsx";
import styles from "./sheet-menu.module.css";

const DONE = { added: "Added", changed: "Changed" };
const OUTCOMES: Readonly<Record<SheetRow["outcome"], string>> = {
  added: "Will be added",
  changed: "Will be changed",
  there: "There already",
  refused: "Refused",
};

interface ImportRowsProps {
  readonly kind: SheetKind;
  readonly rows: readonly SheetRow[];
  /** What was done with a row, if anything was. */
  readonly done: (row: SheetRow) => keyof typeof DONE | undefined;
}

/** What a sheet would do, row by row; of what would change, how it is and how it would be. */
export function ImportRows({ kind, rows, done }: ImportRowsProps) {
  const names = SHEETS[kind];
  return (
    <Table label="What the sheet would do" stacks>
      <thead>
        <tr>
          {["Row", names.name, names.id, "Import", "What changes"].map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.row}>
            <th scope="row" data-cell="number">
              {row.row}
            </th>
            <td data-cell="title">{row.option.name}</td>
            <td data-label={names.id}>{row.option.id}</td>
            <td data-cell="prose" data-label="Import">
              <div>
                {outcomeOf(row)}
                {row.words && <>: {row.words}</>}
              </div>
            </td>
            <td data-cell="prose" data-label="What changes">
              <Changes kind={kind} row={row} />
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );

  function outcomeOf(row: SheetRow): string {
    const was = done(row);
    return was ? DONE[was] : OUTCOMES[row.outcome];
  }
}

function Changes({ kind, row: { outcome, option, changes } }: { readonly kind: SheetKind; readonly row: SheetRow }) {
  if (outcome === "added") return <>{given(kind, option.texts).join("; ")}</>;
  return (
    <ul className={styles.changes}>
      {changes.map(({ column, before, after }) => (
        <li key={column}>
          {column}: <del>{before || "empty"}</del> → <ins>{after || "empty"}</ins>
        </li>
      ))}
    </ul>
  );
}

/** What is said of somebody new. */
function given(kind: SheetKind, texts: Readonly<Record<string, string>>): string[] {
  return SHEETS[kind].fields.flatMap(({ name, column, shown }) => {
    const text = texts[name] ?? "";
    return text === "" ? [] : `${column}: ${shown ? shown(text) : text}`;
  });
}
