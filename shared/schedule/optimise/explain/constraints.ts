import { textFromEighths } from "../../../breakdown/model/page-count.ts";
import { addDays, datesOf, rangesOf } from "../../../dates/calendar-date.ts";
import { t } from "../../../i18n/speech.ts";
import { precedenceText } from "../../constraints/constraint-text.ts";
import { hoursText } from "../../shooting-time/hours-text.ts";
import { NO_HOURS_LIMIT, type SchedulingInstance } from "../instance/instance.ts";

/** A constraint of an instance that can be relaxed. */
export interface Constraint {
  readonly kind:
    | "cast"
    | "location"
    | "pin"
    | "eighths"
    | "minutes"
    | "scenes"
    | "locations"
    | "dayAndNight"
    | "rest"
    | "longDay"
    | "calendar"
    | "hours"
    | "order"
    | "together"
    | "window"
    | "succession"
    | "within"
    | "lockedDay";
  /**
   * Index of the cast member, location, pin, precedence, group, window or succession in the instance's list; 0 for
   * general constraints.
   */
  readonly at: number;
  /** The constraint as a sentence. */
  readonly sentence: string;
}

/** All constraints of an instance that can be relaxed, general ones first. */
export function constraintsOf({
  params,
  cast,
  locations,
  pinned,
  scenes,
  calendar,
  orders,
  together,
  windows,
  successions,
}: SchedulingInstance): Constraint[] {
  const on = (slots: readonly number[]) => datesInWords(slots.flatMap((slot) => calendar.dates[slot] ?? []));
  const bound = (
    kind: "cast" | "location",
    list: SchedulingInstance["cast"] | SchedulingInstance["locations"],
  ): Constraint[] =>
    list.flatMap(({ id, avail }, at) =>
      avail
        ? [
            {
              kind,
              at,
              sentence:
                avail.length > 0
                  ? t("{id} is only available on {dates}.", { id, dates: on(avail) })
                  : t("{id} is never available.", { id }),
            },
          ]
        : [],
    );
  const { moveEighths, moveMinutes } = params;
  return [
    {
      kind: "calendar",
      at: 0,
      sentence: t("There {count, plural, one {is # day} other {are # days}} available for shooting.", {
        count: calendar.dates.length,
      }),
    },
    {
      kind: "locations",
      at: 0,
      sentence: t("A day has at most {count, plural, one {# location} other {# locations}}.", {
        count: params.maxLocs,
      }),
    },
    {
      kind: "scenes",
      at: 0,
      sentence: t("A day has at most {count, plural, one {# scene} other {# scenes}}.", { count: params.maxScenes }),
    },
    ...(params.rest
      ? [
          {
            kind: "rest",
            at: 0,
            sentence: t("No day scene is shot on the day after a night scene."),
          } as const,
        ]
      : []),
    ...(params.mixCost === null
      ? [{ kind: "dayAndNight", at: 0, sentence: t("No day has both day and night scenes.") } as const]
      : []),
    {
      kind: "eighths",
      at: 0,
      sentence:
        moveEighths > 0
          ? t("A day holds at most {most}, less {move} for each move within it.", {
              most: pagesInWords(params.maxEighths),
              move: pagesInWords(moveEighths),
            })
          : t("A day holds at most {most}.", { most: pagesInWords(params.maxEighths) }),
    },
    ...(params.maxMinutes === null
      ? []
      : [
          {
            kind: "minutes",
            at: 0,
            sentence:
              moveMinutes > 0
                ? t("A day has {most} to shoot, less {move} for each move within it.", {
                    most: hoursText(params.maxMinutes),
                    move: hoursText(moveMinutes),
                  })
                : t("A day has {most} to shoot.", { most: hoursText(params.maxMinutes) }),
          } as const,
        ]),
    ...restsOf(params),
    ...pinned.map(
      ({ scene, slot }, at): Constraint => ({
        kind: "pin",
        at,
        sentence: t("Scene {id} is pinned to {date}.", { id: scenes[scene]?.id, date: calendar.dates[slot] }),
      }),
    ),
    ...calendar.locked.map(
      (slot): Constraint => ({
        kind: "lockedDay",
        at: slot,
        sentence: t("{date} is locked with its current scenes.", { date: calendar.dates[slot] }),
      }),
    ),
    ...orders.map(
      ({ scene, after, days }, at): Constraint => ({
        kind: "order",
        at,
        sentence: t("Scene {id} {how}.", { id: scenes[scene]?.id, how: precedenceText(scenes[after]?.id ?? "", days) }),
      }),
    ),
    ...together.map(
      (those, at): Constraint => ({
        kind: "together",
        at,
        sentence: t("Scenes {ids} share a day.", { ids: inWords(those.flatMap((scene) => scenes[scene]?.id ?? [])) }),
      }),
    ),
    ...windows.map(({ sentence }, at): Constraint => ({ kind: "window", at, sentence })),
    ...successions.map(({ sentence }, at): Constraint => ({ kind: "succession", at, sentence })),
    ...cast.flatMap(({ id, minutes }, at): Constraint[] => {
      const limited = minutes?.filter((one) => one < NO_HOURS_LIMIT) ?? [];
      if (limited.length === 0) return [];
      const [least, most] = [Math.min(...limited), Math.max(...limited)];
      const range =
        least === most ? hoursText(most) : t("{from} to {to}", { from: hoursText(least), to: hoursText(most) });
      return [{ kind: "hours", at, sentence: t("{id} may work {range} a day.", { id, range }) }];
    }),
    ...cast.flatMap(({ id, within }, at): Constraint[] =>
      within ? [{ kind: "within", at, sentence: withinText(id, within.days) }] : [],
    ),
    ...bound("location", locations),
    ...bound("cast", cast),
  ];
}

