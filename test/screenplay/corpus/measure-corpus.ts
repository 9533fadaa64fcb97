import { agreementOn, f1Of, kappaOf, LISTED_KINDS, PAIRS_OF_PASSES } from "./agreement.ts";
import { corpusTotals } from "./corpus-score.ts";
import { headsScore } from "./heads-score.ts";
import type { Pass } from "./marks.ts";
import { CORPUS_STYLES, HELD_BACK_STYLES, OTHER_LAYOUTS, TWICE_MARKED_STYLES } from "./styles.ts";

// Prints how well the scripts of this folder are read: node test/screenplay/corpus/measure-corpus.ts [FAULTS]
const share = (part: number, whole: number) => (whole === 0 ? "-" : (part / whole).toFixed(3));
const oneByOne = (styles: typeof CORPUS_STYLES) =>
  Object.entries(styles).map(([name, style]) => [name, { [name]: style }] as const);
const SETS = [
  ...oneByOne(CORPUS_STYLES),
  ["all", CORPUS_STYLES],
  ["held back", HELD_BACK_STYLES],
  ["marked twice", TWICE_MARKED_STYLES],
  ...oneByOne(OTHER_LAYOUTS),
] as const;
/** Headings and speakers are marked in the scripts in other layouts alone. */
function readingOf(styles: typeof CORPUS_STYLES) {
  const totals = corpusTotals(styles);
  if (!Object.keys(styles).every((name) => name in OTHER_LAYOUTS)) return totals;
  const heads = headsScore(styles);
  return { ...totals, ...heads, faults: [...totals.faults, ...heads.faults] };
}
for (const [what, styles] of SETS) {
  const { faults, ...counts } = readingOf(styles);
  if (process.argv[2] && what !== "all") console.log(faults.join("\n"));
  for (const [kind, { right, found, marked }] of Object.entries(counts)) {
    const shares = `precision ${share(right, found)}, recall ${share(right, marked)}`;
    console.log(`${what}, ${kind}: ${shares} (${right} right, ${found} found, ${marked} marked)`);
  }
}
function printAgreement(what: string, names: readonly string[], one: Pass, other: Pass): void {
  const agreements = names.map((name) => agreementOn(name, one, other));
  const listed = LISTED_KINDS.map((kind) => `${kind} ${f1Of(agreements.map((pass) => pass[kind])).toFixed(3)}`);
  const kappa = kappaOf(agreements.map(({ pairs }) => pairs)).toFixed(3);
  console.log(`${one} and ${other} pass over ${what}: F1 of ${listed.join(", ")}, kappa of locations ${kappa}`);
}

const OFTEN = Object.keys({ ...CORPUS_STYLES, ...HELD_BACK_STYLES });
const TWICE = Object.keys({ ...TWICE_MARKED_STYLES, ...OTHER_LAYOUTS });
for (const [one, other] of PAIRS_OF_PASSES) printAgreement("the six", Object.keys(CORPUS_STYLES), one, other);
for (const name of [...OFTEN, ...TWICE]) printAgreement(name, [name], "first", "other");
printAgreement("the scripts marked often", OFTEN, "first", "other");
printAgreement("the scripts marked twice", TWICE, "first", "other");
