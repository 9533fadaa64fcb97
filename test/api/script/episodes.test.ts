import { randomUUID } from "node:crypto";
import { beforeEach, expect, inject, it } from "vitest";
import { routes } from "../../../shared/contract/routes.ts";
import type { EpisodeChange } from "../../../shared/episodes/episode-change.ts";
import { type Person, signedUp } from "../../people.ts";
import { newProduction, newProject, uploadForm } from "../production.ts";
import { refusal } from "../refusal.ts";
import { putProjectRows } from "../tables.ts";

const url = inject("url");
const aws = inject("aws");

let owner: Person;
let id: string;

beforeEach(async () => {
  owner = await signedUp(url, "owner");
  id = await newProject(owner);
});

const list = () => owner.api(routes.listEpisodes, { params: { id } });
const change = (version: number, change: EpisodeChange, operation: string = randomUUID()) =>
  owner.api(routes.changeEpisodes, { params: { id }, payload: { version, operation, change } });
const add = (number: string, name = "") => ({ kind: "add", number, name }) as const;

it("has no episodes at first, and keeps those that are added, closed and ordered", async () => {
  expect(await list()).toEqual({ version: 0, episodes: [] });
  await change(0, add("101", " Low Water "));
  const two = await change(1, add("102"));
  const [first, second] = two.episodes;
  expect(first).toEqual({ id: "first", number: "101", name: "Low Water", closed: false, scenes: 0, eighths: 0 });
  await change(2, { kind: "close", id: second!.id, closed: true });
  const ordered = await change(3, { kind: "order", ids: [second!.id, "first"] });
  expect(ordered.episodes.map(({ number, closed }) => [number, closed])).toEqual([
    ["102", true],
    ["101", false],
  ]);
  expect(await list()).toEqual(ordered);
});

it("takes a repeated operation once, and refuses a change of an older list", async () => {
  const operation = randomUUID();
  const saved = await change(0, add("101"), operation);
  expect(await change(0, add("101"), operation)).toEqual(saved);
  expect(await refusal(change(0, add("102")))).toEqual([
    409,
    "staleEpisodes",
    "Someone else has changed the episodes in the meantime. Reload to see their changes.",
  ]);
});

it("accepts one of two concurrent changes", async () => {
  const answers = await Promise.allSettled([change(0, add("101")), change(0, add("102"))]);
  expect(answers.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
});

it("refuses what the list does not allow, in words", async () => {
  await change(0, add("2A"));
  expect(await refusal(change(1, add("2a")))).toEqual([
    409,
    "numberTaken",
    'There is already an episode "2A". Choose another number.',
  ]);
  expect(await refusal(change(1, { kind: "close", id: "unknown", closed: true }))).toContain("noSuchEpisode");
  expect(await refusal(change(1, { kind: "order", ids: [] }))).toContain("incompleteOrder");
  expect(await refusal(change(1, add("1/2")))).toContain("invalid");
});

it("says how long the episodes of a broken down series are and on which drafts they are based", async () => {
  ({ owner, id } = await newProduction(url));
  await change(0, add("101"));
  const { episodes } = await change(1, add("102"));
  const [, { id: second }] = episodes as [unknown, { id: string }];
  expect(episodes).toMatchObject([
    {
      id: "first",
      scenes: 5,
      eighths: expect.toSatisfy((eighths) => eighths > 5),
      draft: { name: "Draft", version: 1 },
    },
    { scenes: 0, eighths: 0 },
  ]);
  expect(await refusal(change(2, { kind: "remove", id: "first" }))).toEqual([
    409,
    "episodeInUse",
    'Episode "101" has drafts or scenes, so it cannot be removed. Close it instead.',
  ]);
  const one = await change(2, { kind: "remove", id: second });
  expect(one.episodes.map(({ number }) => number)).toEqual(["101"]);
});

it("has at most a hundred episodes", async () => {
  const episodes = Array.from({ length: 100 }, (_, at) => ({ id: `e${at}`, number: `${at}`, name: "", closed: false }));
  await putProjectRows(aws, [{ pk: `PROJECT#${id}`, sk: "EPISODES", episodes, version: 1, operation: "full" }]);
  expect(await refusal(change(1, add("101")))).toContain("episodeLimit");
});

const upload = (name: string, episode?: string, operation: string = randomUUID()) => {
  const payload = uploadForm(name, "%PDF-1.7");
  if (episode !== undefined) payload.set("episode", episode);
  payload.set("operation", operation);
  return owner.api(routes.uploadScript, { params: { id }, payload });
};

/** Uploads a file through a presigned form. */
async function uploadLarge(fileName: string, episode: string | undefined) {
  const bytes = new TextEncoder().encode("%PDF-1.7");
  const of = { fileName, format: "pdf", ...(episode !== undefined && { episode }) } as const;
  const params = { id };
  const form = await owner.api(routes.prepareScriptUpload, { params, payload: { ...of, size: bytes.length } });
  const body = new FormData();
  for (const [field, value] of Object.entries(form.fields)) body.set(field, value);
  body.set("file", new Blob([bytes], { type: "application/pdf" }));
  await fetch(form.url, { method: "POST", body });
  return () => owner.api(routes.finishScriptUpload, { params, payload: { ...of, upload: form.upload } });
}

it("keeps the episode of each draft, and names none for a film", async () => {
  expect(await upload("Film")).not.toHaveProperty("episode");
  await change(0, add("101"));
  const { episodes } = await change(1, add("102"));
  const second = episodes[1]!.id;
  const operation = randomUUID();
  const later = await upload("Ebb", second, operation);
  expect(await upload("Ebb", second, operation)).toEqual(later);
  await (await uploadLarge("Flood", second))();
  const drafts = await owner.api(routes.listScripts, { params: { id } });
  expect(drafts.map(({ name, episode }) => [name, episode])).toEqual([
    ["Flood", second],
    ["Ebb", second],
    ["Film", "first"],
  ]);
  expect(await refusal(change(2, { kind: "remove", id: second }))).toContain("episodeInUse");
});

it("takes no draft for a closed or unknown episode, or without one if the first was removed", async () => {
  await change(0, add("101"));
  const { episodes } = await change(1, add("102"));
  const second = episodes[1]!.id;
  const finish = await uploadLarge("Flood", second);
  await change(2, { kind: "close", id: second, closed: true });
  for (const refused of [() => upload("Ebb", second), () => uploadLarge("Ebb", second), finish]) {
    expect(await refusal(refused())).toEqual([
      409,
      "episodeClosed",
      'Episode "102" is closed, so it cannot take a new draft. Reopen it first.',
    ]);
  }
  for (const refused of [() => upload("Ebb", "none"), () => uploadLarge("Ebb", "none")]) {
    expect(await refusal(refused())).toEqual([
      404,
      "noSuchEpisode",
      'There is no episode "none". Reload the page to see the episodes.',
    ]);
  }
  await change(3, add("103"));
  await change(4, { kind: "remove", id: "first" });
  expect(await refusal(upload("Ebb"))).toEqual([404, "noSuchEpisode", "Choose the episode that the script is of."]);
});

it("splits no draft that does not exist or holds one episode", async () => {
  ({ owner, id } = await newProduction(url));
  expect(await refusal(change(0, { kind: "split", draft: 9 }))).toContain("noSuchScript");
  expect(await refusal(change(0, { kind: "split", draft: 1 }))).toEqual([
    422,
    "oneEpisode",
    "The breakdown's scenes of draft 1 are not numbered by several episodes, such as 103/12 and 104/1.",
  ]);
});
