import { backgroundTypeText } from "../call-sheet/build/background-type.ts";
import { t } from "../i18n/speech.ts";
import type { Performer, ProductionReport } from "./production-report.ts";

/**
 * What a line of a report lacks: a scene's outcome, or its setups and screen time; the times of a performer, department
 * or background group, or only when they left.
 */
export interface MissingEntry {
  readonly part: "scenes" | "cast" | "crew" | "background";
  /** Key of the line in its part. */
  readonly key: string;
  readonly who: string;
  readonly lacks: "outcome" | "figures" | "times" | "out";
}

/** Whether a performer works that day: people on hold, or who travel or rehearse, do not. */
export function isWorking({ status, didNotWork }: Performer): boolean {
  return status.includes("W") && !didNotWork;
}

/** What keeps a report from being submitted: open outcomes, and missing times of people who worked. */
export function missingEntries({ scenes, cast, crew, background }: ProductionReport): MissingEntry[] {
  return [
    ...Object.entries(scenes).flatMap(([key, { number, outcome }]): MissingEntry[] =>
      outcome === "open" ? [{ part: "scenes", key, who: number, lacks: "outcome" }] : [],
    ),
    ...Object.entries(cast).flatMap(([key, performer]) => {
      const hours = { in: performer.makeUpIn ?? performer.onSet, out: performer.out ?? performer.dismissed };
      return lacking("cast", key, performer.actor || performer.character, hours, isWorking(performer));
    }),
    ...Object.entries(crew).flatMap(([key, hours]) => lacking("crew", key, key, hours, hours.people > 0)),
    ...Object.entries(background).flatMap(([key, group]) =>
      lacking("background", key, backgroundTypeText(group.description), group, group.count > 0),
    ),
  ];
}

/** What is asked for, without keeping a report from being submitted: setups and screen time of what was shot. */
export function askedEntries({ scenes }: ProductionReport): MissingEntry[] {
  return Object.entries(scenes).flatMap(([key, { number, outcome, seconds, setups }]): MissingEntry[] =>
    (outcome === "shot" || outcome === "partial") && (seconds === 0 || setups === 0)
      ? [{ part: "scenes", key, who: number, lacks: "figures" }]
      : [],
  );
}

function lacking(
  part: MissingEntry["part"],
  key: string,
  who: string,
  hours: { readonly in: number | null; readonly out: number | null },
  worked: boolean,
): MissingEntry[] {
  if (hours.in !== null) return hours.out === null ? [{ part, key, who, lacks: "out" }] : [];
  return worked || hours.out !== null ? [{ part, key, who, lacks: "times" }] : [];
}

/** The missing entries as sentences. */
export function missingInWords(missing: readonly MissingEntry[]): string[] {
  const whoLacks = (lacks: MissingEntry["lacks"]) => missing.filter((one) => one.lacks === lacks).map(({ who }) => who);
  const [outcome, times, out] = [whoLacks("outcome"), whoLacks("times"), whoLacks("out")];
  return [
    ...(outcome.length > 0
      ? [
          t("Enter the outcome of {count, plural, one {scene} other {scenes}} {scenes}.", {
            count: outcome.length,
            scenes: outcome.join(", "),
          }),
        ]
      : []),
    ...(times.length > 0 ? [t("Enter the times of {names}.", { names: times.join(", ") })] : []),
    ...(out.length > 0
      ? [
          t("{names} {count, plural, one {is} other {are}} still checked in.", {
            names: out.join(", "),
            count: out.length,
          }),
        ]
      : []),
  ];
}
