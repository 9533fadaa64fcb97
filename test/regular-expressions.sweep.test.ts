import { globSync, readFileSync } from "node:fs";
import { check } from "recheck";
import { parseSync, Visitor } from "vite";
import { expect, it, vi } from "vitest";

const ODD_TEXTS = ["ROPE", "a a a a", "((a+)+)+$", "\\s+\\s+", "* *\t*", "a|a|a"];

/** Sample calls for files that build expressions at run time, with unusual texts. */
const MADE_WHEN_CALLED: Readonly<Record<string, (module: Record<string, unknown>) => void>> = {
  "shared/breakdown/model/name-pattern.ts": ({ namePattern }) => {
    for (const text of ODD_TEXTS) (namePattern as (_: string) => RegExp)(text);
  },
  "web/ui/pdf/pdf-matches.ts": ({ matchesIn }) => {
    for (const text of ODD_TEXTS) (matchesIn as (placed: readonly [], query: string) => unknown)([], text);
  },
};

interface Expression {
  readonly source: string;
  readonly flags: string;
  readonly place: string;
}

const files = globSync("{shared,functions,web,infra}/**/*.{ts,tsx,mjs}");

/** Literals such as /…/, and the files that build expressions from texts. */
function read(file: string): { literals: Expression[]; building: number } {
  const text = readFileSync(file, "utf8");
  const literals: Expression[] = [];
  let building = 0;
  const { program, errors } = parseSync(file, text);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]!.message}`);
  const place = (start: number) => `${file}:${text.slice(0, start).split("\n").length}`;
  new Visitor({
    Literal(node) {
      if (!("regex" in node)) return;
      literals.push({ source: node.regex.pattern, flags: node.regex.flags, place: place(node.start) });
    },
    Identifier(node) {
      if (node.name === "RegExp" && /\bRegExp\($/.test(text.slice(node.start, node.end + 1))) building++;
    },
  }).visit(program);
  return { literals, building };
}

/** The expressions that a file builds when it is loaded and called. */
async function built(file: string): Promise<Expression[]> {
  const found: Expression[] = [];
  const own = globalThis.RegExp;
  const note = (expression: RegExp) => {
    if (new Error().stack?.includes(file))
      found.push({ source: expression.source, flags: expression.flags, place: file });
    return expression;
  };
  globalThis.RegExp = new Proxy(own, {
    construct: (target, [source, flags]) => note(new target(source, flags)),
    apply: (target, _, [source, flags]) => note(target(source, flags)),
  });
  try {
    vi.resetModules();
    const module: Record<string, unknown> = await import(/* @vite-ignore */ `../${file}`);
    MADE_WHEN_CALLED[file]?.(module);
  } finally {
    globalThis.RegExp = own;
  }
  return found;
}

// Most are decided by automata. The few whose automaton would be too large are attacked with generated texts: counted
// in steps and with one seed, so that the verdict is the same on a slow machine.
const PATIENT = { timeout: null, attackTimeout: null, incubationTimeout: null, randomSeed: 1 };

/** A description of an attack that takes more than linear time, or nothing. */
async function harmOf({ source, flags, place }: Expression): Promise<string[]> {
  const verdict = await check(source, flags, PATIENT);
  if (verdict.status === "safe") return [];
  return [
    `${place} /${source}/${flags}: ${verdict.status === "vulnerable" ? verdict.complexity.summary : verdict.status}`,
  ];
}

const parsed = files.map((file) => ({ file, ...read(file) }));

it("finds the expressions of the sources", () => {
  expect(parsed.flatMap(({ literals }) => literals).length).toBeGreaterThan(300);
});

it.each(parsed.filter(({ literals, building }) => literals.length + building > 0))(
  "takes at most linear time in $file",
  async ({ file, literals, building }) => {
    const found = building > 0 ? await built(file) : [];
    expect(found.length, `${file} builds expressions that nothing here makes`).toBeGreaterThanOrEqual(building);
    const harms: string[] = [];
    // Sequentially: each call before the first result would start its own checker.
    for (const expression of [...literals, ...found]) harms.push(...(await harmOf(expression)));
    expect(harms).toEqual([]);
  },
);

it.each(["^(INT|EXT)\\.?\\s+(.*?)\\s+-\\s+(.*)$", "\\s+$", "^([A-Z]+\\s?)+$"])(
  "detects that /%s/ is slow",
  async (source) => {
    expect(await harmOf({ source, flags: "", place: "here" })).toHaveLength(1);
  },
);
