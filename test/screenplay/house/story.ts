import type { Chance } from "./chance.ts";
import type { HouseStyle } from "./house-style.ts";
import type { Language } from "./language.ts";
import { languageOf } from "./languages.ts";
import {
  BARE,
  BOLD_ALONE,
  INSERTS,
  LONG,
  RUN_ON,
  SHOTS,
  SHOUTS,
  SLUGS,
  SPELLINGS,
  TAILS,
  TIMES_ALONE,
} from "./phrases.ts";
import type { TrueScene } from "./true-scene.ts";

export type Block =
  | { readonly kind: "action"; readonly text: string }
  | {
      readonly kind: "speech";
      readonly name: string;
      readonly tail: string;
      readonly parenthetical?: string;
      readonly said: string;
    }
  | { readonly kind: "dual"; readonly names: readonly string[]; readonly said: readonly string[] }
  | { readonly kind: "transition" | "act" | "present"; readonly text: string };

export interface StoryScene {
  readonly truth: TrueScene;
  readonly blocks: readonly Block[];
}

/** Generates a script in a house style. */
export function storyOf(style: HouseStyle, chance: Chance): StoryScene[] {
  const numbers = numbersOf(style, chance);
  let above: TrueScene | undefined;
  return numbers.map((number) => {
    const scene = sceneOf(number, style, chance, above);
    above = scene.truth;
    return scene;
  });
}

function numbersOf(style: HouseStyle, chance: Chance): (string | undefined)[] {
  const count = style.scenes ?? 60;
  if (style.numbers === undefined || style.numbers === "none") return Array.from({ length: count }, () => undefined);
  if (style.numbers === "letters") {
    return Array.from({ length: Math.min(count, 26) }, (_, letter) => String.fromCharCode(65 + letter));
  }
  let at = chance.pick([0, 0, 0, 40, 199]);
  const numbers: string[] = [];
  while (numbers.length < count) {
    at++;
    if (!style.lettered || chance.happens(0.7)) numbers.push(String(at));
    else
      numbers.push(
        ...chance.pick(
          [
            [`A${at}`, `${at}`],
            [`${at}`, `${at}A`, `${at}B`],
            [`${at}-${at + 2}`],
            [`${at}pt`, `${at}A`],
            [`${at}`, `${at}AA`],
            [`B106${"A"}`],
          ].slice(0, 3),
        ),
      );
    if (numbers.at(-1)!.includes("-")) at += 2;
  }
  return numbers
    .slice(0, count)
    .map((number) => (style.episode ? `${style.episode}${style.episodeMark ?? "/"}${number}` : number));
}

function sceneOf(
  number: string | undefined,
  style: HouseStyle,
  chance: Chance,
  above: TrueScene | undefined,
): StoryScene {
  const language = languageOf(style.language ?? "en");
  if (number !== undefined && style.lettered && (number.includes("-") || chance.happens(0.04))) {
    const heading = chance.pick(["OMITTED", "OMITTED", "OMIT", "DELETED"]);
    return {
      truth: { number, intExt: "", set: "OMITTED", time: "", omitted: true, heading, speakers: [] },
      blocks: [],
    };
  }
  const plain = headingOf(style, language, chance, above);
  const truth = { ...plain, heading: dressed(plain.heading, style) };
  const blocks = blocksOf(style, language, chance);
  const speakers = [
    ...new Set(
      blocks.flatMap((block) => (block.kind === "speech" ? [block.name] : block.kind === "dual" ? block.names : [])),
    ),
  ];
  return { truth: { ...truth, ...(number !== undefined && { number }), omitted: false, speakers }, blocks };
}

function headingOf(
  style: HouseStyle,
  language: Language,
  chance: Chance,
  above: TrueScene | undefined,
): Pick<TrueScene, "intExt" | "set" | "time" | "heading"> {
  const dash = style.dash ?? " - ";
  if (above !== undefined && style.timeAlone !== undefined && chance.happens(style.timeAlone)) {
    const time = chance.pick(TIMES_ALONE);
    return { intExt: above.intExt, set: above.set, time, heading: time };
  }
  if (chance.happens(style.bold ?? 0)) {
    const alone = chance.pick(BOLD_ALONE);
    const heading = style.spelling === "small" ? small(alone) : alone;
    const [set, time = ""] = heading.split(" - ");
    return { intExt: "", set: set!, time, heading };
  }
  if (chance.happens(style.slugs ?? 0)) {
    const slug = chance.pick(SLUGS);
    return { intExt: "", set: slug, time: "", heading: slug };
  }
  if (chance.happens(style.bare ?? 0)) {
    const timed = chance.happens(0.2);
    const set = language === languageOf("en") ? chance.pick(BARE) : chance.pick(language.sets);
    const time = timed ? chance.pick(language.times) : "";
    const base = time === "" ? set : `${set}${dash}${time}`;
    if (time === "" && chance.happens(style.runOn ?? 0)) {
      const heading = `${set} ${chance.pick(RUN_ON)}`;
      return { intExt: "", set: heading, time: "", heading };
    }
    const dotted = chance.happens(0.2) ? "." : "";
    return { intExt: "", set, time, heading: base + dotted };
  }
  const inside = chance.happens(0.55);
  const [prefix, intExt] = SPELLINGS[style.spelling ?? ""]
    ? chance.pick(SPELLINGS[style.spelling ?? ""]!)
    : [chance.pick(inside ? language.interior : language.exterior), inside ? ("INT." as const) : ("EXT." as const)];
  let set = chance.happens(style.long ?? 0) ? chance.pick(LONG) : chance.pick(language.sets);
  let time = chance.pick(language.times);
  if (style.timeMark === "stop") set = set.replaceAll(".", "");
  if (style.ornate && chance.happens(0.3))
    set += chance.pick([" - HALLWAY", "/KITCHEN", " (FLASHBACK)", ", NEAR THE DOOR"]);
  if (style.ornate && time !== "" && chance.happens(0.2))
    time = chance.pick([
      "DAY (1973)",
      "NIGHT (JUST BEFORE DAWN)",
      "DAY/SUNSET",
      "DUSK TO NIGHT",
      "MIDDLE OF THE NIGHT",
      "DAY (FEBRUARY 3, 1991)",
      "LATER THAT DAY",
      "NEXT MORNING",
    ]);
  if (style.spelling === "small") {
    set = small(set);
    time = chance.happens(0.5) ? time.toLowerCase() : time;
  }
  return { intExt, set, time, heading: spelled(prefix, set, time, style) };
}

