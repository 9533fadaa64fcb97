import { textFromEighths } from "../../breakdown/model/page-count.ts";
import { stored } from "../../i18n/stored.ts";
import { nameKey } from "../../roster/fields/name-key.ts";
import { CAST, calledPeople } from "../build/called-people.ts";
import type { CallSheet, DayLine } from "../model/call-sheet.ts";
import { fromTo, type SheetChange } from "./sheet-change.ts";

type SceneLine = Extract<DayLine, { kind: "scene" }>;

/** Added, removed and changed scenes. A scene affects the crew and its cast. */
export function sceneChanges(before: CallSheet, after: CallSheet): SheetChange[] {
  const [were, are] = [scenesOf(before), scenesOf(after)];
  const crew = calledPeople(after)
    .filter(({ calls }) => calls.some(({ department }) => department !== CAST))
    .map(({ key }) => key);
  const inScene = (...lines: readonly SceneLine[]) => {
    const ids = new Set(lines.flatMap(({ strip }) => strip.castIds));
    const cast = [...before.cast, ...after.cast].filter(({ castId }) => ids.has(castId));
    return [...new Set([...crew, ...cast.map(({ actor }) => nameKey(actor)).filter((key) => key !== "")])];
  };
  const idsBefore = new Set(were.map(idOf));
  const idsAfter = new Set(are.map(idOf));
  const stay = are.filter((line) => idsBefore.has(idOf(line)));
  return [
    ...are
      .filter((line) => !idsBefore.has(idOf(line)))
      .map((line) => ({ text: stored("Scene {scene} is added", { scene: inFull(line) }), touches: inScene(line) })),
    ...were
      .filter((line) => !idsAfter.has(idOf(line)))
      .map((line) => ({ text: stored("Scene {scene} is removed", { scene: inFull(line) }), touches: inScene(line) })),
    ...stay.flatMap((line): SheetChange[] => {
      const was = were.find((one) => idOf(one) === idOf(line));
      const parts = was ? differences(was, line) : [];
      if (!was || parts.length === 0) return [];
      return [
        {
          text: stored("Scene {scene}: {parts}", { scene: line.strip.number, parts: parts.join(", ") }),
          touches: inScene(was, line),
        },
      ];
    }),
    ...orderChanges(
      were.filter((line) => idsAfter.has(idOf(line))),
      stay,
      inScene,
    ),
    ...moveChanges(before, after),
  ];
}

const scenesOf = ({ order }: CallSheet) => order.filter((line) => line.kind === "scene");
const idOf = ({ strip }: SceneLine) => strip.sceneId;

const inFull = ({ strip }: SceneLine) =>
  `${strip.number} (${[strip.intExt, strip.set].filter((part) => part !== "").join(" ")}, ${textFromEighths(strip.eighths)})`;

function differences(was: SceneLine, is: SceneLine): string[] {
  const [one, other] = [was.strip, is.strip];
  const parts: readonly (readonly [text: (parts: string) => string, before: string, after: string])[] = [
    [(change) => stored("number {parts}", { parts: change }), one.number, other.number],
    [
      (change) => stored("set {parts}", { parts: change }),
      `${one.intExt} ${one.set}`.trim(),
      `${other.intExt} ${other.set}`.trim(),
    ],
    [(change) => stored("time of day {parts}", { parts: change }), one.dayNight, other.dayNight],
    [(change) => stored("script day {parts}", { parts: change }), was.scriptDay, is.scriptDay],
    [
      (change) => stored("pages {parts}", { parts: change }),
      textFromEighths(one.eighths),
      textFromEighths(other.eighths),
    ],
    [(change) => stored("cast {parts}", { parts: change }), one.castIds.join(", "), other.castIds.join(", ")],
    [(change) => stored("shot at {parts}", { parts: change }), was.place, is.place],
  ];
  return parts.filter(([, before, after]) => before !== after).map(([text, ...both]) => text(fromTo(...both)));
}

function orderChanges(
  were: readonly SceneLine[],
  are: readonly SceneLine[],
  inScene: (...lines: readonly SceneLine[]) => string[],
): SheetChange[] {
  if (were.every((line, at) => are[at] !== undefined && idOf(line) === idOf(are[at]))) return [];
  const order = are.map(({ strip }) => strip.number).join(", ");
  return [{ text: stored("New shooting order: {order}", { order }), touches: inScene(...are) }];
}

/** Changed banners; a company move affects everyone. */
function moveChanges(before: CallSheet, after: CallSheet): SheetChange[] {
  const [were, are] = [bannersOf(before), bannersOf(after)];
  const changed = (from: typeof were, to: typeof are, text: (banner: string) => string): SheetChange[] =>
    from
      .filter(({ text }) => !to.some((other) => other.text === text))
      .map(({ text: words, banner }) => ({
        text: text(words),
        touches: banner === "move" || banner === "travel" ? "everyone" : [],
      }));
  return [
    ...changed(are, were, (banner) => stored("“{banner}” is added", { banner })),
    ...changed(were, are, (banner) => stored("“{banner}” is removed", { banner })),
  ];
}

const bannersOf = ({ order }: CallSheet) => order.filter((line) => line.kind === "banner");
