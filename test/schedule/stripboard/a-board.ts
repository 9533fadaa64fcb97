import fc from "fast-check";
import { addDays } from "../../../shared/dates/calendar-date.ts";
import type { Edited } from "../../../shared/schedule/stripboard/board-edit.ts";
import type { BoardItem, Stripboard } from "../../../shared/schedule/stripboard/stripboard.ts";

export const MONDAY = "2026-03-02";
/** The date of a board's day, counted from the first Monday. */
export const date = (day: number) => addDays(MONDAY, day);

/**
 * A board in one line: `board(["1 2*", "lunch 3"], "4")`; a star pins, a word is a banner, a leading exclamation mark
 * locks.
 */
export function board(days: readonly string[], boneyard = ""): Stripboard {
  return {
    days: days.map((text, day) => ({
      date: date(day),
      locked: text.startsWith("!"),
      items: words(text.replace("!", "")).map(itemOf),
    })),
    boneyard: words(boneyard).map((number) => `s${number}`),
  };
}

/** A board in the format of `board`. */
export function inWords({ days, boneyard }: Stripboard): [days: string[], boneyard: string] {
  const item = (one: BoardItem) => (one.kind === "banner" ? one.text : `${one.id.slice(1)}${one.pinned ? "*" : ""}`);
  return [
    days.map(({ locked, items }) => `${locked ? "!" : ""}${items.map(item).join(" ")}`),
    boneyard.map((id) => id.slice(1)).join(" "),
  ];
}

/** The board after an edit. Throws if the edit was refused. */
export function boardAfter(edited: Edited): Stripboard {
  if (edited.kind === "refused") throw new Error(edited.sentence);
  return edited.board;
}

const words = (text: string) => text.split(" ").filter((word) => word !== "");

function itemOf(word: string): BoardItem {
  if (/^\d/.test(word)) return { kind: "scene", id: `s${word.replace("*", "")}`, pinned: word.endsWith("*") };
  return { kind: "banner", id: word, banner: "note", text: word };
}

/** Boards of up to five days and fourteen scenes, some pinned, some days locked, some banners between. */
export const anyBoard: fc.Arbitrary<Stripboard> = fc
  .record({
    places: fc.array(fc.integer({ min: 0, max: 5 }), { minLength: 1, maxLength: 14 }),
    pins: fc.array(fc.boolean(), { minLength: 14, maxLength: 14 }),
    locks: fc.array(fc.boolean(), { minLength: 5, maxLength: 5 }),
    banners: fc.array(fc.integer({ min: 0, max: 4 }), { maxLength: 3 }),
  })
  .map(({ places, pins, locks, banners }) => ({
    days: locks.map((locked, day) => ({
      date: date(day),
      locked: locked && day % 2 === 0,
      items: [
        ...places.flatMap((place, scene) =>
          place === day ? [{ kind: "scene" as const, id: `s${scene}`, pinned: pins[scene]! && scene % 3 === 0 }] : [],
        ),
        ...banners.flatMap((on, banner) =>
          on === day ? [{ kind: "banner" as const, id: `b${banner}`, banner: "meal" as const, text: "" }] : [],
        ),
      ],
    })),
    boneyard: places.flatMap((place, scene) => (place === 5 ? [`s${scene}`] : [])),
  }));
