import {
  SPREADSHEETS,
  type SpreadsheetKind,
  type SpreadsheetRow,
} from "../../shared/roster/options/options-spreadsheet.ts";
import { t } from "../i18n/translate.ts";
import { Table } from "../ui/table.tsx";
import styles from "./import-dialog.module.css";

const DONE = { added: t("Added"), changed: t("Changed") };
const OUTCOMES: Readonly<Record<SpreadsheetRow["outcome"], string>> = {
  added: t("Will be added"),
  changed: t("Will be changed"),
  there: t("Already there"),
  refused: t("Rejected"),
};

interface ImportRowsProps {
  readonly kind: SpreadsheetKind;
  readonly rows: readonly SpreadsheetRow[];
  /** The result of a row, if it was imported. */
  readonly done: (row: SpreadsheetRow) => keyof typeof DONE | undefined;
}

/** Preview of the rows, with previous and new values of changes. */
export function ImportRows({ kind, rows, done }: ImportRowsProps) {
  const names = SPREADSHEETS[kind];
  return (
    <Table label={t("Import preview")} stacks>
      <thead>
        <tr>
          {[t("Row"), names.name, names.id, t("Import"), t("What changes")].map((column) => (
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
            <td data-cell="prose" data-label={t("Import")}>
              <div>
                {outcomeOf(row)}
                {row.words && <>: {row.words}</>}
              </div>
            </td>
            <td data-cell="prose" data-label={t("What changes")}>
              <Changes kind={kind} row={row} />
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );

  function outcomeOf(row: SpreadsheetRow): string {
    const was = done(row);
    return was ? DONE[was] : OUTCOMES[row.outcome];
  }
}

function Changes({
  kind,
  row: { outcome, option, changes },
}: {
  readonly kind: SpreadsheetKind;
  readonly row: SpreadsheetRow;
}) {
  if (outcome === "added") return <>{given(kind, option.texts).join("; ")}</>;
  return (
    <ul className={styles.changes}>
      {changes.map(({ column, before, after }) => (
        <li key={column}>
          {column}: <del>{before || t("empty")}</del> → <ins>{after || t("empty")}</ins>
        </li>
      ))}
    </ul>
  );
}

/** The details of a new candidate. */
function given(kind: SpreadsheetKind, texts: Readonly<Record<string, string>>): string[] {
  return SPREADSHEETS[kind].fields.flatMap(({ name, column, shown }) => {
    const text = texts[name] ?? "";
    return text === "" ? [] : `${column}: ${shown ? shown(text) : text}`;
  });
}
