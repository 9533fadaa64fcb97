import { randomUUID } from "node:crypto";
import { ApiError, apiClient } from "../../infra/local/demo/api-client.ts";
import { routes } from "../../shared/contract/routes.ts";
import { tableFromTsv, tsvFromTable } from "../../shared/tables/tsv.ts";
import { newProduction, type Production } from "../api/production.ts";
import { onTeam, type Person, signedUp } from "../people.ts";
import { median, ms, percentile, print, timed } from "./figures.ts";

const range = (count: number) => Array.from({ length: count }, (_, at) => at);

/** The result of many concurrent edits of one breakdown. */
export interface Edited {
  /** The text of each accepted edit. */
  readonly saved: readonly string[];
  /** The number of edits that were repeated after a version conflict. */
  readonly refused: number;
  readonly failed: readonly string[];
  readonly times: readonly number[];
}

/** Several editors write in the notes of the same scenes concurrently, each until their edits are accepted. */
export async function editTogether(
  url: string,
  { owner, id }: Production,
  { editors, edits }: { readonly editors: number; readonly edits: number },
): Promise<Edited> {
  const params = { id };
  const people: Person[] = [];
  for (const at of range(editors)) {
    const person = await signedUp(url, `editor-${at}`);
    await onTeam(owner, id, person);
    people.push(person);
  }
  const [saved, failed, times]: [string[], string[], number[]] = [[], [], []];
  let refused = 0;

  async function edit({ api }: Person, words: string): Promise<void> {
    const operation = randomUUID();
    for (;;) {
      const { tsv_content, version } = await api(routes.fetchBreakdown, { params });
      const { columns, rows } = tableFromTsv(tsv_content);
      const notes = columns.indexOf("Notes");
      const place = Math.floor(Math.random() * rows.length);
      const changed = rows.map((row, at) =>
        row.map((cell, column) => (at === place && column === notes ? `${cell} ${words}`.trim() : cell)),
      );
      const payload = { tsv_content: tsvFromTable({ columns, rows: changed }), version, operation };
      try {
        times.push((await timed(() => api(routes.updateBreakdown, { params, payload }))).ms);
        saved.push(words);
        return;
      } catch (error) {
        if (!(error instanceof ApiError) || error.code !== "staleBreakdown") throw error;
        refused++;
      }
    }
  }

  await Promise.all(
    people.map(async (person, at) => {
      for (const nth of range(edits)) {
        await edit(person, `<${at}-${nth}>`).catch((error) => failed.push(String(error)));
      }
    }),
  );
  return { saved, refused, failed, times };
}

/** The result of a crew who all open their call sheet at once. */
export interface Called {
  readonly asked: number;
  readonly confirmed: number;
  readonly failed: readonly string[];
  readonly times: readonly number[];
}

/**
 * Crew members each renew a session, open the call sheet by a personal link, and confirm it with a double click, all at
 * once.
 */
export async function callAtSix(
  url: string,
  { owner, id }: Production,
  { crew }: { readonly crew: number },
): Promise<Called> {
  const params = { id, scheduleName: "Six", date: "2031-03-03" };
  const positions = range(crew).map((at) => ({ position: "Crew", name: `Kit Lavender ${at}` }));
  const { version } = await owner.api(routes.getCrew, { params });
  const departments = [{ id: "crew", name: "Crew", positions }];
  await owner.api(routes.updateCrew, { params, payload: { departments, version } });
  const wanted = { name: params.scheduleName, location: "All locations", scenes_per_day: 9, start_date: params.date };
  await owner.api(routes.createSchedule, { params, payload: wanted });
  const payload = { as: "final", after: 0, operation: randomUUID(), reason: "No meal is planned" } as const;
  await owner.api(routes.publishCallSheet, { params, payload });
  const { people } = await owner.api(routes.getPublications, { params });
  const secrets: string[] = [];
  for (const { personId } of people) {
    const { path } = await owner.api(routes.createPersonalLink, { params, payload: { person: personId } });
    secrets.push(path.split("/").at(-1)!);
  }
  const login = await fetch(`${url}/api/login`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email: owner.email, password: owner.password }),
  });
  const cookie = login.headers.getSetCookie()[0]!.split(";")[0]!;
  const anyone = apiClient(url);
  const failed: string[] = [];

  async function morning(secret: string): Promise<void> {
    const renewed = await fetch(`${url}${routes.refreshSession.path}`, { method: "POST", headers: { cookie } });
    if (!renewed.ok) throw new Error(await renewed.text());
    const { asked } = await anyone(routes.getPersonalCall, { params: { secret } });
    const confirm = () => anyone(routes.confirmPersonalCall, { params: { secret }, payload: { asked } });
    const [one, other] = await Promise.all([confirm(), confirm()]);
    if (one.confirmedAt !== other.confirmedAt) throw new Error("Two confirmations were taken.");
  }

  const times = await Promise.all(
    secrets.map(async (secret) => (await timed(() => morning(secret).catch((error) => failed.push(String(error))))).ms),
  );
  const board = await owner.api(routes.getPublications, { params });
  const confirmed = board.people.filter(({ confirmedAt }) => confirmedAt !== null).length;
  return { asked: people.length, confirmed, failed, times };
}

/** A crew of fifty at six in the morning, and twenty editors of one breakdown, on a running stack. */
export async function benchCrowd(url: string): Promise<void> {
  const production = await newProduction(url);
  const called = await callAtSix(url, production, { crew: 50 });
  print("50 of a crew at once: session, sheet, confirm, p50 / p99", shown(called.times));
  print("of them lost / failed", `${called.asked - called.confirmed} / ${called.failed.length}`, "0 / 0");
  const edited = await editTogether(url, production, { editors: 20, edits: 2 });
  const { tsv_content } = await production.owner.api(routes.fetchBreakdown, { params: { id: production.id } });
  const lost = edited.saved.filter((words) => !tsv_content.includes(words)).length;
  print("20 editors of one breakdown: a save, p50 / p99", shown(edited.times));
  print("edits saved / refused with words and done again", `${edited.saved.length} / ${edited.refused}`);
  print("of them lost / failed", `${lost} / ${edited.failed.length}`, "0 / 0");
}

const shown = (times: readonly number[]) => `${ms(median(times))} / ${ms(percentile(times, 0.99))}`;
