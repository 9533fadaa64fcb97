import { scenesFromLines } from "../../../shared/screenplay/scenes/scenes-from-lines.ts";
import type { HouseStyle } from "../house/house-style.ts";
import { add, type Count } from "../marked/marked-score.ts";
import { isSameRole } from "./corpus-score.ts";
import { sceneHeadsOf } from "./marks.ts";
import { printedScript } from "./printed-script.ts";

/** Headings with the right number, set, time and script day, and speakers of each scene. */
interface HeadsScore {
  readonly headings: Count;
  readonly speakers: Count;
  readonly faults: string[];
}

/** Compares the headings and speakers read in scripts with those that are marked. */
export function headsScore(styles: Readonly<Record<string, HouseStyle>>): HeadsScore {
  const none = (): Count => ({ right: 0, found: 0, marked: 0 });
  const score = { headings: none(), speakers: none(), faults: [] as string[] };
  for (const [name, style] of Object.entries(styles)) {
    const { scenes } = scenesFromLines(printedScript(name, style));
    const heads = sceneHeadsOf(name);
    add(score.headings, 0, scenes.length, heads.length);
    for (const head of heads) {
      const { number, set, time, scriptDay, speakers } = head;
      const scene = scenes.find((one) => one.number === number);
      const read = [scene?.set, scene?.time, scriptDay && scene?.scriptDay].join(" / ");
      const isRight = read === [set, time, scriptDay].join(" / ");
      add(score.headings, isRight ? 1 : 0, 0, 0);
      if (!isRight) score.faults.push(`${name} ${number}: ${read}, not ${set} / ${time} / ${scriptDay}`);
      const found = (scene?.characters ?? []).filter(({ presence }) => presence !== "silent").map((one) => one.name);
      const right = speakers.filter((one) => found.some((other) => isSameRole(one, other)));
      add(score.speakers, right.length, found.length, speakers.length);
      if (right.length < speakers.length || right.length < found.length)
        score.faults.push(`${name} ${number}: ${found} speak, not ${speakers}`);
    }
  }
  return score;
}
