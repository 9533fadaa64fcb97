import type { CalendarDate } from "../../dates/calendar-date.ts";
import { shownDate } from "../../dates/shown-date.ts";
import { t } from "../../i18n/speech.ts";

import type { BoardPosition } from "./board-position.ts";
import type { BannerItem, BoardDay, BoardItem, Stripboard } from "./stripboard.ts";

/** The result of an edit: the new board, or a sentence with the reason why it is impossible. */
export type Edited =
  | { readonly kind: "done"; readonly board: Stripboard }
  | { readonly kind: "refused"; readonly sentence: string };

const done = (board: Stripboard): Edited => ({ kind: "done", board });
const refused = (sentence: string): Edited => ({ kind: "refused", sentence });

/** The day that contains an item, if any. */
export function dayWith({ days }: Stripboard, id: string): BoardDay | undefined {
  return days.find(({ items }) => items.some((item) => item.id === id));
}

/**
 * Moves items to a position in their current order. Banners moved to the boneyard are removed. Unknown ids are ignored.
 *
 * @param nameOf display name of an item
 */
export function moved(
  board: Stripboard,
  ids: ReadonlySet<string>,
  place: BoardPosition,
  nameOf: (id: string) => string = (id) => id,
): Edited {
  const hindrance = hindranceTo(board, ids, nameOf) ?? lockOf(board, place.on);
  if (hindrance) return refused(hindrance);
  const items: BoardItem[] = [
    ...board.days.flatMap((day) => day.items.filter(({ id }) => ids.has(id))),
    ...board.boneyard.filter((id) => ids.has(id)).map((id) => ({ kind: "scene" as const, id, pinned: false })),
  ];
  const { on } = place;
  if (on === "boneyard") {
    const rest = board.boneyard.filter((id) => !ids.has(id));
    const at = placeAfter(board.boneyard, ids, place.after);
    const scenes = items.filter(({ kind }) => kind === "scene").map(({ id }) => id);
    return done({ ...without(board, ids), boneyard: rest.toSpliced(at, 0, ...scenes) });
  }
  if (!board.days.some(({ date }) => date === on))
    return refused(t("{on} is not on this board.", { on: shownDate(on) }));
  const stood = board.days.find(({ date }) => date === on)?.items.map(({ id }) => id) ?? [];
  const at = placeAfter(stood, ids, place.after);
  const left = without(board, ids);
  return done(withDay(left, on, (day) => ({ ...day, items: day.items.toSpliced(at, 0, ...items) })));
}

/** Index in the list without the leaving items at which to insert after `after`. */
function placeAfter(stood: readonly string[], leaving: ReadonlySet<string>, after: string | undefined): number {
  const before = after === undefined ? 0 : stood.indexOf(after) + 1;
  return stood.slice(0, before).filter((id) => !leaving.has(id)).length;
}

export function withBanner(board: Stripboard, banner: BannerItem, on: CalendarDate, after?: string): Edited {
  const hindrance = lockOf(board, on);
  if (hindrance) return refused(hindrance);
  return done(
    withDay(board, on, (day) => {
      const at = day.items.findIndex(({ id }) => id === after) + 1;
      return { ...day, items: day.items.toSpliced(at, 0, banner) };
    }),
  );
}

/** Removes banners and moves scenes to the boneyard. */
export function unscheduled(board: Stripboard, ids: ReadonlySet<string>, nameOf?: (id: string) => string): Edited {
  return moved(board, ids, { on: "boneyard", after: board.boneyard.at(-1) }, nameOf);
}

/** Changes a banner's text. */
export function renamed(board: Stripboard, id: string, text: string): Edited {
  const day = dayWith(board, id);
  const hindrance = day && lockOf(board, day.date);
  if (!day || hindrance) return refused(hindrance ?? t("This banner is no longer on the board."));
  return done(
    withDay(board, day.date, ({ items, ...rest }) => ({
      ...rest,
      items: items.map((item) => (item.id === id && item.kind === "banner" ? { ...item, text } : item)),
    })),
  );
}

/** Pins or unpins scenes. Scenes in the boneyard are ignored. */
export function pinnedAs(board: Stripboard, ids: ReadonlySet<string>, pinned: boolean): Edited {
  const days = board.days.map((day) => ({
    ...day,
    items: day.items.map((item) => (item.kind === "scene" && ids.has(item.id) ? { ...item, pinned } : item)),
  }));
  return done({ ...board, days });
}

