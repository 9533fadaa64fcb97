import { markedTotals } from "./marked-score.ts";
import { HELD_BACK, MARKED_SCRIPTS } from "./marked-scripts.ts";

// Prints how well the marked scripts are read: node test/screenplay/marked/measure-marked.ts [FAULTS]
for (const [what, scripts] of Object.entries({ marked: MARKED_SCRIPTS, "held back": HELD_BACK })) {
  const { faults, ...totals } = markedTotals(Object.values(scripts));
  if (process.argv[2]) console.log(faults.join("\n"));
  for (const [kind, { right, found, marked }] of Object.entries(totals)) {
    const shares = `precision ${(right / found).toFixed(3)}, recall ${(right / marked).toFixed(3)}`;
    console.log(`${what}, ${kind}: ${shares} (${right} right, ${found} found, ${marked} marked)`);
  }
}
