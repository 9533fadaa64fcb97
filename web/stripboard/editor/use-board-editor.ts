import { useState } from "react";
import { newViolations } from "../../../shared/schedule/stripboard/board-checker.ts";
import type { Edited } from "../../../shared/schedule/stripboard/board-edit.ts";
import type { BoardPosition } from "../../../shared/schedule/stripboard/board-position.ts";
import { changePrice, changePriceText } from "../../../shared/schedule/stripboard/price/change-price.ts";
import type { BoardRepair } from "../../../shared/schedule/stripboard/repair/repair-board.ts";
import { errorText } from "../../api/error-text.ts";
import { t } from "../../i18n/translate.ts";
import { useMayEdit, useProject } from "../../navigation/project-context.ts";
import type { Status } from "../../ui/status-line.tsx";
import { gapOf } from "../model/board-keys.ts";
import { type BoardRow, dateOfKey, dayKey, placeBelow } from "../model/board-rows.ts";
import { changesText, nameOf, unitPlaceText } from "../model/board-text.ts";
import type { DropPreview, Gap } from "../model/drag.ts";
import type { LoadedBoard } from "../model/loaded-board.ts";
import type { MoveToUnit } from "../model/unit-lanes.ts";
import { useBoard } from "./use-board.ts";
import { useBoardViewModel } from "./use-board-view-model.ts";
import { useSelection } from "./use-selection.ts";
import { useStrictMode } from "./use-strict-mode.ts";
import { useUnitMoves } from "./use-unit-moves.ts";

/** How long a success message is shown. */
export const SAID_MS = 6000;

/** The open dialog. */
export type Question = "day" | "redate" | "split" | "banner" | "rename" | "time" | "palette" | "whatIf" | "unit";

