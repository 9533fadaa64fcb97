import { addDays, weekday } from "../../shared/roster/calendar-date.ts";
import { dateText } from "../../shared/roster/dates.ts";
import {
  dayWith,
  redated,
  renamed,
  splitAt,
  withBanner,
  withNewDay,
} from "../../shared/schedule/stripboard/board-edit.ts";
import type { Righting } from "../../shared/schedule/stripboard/put-right.ts";
import type { Stripboard } from "../../shared/schedule/stripboard/stripboard.ts";
import { say } from "../texts/say.ts";
import { BannerDialog } from "./banner-dialog.tsx";
import { dayKey } from "./board-rows.ts";
import { DateDialog } from "./date-dialog.tsx";
import { PaletteDialog } from "./palette-dialog.tsx";
import { RightingDialog } from "./righting-dialog.tsx";
import { type Desk, SAID_MS } from "./use-desk.ts";

/** The dialog of the question that is being asked. */
export function BoardDialogs({ desk }: { readonly desk: Desk }) {
  const close = () => desk.ask(undefined);
  if (desk.righting) return <PutRight desk={desk} righting={desk.righting} />;
  switch (desk.question) {
    case "day":
      return <AddDay desk={desk} onClose={close} />;
    case "redate":
      return <Redate desk={desk} onClose={close} />;
    case "split":
      return <Split desk={desk} onClose={close} />;
    case "banner":
      return <AddBanner desk={desk} onClose={close} />;
    case "rename":
      return <Rename desk={desk} onClose={close} />;
    case "palette":
      return <PaletteDialog onClose={close} />;
    default:
      return null;
  }
}

interface AskProps {
  readonly desk: Desk;
  readonly onClose: () => void;
}

function AddDay({ desk: { board, today, carryOut }, onClose }: AskProps) {
  return (
    <DateDialog
      title={say("Add day")}
      action={say("Add")}
      start={addDays(board.days.at(-1)?.date ?? today, 1)}
      onClose={onClose}
      onDone={(date) => {
        carryOut(withNewDay(board, date), say("{date} added.", { date: dateText(date) }));
        onClose();
      }}
    />
  );
}

function Redate({ desk: { board, chosenDay, carryOut, named, select }, onClose }: AskProps) {
  if (!chosenDay) return null;
  const { date: before } = chosenDay;
  return (
    <DateDialog
      title={say("Change date")}
      action={say("Change")}
      start={before}
      onClose={onClose}
      onDone={(date) => {
        const words = say("{before} moved to {date}.", { before: dateText(before), date: dateText(date) });
        if (carryOut(redated(board, before, date, named), words)) select(new Set([dayKey(date)]));
        onClose();
      }}
    />
  );
}

function Split({ desk: { board, items, sheet, carryOut, named, select }, onClose }: AskProps) {
  const [first = ""] = items;
  const day = dayWith(board, first);
  if (!day) return null;
  return (
    <DateDialog
      title={say("Split day")}
      action={say("Split")}
      start={nextFreeDate(board, day.date, sheet.weekdays)}
      onClose={onClose}
      onDone={(date) => {
        const words = say("{date} continues on {date2} from {named}.", {
          date: dateText(day.date),
          date2: dateText(date),
          named: named(first),
        });
        if (carryOut(splitAt(board, first, date, named), words)) select(new Set([dayKey(date)]));
        onClose();
      }}
    />
  );
}

/** The next date with work that the board has nothing on. */
function nextFreeDate(board: Stripboard, after: string, weekdays: readonly number[]): string {
  const taken = new Set(board.days.map(({ date }) => date));
  let date = addDays(after, 1);
  while (taken.has(date) || (weekdays.length > 0 && !weekdays.includes(weekday(date)))) date = addDays(date, 1);
  return date;
}

function AddBanner({ desk: { board, carryOut, placeHere }, onClose }: AskProps) {
  return (
    <BannerDialog
      onClose={onClose}
      onDone={(kind, text) => {
        const { on, after } = placeHere();
        const day = on === "boneyard" ? board.days.at(-1)?.date : on;
        const item = { kind: "banner" as const, id: `banner-${crypto.randomUUID()}`, banner: kind, text };
        if (day) carryOut(withBanner(board, item, day, after), say("Banner added on {day}.", { day: dateText(day) }));
        onClose();
      }}
    />
  );
}

function Rename({ desk: { board, items, carryOut }, onClose }: AskProps) {
  const banner = board.days.flatMap((day) => day.items).find(({ id }) => items.has(id));
  if (banner?.kind !== "banner") return null;
  return (
    <BannerDialog
      banner={banner}
      onClose={onClose}
      onDone={(_, text) => {
        carryOut(renamed(board, banner.id, text), say("Banner renamed."));
        onClose();
      }}
    />
  );
}

function PutRight({ desk, righting }: { readonly desk: Desk; readonly righting: Righting }) {
  const { named, edit, tell, showRighting } = desk;
  return (
    <RightingDialog
      righting={righting}
      nameOf={named}
      onClose={() => showRighting(undefined)}
      onApply={() => {
        edit(righting.board);
        tell({
          kind: "success",
          text: say("Repaired: {scenes, plural, one {# scene} other {# scenes}} moved.", {
            scenes: righting.moves.length,
          }),
          forMs: SAID_MS,
        });
        showRighting(undefined);
      }}
    />
  );
}
