import { describe, expect, it } from "vitest";
import { MinorBand } from "../../shared/roster/minor-band.ts";
import { latestWrap, type MinorDay, minorDayBreaches, mostAtWork, mostOnSet } from "../../shared/roster/minor-day.ts";

const at = (hours: number, minutes = 0) => hours * 60 + minutes;
const DAY: MinorDay = { call: at(8), wrap: at(12), isSchoolDay: true, isBeforeSchoolDay: true };
const breaches = (day: Partial<MinorDay>, band: MinorBand = "9-15y") => minorDayBreaches(band, { ...DAY, ...day });

describe("a minor's day", () => {
  it("has at most the hours of the age, on set fewer with school", () => {
    expect(MinorBand.options.map((band) => mostAtWork(band) / 60)).toEqual([2, 4.5, 6.5, 8.5, 9.5, 10.5]);
    expect(MinorBand.options.map((band) => mostOnSet(band, true))).toEqual([20, 120, 180, 240, 300, 360]);
    expect(MinorBand.options.map((band) => mostOnSet(band, false))).toEqual([20, 120, 180, 360, 420, 480]);
    expect([latestWrap(true), latestWrap(false)]).toEqual([at(22), at(24, 30)]);
  });

  it("is lawful up to its bounds", () => {
    expect(
      breaches({ call: at(5), wrap: at(14, 30), onSet: at(5), wrapBefore: at(17), weekBefore: at(38, 30) }),
    ).toEqual([]);
    expect(
      breaches({ call: at(15), wrap: at(24, 30), onSet: at(7), isSchoolDay: false, isBeforeSchoolDay: false }),
    ).toEqual([]);
  });

  it.each<[Partial<MinorDay>, string]>([
    [{ wrap: at(18) }, "At work 10 h, 30 min more than the 9½ h allowed"],
    [{ onSet: at(5, 10) }, "On set 5 h 10 min, 10 min more than the 5 h allowed"],
    [{ weekBefore: at(45) }, "At work in the week 49 h, 1 h more than the 48 h allowed"],
    [{ call: at(4, 59), wrap: at(10) }, "Called before 5:00 AM"],
    [{ call: at(16), wrap: at(22, 1) }, "Dismissed after 10:00 PM before a school day"],
    [{ call: at(18), wrap: at(24, 31), isBeforeSchoolDay: false }, "Dismissed after 12:30 AM"],
    [{ wrapBefore: at(21) }, "11 h from wrap to call, less than the 12 h required"],
  ])("breaks one rule with %j, and says by how much", (day, words) => {
    expect(breaches(day)).toEqual([words]);
  });

  it("may break several", () => {
    expect(breaches({ call: at(4), wrap: at(23), onSet: at(8) }, "2-5y")).toHaveLength(4);
  });
});
