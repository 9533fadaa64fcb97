import type { RuleFinding } from "../../../shared/schedule/stripboard/rule-finding.ts";
import { t } from "../../i18n/translate.ts";

/** What is wrong, by rule. */
const TITLES: Readonly<Record<RuleFinding["rule"], string>> = {
  everySceneOnce: t("Scene not scheduled exactly once"),
  daysInOrder: t("Days out of order"),
  locationAvailable: t("Location not available"),
  castAvailable: t("Cast not available"),
  atMostScenesPerDay: t("Too many scenes"),
  atMostPagesPerDay: t("Too many pages"),
  atMostMinutesPerDay: t("Too much shooting time"),
  atMostLocationsPerDay: t("Too many locations"),
  onShootableDays: t("Shooting on a day off"),
  noDayRightAfterNight: t("Day exterior right after a night"),
  turnaroundKept: t("Turnaround too short"),
  dayAndNightApart: t("Day and night exteriors on one day"),
  hoursKept: t("Hours of a minor too long"),
  pinsKept: t("Pinned scene on another day"),
  lockedDaysKept: t("Scene added to a locked day"),
  ordersKept: t("Scenes in the wrong order"),
  partsInOrder: t("Parts of a scene in the wrong order"),
  togetherKept: t("Scenes that must share a day"),
  castInOneUnit: t("Cast in two units on a date"),
  locationInOneUnit: t("Location in two units on a date"),
  sceneInOneUnit: t("Scene in two units"),
  restBetweenUnits: t("Rest between two units too short"),
  episodeDatesKept: t("Scene outside the dates of its episode"),
  episodeOrderKept: t("Episodes in the wrong order"),
  castWithinDays: t("Actor's work spans too many days"),
  sceneInScript: t("Scene no longer in the script"),
  daysInRow: t("Too many work days in a row"),
  weekRest: t("Weekly rest too short"),
  inLight: t("Exterior without its light"),
  principalCast: t("Principal cast with another unit"),
  datesKnown: t("No dates"),
};

/** A rule with the number of days on which it is broken: `Weekly rest too short: 4 days`. */
export function ruleTitle(rule: RuleFinding["rule"], findings: readonly RuleFinding[]): string {
  const days = new Set(findings.flatMap(({ date }) => date ?? [])).size;
  const title = TITLES[rule];
  return days === 0
    ? t("{title}: {count}", { title, count: findings.length })
    : t("{title}: {days, plural, one {# day} other {# days}}", { title, days });
}
