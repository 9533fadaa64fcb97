import { setTimeout as pause } from "node:timers/promises";
import { routes } from "../../../shared/contract/routes.ts";
import type { EpisodeChange } from "../../../shared/episodes/episode-change.ts";
import type { Person } from "../../people.ts";
import { newProject } from "../production.ts";

/** A Fountain script of scenes in one set each, in which the person of the same name speaks. */
export const script = (...scenes: (readonly [number: string, set: string, name: string])[]) =>
  scenes
    .map(([number, set, name]) => `INT. ${set} - DAY #${number}#\n\n${name} shuts the door.\n\n${name}\nAt last.\n`)
    .join("\n");

export type Series = Awaited<ReturnType<typeof newSeries>>;

/** A new project of a person, and what a series does with its episodes. */
export async function newSeries(owner: Person) {
  const id = await newProject(owner);
  const operation = () => crypto.randomUUID();
  const list = () => owner.api(routes.listEpisodes, { params: { id } });
  const findings = () => owner.api(routes.getFindings, { params: { id } });

  async function change(made: EpisodeChange) {
    const { version } = await list();
    return owner.api(routes.changeEpisodes, {
      params: { id },
      payload: { version, operation: operation(), change: made },
    });
  }

  function upload(fileName: string, text: string, episode?: string) {
    const payload = new FormData();
    payload.set("scriptPdf", new File([text], "script.fountain"));
    payload.set("fileName", fileName);
    if (episode !== undefined) payload.set("episode", episode);
    return owner.api(routes.uploadScript, { params: { id }, payload });
  }

  const start = (fileName: string, review = false) =>
    owner.api(routes.generateBreakdown, { params: { id, fileName }, ...(review && { query: { review: "true" } }) });

  async function ended(episode: string) {
    for (;;) {
      const progress = await owner.api(routes.getBreakdownProgress, { params: { id }, query: { episode } });
      if (progress.status !== "running") return progress;
      await pause(50);
    }
  }

  return {
    ...{ owner, id, operation, list, findings, change, upload, start, ended },
    add: (number: string) => change({ kind: "add", number, name: "" }),
    numbers: async () => (await findings()).rows.map(({ number }) => number),
    /** Each scene's ID by its number. */
    ids: async () => Object.fromEntries((await findings()).rows.map((row) => [row.number, row.id])),
    versions: () => owner.api(routes.listBreakdownVersions, { params: { id } }),
    read: async (fileName: string, text: string, episode = "first", review = false) => {
      await upload(fileName, text, episode === "first" ? undefined : episode);
      await start(fileName, review);
      return ended(episode);
    },
    /** Generate Breakdown of a draft of the first episode once more. */
    readAgain: async (fileName: string) => {
      await start(fileName);
      return ended("first");
    },
    table: () => owner.api(routes.fetchBreakdown, { params: { id } }),
    saveTable: async (changed: (tsv: string) => string) => {
      const { tsv_content, version } = await owner.api(routes.fetchBreakdown, { params: { id } });
      const payload = { tsv_content: changed(tsv_content), version, operation: operation() };
      return owner.api(routes.updateBreakdown, { params: { id }, payload });
    },
    restore: async (restore: number, episode?: string) => {
      const { version } = await findings();
      const payload = { version, restore, operation: operation(), ...(episode !== undefined && { episode }) };
      return owner.api(routes.restoreBreakdown, { params: { id }, payload });
    },
  };
}
