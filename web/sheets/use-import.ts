import { useRef, useState } from "react";
import { useRevalidator } from "react-router-dom";
import type { SheetKind } from "../../shared/roster/option-sheet.ts";
import { wordsFor } from "../problem-words.ts";
import { say } from "../texts/say.ts";
import { carryOut, type Imported, takeBack } from "./carry-out.ts";
import type { PreviewedRow } from "./preview.ts";

/** Imports rows one after the other, to keep their order, and takes all of it back. What fails can be tried again. */
export function useImport(kind: SheetKind, id: string) {
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
        say('Row {row}, "{name}": {error}', {
          row: at?.row,
          name: at?.option.name,
          error: wordsFor(error, say("Failed to import the option")),
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
