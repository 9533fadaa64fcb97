import { mkdtemp, rm } from "node:fs/promises";
import type { IncomingMessage, Server } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium, type Page } from "playwright-core";
import { browser } from "../../infra/local/cli/browser.ts";
import { type ApiClient, apiClient } from "../../infra/local/demo/api-client.ts";
import { DEMO_ACCOUNT } from "../../infra/local/demo/demo-production.ts";
import { seedDemo } from "../../infra/local/demo/seed.ts";
import type { Billed } from "../../infra/local/emulators/dynamodb/request-units.ts";
import { type LocalStack, startLocalStack } from "../../infra/local/stack.ts";
import { monthInWords } from "../../infra/operations/month-costs.ts";
import { routes } from "../../shared/contract/routes.ts";
import { paths } from "../../web/navigation/paths.ts";

// node test/bench/day-of-work.ts: counts the requests of a day in the demo production, and the calls of AWS for them, by what
// a person does; the estimate of a month (infra/operations/month-costs.ts) has these counts.

const SCHEDULE = "Main Unit";

/** What the requests of a browser and their functions have called. */
interface Count {
  requests: number;
  polls: number;
  readonly calls: Map<string, number>;
  /** Request units of DynamoDB, and the callers of its tables. */
  readonly billed: Billed;
  /** The callers of S3. */
  readonly callers: Set<string>;
}

/** Counts the calls that an emulator receives, by the name that `nameOf` reads in a request. */
function countCalls({ server }: { readonly server: Server }, nameOf: (request: IncomingMessage) => string): void {
  server.on("request", (request: IncomingMessage) => {
    const name = nameOf(request);
    count.calls.set(name, (count.calls.get(name) ?? 0) + 1);
    if (!name.startsWith("S3")) return;
    // In the header, or in a signed address.
    const [, caller] = /Credential=([^/%]+)/.exec(`${request.headers.authorization} ${request.url}`) ?? [];
    if (caller) count.callers.add(caller);
  });
}

const operationOf = ({ headers }: IncomingMessage) => String(headers["x-amz-target"]).split(".").at(-1)!;

interface Walk {
  readonly page: Page;
  readonly url: string;
  readonly user: string;
  readonly id: string;
  readonly api: ApiClient;
  /** The path of someone's personal link to a call sheet. */
  readonly link: string;
}

/** Opens pages one after the other, and waits until each has its content. */
async function open({ page, url }: Walk, ...addresses: readonly string[]): Promise<void> {
  for (const address of addresses) await page.goto(url + address, { waitUntil: "networkidle" });
}

const params = (id: string) => ({ id, scheduleName: SCHEDULE });

/** The first day of the board that is to come. */
async function nextDay({ api, id }: Walk) {
  const { board } = await api(routes.getStripboard, { params: params(id) });
  const today = new Date().toISOString().slice(0, 10);
  return board.days.find(({ date, items }) => date > today && items.length > 1)!.date;
}

