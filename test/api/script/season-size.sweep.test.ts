import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { expect, inject, it } from "vitest";
import { routes } from "../../../shared/contract/routes.ts";
import type { Route } from "../../../shared/contract/schema/route.ts";
import { signedUp } from "../../people.ts";
import { newProject, records } from "../production.ts";
import { bearer, send } from "../send.ts";
import { everythingOf } from "../stores.ts";

const url = inject("url");
const aws = inject("aws");

const [EPISODES, SCENES, REGULARS, GUESTS] = [10, 60, 20, 10];
/** The limits of DynamoDB and of a Lambda function's response, with room to grow. */
const [MAX_ITEM, MAX_RESPONSE] = [200_000, 5_000_000];

const NAMES = ["ADA", "BO", "CY", "DOT", "EVE", "FINN", "GUS", "HAL", "IDA", "JOB"];
const SURNAMES = ["REED", "MARSH", "THORNE", "WELLS", "HOLT", "FENN", "DALE", "PIKE", "ROWE", "SNOW", "LARK", "BIRCH"];
const nameAt = (at: number) => `${NAMES[at % NAMES.length]} ${SURNAMES[Math.floor(at / NAMES.length)]}`;

/** A scene of about a page: four people speak and act. */
function scene(episode: number, at: number): string {
  const cast = Array.from({ length: 4 }, (_, n) => {
    const isGuest = n === 3;
    return nameAt(isGuest ? REGULARS + episode * GUESTS + (at % GUESTS) : (at * 3 + n) % REGULARS);
  });
  const speeches = Array.from({ length: 8 }, (_, n) => {
    const name = cast[n % cast.length]!;
    return `${name}\nThe tide was at the ${n} mark when I left the house, and nobody has seen the boat since then.\n\n${name} folds a letter and puts a lantern on the table beside the window.\n`;
  });
  const heading = `${at % 3 === 0 ? "EXT." : "INT."} PLACE ${(episode * 7 + at) % 45} - ${at % 4 === 0 ? "NIGHT" : "DAY"}`;
  return `${heading} #${at + 1}#\n\nRain. A van waits on the quay.\n\n${speeches.join("\n")}`;
}

const script = (episode: number) => Array.from({ length: SCENES }, (_, at) => scene(episode, at)).join("\n");

it("breaks down ten episodes of sixty scenes side by side, within the limits of DynamoDB and Lambda", {
  timeout: 600_000,
}, async () => {
  const owner = await signedUp(url, "owner");
  const id = await newProject(owner, "The Long Tide");
  const params = { id };
  const ids: string[] = [];
  for (let at = 0; at < EPISODES; at++) {
    const change = { kind: "add", number: String(101 + at), name: `Part ${at + 1}` } as const;
    const payload = { version: at, operation: randomUUID(), change };
    ids.push((await owner.api(routes.changeEpisodes, { params, payload })).episodes.at(-1)!.id);
  }
  const began = Date.now();
  await Promise.all(ids.map((episode, at) => read(`Script ${101 + at}`, script(at), episode)));
  const seconds = (Date.now() - began) / 1000;

  const { episodes } = await owner.api(routes.listEpisodes, { params });
  expect(episodes.map(({ number, scenes }) => [number, scenes])).toEqual(
    ids.map((_, at) => [String(101 + at), SCENES]),
  );
  const pages = episodes.map(({ eighths }) => eighths / 8);
  expect(Math.min(...pages)).toBeGreaterThan(50);
  const { rows } = await owner.api(routes.getFindings, { params });
  expect(new Set(rows.map((row) => row.id)).size).toBe(EPISODES * SCENES);
  const roles = records(await owner.api(routes.getCastList, { params }));
  expect(roles).toHaveLength(REGULARS + EPISODES * GUESTS);
  expect(roles.filter(({ Guest }) => Guest === "True")).toHaveLength(EPISODES * GUESTS);

  const responses = await Promise.all(
    [
      ["getFindings", routes.getFindings],
      ["fetchBreakdown", routes.fetchBreakdown],
      ["getCastListComplete", routes.getCastListComplete],
      ["getLocationList", routes.getLocationList],
      ["getScriptLines", routes.getScriptLines],
      ["listBreakdownVersions", routes.listBreakdownVersions],
    ].map(async ([name, route]) => [name, await bytesOf(route as Route)] as const),
  );
  const [largest] = responses.toSorted(([, one], [, other]) => other - one);
  const { rows: items } = await everythingOf(aws, { projects: [id], users: [] });
  const largestItem = Math.max(...items.map((item) => Buffer.byteLength(item)));
  console.log(
    `${EPISODES} episodes of ${Math.round(pages[0]!)} pages in ${seconds.toFixed(1)} s; ${roles.length} roles; largest item ${largestItem} bytes; largest response ${largest![1]} bytes (${largest![0]})`,
  );
  expect(largestItem).toBeLessThan(MAX_ITEM);
  expect(largest![1]).toBeLessThan(MAX_RESPONSE);

  async function read(fileName: string, text: string, episode: string) {
    const payload = new FormData();
    payload.set("scriptPdf", new File([text], "script.fountain"));
    payload.set("fileName", fileName);
    payload.set("episode", episode);
    await owner.api(routes.uploadScript, { params, payload });
    await owner.api(routes.generateBreakdown, { params: { id, fileName } });
    for (;;) {
      const progress = await owner.api(routes.getBreakdownProgress, { params, query: { episode } });
      if (progress.status === "succeeded") return;
      expect(progress.status).toBe("running");
      await pause(200);
    }
  }

  async function bytesOf(route: Route) {
    const { status, text } = await send(url, route, { params, headers: bearer(owner.token) });
    expect(status).toBe(200);
    return Buffer.byteLength(text);
  }
});
