import { readFileSync } from "node:fs";
import { routes } from "../../shared/contract/routes.ts";
import { newProduction } from "../api/production.ts";
import { median, ms, percentile, print, repeated, timed } from "./figures.ts";

const READERS = 50;
const ROUNDS = 4;
/** A reader looks at a page for this long before the next one, in milliseconds. */
const LOOKS_MS = 3_000;

/**
 * Fifty people who each open the pages of a production one after the other, with its call sheet as a PDF, on a running
 * stack; the same call sheet by all of them at once; and the memory of the stack's process.
 */
export async function benchReaders(url: string): Promise<void> {
  const { owner, id } = await newProduction(url);
  const params = { id, scheduleName: "Read" };
  const payload = { name: params.scheduleName, location: "All locations", scenes_per_day: 5, start_date: "2031-03-03" };
  await owner.api(routes.createSchedule, { params, payload });
  const read = async (path: string) => {
    const answer = await fetch(`${url}${path}`, { headers: { authorization: `Bearer ${owner.token}` } });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    await answer.arrayBuffer();
  };
  const bare = `/api/project-name/${id}`;
  const sheet = `/api/${id}/call-sheet/${params.scheduleName}?day=1`;
  const pages = [bare, `/api/${id}/fetch-breakdown`, `/api/${id}/cast-list`, `/api/${id}/stripboard/Read`, sheet];
  for (const page of pages) await repeated(3, () => read(page));
  const alone = median(await repeated(40, () => read(bare)));
  print("a bare read alone (GET project-name), p50", ms(alone));

  const times: number[] = [];
  const sheets: number[] = [];
  async function reader(): Promise<void> {
    await pause(Math.random() * LOOKS_MS);
    for (let round = 0; round < ROUNDS; round++) {
      for (const page of pages) {
        const { ms: taken } = await timed(() => read(page));
        (page === sheet ? sheets : times).push(taken);
        await pause(LOOKS_MS * (0.5 + Math.random()));
      }
    }
  }
  const before = process.cpuUsage();
  await Promise.all(Array.from({ length: READERS }, reader));
  const { user, system } = process.cpuUsage(before);
  const shown = (all: readonly number[]) => `${ms(median(all))} / ${ms(percentile(all, 0.99))}`;
  print("50 readers: a page's data, p50 / p99", shown(times), "p99 500 ms");
  print("50 readers: a call-sheet PDF, p50 / p99", shown(sheets), "p99 500 ms");
  const seconds = (user + system) / 1e6 / ((times.length + sheets.length) / 1000);
  print("50 readers: processor time for 1,000 requests, with client", `${seconds.toFixed(1)} s`);
  print("50 readers: a page's data, times a bare read alone", (median(times) / alone).toFixed(1));

  const atOnce = await Promise.all(Array.from({ length: READERS }, async () => (await timed(() => read(sheet))).ms));
  print("50 call-sheet PDFs in the same moment, p50 / p99", shown(atOnce));
  print("memory of the process, at most so far", peakMemory(), "2 GB");
}

const pause = (milliseconds: number) => new Promise((resume) => setTimeout(resume, milliseconds));

/** The most memory that the process has had, where the system tells. */
function peakMemory(): string {
  try {
    const kilobytes = /^VmHWM:\s+(\d+) kB/m.exec(readFileSync("/proc/self/status", "utf8"))?.[1];
    return `${Math.round(Number(kilobytes) / 1024)} MB`;
  } catch {
    return `${Math.round(process.memoryUsage.rss() / 2 ** 20)} MB`;
  }
}
