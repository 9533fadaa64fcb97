import { writeFile } from "node:fs/promises";
import { parseArgs } from "node:util";
import { datesDue, zoneOfSheet } from "../../shared/call-sheet/due-date.ts";
import { routes } from "../../shared/contract/routes.ts";
import { apiClient } from "./demo/api-client.ts";

const USAGE =
  "usage: BACKLOT_PASSWORD=... npm run --silent call-sheet -- PROJECT SCHEDULE --user MAIL [--day N] [--url URL] [--out FILE]";

/** Saves a day's call sheet as a PDF, by the API: the day that is due now where it is shot, or the one that is asked for. */
async function main(): Promise<void> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      user: { type: "string" },
      day: { type: "string" },
      url: { type: "string", default: "http://localhost:4000" },
      out: { type: "string" },
    },
  });
  const [id, scheduleName, ...others] = positionals;
  const { user: email, url } = values;
  const password = process.env.BACKLOT_PASSWORD;
  if (!id || !scheduleName || others.length > 0 || !email || !password) throw new Error(USAGE);
  const { token } = await apiClient(url)(routes.login, { payload: { email, password } });
  const params = { id, scheduleName };
  const { days } = await apiClient(url, token)(routes.getCallSheetDays, { params });
  const wanted = days.find(({ sheet }) =>
    values.day === undefined
      ? datesDue(new Date(), zoneOfSheet(sheet)).at(-1) === sheet.date
      : String(sheet.dayNumber) === values.day,
  )?.sheet;
  if (!wanted) {
    const which = values.day === undefined ? "that is due now" : `"${values.day}"`;
    const there = days.map(({ sheet }) => `${sheet.dayNumber} on ${sheet.date}`).join(", ");
    throw new Error(`"${scheduleName}" has no day ${which}; its days are ${there || "none"}.`);
  }
  const address = new URL(`/api/${id}/call-sheet/${encodeURIComponent(scheduleName)}?day=${wanted.dayNumber}`, url);
  const answer = await fetch(address, { headers: { authorization: `Bearer ${token}` } });
  if (!answer.ok) throw new Error(`${address} was answered with ${answer.status}: ${await answer.text()}`);
  const bytes = new Uint8Array(await answer.arrayBuffer());
  const file = values.out ?? `call-sheet-${wanted.date}.pdf`;
  await writeFile(file, bytes);
  console.log(JSON.stringify({ file, day: wanted.dayNumber, date: wanted.date, bytes: bytes.length }));
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