/** Locks or unlocks days. */
export function lockedAs(board: Stripboard, dates: ReadonlySet<CalendarDate>, locked: boolean): Edited {
  return done({ ...board, days: board.days.map((day) => (dates.has(day.date) ? { ...day, locked } : day)) });
}

/** Adds an empty day. */
export function withNewDay(board: Stripboard, date: CalendarDate): Edited {
  if (board.days.some((day) => day.date === date))
    return refused(t("{date} is already on the board.", { date: shownDate(date) }));
  return done({ ...board, days: inOrder([...board.days, { date, locked: false, items: [] }]) });
}

/** Removes a day; its scenes go to the boneyard. */
export function withoutDay(board: Stripboard, date: CalendarDate, nameOf?: (id: string) => string): Edited {
  const day = board.days.find((one) => one.date === date);
  if (!day) return refused(t("{date} is not on this board.", { date: shownDate(date) }));
  const hindrance = lockOf(board, date);
  if (hindrance) return refused(hindrance);
  const emptied = unscheduled(board, new Set(day.items.map(({ id }) => id)), nameOf);
  if (emptied.kind === "refused") return emptied;
  return done({ ...emptied.board, days: emptied.board.days.filter((one) => one.date !== date) });
}

/** Moves a whole day to another date. A day that is already on that date is moved to the old one. */
export function redated(
  board: Stripboard,
  from: CalendarDate,
  to: CalendarDate,
  nameOf: (id: string) => string = (id) => id,
): Edited {
  const both = board.days.filter(({ date }) => date === from || date === to);
  if (!both.some(({ date }) => date === from))
    return refused(t("{from} is not on this board.", { from: shownDate(from) }));
  const hindrance =
    both.map(({ date }) => lockOf(board, date)).find((sentence) => sentence) ??
    hindranceTo(board, new Set(both.flatMap(({ items }) => items.map(({ id }) => id))), nameOf);
  if (hindrance) return refused(hindrance);
  const days = board.days.map((day) => {
    if (day.date === from) return { ...day, date: to };
    return day.date === to ? { ...day, date: from } : day;
  });
  return done({ ...board, days: inOrder(days) });
}

/**
 * Splits a day: an item and all that follow move to another date, before the items that are already there; the day is
 * added if necessary.
 */
export function splitAt(board: Stripboard, id: string, to: CalendarDate, nameOf?: (id: string) => string): Edited {
  const day = dayWith(board, id);
  if (!day) return refused(t("The boneyard has no day to split."));
  if (day.date === to) return refused(t("{to} is the day itself. Choose another date.", { to: shownDate(to) }));
  const ids = new Set(day.items.slice(day.items.findIndex((item) => item.id === id)).map((item) => item.id));
  const hasDay = board.days.some(({ date }) => date === to);
  const opened = hasDay ? done(board) : withNewDay(board, to);
  return opened.kind === "done" ? moved(opened.board, ids, { on: to }, nameOf) : opened;
}

function withDay(board: Stripboard, date: CalendarDate, change: (day: BoardDay) => BoardDay): Stripboard {
  return { ...board, days: board.days.map((day) => (day.date === date ? change(day) : day)) };
}

function without(board: Stripboard, ids: ReadonlySet<string>): Stripboard {
  return {
    ...board,
    days: board.days.map((day) => ({ ...day, items: day.items.filter(({ id }) => !ids.has(id)) })),
    boneyard: board.boneyard.filter((id) => !ids.has(id)),
  };
}

function hindranceTo(board: Stripboard, ids: ReadonlySet<string>, nameOf: (id: string) => string): string | undefined {
  for (const { date, locked, items } of board.days) {
    const item = items.find(({ id }) => ids.has(id));
    if (item && locked) return t("{date} is locked. Unlock the day first.", { date: shownDate(date) });
    const pinned = items.find((one) => one.kind === "scene" && one.pinned && ids.has(one.id));
    if (pinned) return t("{id} is pinned to {date}. Unpin it first.", { id: nameOf(pinned.id), date: shownDate(date) });
  }
  return undefined;
}

function lockOf({ days }: Stripboard, on: BoardPosition["on"]): string | undefined {
  const isLocked = days.some(({ date, locked }) => date === on && locked);
  return isLocked ? t("{on} is locked. Unlock the day first.", { on: shownDate(on) }) : undefined;
}

function inOrder(days: readonly BoardDay[]): BoardDay[] {
  return days.toSorted((one, other) => one.date.localeCompare(other.date));
}
