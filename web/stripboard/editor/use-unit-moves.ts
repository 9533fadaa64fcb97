import { useRef } from "react";
import { useRevalidator } from "react-router-dom";
import type { BoardChecker } from "../../../shared/schedule/stripboard/board-checker.ts";
import { unscheduled } from "../../../shared/schedule/stripboard/board-edit.ts";
import { movedBetween } from "../../../shared/schedule/stripboard/moved-between.ts";
import { type MovePrice, movePrice } from "../../../shared/schedule/stripboard/price/move-price.ts";
import type { BoardItem, Stripboard } from "../../../shared/schedule/stripboard/stripboard.ts";
import { api } from "../../api/client.ts";
import { t } from "../../i18n/translate.ts";
import type { SavingCall, StepCalls } from "../model/board-history.ts";
import type { LoadedBoard } from "../model/loaded-board.ts";
import { sceneRuns } from "../model/scene-runs.ts";
import { type MoveToUnit, type OtherUnit, unitsToMoveTo } from "../model/unit-lanes.ts";

/** What a move costs, or why it is impossible, as a sentence. */
export type PricedMove =
  | { readonly kind: "done"; readonly from: Stripboard; readonly price: MovePrice }
  | { readonly kind: "refused"; readonly sentence: string };

interface Host extends Pick<LoadedBoard, "board" | "sheet" | "units"> {
  readonly id: string;
  readonly checker: BoardChecker;
  readonly published: readonly string[];
  readonly editBy: (calls: StepCalls) => Promise<string | undefined>;
}

/** Moves of scenes to the boards of other units: what each costs, and the requests that do it, undo it and redo it. */
export function useUnitMoves({ id, board, sheet, checker, units, published, editBy }: Host) {
  const { revalidate } = useRevalidator();
  const last = useRef<{ readonly wanted: string; readonly operation: string }>(undefined);
  /** Versions of other units' boards that this page saved, which may not have been loaded again yet. */
  const saved = useRef(new Map<string, number>());
  const targets = unitsToMoveTo(units, sheet.name);
  const schedule = sheet.name;

  /** The scenes among items; banners stay. */
  const scenesOf = (ids: ReadonlySet<string>) => new Set([...ids].filter((item) => checker.stripOf(item)));

  function price({ to, ...move }: MoveToUnit): PricedMove {
    if (move.sceneIds.size === 0) return { kind: "refused", sentence: t("Only scenes move to another unit.") };
    const moved = movedBetween([{ board, sheet }, to], move);
    if ("sentence" in moved) return { kind: "refused", sentence: moved.sentence };
    const sides = [{ board, sheet, published }, to] as const;
    return { kind: "done", from: moved.from, price: movePrice(sides, moved, units?.allowed ?? []) };
  }

  /** A retry after a lost response has the same idempotency key, so it applies once. */
  function operationOf(wanted: string): string {
    if (last.current?.wanted !== wanted) last.current = { wanted, operation: crypto.randomUUID() };
    return last.current.operation;
  }

  const fresh = (other: string) => api.getStripboard({ params: { id, scheduleName: other } });

  function callsOf({ to, sceneIds, date, at }: MoveToUnit): StepCalls {
    const runs = sceneRuns(board, sceneIds);
    const onDays = new Set(runs.flatMap((run) => run.sceneIds));
    const unplaced = new Set([...sceneIds].filter((one) => !onDays.has(one)));
    const next = at === undefined ? undefined : itemsOn(to.board, date)[at]?.id;
    let seen: Pick<OtherUnit, "board" | "sheet" | "version"> | undefined = to;
    let left = runs;
    return {
      async redo(stored, onSaved) {
        // The price that was shown is of this board. If someone else has changed it, the server refuses.
        const isCurrent = seen && seen.version >= (saved.current.get(to.schedule) ?? 0);
        const other = seen && isCurrent ? seen : await fresh(to.schedule);
        const place = itemsOn(other.board, date).findIndex((item) => item.id === next);
        const move = { sceneIds, date, ...(place >= 0 && { at: place }) };
        const moved = movedBetween([{ board: stored.board, sheet }, other], move);
        if ("sentence" in moved) return moved.sentence;
        const payload = {
          ...{ from: { schedule, version: stored.version }, to: { schedule: to.schedule, version: other.version } },
          ...{ scene_ids: [...sceneIds], date, ...(place >= 0 && { at: place }) },
        };
        const operation = operationOf(JSON.stringify(payload));
        const versions = await api.moveStrips({ params: { id }, payload: { ...payload, operation } });
        saved.current.set(to.schedule, versions.to);
        onSaved({ board: moved.from, version: versions.from });
        [seen, left] = [undefined, runs];
        return undefined;
      },
      async undo(stored, onSaved) {
        let own = stored;
        for (const run of left) {
          const other = await fresh(to.schedule);
          const back = { ...run, sceneIds: new Set(run.sceneIds) };
          const moved = movedBetween([other, { board: own.board, sheet }], back);
          if ("sentence" in moved) return moved.sentence;
          const payload = {
            ...{ from: { schedule: to.schedule, version: other.version }, to: { schedule, version: own.version } },
            ...{ scene_ids: [...run.sceneIds], date: run.date, at: run.at },
          };
          const operation = operationOf(JSON.stringify(payload));
          const versions = await api.moveStrips({ params: { id }, payload: { ...payload, operation } });
          saved.current.set(to.schedule, versions.from);
          own = { board: moved.to, version: versions.to };
          onSaved(own);
          left = left.slice(1);
        }
        if (unplaced.size === 0) return undefined;
        // Scenes without a day have none to go back to: they only leave the day of the other unit.
        const other = await fresh(to.schedule);
        const edited = unscheduled(other.board, unplaced);
        if (edited.kind === "refused") return edited.sentence;
        const payload = { board: edited.board, version: other.version };
        const operation = operationOf(JSON.stringify(payload));
        const params = { id, scheduleName: to.schedule };
        const { version } = await api.saveStripboard({ params, payload: { ...payload, operation } });
        saved.current.set(to.schedule, version);
        return undefined;
      },
    };
  }

  /** Loads both boards again after the requests: either may be another one than was seen. */
  const reloading =
    (call: SavingCall): SavingCall =>
    async (...stored) => {
      try {
        return await call(...stored);
      } finally {
        void revalidate();
      }
    };

  /** Moves the scenes. Returns why it failed. */
  function moveToUnit(move: MoveToUnit): Promise<string | undefined> {
    const { undo, redo } = callsOf(move);
    return editBy({ undo: reloading(undo), redo: reloading(redo) });
  }

  return { targets, scenesOf, price, moveToUnit };
}

const itemsOn = ({ days }: Stripboard, date: string): readonly BoardItem[] =>
  days.find((day) => day.date === date)?.items ?? [];
