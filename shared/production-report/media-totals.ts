import * as z from "zod";
import { said, t } from "../i18n/speech.ts";
import { MEDIA_KIND_NAMES, MEDIA_KINDS } from "./media-kinds.ts";
import type { MediaRoll, ProductionReport } from "./production-report.ts";

/** Loaded amount and its use. */
const MediaAmount = z
  .object({ loaded: z.int(), good: z.int(), noGood: z.int(), waste: z.int(), shortEnd: z.int() })
  .readonly();
type MediaAmount = z.infer<typeof MediaAmount>;

/** Totals of all cards or rolls of one kind and unit. */
export const MediaTotal = z
  .object({
    kind: z.enum(MEDIA_KIND_NAMES),
    /** As first entered. */
    unit: z.string(),
    prior: MediaAmount,
    today: MediaAmount,
    toDate: MediaAmount,
  })
  .readonly();
export type MediaTotal = z.infer<typeof MediaTotal>;

const NONE: MediaAmount = { loaded: 0, good: 0, noGood: 0, waste: 0, shortEnd: 0 };

/** Totals before `date`, on it and up to its end. `reports` are those up to the date, in any order. */
export function mediaTotals(date: string, reports: readonly ProductionReport[]): MediaTotal[] {
  const totals = new Map<string, MediaTotal>();
  for (const report of reports.filter((one) => one.date <= date).toSorted((a, b) => (a.date < b.date ? -1 : 1))) {
    for (const roll of Object.values(report.media)) {
      const key = JSON.stringify([roll.kind, roll.unit.trim().toLowerCase()]);
      const known = totals.get(key) ?? {
        kind: roll.kind,
        unit: roll.unit.trim(),
        prior: NONE,
        today: NONE,
        toDate: NONE,
      };
      const part = report.date === date ? "today" : "prior";
      totals.set(key, { ...known, [part]: together(known[part], roll), toDate: together(known.toDate, roll) });
    }
  }
  const rank = ({ kind }: MediaTotal) => MEDIA_KIND_NAMES.indexOf(kind);
  return [...totals.values()].toSorted((a, b) => rank(a) - rank(b));
}

function together(sum: MediaAmount, roll: MediaRoll): MediaAmount {
  return {
    loaded: sum.loaded + roll.loaded,
    good: sum.good + roll.good,
    noGood: sum.noGood + roll.noGood,
    waste: sum.waste + roll.waste,
    shortEnd: sum.shortEnd + roll.shortEnd,
  };
}

/** Cards and rolls with more used than loaded, each as a sentence. */
export function mediaProblems({ media }: ProductionReport): string[] {
  return Object.values(media).flatMap(({ kind, roll, loaded, good, noGood, waste, shortEnd, unit }, at) => {
    const told = good + noGood + waste + shortEnd;
    const amount = (count: number) => `${count} ${unit}`.trim();
    const name = roll || `${said(MEDIA_KINDS[kind])} ${at + 1}`;
    return told > loaded
      ? [t("{name}: {told} accounted for, but {loaded} loaded.", { name, told: amount(told), loaded: amount(loaded) })]
      : [];
  });
}
