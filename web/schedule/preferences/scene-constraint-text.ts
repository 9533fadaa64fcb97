import { shownDate } from "../../../shared/dates/shown-date.ts";
import { t } from "../../i18n/translate.ts";
import { datesIn } from "./dates-text.ts";
import { PreferenceProblem, wholeNumber } from "./parse-number.ts";
import type { SchedulingRequest } from "./preferences-request.ts";

/** Kinds of scene constraints. */
export type SceneConstraintKind = "later" | "together" | "date";

/** A scene constraint as typed: a scene, with another scene, other scenes or a date. */
export interface SceneConstraint {
  /** Row id. */
  readonly id: string;
  readonly kind: SceneConstraintKind;
  readonly scene: string;
  readonly other: string;
  /** Minimum number of days. */
  readonly days: string;
}

/** Converts constraints to a request; empty rows are omitted. @throws {PreferenceProblem} */
export function sceneConstraintsIn(
  ties: readonly SceneConstraint[],
): Pick<SchedulingRequest, "pins" | "orders" | "together"> {
  const written = ties.filter(({ scene, other }) => scene.trim() !== "" || other.trim() !== "");
  for (const { scene, other } of written) {
    if (scene.trim() === "" || other.trim() === "") {
      throw new PreferenceProblem(
        t('The rule "{scene} … {other}" is not complete.', {
          scene: scene.trim() || "?",
          other: other.trim() || "?",
        }),
      );
    }
  }
  const of = (kind: SceneConstraintKind) => written.filter((tie) => tie.kind === kind);
  const pins = of("date").map(({ scene, other }) => {
    const [date, ...more] = datesIn(other, t("Scene {scene}", { scene: scene.trim() }));
    if (date === undefined || more.length > 0) {
      throw new PreferenceProblem(
        t("Scene {scene} can stay on one date only. Write it as 03/14/2026.", { scene: scene.trim() }),
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

/** The form rows for the constraints of an earlier schedule. */
export function sceneConstraintsOf({ pins = [], orders = [], together = [] }: SchedulingRequest): SceneConstraint[] {
  const rows = [
    ...pins.map(({ scene, date }) => ({ kind: "date" as const, scene, other: shownDate(date), days: "" })),
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
