import type { SceneHeading } from "../classify/found-heading.ts";
import type { Part } from "../classify/script-parts.ts";
import { withPlacesAbove } from "../classify/time-headings.ts";
import { isTimeOfDay } from "../headings/time-of-day.ts";
import { usualSpellings } from "../language/other-names.ts";
import type { Appearance, Scene } from "../model/scene.ts";
import { type ActionParagraph, actionParagraphsOf, rowAt } from "./action-paragraphs.ts";
import { inLowerCase, isActionInCapitals } from "./capital-action.ts";
import { withListed, withoutCastList } from "./cast-list-below.ts";
import { appearancesOf, type Cast, castOfDraft } from "./characters.ts";
import { elementsOf } from "./elements.ts";
import { flashbacksOf } from "./flashback.ts";
import { doubtfulNumbers, sceneNumbersOf } from "./scene-numbers.ts";
import { scriptDaysOf } from "./script-day.ts";
import { spokenThingsOf } from "./spoken-things.ts";
import { type KnownSets, knownSetsOf, subScenesOf } from "./sub-scenes.ts";
import { synopsisOfScene } from "./synopsis.ts";
import { timeCardsOf } from "./time-cards.ts";

/** Confidence of a scene whose number cannot be right. */
const WITH_IMPOSSIBLE_NUMBER = 0.6;

/** Measures of a draft from any source. */
export interface Setting {
  /** Line distance, in the unit of the parts' tops. */
  readonly pitch: number;
  /** Length of a scene with these parts, in eighths of a page, at least 1. */
  readonly eighthsOf: (parts: readonly Part[]) => number;
}

/** The scenes of a draft from its classified text. Text before the first heading belongs to no scene. */
export function scenesFromParts(classified: readonly Part[], setting: Setting): Scene[] {
  const parts = withUsualNames(withPlacesAbove(classified));
  const told = isActionInCapitals(parts) ? inLowerCase(parts) : parts;
  const cast = castOfDraft(told, setting.pitch);
  const stretches = stretchesFromParts(parts);
  const toldStretches = stretchesFromParts(told);
  const days = scriptDaysOf(
    stretches.map(({ heading }) => timeOf(heading)),
    flashbacksOf(parts),
    timeCardsOf(parts),
  );
  const headings = stretches.map(({ heading }) => heading);
  const numbers = sceneNumbersOf(headings);
  const doubtful = doubtfulNumbers(headings);
  const sets = knownSetsOf(headings);
  let above: Above = { names: [], text: "" };
  const scenes = stretches.map((stretch, at) => {
    const scene = sceneFromStretch(stretch, numbers[at]!, days[at]!, toldStretches[at]!.parts, {
      cast,
      sets,
      above,
      ...setting,
    });
    const text = () => stretch.parts.flatMap(({ kind, row }) => (kind === "action" ? [row.text] : [])).join(" ");
    if (!scene.omitted) above = { names: seenIn(scene.characters), text: text() };
    if (!doubtful[at]) return scene;
    return { ...scene, confidence: Math.min(scene.confidence, WITH_IMPOSSIBLE_NUMBER), doubt: "number-order" as const };
  });
  const spoken = spokenThingsOf(scenes.map(({ elements }, at) => ({ elements, parts: stretches[at]!.parts })));
  return scenes.map((scene, at) =>
    scene.omitted || spoken[at]!.length === 0 ? scene : { ...scene, elements: [...scene.elements, ...spoken[at]!] },
  );
}

/** The cues with one spelling for each name. */
function withUsualNames(parts: readonly Part[]): readonly Part[] {
  const usual = usualSpellings(parts.flatMap((part) => (part.kind === "cue" ? part.cues.map(({ name }) => name) : [])));
  return parts.map((part) =>
    part.kind === "cue" ? { ...part, cues: part.cues.map((cue) => ({ ...cue, name: usual.get(cue.name)! })) } : part,
  );
}

