import type { HouseStyle } from "./house-style.ts";
import { HOUSE_STYLES } from "./house-styles.ts";
import { readingScore } from "./reading-score.ts";

// Prints how well each house style is read: node test/screenplay/house/measure.ts [STYLE|all] [FAULTS TO SHOW] [SCRIPTS
// OF EACH]
const [only, show = "0", seeds = "3"] = process.argv.slice(2);
const cell = (share: number) => share.toFixed(3).padStart(7);
console.log("  scenes heading numbers  casts castlist");
for (const [name, style] of Object.entries(HOUSE_STYLES) as [string, HouseStyle][]) {
  if (only && only !== "all" && name !== only) continue;
  const score = readingScore(
    style,
    Array.from({ length: Number(seeds) }, (_, at) => at + 1),
  );
  console.log(
    `${cell(score.scenes)} ${cell(score.headings)} ${cell(score.numbers)} ${cell(score.casts)} ${cell(score.castList)}  ${name}`,
  );
  const kinds = new Map<string, number>();
  for (const fault of score.faults) kinds.set(fault, (kinds.get(fault) ?? 0) + 1);
  for (const [fault, count] of [...kinds].sort((a, b) => b[1] - a[1]).slice(0, Number(show)))
    console.log(`            ${count} × ${fault}`);
}
