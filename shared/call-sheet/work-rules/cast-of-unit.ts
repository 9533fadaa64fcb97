import { eventOf, isCalled } from "../build/cast-status.ts";
import type { CallSheet } from "../model/call-sheet.ts";
import type { CastOfUnit } from "../model/unit-work.ts";
import { workOf } from "./work-day.ts";

/** Who works on a unit's sheet, for the sheets of the other units. */
export function castOfUnit(sheet: CallSheet): CastOfUnit[] {
  const { unit = "", date } = sheet;
  const works = new Map(workOf(sheet).map((work) => [work.key, work]));
  return sheet.cast
    .filter(({ status }) => isCalled(status) && eventOf(status) === undefined)
    .map(({ castId }) => {
      const work = works.get(`cast ${castId}`);
      const times = work && { call: work.call, dismissed: work.dismissed, ...(work.camera && { camera: work.camera }) };
      return { castId, unit, date, ...(times && { work: { unit, date, ...times } }) };
    });
}
