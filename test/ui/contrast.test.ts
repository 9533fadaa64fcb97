import { globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

const tokens = readFileSync("web/ui/tokens.css", "utf8");

/** The contrast ratios of WCAG 2.2 AA for text, and for the edges of controls and the focus ring. */
const WORDS = 4.5;
const EDGES = 3;

const pairs: [ink: string, on: string, least: number][] = [
  ...["paper", "sheet", "well", "accent-wash"].flatMap((surface): [string, string, number][] => [
    ["ink", surface, WORDS],
    ["ink-soft", surface, WORDS],
    ["accent", surface, WORDS],
    ["accent-strong", surface, WORDS],
  ]),
  ...["danger", "good", "warning"].flatMap((color): [string, string, number][] => [
    [color, "paper", WORDS],
    [color, "sheet", WORDS],
    [color, `${color}-wash`, WORDS],
    ["ink", `${color}-wash`, WORDS],
    ["ink-soft", `${color}-wash`, WORDS],
  ]),
  ["on-accent", "accent", WORDS],
  ["on-accent", "accent-strong", WORDS],
  ["on-danger", "danger", WORDS],
  ...["sheet", "paper", "well"].map((surface): [string, string, number] => ["outline", surface, EDGES]),
  ...["day-int", "day-ext", "night-int", "night-ext", "dawn", "dusk", "week-break", "free"].flatMap(
    (paper): [string, string, number][] => [
      ["strip-ink", `strip-${paper}`, WORDS],
      ["strip-breach", `strip-${paper}`, EDGES],
    ],
  ),
  ...["red", "orange", "green", "blue", "purple", "pink", "brown", "cyan", "rose", "yellow", "teal", "grey"].map(
    (mark): [string, string, number] => [`${mark}-mark`, "sheet", EDGES],
  ),
  ["strip-chosen", "strip-ink-light", EDGES],
  ["strip-ink-light", "strip-day-break", WORDS],
  ["strip-ink-light", "strip-holiday", WORDS],
];

it.each(pairs)("has %s on %s with a contrast of at least %d, in the light and the dark scheme", (ink, on, least) => {
  for (const scheme of ["light", "dark"] as const) {
    expect(contrast(luminance(ink, scheme), luminance(on, scheme)), scheme).toBeGreaterThanOrEqual(least);
  }
});

const rules = globSync("web/**/*.css").flatMap((name) => [...readFileSync(name, "utf8").matchAll(/\{([^{}]*)\}/g)]);
const together = rules.flatMap(([, rule = ""]): [string, string][] => {
  const [, ink] = /(?:^|[\s;])color: var\(--([\w-]+)\)/.exec(rule) ?? [];
  const [, on] = /background(?:-color)?: var\(--([\w-]+)\)/.exec(rule) ?? [];
  return ink && on ? [[ink, on]] : [];
});

it.each([...new Set(together.map(String))].map((pair) => pair.split(",")))(
  "has text in %s on %s, as used in a rule, with sufficient contrast",
  (ink = "", on = "") => {
    for (const scheme of ["light", "dark"] as const) {
      expect(contrast(luminance(ink, scheme), luminance(on, scheme)), scheme).toBeGreaterThanOrEqual(WORDS);
    }
  },
);

it("has the same strips in both schemes, like on paper", () => {
  const papers = [...tokens.matchAll(/--(strip-(?:ink|day|night|dawn|dusk|week|free|holiday)[\w-]*): (.+);/g)];
  expect(papers.length).toBeGreaterThan(10);
  for (const [, name, value] of papers) expect(value, name).not.toContain("light-dark");
});

it("has every colour in the tokens and nowhere else", () => {
  const literal =
    /#[\da-f]{3,8}\b|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch)\(|:[^;]*\b(?:white|black|gr[ae]y|red)\b(?!-)/gi;
  const strays = globSync("web/**/*.{css,ts,tsx}")
    .filter((name) => !name.endsWith("tokens.css"))
    .flatMap((name) => {
      const text = readFileSync(name, "utf8");
      return (text.match(name.endsWith(".css") ? literal : /["'`]#[\da-f]{3,8}["'`]|\b(?:rgba?|oklch)\(/gi) ?? []).map(
        (stray) => `${name}: ${stray}`,
      );
    });
  expect(strays).toEqual([]);
});

it("has sufficient contrast in the top bar, which is dark in both schemes", () => {
  for (const scheme of ["light", "dark"] as const) {
    for (const ink of ["ink", "ink-soft"]) {
      expect(contrast(luminance(ink, "dark"), luminance("slate", scheme)), ink).toBeGreaterThanOrEqual(WORDS);
    }
  }
});

function contrast(one: number, other: number): number {
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}

/** The relative luminance of a token, by way of Björn Ottosson's Oklab matrices. */
function luminance(token: string, scheme: "light" | "dark"): number {
  const [, value = ""] = new RegExp(`--${token}: (.+);`).exec(tokens) ?? [];
  const colors = [...value.matchAll(/oklch\(([\d.]+) ([\d.]+) ([\d.]+)\)/g)];
  const color = scheme === "dark" ? colors.at(-1) : colors[0];
  if (!color) throw new Error(`--${token} is no color: "${value}"`);
  const [lightness = 0, chroma = 0, hue = 0] = color.slice(1).map(Number);
  const [a, b] = [chroma * Math.cos((hue * Math.PI) / 180), chroma * Math.sin((hue * Math.PI) / 180)];
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const inGamut = (channel: number) => Math.min(1, Math.max(0, channel));
  const red = inGamut(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s);
  const green = inGamut(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s);
  const blue = inGamut(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
