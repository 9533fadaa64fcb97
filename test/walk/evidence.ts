import { mkdir, writeFile } from "node:fs/promises";
import { join, relative } from "node:path";
import type { BrowserContext, Page } from "playwright-core";
import type { TestContext } from "vitest";

/** The folder for the screenshots and traces of a failed test's windows. */
const FOLDER = ".local/failures";

const MAX_TEXT = 1500;

/** Records the windows' actions. TRACE=full also records snapshots, which takes half as long again. */
export async function record(context: BrowserContext): Promise<void> {
  const full = process.env.TRACE === "full";
  await context.tracing.start({ snapshots: full, screenshots: full });
}

/** Saves a screenshot and a trace of each window of a failed test and logs their paths. */
export async function keepEvidence(
  { task }: Pick<TestContext, "task">,
  contexts: readonly BrowserContext[],
): Promise<void> {
  if (task.result?.state !== "fail") return;
  const name = `${relative("test/walk", task.file.name ?? "")} ${task.name}`.replaceAll(/[^\w-]+/g, "-").slice(0, 120);
  const folder = join(FOLDER, name);
  await mkdir(folder, { recursive: true });
  for (const [at, context] of contexts.entries()) {
    await context.tracing.stop({ path: join(folder, `trace-${at + 1}.zip`) });
    for (const page of context.pages()) {
      await picture(page, join(folder, `window-${at + 1}`));
      console.log(await textOf(page));
    }
  }
  console.log(`${task.name}: pictures, pages and traces are in ${folder} (npx playwright-core show-trace FILE)`);
}

/** The page's text, for machines whose files are deleted before anyone reads the output. */
async function textOf(page: Page): Promise<string> {
  // biome-ignore lint/performance/useDomNodeTextContent: textContent includes hidden text
  const text = await page.innerText("body", { timeout: 5000 }).catch(() => "The page does not respond.");
  return `${page.url()}\n${text.slice(0, MAX_TEXT)}`;
}

async function picture(page: Page, path: string): Promise<void> {
  await page.screenshot({ path: `${path}.png`, timeout: 5000 }).catch(() => {}); // the page may have crashed
  await writeFile(`${path}.html`, await page.content().catch(() => ""));
}
