import { globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { textOf, walk } from "../../infra/i18n/syntax-tree.ts";

/** Terms that `shared/contract/GLOSSARY.md` replaces, each with the term to use. */
const REPLACED: readonly (readonly [replaced: RegExp, term: string])[] = [
  [/\bcover titles?\b/i, "working title"],
  [/\bpage marks?\b|\bid on (a|the) pages?\b|\bcarr(y|ies) (their|its) reader's name/i, "watermark, watermark ID"],
  [/\bsecond step\b|\btwo-step\b/i, "two-factor authentication"],
  [/\bwho did what\b|\baudit trail\b|\bthe trail\b/i, "activity log"],
  [/\bput right\b/i, "repair"],
  [/\bwhat is asked\b|\basked of\b/i, "constraints"],
  [/\bbreach(es)?\b|\bbroken rules?\b/i, "violation"],
  [/\b(is|be) shot by\b|\bto shoot by\b/i, "active schedule"],
  [/(?<!non-)\bshooting days?\b/i, "shoot day"],
  [/\bshooting call\b/i, "shoot call"],
  [/\bholding days?\b|\bdays? on hold\b/i, "hold day"],
  [/\bpick-up\b/i, "pickup"],
  [/\bcalled off\b|\b(day|date|scene|location) is off\b/i, "cancelled, removed, no longer called"],
  [
    /\bbeing sent\b|\bperhaps sent\b|\bcame back\b|\baddress stopped\b/i,
    "Sending, Possibly sent, Bounced, Address blocked",
  ],
  [/\bcannot be had\b|\bcan be had\b/i, "available"],
  [/\bown days off\b/i, "production days off"],
  [/\bthese clocks\b|\bproduction's clocks\b/i, "time zone"],
  [/\btak(e|en) back\b|\bbr(ing|ought) back\b/i, "undo, restore"],
  [/\be-mail\b/i, "email"],
  [/\bmails\b|\bthe mail\b|\ba mail\b/i, "email"],
  [/\bsomebody\b|\bnobody\b|\beverybody\b/i, "someone, no one, everyone"],
  [/\bmeanwhile\b/i, "in the meantime"],
  [/\bleft empty\b|\bwhen empty\b/i, "If empty: ..."],
  [/\b(is|are|has|have) (kept|taken) here\b/i, "at most ... are allowed"],
  [/\bone person each\b|\bperhaps one person\b/i, "possible duplicate"],
  [/\bwaits? (for (a|its) review|to be reviewed)\b/i, "waiting for review"],
  [/\btake over\b/i, "import"],
  [/\busual colours\b/i, "default colours"],
];

/** Texts with a replaced term that users do not read: a column of files that are imported again, or data. */
const NO_TEXTS: readonly (readonly [file: string, text: string])[] = [
  ["icalendar.ts", "PRODID:-//Backlot//Shooting days//EN"],
  ["option-fields.ts", "E-mail"],
  ["crew-entry.ts", "e-mail"],
  ["export-audit-log.ts", "Id on the pages"],
  ["publications.ts", "/api/{id}/publication-mails/{scheduleName}/{date}"],
];

const literalsOf = (file: string): string[] => {
  const texts: string[] = [];
  walk(file, readFileSync(file, "utf8"), (node) => {
    if (node.type === "ImportDeclaration") return false;
    const quasis = node.type === "TemplateLiteral" ? (node.quasis as { value: { cooked: string } }[]) : undefined;
    const text = quasis ? quasis.map(({ value }) => value.cooked).join("…") : textOf(node);
    if (text !== undefined && /\p{L}[ -]\p{L}/u.test(text)) texts.push(text);
    return undefined;
  });
  return texts;
};

const replacedIn = (text: string) =>
  REPLACED.flatMap(([replaced, term]) => (replaced.test(text) ? [`${text}: use ${term}`] : []));

/** A message without the names of its placeholders. */
const wordsOf = (message: string) => message.replace(/\{\s*\w+\s*(?=[},])/g, "{");

it("uses no replaced term on the screen", () => {
  const messages = Object.keys(JSON.parse(readFileSync("web/i18n/messages.json", "utf8")));
  expect(messages.length).toBeGreaterThan(1500);
  expect(messages.flatMap((message) => replacedIn(wordsOf(message)))).toEqual([]);
});

it("uses none in refusals, rules, emails, documents, API descriptions and the commands of infra", () => {
  const found = globSync([
    "{functions,shared}/**/*.ts",
    "infra/*.ts",
    "infra/{config,constructs,operations,local,stacks}/**/*.ts",
  ])
    .filter((file) => !file.includes("shared/screenplay/"))
    .flatMap((file) =>
      literalsOf(file)
        .filter((text) => !isNoText(file, text))
        .flatMap(replacedIn),
    );
  expect(found).toEqual([]);
});

it("uses none in the titles of tests", () => {
  const titles = globSync("test/**/*.test.{ts,tsx}").flatMap(titlesOf);
  expect(titles.length).toBeGreaterThan(3000);
  expect(titles.flatMap(replacedIn)).toEqual([]);
});

it("uses none in the guides", () => {
  const guides = globSync(["*.md", ".github/**/*.md", "{docs,functions,infra,shared,test,web}/**/*.md"]);
  const found = guides
    .filter((file) => !file.endsWith("GLOSSARY.md"))
    .flatMap((file) =>
      readFileSync(file, "utf8")
        .replaceAll(/`[^`]*`/g, "")
        .split("\n")
        .flatMap(replacedIn),
    );
  expect(found).toEqual([]);
});

/** The titles of a file's tests and groups. */
function titlesOf(file: string): string[] {
  const titles: string[] = [];
  walk(file, readFileSync(file, "utf8"), (node) => {
    const [title] = node.type === "CallExpression" && isTest(node.callee) ? (node.arguments as unknown[]) : [];
    const text = title === undefined ? undefined : textOf(title);
    if (text !== undefined) titles.push(text);
    return undefined;
  });
  return titles;
}

/** Whether a callee is `it`, `describe`, or what one of their methods returns, such as `it.each(rows)`. */
function isTest(callee: unknown): boolean {
  const { type, name, object, callee: inner } = callee as Record<string, unknown>;
  if (type === "Identifier") return name === "it" || name === "describe";
  return type === "MemberExpression" ? isTest(object) : type === "CallExpression" && isTest(inner);
}

/** A DynamoDB expression. */
const EXPRESSION = /^(ADD|SET|REMOVE) |attribute_(not_)?exists\(/;

const isNoText = (file: string, text: string) =>
  EXPRESSION.test(text) || NO_TEXTS.some(([name, known]) => file.endsWith(`/${name}`) && text === known);
