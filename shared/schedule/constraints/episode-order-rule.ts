import type { CalendarDate } from "../../dates/calendar-date.ts";
import { shownDate } from "../../dates/shown-date.ts";
import type { OrderedEpisode } from "../../episodes/episode-order.ts";
import { t } from "../../i18n/speech.ts";
import { sceneNumberText, sceneOfStrip } from "../model/scene-parts.ts";
import type { Schedule, Strip } from "../model/schedule.ts";
import type { HardConstraint, UnnamedViolation } from "./constraint.ts";

/** A scene of an episode on a date, or the whole of what another unit shoots of it, by its first or last date. */
interface Shot {
  readonly date: CalendarDate;
  readonly strip?: Strip;
  readonly unit?: string;
}

/** No scene of an episode is shot before the day after the last scene of the episodes that are finished first. */
export const episodeOrderKept: HardConstraint = (schedule, { episodeOrder = [] }) =>
  episodeOrder.flatMap((later) => before(later, episodeOrder).flatMap((earlier) => overlap(schedule, earlier, later)));

/** The episodes that are finished before an episode begins. */
function before({ after }: OrderedEpisode, all: readonly OrderedEpisode[]): OrderedEpisode[] {
  const found: OrderedEpisode[] = [];
  for (let next = after; next !== undefined; ) {
    const one = all.find(({ number }) => number === next);
    if (!one || found.includes(one)) break;
    found.push(one);
    next = one.after;
  }
  return found;
}

/** The scenes that are out of order: with those of other units, and among the rest, of the episode with fewer of them. */
function overlap(schedule: Schedule, one: OrderedEpisode, other: OrderedEpisode): UnnamedViolation[] {
  const [earlier, later] = [shotOf(schedule, one), shotOf(schedule, other)];
  const there = (list: OrderedEpisode, end: "first" | "last"): Shot[] =>
    (list.elsewhere ?? []).map(({ unit, ...dates }) => ({ unit, date: dates[end] }));
  const [finish, start] = [latest(there(one, "last")), earliest(there(other, "first"))];
  const tooEarly = later.filter(({ date }) => finish && date <= finish.date);
  const tooLate = earlier.filter(({ date }) => start && date >= start.date);
  const values = { earlier: one.number, later: other.number };
  return [
    ...tooEarly.map((shot) => early(shot, finish!, values)),
    ...tooLate.map((shot) => late(shot, start!, values)),
    ...ownOverlap(
      earlier.filter((shot) => !tooLate.includes(shot)),
      later.filter((shot) => !tooEarly.includes(shot)),
      values,
    ),
  ];
}

function ownOverlap(earlier: readonly Shot[], later: readonly Shot[], values: Numbers): UnnamedViolation[] {
  const [finish, start] = [latest(earlier), earliest(later)];
  if (!finish || !start) return [];
  const tooEarly = later.filter(({ date }) => date <= finish.date);
  const tooLate = earlier.filter(({ date }) => date >= start.date);
  return tooLate.length < tooEarly.length
    ? tooLate.map((shot) => late(shot, start, values))
    : tooEarly.map((shot) => early(shot, finish, values));
}

const latest = (shots: readonly Shot[]) =>
  shots.reduce<Shot | undefined>((last, shot) => (last && last.date >= shot.date ? last : shot), undefined);
const earliest = (shots: readonly Shot[]) =>
  shots.reduce<Shot | undefined>((first, shot) => (first && first.date <= shot.date ? first : shot), undefined);

function shotOf({ days }: Schedule, { sceneIds }: OrderedEpisode): Shot[] {
  const scenes = new Set(sceneIds);
  return days.flatMap(({ date, strips }) =>
    strips.flatMap((strip) => (scenes.has(sceneOfStrip(strip.sceneId)) ? [{ date, strip }] : [])),
  );
}

const early = (shot: Shot, finish: Shot, numbers: Numbers) =>
  violation(shot, earlyText(shot, finish, numbers), numbers);
const late = (shot: Shot, start: Shot, numbers: Numbers) => violation(shot, lateText(shot, start, numbers), numbers);

const violation = ({ date, strip }: Shot, sentence: string, { earlier, later }: Numbers): UnnamedViolation => ({
  ...{ date, sentence, span: `${earlier} ${later}` },
  ...(strip && { sceneId: strip.sceneId }),
});

interface Numbers {
  readonly earlier: string;
  readonly later: string;
}

const valuesOf = ({ strip, date }: Shot, { unit }: Shot, numbers: Numbers) => ({
  ...numbers,
  ...{ number: strip && sceneNumberText(strip.number), date: shownDate(date), unit },
});

function earlyText(shot: Shot, finish: Shot, numbers: Numbers): string {
  const values = { ...valuesOf(shot, finish, numbers), finish: shownDate(finish.date) };
  return finish.unit === undefined
    ? t(
        "Scene {number} is on {date}, but episode {later} is only shot once episode {earlier} is finished ({finish}).",
        values,
      )
    : t(
        "Scene {number} is on {date}, but episode {later} is only shot once {unit} has finished episode {earlier} ({finish}).",
        values,
      );
}

function lateText(shot: Shot, start: Shot, numbers: Numbers): string {
  const values = { ...valuesOf(shot, start, numbers), start: shownDate(start.date) };
  return start.unit === undefined
    ? t(
        "Scene {number} is on {date}, but episode {earlier} must be finished before episode {later} begins ({start}).",
        values,
      )
    : t(
        "Scene {number} is on {date}, but episode {earlier} must be finished before {unit} begins episode {later} ({start}).",
        values,
      );
}