/** What one visit of each kind of person is. */
const VISITS: Readonly<Record<string, (walk: Walk) => Promise<void>>> = {
  /** A page asks whether something has changed, once. */
  async asks({ api, id }) {
    await api(routes.getChangeStamp, { params: { id } });
  },
  /** Looks at the breakdown, moves five strips, and publishes a call sheet. */
  async schedules(walk) {
    const { user, id, api } = walk;
    await open(walk, paths.home(user), paths.project(user, id), paths.breakdown(user, id));
    await open(walk, paths.stripboard(user, id, SCHEDULE));
    const date = await nextDay(walk);
    for (let n = 0; n < 5; n++) {
      const { board, version } = await api(routes.getStripboard, { params: params(id) });
      const days = board.days.map((day) => (day.date === date ? { ...day, items: day.items.toReversed() } : day));
      const payload = { board: { ...board, days }, version, operation: crypto.randomUUID() };
      await api(routes.saveStripboard, { params: params(id), payload });
    }
    await open(walk, paths.callSheetOf(user, id, SCHEDULE));
    const { publications } = await api(routes.getPublications, { params: { ...params(id), date } });
    await api(routes.publishCallSheet, {
      params: { ...params(id), date },
      payload: { as: "preliminary", after: publications.length, operation: crypto.randomUUID(), reason: "Counted" },
    });
    await open(walk, paths.callSheetOf(user, id, SCHEDULE), paths.dpr(user, id));
  },
  /** Looks through the lists. */
  async coordinates(walk) {
    const { user, id } = walk;
    await open(walk, paths.home(user), paths.project(user, id), paths.castList(user, id), paths.locations(user, id));
    await open(walk, paths.availability(user, id), paths.crew(user, id), paths.callSheetOf(user, id, SCHEDULE));
  },
  /** Looks for the next call, and confirms the call sheet at its personal link. */
  async works(walk) {
    await open(walk, paths.today(), paths.project(walk.user, walk.id), walk.link);
    await walk.page
      .getByRole("button", { name: /confirm/i })
      .first()
      .click();
    await walk.page.waitForLoadState("networkidle");
  },
};

/** A personal link to the published call sheet. */
async function personalLink(walk: Walk): Promise<string> {
  const sheet = { ...params(walk.id), date: await nextDay(walk) };
  const { people } = await walk.api(routes.getPublications, { params: sheet });
  return (await walk.api(routes.createPersonalLink, { params: sheet, payload: { person: people[0]!.personId } })).path;
}

/** Opens the demo production in a browser whose requests are counted. */
async function walkIn({ url, outbox }: LocalStack): Promise<Walk> {
  await seedDemo({ url, outbox: async () => outbox.list(), today: new Date().toISOString().slice(0, 10) });
  const { token, user } = await apiClient(url)(routes.login, { payload: DEMO_ACCOUNT });
  const api = apiClient(url, token);
  const [project] = await api(routes.listProjects, { params: { user: user.id } });
  const page = await (await chromium.launch(browser())).newPage({ viewport: { width: 1440, height: 900 } });
  await page.addInitScript((stored) => localStorage.setItem("authToken", stored), token);
  page.on("request", (request) => note(new URL(request.url())));
  const { fetch } = globalThis;
  globalThis.fetch = (asked, options) => {
    note(new URL(String(asked)));
    return fetch(asked, options);
  };
  return { page, url, user: user.id, id: project!.id, api, link: "" };
}

function note({ pathname }: URL): void {
  if (pathname.endsWith("/change-stamp")) count.polls++;
  else if (pathname.startsWith("/api/")) count.requests++;
}

const folder = await mkdtemp(join(tmpdir(), "backlot-day-"));
const stack = await startLocalStack({ folder, speed: 20 });
const newCount = (): Count => ({
  ...{ requests: 0, polls: 0, calls: new Map(), callers: new Set() },
  billed: stack.services.dynamoDb.bill(),
});
let count = newCount();
const { dynamoDb, cognito, ses, stepFunctions, s3 } = stack.services;
for (const service of [dynamoDb, cognito, ses, stepFunctions]) countCalls(service, operationOf);
countCalls(s3, ({ method }) => `S3 ${method}`);
let walk = await walkIn(stack);
for (const [kind, visit] of Object.entries(VISITS)) {
  if (kind === "works") walk = { ...walk, link: await personalLink(walk) };
  count = newCount();
  await visit(walk);
  const calls = [...count.calls].toSorted(([, a], [, b]) => b - a).map(([name, times]) => `${name} ${times}`);
  const { read, write, keys } = count.billed;
  console.log(`${kind}: ${count.requests} requests, and asked ${count.polls} times for changes; ${calls.join(", ")}`);
  console.log(`  ${read} read and ${write} write units, ${keys.size} callers of tables, ${count.callers.size} of S3`);
}
console.log(`\n${monthInWords({ extraction: "text-layer-first", malwareScan: "guardduty", webAcl: "ours" })}`);
await stack.close();
await rm(folder, { recursive: true, force: true });
process.exit(0);
