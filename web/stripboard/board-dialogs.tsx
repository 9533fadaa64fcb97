import { addDays, weekday } from "../../shared/dates/calendar-date.ts";
import { shownDate } from "../../shared/dates/shown-date.ts";
import { partIdsOf, wholeOf } from "../../shared/schedule/model/scene-parts.ts";
import {
  dayWith,
  redated,
  renamed,
  splitAt,
  withBanner,
  withNewDay,
} from "../../shared/schedule/stripboard/board-edit.ts";
import type { BoardRepair } from "../../shared/schedule/stripboard/repair/repair-board.ts";
import type { Stripboard } from "../../shared/schedule/stripboard/stripboard.ts";
import { t } from "../i18n/translate.ts";
import { BannerDialog } from "./banner-dialog.tsx";
import { DateDialog } from "./date-dialog.tsx";
import { type BoardEditor, SAID_MS } from "./editor/use-board-editor.ts";
import { dayKey } from "./model/board-rows.ts";
import { MoveToUnitDialog } from "./move-to-unit-dialog.tsx";
import { PaletteDialog } from "./palette-dialog.tsx";
import { ShootingTimeDialog } from "./shooting-time-dialog.tsx";
import { RepairDialog } from "./sidebar/repair-dialog.tsx";
import { WhatIfDialog } from "./what-if-dialog.tsx";

/** The open dialog. */
export function BoardDialogs({ editor }: { readonly editor: BoardEditor }) {
  const close = () => editor.ask(undefined);
  if (editor.righting) return <PutRight editor={editor} righting={editor.righting} />;
  switch (editor.question) {
    case "day":
      return <AddDay editor={editor} onClose={close} />;
    case "redate":
      return <Redate editor={editor} onClose={close} />;
    case "split":
      return <Split editor={editor} onClose={close} />;
    case "banner":
      return <AddBanner editor={editor} onClose={close} />;
    case "rename":
      return <Rename editor={editor} onClose={close} />;
    case "time":
      return <ShootingTime editor={editor} onClose={close} />;
    case "whatIf":
      return <WhatIfDialog editor={editor} onClose={close} />;
    case "unit":
      return <MoveToUnitDialog editor={editor} onClose={close} />;
    case "palette":
      return <PaletteDialog onClose={close} />;
    default:
      return null;
  }
}

interface AskProps {
  readonly editor: BoardEditor;
  readonly onClose: () => void;
}

function AddDay({ editor: { board, today, carryOut, priceOf }, onClose }: AskProps) {
  return (
    <DateDialog
      title={t("Add day")}
      action={t("Add")}
      start={addDays(board.days.at(-1)?.date ?? today, 1)}
      priceOf={(date) => priceOf(withNewDay(board, date))}
      onClose={onClose}
      onDone={(date) => {
        carryOut(withNewDay(board, date), t("{date} added.", { date: shownDate(date) }));
        onClose();
      }}
    />
  );
}

function Redate({ editor: { board, chosenDay, carryOut, priceOf, named, select }, onClose }: AskProps) {
  if (!chosenDay) return null;
  const { date: before } = chosenDay;
  return (
    <DateDialog
      title={t("Change date")}
      action={t("Change")}
      start={before}
      priceOf={(date) => priceOf(redated(board, before, date, named))}
      onClose={onClose}
      onDone={(date) => {
        const words = t("{before} moved to {date}.", { before: shownDate(before), date: shownDate(date) });
        if (carryOut(redated(board, before, date, named), words)) select(new Set([dayKey(date)]));
        onClose();
      }}
    />
  );
}

function Split({ editor: { board, items, sheet, carryOut, priceOf, named, select }, onClose }: AskProps) {
  const [first = ""] = items;
  const day = dayWith(board, first);
  if (!day) return null;
  return (
    <DateDialog
      title={t("Split day")}
      action={t("Split")}
      start={nextFreeDate(board, day.date, sheet.weekdays)}
      priceOf={(date) => priceOf(splitAt(board, first, date, named))}
      onClose={onClose}
      onDone={(date) => {
        const words = t("{date} continues on {date2} from {named}.", {
          date: shownDate(day.date),
          date2: shownDate(date),
          named: named(first),
        });
        if (carryOut(splitAt(board, first, date, named), words)) select(new Set([dayKey(date)]));
        onClose();
      }}
    />
  );
}

/** The next working day that is not on the board. */
function nextFreeDate(board: Stripboard, after: string, weekdays: readonly number[]): string {
  const taken = new Set(board.days.map(({ date }) => date));
  let date = addDays(after, 1);
  while (taken.has(date) || (weekdays.length > 0 && !weekdays.includes(weekday(date)))) date = addDays(date, 1);
  return date;
}

function AddBanner({ editor: { board, carryOut, placeHere }, onClose }: AskProps) {
  return (
    <BannerDialog
      onClose={onClose}
      onDone={(kind, text) => {
        const { on, after } = placeHere();
        const day = on === "boneyard" ? board.days.at(-1)?.date : on;
        const item = { kind: "banner" as const, id: `banner-${crypto.randomUUID()}`, banner: kind, text };
        if (day) carryOut(withBanner(board, item, day, after), t("Banner added on {day}.", { day: shownDate(day) }));
        onClose();
      }}
    />
  );
}

function Rename({ editor: { board, items, carryOut }, onClose }: AskProps) {
  const banner = board.days.flatMap((day) => day.items).find(({ id }) => items.has(id));
  if (banner?.kind !== "banner") return null;
  return (
    <BannerDialog
      banner={banner}
      onClose={onClose}
      onDone={(_, text) => {
        carryOut(renamed(board, banner.id, text), t("Banner renamed."));
        onClose();
      }}
    />
  );
}

function ShootingTime({ editor: { checker, items, tell }, onClose }: AskProps) {
  const [sceneId = ""] = items;
  const [first, ...rest] = partIdsOf(sceneId).flatMap((part) => checker.stripOf(part) ?? []);
  if (!first) return null;
  return (
    <ShootingTimeDialog
      strip={wholeOf([first, ...rest])}
      onClose={onClose}
      onDone={(text) => {
        tell({ kind: "success", text, forMs: SAID_MS });
        onClose();
      }}
    />
  );
}

function PutRight({ editor, righting }: { readonly editor: BoardEditor; readonly righting: BoardRepair }) {
  const { named, edit, tell, showRighting } = editor;
  return (
    <RepairDialog
      righting={righting}
      nameOf={named}
      onClose={() => showRighting(undefined)}
      onApply={() => {
        edit(righting.board);
        tell({
          kind: "success",
          text: t("Repaired: {scenes, plural, one {# scene} other {# scenes}} moved.", {
            scenes: righting.moves.length,
          }),
          forMs: SAID_MS,
        });
        showRighting(undefined);
      }}
    />
  );
}
