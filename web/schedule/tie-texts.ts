import { dateText } from "../../shared/roster/dates.ts";
import { say } from "../texts/say.ts";
import { datesIn } from "./dates-text.ts";
import { WishProblem, wholeNumber } from "./typed-number.ts";
import type { Asked } from "./wishes.ts";

/** What a scene can be asked to keep to. */
export type TieKind = "later" | "together" | "date";

/** One such wish as it is typed: of a scene, with another one, some others or a date. */
export interface Tie {
  /** Tells rows apart. */
  readonly id: string;
  readonly kind: TieKind;
  readonly scene: string;
  readonly other: string;
  /** How many days later at least. */
  readonly days: string;
}

/** What is sent of them; rows in which nothing is written are left out. @throws {WishProblem} */
export function tiesIn(ties: readonly Tie[]): Pick<Asked, "pins" | "orders" | "together"> {
  const written = ties.filter(({ scene, other }) => scene.trim() !== "" || other.trim() !== "");
  for (const { scene, other } of written) {
    if (scene.trim() === "" || other.trim() === "") {
      throw new WishProblem(
        say('The rule "{scene} … {other}" is not complete.', {
          scene: scene.trim() || "?",
          other: other.trim() || "?",
        }),
      );
    }
  }
  const of = (kind: TieKind) => written.filter((tie) => tie.kind === kind);
  const pins = of("date").map(({ scene, other }) => {
    const [date, ...more] = datesIn(other, say("Scene {scene}", { scene: scene.trim() }));
    if (date === undefined || more.length > 0) {
      throw new WishProblem(
        say("Scene {scene} can stay on one date only. Write it as 03/14/2026.", { scene: scene.trim() }),
      );
    }
    return { scene: scene.trim(), date };
  });
  const orders = of("later").map(({ scene, other, days }) => ({
    ...{ scene: scene.trim(), after: other.trim() },
    days: wholeNumber(days, { what: "days", example: "1", least: 0 }) ?? 1,
  }));
  const together = of("together").map(({ scene, other }) => [scene.trim(), ...scenesIn(other)]);
  return {
    ...(pins.length > 0 && { pins }),
    ...(orders.length > 0 && { orders }),
    ...(together.length > 0 && { together }),
  };
}

/** Wishes of an earlier schedule as they are typed. */
export function tiesOf({ pins = [], orders = [], together = [] }: Asked): Tie[] {
  const rows = [
    ...pins.map(({ scene, date }) => ({ kind: "date" as const, scene, other: dateText(date), days: "" })),
    ...orders.map(({ scene, after, days }) => ({ kind: "later" as const, scene, other: after, days: String(days) })),
    ...together.map(([scene = "", ...others]) => ({
      ...{ kind: "together" as const, scene, other: others.join(", "), days: "" },
    })),
  ];
  return rows.map((row, at) => ({ id: `asked-${at}`, ...row }));
}

function scenesIn(text: string): string[] {
  return text
    .split(/[,;]/)
    .map((number) => number.trim())
    .filter((number) => number !== "");
}
