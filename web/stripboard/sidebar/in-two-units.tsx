import { shownDate } from "../../../shared/dates/shown-date.ts";
import type { BoardDay } from "../../../shared/schedule/stripboard/stripboard.ts";
import { t } from "../../i18n/translate.ts";
import type { Allowing, InBoth } from "../../units/use-allowing.tsx";
import type { Lane } from "../model/unit-lanes.ts";

interface InTwoUnitsProps {
  readonly days: readonly BoardDay[];
  readonly lanesOf: (day: BoardDay) => readonly Lane[];
  readonly allowing: Allowing;
}

interface Case extends InBoth {
  readonly unit: string;
}

/** Who and what this board and another unit's have on one date, each with the owner's permission for that date. */
export function InTwoUnits({ days, lanesOf, allowing }: InTwoUnitsProps) {
  const cases = casesOf(days, lanesOf);
  return (
    <>
      {cases.length === 0 && <p>{t("No one is in two units on a date.")}</p>}
      <ul>
        {cases.map((one) => {
          const { kind, id, name, unit } = one;
          return (
            <li key={`${kind} ${id} ${one.date} ${unit}`}>
              {t("{name} is also in {unit} on {date}.", { name, unit, date: shownDate(one.date) })}{" "}
              {allowing.button(one)}
            </li>
          );
        })}
      </ul>
      {allowing.line}
    </>
  );
}

function casesOf(days: readonly BoardDay[], lanesOf: InTwoUnitsProps["lanesOf"]): Case[] {
  return days.flatMap((day) =>
    lanesOf(day).flatMap(({ unit, strips }) => {
      const shared = new Map(strips.flatMap((strip) => strip.shared.map((one) => [`${one.kind} ${one.id}`, one])));
      return [...shared.values()].map((one) => ({ ...one, unit, date: day.date }));
    }),
  );
}
