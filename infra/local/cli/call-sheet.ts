import { writeFile } from "node:fs/promises";
import { callSheetArguments, HELP } from "./call-sheet-arguments.ts";
import { callSheetClient } from "./call-sheet-client.ts";

/** Saves a day's call sheet as a PDF, or creates drafts, through the API. Prints the result as one line of JSON. */
async function main(): Promise<object | string> {
  const asked = callSheetArguments(process.argv.slice(2), process.env);
  if (asked === "help") return HELP;
  const door = await callSheetClient(asked);
  if (asked.drafts) return door.makeDrafts(asked.date);
  const days = await door.days();
  const { day, date = door.dateDue(days) } = asked;
  const wanted = days.find((one) => (day === undefined ? one.date === date : one.dayNumber === day));
  if (!wanted) {
    const which = day === undefined ? (date === undefined ? "that is due now" : `on ${date}`) : `${day}`;
    const there = days.map(({ dayNumber, date: on }) => `${dayNumber} on ${on}`).join(", ");
    throw new Error(`"${asked.schedule ?? asked.project}" has no day ${which}; its days are ${there || "none"}.`);
  }
  const bytes = await door.file(wanted);
  const file = asked.out ?? `call-sheet-${wanted.date}.pdf`;
  await writeFile(file, bytes);
  const { schedule, dayNumber } = wanted;
  return { file, schedule, day: dayNumber, date: wanted.date, bytes: bytes.length };
}

main().then(
  (said) => console.log(typeof said === "string" ? said : JSON.stringify(said)),
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  },
);
