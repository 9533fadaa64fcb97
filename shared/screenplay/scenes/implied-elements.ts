import type { Element } from "../model/scene.ts";
import { type ActionParagraph, rowAt } from "./action-paragraphs.ts";

/** A person whom another element requires. */
interface Link {
  /** Category, and words in the elements' names; any element of the category by default. */
  readonly category: string;
  readonly things?: RegExp;
  readonly implies: { readonly name: string; readonly category: string };
}

const LABOR = "Additional Labor";
const CONFIDENCE = 0.5;
/** From this age on, a performer needs no studio teacher. */
const GROWN_UP = 18;

const ROAD =
  /\b(?:car|taxi|taxicab|cab|truck|van|minivan|bus|ambulance|limousine|limo|hearse|motorcycle|motorbike|jeep|convertible|sedan|suv|lorry|automobile|coupe|cruiser|wagon|roadster|pickup|engine|motorhome|rv|camper)\b/i;
const WATER = /\b(?:boat|ship|ferry|yacht|canoe|kayak|raft|sailboat|rowboat|motorboat|speedboat|jet ski)\b/i;
const AIR = /\b(?:helicopter|airplane|aeroplane|aircraft|biplane|jet|glider)\b/i;
const ARMS =
  /\b(?:gun|handgun|pistol|revolver|rifle|shotgun|musket|dagger|sword|machete|grenade|bayonet|crossbow|bomb|dynamite)\b/i;
const FIRE = /\b(?:fire|fireball|explosion|explodes|exploding|flames|bonfire|burning|blaze|inferno|fireworks)\b/i;

const LINKS: readonly Link[] = [
  { category: "Vehicles", things: ROAD, implies: { name: "Picture-car driver", category: LABOR } },
  { category: "Vehicles", things: WATER, implies: { name: "Marine coordinator", category: LABOR } },
  { category: "Vehicles", things: AIR, implies: { name: "Aerial coordinator", category: LABOR } },
  { category: "Animals", implies: { name: "Animal wrangler", category: "Animal Wranglers" } },
  { category: "Props", things: ARMS, implies: { name: "Armourer", category: LABOR } },
  { category: "Stunts", implies: { name: "Stunt coordinator", category: LABOR } },
  { category: "Special Effects", things: FIRE, implies: { name: "Fire safety officer", category: LABOR } },
];
const CHILD =
  /\b(?:child|children|schoolchildren|kids?|toddlers?|baby|babies|little (?:girl|boy)s?|school(?:girl|boy)s?)\b/i;
const AGE = /\((?:age )?(\d{1,2})\)/g;
const TEACHER = { name: "Studio teacher", category: LABOR };

/**
 * The people implied by a scene's elements, each once, with the elements that are the reason: a driver for a car, a
 * wrangler for an animal, and a studio teacher for a child on screen.
 */
export function impliedElements(things: readonly Element[], action: readonly ActionParagraph[]): Element[] {
  const drawn = LINKS.flatMap(({ category, things: words, implies }) => {
    const reasons = things.filter((thing) => thing.category === category && (words?.test(thing.name) ?? true));
    const [first] = reasons;
    if (first === undefined) return [];
    return [{ ...first, ...implies, confidence: CONFIDENCE, because: reasons.map(({ name }) => name).join(", ") }];
  });
  const child = childIn(action);
  return child === undefined ? drawn : [...drawn, child];
}

function childIn(action: readonly ActionParagraph[]): Element | undefined {
  for (const paragraph of action) {
    const { text } = paragraph;
    const aged = [...text.matchAll(AGE)].find(([, age]) => Number(age) < GROWN_UP);
    const child = CHILD.exec(text);
    const because = aged ? wordsBefore(text, aged.index) : child?.[0];
    if (because === undefined) continue;
    const { text: quote, row } = rowAt(paragraph, aged?.index ?? child!.index);
    return { ...TEACHER, quote, origin: { page: row.page, line: row.line }, confidence: CONFIDENCE, because };
  }
  return undefined;
}

/** `TOMMY (8)`: the age with the preceding name. */
function wordsBefore(text: string, bracket: number): string {
  const word = text.slice(0, bracket).trim().split(" ").at(-1) ?? "";
  return `${word} ${text.slice(bracket, text.indexOf(")", bracket) + 1)}`.trim();
}
