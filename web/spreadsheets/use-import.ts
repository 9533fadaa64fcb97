import { useRef, useState } from "react";
import { useRevalidator } from "react-router-dom";
import type { SpreadsheetKind } from "../../shared/roster/options/options-spreadsheet.ts";
import { errorText } from "../api/error-text.ts";
import { t } from "../i18n/translate.ts";
import { carryOut, type Imported, takeBack } from "./apply-import.ts";
import type { PreviewedRow } from "./preview.ts";

/** Imports rows sequentially, to keep their order, and can undo all of them. Failed rows can be repeated. */
export function useImport(kind: SpreadsheetKind, id: string) {
  const { revalidate } = useRevalidator();
  const [done, setDone] = useState<ReadonlyMap<PreviewedRow, Imported>>(new Map());
  const [work, setWork] = useState<"importing" | "undoing">();
  const [problem, setProblem] = useState<string>();
  const [undone, setUndone] = useState(0);
  const asked = useRef(new Set<PreviewedRow>());

  async function carry(
    task: "importing" | "undoing",
    rows: readonly PreviewedRow[],
    act: (row: PreviewedRow) => Promise<void>,
  ) {
    setWork(task);
    setProblem(undefined);
    setUndone(0);
    let at: PreviewedRow | undefined;
    try {
      for (const row of rows) {
        at = row;
        await act(row);
      }
    } catch (error) {
      setProblem(
        t('Row {row}, "{name}": {error}', {
          row: at?.row,
          name: at?.option.name,
          error: errorText(error, t("Failed to import the option")),
        }),
      );
    }
    setWork(undefined);
    await revalidate();
  }

  return {
    done,
    work,
    problem,
    undone,
    run: (rows: readonly PreviewedRow[]) =>
      carry("importing", rows, async (row) => {
        const isAgain = asked.current.has(row);
        asked.current.add(row);
        const imported = await carryOut(kind, id, row, row.known, isAgain);
        setDone((all) => new Map(all).set(row, imported));
      }),
    undo: () =>
      carry("undoing", [...done.keys()].reverse(), async (row) => {
        await takeBack(kind, id, done.get(row)!);
        asked.current.delete(row);
        setUndone((count) => count + 1);
        setDone((all) => new Map([...all].filter(([one]) => one !== row)));
      }),
  };
}