/** The heading with the house's decoration. */
function dressed(heading: string, style: HouseStyle): string {
  const [open = "", close = ""] = style.around ?? [];
  const text = style.around === undefined ? heading : open + heading + close;
  return style.letterSpaced
    ? text
        .split(" ")
        .map((word) => [...word].join(" "))
        .join("  ")
    : text;
}

function spelled(prefix: string, set: string, time: string, style: HouseStyle): string {
  const bare = prefix.replace(/[.\s-]+$/, "");
  switch (time === "" ? undefined : style.order) {
    case "time first":
      return `${bare}. ${time} - ${set}`;
    case "time behind a slash":
      return `${bare}/${time} - ${set}`;
    case "place last":
      return `${set} - ${bare}/${time}`;
    case "place last in words":
      return `${set}. ${bare}. ${time}`;
    case "slashes":
      return `${bare} / ${set} / ${time}`;
    case "dashes":
      return `${bare} - ${set} - ${time}`;
    case "apart":
      return `${set}   ${bare}/${time}`;
    default: {
      const dash = style.dash ?? " - ";
      const mark =
        time === ""
          ? ""
          : { dash, comma: ", ", stop: ". ", brackets: " (", square: " [", tight: "." }[style.timeMark ?? "dash"];
      const close = time === "" ? "" : ({ brackets: ")", square: "]" }[style.timeMark as string] ?? "");
      return `${prefix}${style.timeMark === "tight" ? "" : " "}${set}${mark}${time}${close}`;
    }
  }
}

function small(text: string): string {
  return text.toLowerCase().replace(/(?<![\p{L}'])\p{L}/gu, (letter) => letter.toUpperCase());
}

function blocksOf(style: HouseStyle, language: Language, chance: Chance): Block[] {
  const told = () => (style.comedy ? chance.pick(language.action).toUpperCase() : chance.pick(language.action));
  const present = [chance.pick(language.names), chance.pick(language.names)] as const;
  const blocks: Block[] = [{ kind: "action", text: told() }];
  if (style.castBelow) blocks.unshift({ kind: "present", text: `(${[...new Set(present)].join(", ")})` });
  const length = chance.below(9);
  for (let at = 0; at < length; at++) {
    const third = language.names.find((name) => !present.includes(name))!;
    if (chance.happens(style.trio ?? 0) && present[0] !== present[1]) {
      const said = [0, 1, 2].map(() => chance.pick(language.speech));
      blocks.push({ kind: "dual", names: [...present, third], said });
    } else if (chance.happens(style.dual ?? 0) && present[0] !== present[1]) {
      blocks.push({ kind: "dual", names: present, said: [chance.pick(language.speech), chance.pick(language.speech)] });
    } else if (chance.happens(0.65)) {
      const parenthetical = chance.happens(0.25) ? { parenthetical: chance.pick(language.parenthetical) } : {};
      const tail =
        style.language === undefined ? chance.pick(TAILS) : chance.pick(["", "", "", ` ${language.continued}`]);
      const said = Array.from({ length: 1 + chance.below(3) }, () => chance.pick(language.speech)).join(" ");
      blocks.push({ kind: "speech", name: present[at % 2]!, tail, ...parenthetical, said });
    } else if (chance.happens(style.inserts ?? 0)) blocks.push({ kind: "action", text: chance.pick(INSERTS) });
    else if (chance.happens(style.shouts ?? 0)) blocks.push({ kind: "action", text: chance.pick(SHOUTS) });
    else if (chance.happens(style.shots ?? 0)) blocks.push({ kind: "action", text: chance.pick(SHOTS) });
    else blocks.push({ kind: "action", text: told() });
  }
  if (chance.happens(style.transitions ?? 0.08)) blocks.push({ kind: "transition", text: language.transition });
  if (style.acts && chance.happens(0.1))
    blocks.push({ kind: "act", text: "END OF ACT ONE" }, { kind: "act", text: "ACT TWO" });
  return blocks;
}