/** Controller of the stripboard page: the board and its view model, the selection, and the last message. */
export function useBoardEditor(
  { version, today, strict, published = [], changes = [], board: loaded, sheet, units, isOld }: LoadedBoard,
  isPhone: boolean,
) {
  const { id } = useProject();
  const mayEdit = useMayEdit() && !isOld;
  const { board, edit, editBy, undo, redo, adopt, ...saved } = useBoard(
    { id, scheduleName: sheet.name },
    { board: loaded, version, changes },
    (others = []) =>
      tell({ kind: "info", text: t("{changes} Your change was added.", { changes: changesText(others) }) }),
  );
  const figures = useBoardViewModel(board, { sheet, units }, isPhone, mayEdit);
  const { checker, rows, breaches } = figures;
  const moves = useUnitMoves({ id, board, sheet, checker, units, published, editBy });
  const selection = useSelection(rows);
  const { selected, active } = selection;
  const [status, tell] = useState<Status>();
  const strictness = useStrictMode(id, { strict, sheet }, (error) =>
    tell({ kind: "error", text: errorText(error, t("Failed to save the setting")) }),
  );
  const { isStrict } = strictness;
  const [question, ask] = useState<Question>();
  /** A proposed repair, until the user has decided. */
  const [righting, showRighting] = useState<BoardRepair>();

  const named = (itemId: string) => nameOf(checker, itemId);
  const whatIs = (ids: ReadonlySet<string>) => {
    const [only = ""] = ids;
    return ids.size === 1 ? named(only) : t("{strips, plural, one {# strip} other {# strips}}", { strips: ids.size });
  };

  /** What an edit costs, as a sentence, or why it is impossible. */
  const priceOf = (edited: Edited): string =>
    edited.kind === "refused" ? edited.sentence : changePriceText(changePrice(checker, board, edited.board, published));

  /** Applies an edit, unless it is invalid, or violates a constraint in strict mode. */
  function carryOut(edited: Edited, words: string): boolean {
    if (edited.kind === "refused") {
      tell({ kind: "error", text: edited.sentence });
      return false;
    }
    const broken = newViolations(breaches, checker.breaches(edited.board));
    if (isStrict && broken.length > 0) {
      tell({ kind: "error", text: t("Not moved. {sentence}", { sentence: broken[0]?.sentence }) });
      return false;
    }
    if (JSON.stringify(edited.board) !== JSON.stringify(board)) edit(edited.board);
    const text = [words, ...broken.slice(0, 2).map(({ sentence }) => sentence)].join(" ");
    tell({ kind: broken.length > 0 ? "error" : "success", text, ...(broken.length === 0 && { forMs: SAID_MS }) });
    return true;
  }

  /** Takes over others' saves as one more step, unless a save is in progress. */
  function heed(newest: Pick<LoadedBoard, "board" | "version" | "changes">) {
    const others = adopt(newest);
    if (others)
      tell({
        kind: "info",
        text: t("{changes} Undo returns to your version.", { changes: changesText(others) }),
      });
  }

  async function back(act: () => Promise<string | undefined>, words: string) {
    const problem = await act();
    tell(problem ? { kind: "error", text: problem } : { kind: "info", text: words, forMs: SAID_MS });
  }

  /** Moves scenes to another unit. Returns why it failed. */
  async function moveToUnit(move: MoveToUnit): Promise<string | undefined> {
    const words = t("{what} moved to {place}.", { what: whatIs(move.sceneIds), place: unitPlaceText(move) });
    const problem = await moves.moveToUnit(move);
    if (problem === undefined) tell({ kind: "success", text: words, forMs: SAID_MS });
    return problem;
  }

  /** Moves dragged scenes to another unit. */
  async function dropOnUnit(move: MoveToUnit) {
    const problem = await moveToUnit(move);
    if (problem !== undefined) tell({ kind: "error", text: problem });
  }

  /** What a drop in the lane of another unit on a day would do. */
  function previewOnUnit(
    ids: ReadonlySet<string>,
    { unit, at }: Pick<Gap, "unit" | "at">,
    row: BoardRow | undefined,
  ): DropPreview | undefined {
    const to = moves.targets.find((one) => one.id === unit);
    if (!to || row?.kind !== "day") return undefined;
    const { date } = row.day;
    const next = row.lanes.find(({ id }) => id === unit)?.strips[at ?? Number.POSITIVE_INFINITY]?.strip.sceneId;
    const items = to.board.days.find((day) => day.date === date)?.items ?? [];
    const toUnit: MoveToUnit = {
      ...{ to, sceneIds: moves.scenesOf(ids), date },
      ...(next !== undefined && { at: items.findIndex(({ id }) => id === next) }),
    };
    const priced = moves.price(toUnit);
    const place = { on: date };
    if (priced.kind === "refused") {
      return { place, toUnit, edited: priced, broken: [], warned: [], cost: undefined, price: "" };
    }
    const { total, from, to: there } = priced.price;
    const [broken, warned] = [
      [...there.broken, ...from.broken],
      [...there.warned, ...from.warned],
    ];
    const edited = { kind: "done", board: priced.from } as const;
    const [cost, price] = [checker.cost(priced.from), changePriceText(total)];
    return { place, toUnit, edited, broken, warned, cost, price };
  }

  const items: ReadonlySet<string> = new Set([...selected].filter((key) => dateOfKey(key) === undefined));
  /** The selected strips and banners, or else the active one. */
  const target = (): ReadonlySet<string> =>
    items.size > 0 ? items : new Set(active && dateOfKey(active) === undefined ? [active] : []);
  /** Position of new or pasted items: below the active row. */
  const placeHere = (): BoardPosition => {
    const at = gapOf(rows, active);
    return at ? placeBelow(rows[at.list][at.row]) : { on: board.days.at(-1)?.date ?? "boneyard" };
  };

  return {
    ...{
      today,
      sheet,
      units,
      mayEdit,
      board,
      edit,
      ...saved,
      ...figures,
      ...selection,
      carryOut,
      priceOf,
      named,
      whatIs,
    },
    ...{ status, tell, question, ask, righting, showRighting, items, target, placeHere, heed, ...strictness },
    unitMoves: { ...moves, moveToUnit },
    ...{ dropOnUnit, previewOnUnit },
    undo: () => saved.canUndo && void back(undo, t("Undone.")),
    redo: () => saved.canRedo && void back(redo, t("Redone.")),
    chosenDay: board.days.find(({ date }) => selected.has(dayKey(date))),
  };
}

export type BoardEditor = ReturnType<typeof useBoardEditor>;