const withinText = (id: string, count: number): string =>
  t("The work of {id} fits within {count, plural, one {# day} other {# days}}.", { id, count });

function restsOf({ restMinutes }: SchedulingInstance["params"]): Constraint[] {
  if (restMinutes === null) return [];
  const sentence = t("A day before another one has at most {hours} of shooting, for the turnaround between them.", {
    hours: hoursText(restMinutes),
  });
  return [{ kind: "longDay", at: 0, sentence }];
}

/** The instance without some of its constraints. */
export function without(shoot: SchedulingInstance, dropped: readonly Constraint[]): SchedulingInstance {
  const isDropped = (kind: Constraint["kind"]) => {
    const those = new Set(dropped.flatMap((one) => (one.kind === kind ? [one.at] : [])));
    return (_: unknown, at: number) => !those.has(at);
  };
  return dropped.reduce(withoutOne, {
    ...shoot,
    pinned: shoot.pinned.filter(isDropped("pin")),
    orders: shoot.orders.filter(isDropped("order")),
    together: shoot.together.filter(isDropped("together")),
    windows: shoot.windows.filter(isDropped("window")),
    successions: shoot.successions.filter(isDropped("succession")),
  });
}

function withoutOne(shoot: SchedulingInstance, { kind, at }: Constraint): SchedulingInstance {
  const { params, calendar, scenes } = shoot;
  switch (kind) {
    case "cast":
      return { ...shoot, cast: shoot.cast.with(at, { ...shoot.cast[at]!, avail: null }) };
    case "location":
      return { ...shoot, locations: shoot.locations.with(at, { ...shoot.locations[at]!, avail: null }) };
    case "hours":
      return { ...shoot, cast: shoot.cast.with(at, { ...shoot.cast[at]!, minutes: null }) };
    case "within":
      return { ...shoot, cast: shoot.cast.with(at, { ...shoot.cast[at]!, within: null }) };
    case "lockedDay":
      return { ...shoot, calendar: { ...calendar, locked: calendar.locked.filter((slot) => slot !== at) } };
    case "pin":
    case "order":
    case "together":
    case "window":
    case "succession":
      return shoot;
    case "eighths":
      return { ...shoot, params: { ...params, maxEighths: mostEighths(shoot) } };
    case "minutes":
      return { ...shoot, params: { ...params, maxMinutes: null } };
    case "scenes":
      return { ...shoot, params: { ...params, maxScenes: scenes.length } };
    case "locations":
      return { ...shoot, params: { ...params, maxLocs: shoot.locations.length } };
    case "dayAndNight":
      return { ...shoot, params: { ...params, mixCost: 0 } };
    case "rest":
      return { ...shoot, params: { ...params, rest: false } };
    case "longDay":
      return { ...shoot, params: { ...params, restMinutes: null } };
    case "calendar":
      return { ...shoot, calendar: longer(shoot, scenes.length) };
  }
}

/** Eighths of a day with all scenes, each with a company move. */
function mostEighths({ scenes, params }: SchedulingInstance): number {
  return scenes.reduce((sum, { eighths }) => sum + eighths + params.moveEighths, 0);
}

/** The calendar extended by more dates. */
export function longer({ calendar }: SchedulingInstance, more: number): SchedulingInstance["calendar"] {
  const { dates, abs } = calendar;
  const [lastDate = "2000-01-01", lastDay = 0] = [dates.at(-1), abs.at(-1)];
  const steps = Array.from({ length: more }, (_, step) => step + 1);
  return {
    ...calendar,
    dates: [...dates, ...steps.map((step) => addDays(lastDate, step))],
    abs: [...abs, ...steps.map((step) => lastDay + step)],
  };
}

/** Dates for a sentence; runs are given by first and last date. */
export function datesInWords(dates: readonly string[]): string {
  return inWords(
    rangesOf(dates).flatMap(({ start, end }) => {
      const run = datesOf({ start, end });
      return run.length > 2 ? [t("{from} to {to}", { from: start, to: end })] : run;
    }),
  );
}

/** A page count for a sentence: `1 page`, `3 4/8 pages`. */
export function pagesInWords(eighths: number): string {
  return eighths > 8
    ? t("{length} pages", { length: textFromEighths(eighths) })
    : t("{length} page", { length: textFromEighths(eighths) });
}

/** A list for a sentence: `a, b and c`. */
export function inWords(things: readonly string[]): string {
  return things.length > 1
    ? t("{items} and {last}", { items: things.slice(0, -1).join(", "), last: things.at(-1) })
    : things.join("");
}
