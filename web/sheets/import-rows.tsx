import { SHEETS, type SheetKind, type SheetRow } from "../../shared/roster/option-sheet.ts";
import { say } from "../texts/say.ts";
import { Table } from "../ui/table.tsx";
import styles from "./sheet-menu.module.css";

const DONE = { added: say("Added"), changed: say("Changed") };
const OUTCOMES: Readonly<Record<SheetRow["outcome"], string>> = {
  added: say("Will be added"),
  changed: say("Will be changed"),
  there: say("Already there"),
  refused: say("Rejected"),
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
    <Table label={say("Import preview")} stacks>
      <thead>
        <tr>
          {[say("Row"), names.name, names.id, say("Import"), say("What changes")].map((column) => (
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
            <td data-cell="prose" data-label={say("Import")}>
              <div>
                {outcomeOf(row)}
                {row.words && <>: {row.words}</>}
              </div>
            </td>
            <td data-cell="prose" data-label={say("What changes")}>
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
          {column}: <del>{before || say("empty")}</del> → <ins>{after || say("empty")}</ins>
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
