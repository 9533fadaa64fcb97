import { screenplayWithBreakdown } from "../breakdown/formats/tagged-screenplay.ts";
import type { Breakdown } from "../breakdown/model/breakdown.ts";
import { dateInWords } from "../dates/calendar-date.ts";
import { partOfNumber, scenePartOf } from "../schedule/model/scene-parts.ts";
import type { Strip } from "../schedule/model/schedule.ts";
import type { Stripboard } from "../schedule/stripboard/stripboard.ts";
import type { Paragraph, Screenplay } from "../screenplay/model/paragraph.ts";

/** A draft's screenplay with the breakdown's scenes that come from it. */
export interface WrittenScenes {
  readonly screenplay: Screenplay;
  readonly breakdown: Breakdown;
}

/**
 * A script, or those of several episodes, in shooting order, with the breakdown's numbers, lengths and tags: each day begins with its date, banners
 * are between the scenes, and unscheduled scenes come last. A scene without script text, and a scene's second and later
 * part, has only its heading and synopsis.
 */
export function inShootingOrder(
  { days, boneyard }: Stripboard,
  strips: readonly Strip[],
  scripts: readonly WrittenScenes[],
): Screenplay {
  const written = scripts.map(({ screenplay, breakdown }) => screenplayWithBreakdown(screenplay, breakdown));
  const scenes = new Map(written.flatMap(({ paragraphs }) => scenesIn(paragraphs)));
  const [first] = written;
  const stripOf = new Map(strips.map((strip) => [strip.sceneId, strip]));
  const sceneOf = (sceneId: string) => {
    const strip = stripOf.get(sceneId);
    if (!strip) return [];
    // The text of a scene in parts is printed with its first part.
    const { part } = scenePartOf(sceneId);
    const text = part === 1 ? scenes.get(partOfNumber(strip.number).number) : undefined;
    return text ?? headingOf(strip);
  };
  const numbers = new Map(
    days.filter(({ items }) => items.some(({ kind }) => kind === "scene")).map((day, at) => [day, at + 1]),
  );
  const left = boneyard.flatMap(sceneOf);
  return {
    ...(first?.title !== undefined && { title: first.title }),
    revisions: first?.revisions ?? [],
    paragraphs: [
      ...days.flatMap((day) => [
        general(`${numbers.has(day) ? `DAY ${numbers.get(day)} – ` : ""}${dateInWords(day.date)}`),
        ...day.items.flatMap((item) =>
          item.kind === "scene" ? sceneOf(item.id) : [general([item.banner.toUpperCase(), item.text].join(" ").trim())],
        ),
      ]),
      ...(left.length > 0 ? [general("UNSCHEDULED"), ...left] : []),
    ],
  };
}

const general = (text: string): Paragraph => ({ kind: "general", text });

/** The paragraphs of each scene, by scene number. */
function scenesIn(paragraphs: readonly Paragraph[]): [number: string, paragraphs: Paragraph[]][] {
  const scenes: [string, Paragraph[]][] = [];
  for (const paragraph of paragraphs) {
    if (paragraph.kind === "heading") scenes.push([paragraph.scene?.number ?? "", [paragraph]]);
    else scenes.at(-1)?.[1].push(paragraph);
  }
  return scenes;
}

function headingOf({ number, intExt, set, dayNight, synopsis, eighths }: Strip): Paragraph[] {
  const place = [intExt, set].filter((part) => part !== "").join(" ");
  const text = [place, dayNight].filter((part) => part !== "").join(" - ");
  return [
    { kind: "heading", text: text || "SCENE", scene: { number, ...(eighths > 0 && { eighths }) } },
    ...(synopsis === "" ? [] : [{ kind: "action" as const, text: synopsis }]),
  ];
}
