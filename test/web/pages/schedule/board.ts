import { fireEvent } from "@testing-library/dom";
import { expect, vi } from "vitest";
import { tsvFromTable } from "../../../../shared/tables/tsv.ts";
import { aProduction } from "../a-production.ts";
import { HUB, openApp } from "../app.tsx";
import type { Answers } from "../fake-api.ts";
import { schedulesOf } from "../schedules.ts";
import { giveSizes } from "../sizes.ts";
import { someUnits } from "../some-units.ts";
import { drawn, eventually, field, one, user } from "../words.ts";
import "../../../../web/pages/stripboard.tsx";

export const [MONDAY, TUESDAY, WEDNESDAY] = ["2031-03-03", "2031-03-04", "2031-03-05"];

interface Board {
  readonly dates?: readonly string[];
  /** The scene numbers of each day; by default 1, 2, 3 and 4, 5. */
  readonly days?: readonly string[];
  /** Whether the project blocks rule violations. */
  readonly strict?: boolean;
  /** The consecutive work day that triggers a warning. */
  readonly daysInRow?: number;
  /** The dates whose call sheet is published. */
  readonly published?: readonly string[];
  readonly answers?: Answers;
  /** The production's scene numbers, in order; by default 1 to 5. */
  readonly numbers?: readonly string[];
}

/** Opens the board of the schedule "Plan". */
export async function openBoard(board: Board = {}) {
  const {
    dates = [MONDAY, TUESDAY],
    days = ["1 2 3", "4 5"],
    strict = false,
    daysInRow = 6,
    published = [],
    answers,
    numbers,
  } = board;
  giveSizes();
  const production = aProduction();
  if (numbers) {
    production.otherWrites(({ columns, rows }) =>
      tsvFromTable({
        columns,
        rows: rows.map((row, at) => row.with(columns.indexOf("Scene Number"), numbers[at]!)),
      }),
    );
  }
  const schedules = schedulesOf(production);
  schedules.project.weekRules.daysInRow = daysInRow;
  schedules.create({ name: "Plan", location: "All locations", scenes_per_day: 4, start_date: MONDAY });
  schedules.lay("Plan", Object.fromEntries(dates.map((date, at) => [date, days[at]!])));
  schedules.otherDecides(strict);
  schedules.otherPublishes(published);
  const app = openApp(`${HUB}/stripboard?schedule=Plan`, { ...schedules.answers, ...answers });
  await strip(numbers?.[0] ?? "1");
  /** Waits until the days have exactly these scenes. */
  const become = (...wanted: string[]) => eventually(() => expect(schedules.numbersOf("Plan")).toEqual(wanted));
  return { production, schedules, become, ...app };
}

/**
 * Opens the board "Plan" of the main unit beside "Waves" of the second one, both by the scenes of their days; "Plan" has
 * 1, 2, 3 and 4, 5 on Monday and Tuesday by default.
 */
export async function openTwoUnits(waves: Readonly<Record<string, string>>, days?: readonly string[]) {
  const units = someUnits("Main Unit", "Second Unit");
  const second = units.idOf("Second Unit");
  const dates = [MONDAY, TUESDAY, WEDNESDAY];
  const plan = days && { days, dates: dates.slice(0, days.length) };
  const opened = await openBoard({ answers: units.answers, ...plan });
  const { schedules, production } = opened;
  schedules.create({ name: "Waves", location: "All locations", scenes_per_day: 4, start_date: MONDAY });
  schedules.lay("Waves", waves);
  schedules.otherGives(units.now, { main: "Plan", [second]: "Waves" });
  production.tell();
  return { ...opened, units };
}

export const strip = (number: string) => one("button", new RegExp(`^Scene ${number} (?:INT|EXT)`));
export const day = (number: number) => one("button", new RegExp(`^Day ${number}:`));
export const rulesSwitch = () => one("switch", "Block changes that break a rule");

/** Selects a strip, and moves it to the end of a day. */
export async function toDay(number: string, date: string): Promise<void> {
  await user.click(await strip(number));
  await user.selectOptions(await field("Move to"), date);
}

/** Lifts and carries a strip by keyboard. */
export async function carry(number: string, keys: string): Promise<void> {
  (await strip(number)).focus();
  await user.keyboard(` ${keys}`);
}

/** Drags a strip below all others; `beforeDrop` runs before it is dropped. */
export const dragDown = (number: string, beforeDrop?: () => Promise<void>) =>
  dragTo(number, 800, beforeDrop && { beforeDrop });

/** The unit's name in a lane, its strips and what is in sight of them, in px from where the lane starts. */
const [NAME, STRIPS, STRIP, SIGHT] = [80, 100, 40, 110];

/** Where a pointer is over a lane, in px from where it starts: over the unit's name, or by the number of strips before it. */
export const OVER_NAME = NAME / 2;
export const afterStrips = (count: number) => STRIPS + count * STRIP + 4;

/** A pointer at the end of the strips that are in sight, before the middle of the third. */
export const AT_SIGHTS_END = STRIPS + SIGHT - 12;

/** Everything is as large as the window, except the parts of lanes, which start at the right if `isLeftward`. */
function giveRectangles(isLeftward: boolean): void {
  vi.spyOn(Element.prototype, "getBoundingClientRect").mockImplementation(function (this: Element) {
    const lane = this.closest("[data-unit]");
    if (!lane || this === lane) return new DOMRect(0, 0, 1440, 900);
    const strips = [...lane.querySelectorAll("li")];
    const at = strips.indexOf(this as HTMLLIElement);
    const [start, width] =
      at >= 0
        ? [STRIPS + at * STRIP, STRIP]
        : this.localName === "ul"
          ? [STRIPS, Math.min(strips.length * STRIP, SIGHT)]
          : [0, NAME];
    return new DOMRect(isLeftward ? 1440 - start - width : start, 0, width, 20);
  });
}

interface DragOver {
  readonly beforeDrop?: () => Promise<void>;
  /** In px from where lanes start; by default, after all strips. */
  readonly x?: number;
  readonly isLeftward?: boolean;
}

/** Drags a strip, or another row, to a height of the days in px; `beforeDrop` runs before it is dropped. */
export async function dragTo(
  what: string | Element,
  y: number,
  { beforeDrop, x = 1200, isLeftward = false }: DragOver = {},
): Promise<void> {
  giveRectangles(isLeftward);
  const row = typeof what === "string" ? await strip(what) : what;
  const clientX = isLeftward ? 1440 - x : x;
  const at = (clientY: number) => ({ button: 0, pointerId: 1, clientX, clientY });
  fireEvent.pointerDown(row, at(60));
  fireEvent.pointerMove(window, at(y));
  await beforeDrop?.();
  fireEvent.pointerUp(window, at(y));
  await drawn();
}