/** The first heading may be a time alone: THE NEXT DAY. */
function timeOf({ time, set, intExt }: SceneHeading): string {
  return time === "" && intExt === "" && isTimeOfDay(set) ? set : time;
}

/** A heading and all parts up to the next one. */
interface Stretch {
  readonly heading: SceneHeading;
  readonly parts: readonly Part[];
}

function stretchesFromParts(parts: readonly Part[]): Stretch[] {
  const stretches: { heading: SceneHeading; parts: Part[] }[] = [];
  for (const part of parts) {
    if (part.kind === "heading") stretches.push({ heading: part.heading, parts: [part] });
    else stretches.at(-1)?.parts.push(part);
  }
  return stretches;
}

function sceneFromStretch(
  { heading, parts }: Stretch,
  number: string,
  scriptDay: string,
  told: readonly Part[],
  {
    cast,
    sets,
    above,
    pitch,
    eighthsOf,
  }: Setting & { readonly cast: Cast; readonly sets: KnownSets; readonly above: Above },
): Scene {
  const first = parts[0]!.row.row;
  const last = parts.at(-1)!.row.row;
  const { omitted } = heading;
  const textOf = new Map(parts.map((part) => [part.row.row.line, part.row.text]));
  const subScenes = omitted ? [] : subScenesOf(parts, sets);
  const { present: listed, parts: acted } = withoutCastList(told, cast);
  const action = omitted ? [] : actionParagraphsOf(acted, pitch);
  const own = omitted ? [] : withListed(appearancesOf(parts, action, cast), listed);
  const characters = seenIn(own).length > 0 ? own : withPersonAbove(own, action, above);
  const present = seenIn(characters);
  const speakers = characters.filter(({ presence }) => presence !== "silent").map(({ name }) => name);
  return {
    number,
    numberIsPrinted: heading.number !== undefined,
    heading: heading.text,
    intExt: heading.intExt,
    set: heading.set,
    time: heading.time,
    scriptDay: omitted ? "" : scriptDay,
    omitted,
    synopsis: omitted ? "" : synopsisOfScene({ paragraphs: action.map(({ text }) => text), names: present, speakers }),
    eighths: omitted ? 0 : eighthsOf(parts),
    characters,
    elements: elementsOf(action, cast, { parts: heading, row: parts[0]!.row }, present).map((one) => ({
      ...one,
      quote: textOf.get(one.origin.line) ?? one.quote,
    })),
    origin: { page: first.page, line: first.line },
    end: { page: last.page, line: last.line },
    confidence: heading.confidence,
    ...(heading.doubt && { doubt: heading.doubt }),
    ...(subScenes.length > 0 && { subScenes }),
  };
}

/** The names of those who are seen, not only heard. */
function seenIn(characters: readonly Appearance[]): string[] {
  return characters.filter(({ presence }) => presence !== "voice").map(({ name }) => name);
}

/** Who is seen in the scene above, and its action. */
interface Above {
  readonly names: readonly string[];
  readonly text: string;
}

const MALE = /\b(?:he|his|him)\b/i;
const FEMALE = /\b(?:she|hers?)\b/i;

/**
 * The characters of a scene that names no one it shows, and begins with he or she: the only person of the scene above,
 * if its action calls that person the same. As a silent role, that person is shown as uncertain.
 */
function withPersonAbove(
  characters: readonly Appearance[],
  [first]: readonly ActionParagraph[],
  { names: [name, ...others], text }: Above,
): readonly Appearance[] {
  if (name === undefined || others.length > 0 || first === undefined || !/^(?:He|She) /.test(first.text))
    return characters;
  const [own, other] = first.text.startsWith("He ") ? [MALE, FEMALE] : [FEMALE, MALE];
  if (!own.test(text) || other.test(text)) return characters;
  const { page, line } = rowAt(first, 0).row;
  return [...characters.filter((heard) => heard.name !== name), { name, presence: "silent", origin: { page, line } }];
}
