import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import { routes } from "../../shared/contract/routes.ts";
import { counted, SCREENPLAY, type Studio, scriptForm } from "./a-studio.ts";
import type { Answered } from "./in-process.ts";
import type { UseCases } from "./work.ts";

const DONE: Answered = { status: 200, body: "" };

/** Drafts: parsing, review, and edits of the breakdown. */
export function scriptCases(studio: Studio): UseCases {
  const here = { id: "" };
  const table = () => studio.get<{ tsv_content: string; version: number }>(routes.fetchBreakdown, { params: here });
  const statusOf = async (fileName: string) => {
    const drafts = await studio.get<{ name: string; breakdown: string }[]>(routes.listScripts, { params: here });
    return drafts.find(({ name }) => name === fileName)?.breakdown;
  };

  /** A production for each case: every draft removes scenes. */
  async function inOwnProduction(): Promise<void> {
    here.id ||= await studio.newProduction();
  }

  async function uploaded(): Promise<{ readonly fileName: string; readonly version: number; readonly scene: string }> {
    await inOwnProduction();
    const fileName = counted("Draft");
    const scene = counted("FERRY");
    const screenplay = `${SCREENPLAY}\nINT. ${scene} - DAY\n\nPILAR counts her coins.\n`;
    const form = scriptForm(fileName, screenplay);
    const { version } = await studio.get<{ version: number }>(routes.uploadScript, { params: here, form });
    return { fileName, version, scene };
  }

  /** Starts the reading of a draft without the state machine: its steps run here, one after the other. */
  async function reading(fileName: string, review: boolean): Promise<() => Promise<Answered>> {
    const started = studio.wire.held("SFN StartExecution");
    await studio.get(routes.generateBreakdown, { params: { ...here, fileName }, query: { review: String(review) } });
    const input: unknown = JSON.parse(started().input);
    const steps = await Promise.all(
      ["inspect", "read-screenplay", "write-breakdown"].map(
        async (step) => (await import(`../../functions/steps/${step}.ts`)).handler,
      ),
    );
    let next = 0;
    return async () => {
      // Like the state machine: finished steps are skipped, failed ones run again.
      for (; next < steps.length; next++) await steps[next](input);
      return DONE;
    };
  }

  return {
    "uploads a draft": async () => {
      await inOwnProduction();
      const fileName = counted("Draft");
      const operation = randomUUID();
      return {
        act() {
          const form = scriptForm(fileName);
          form.set("operation", operation);
          return studio.ask(routes.uploadScript, { params: here, form });
        },
        project: here.id,
        async holds() {
          const drafts = await studio.get<{ name: string; breakdown: string }[]>(routes.listScripts, { params: here });
          const made = drafts.filter(({ name }) => name === fileName);
          expect(made.map(({ breakdown }) => breakdown)).toEqual(["none"]);
        },
      };
    },

    "requests a breakdown": async () => {
      const { fileName } = await uploaded();
      return {
        act: () => studio.ask(routes.generateBreakdown, { params: { ...here, fileName } }),
        project: here.id,
        holds: async () => {
          await expect.poll(() => statusOf(fileName)).toBe("succeeded");
        },
      };
    },

    "reads a draft": async () => {
      const { fileName, scene } = await uploaded();
      const { version } = await table();
      return {
        act: await reading(fileName, false),
        project: here.id,
        async holds() {
          const now = await table();
          expect([now.version, now.tsv_content.includes(scene)]).toEqual([version + 1, true]);
          expect(await statusOf(fileName)).toBe("succeeded");
        },
      };
    },

    "applies a draft": async () => {
      const { fileName, version: draftVersion, scene } = await uploaded();
      await (await reading(fileName, true))();
      const { version } = await table();
      const payload = { version, draftVersion, operation: randomUUID() };
      return {
        act: () => studio.ask(routes.applyDraft, { params: here, payload }),
        project: here.id,
        async holds() {
          const now = await table();
          expect([now.version, now.tsv_content.includes(scene)]).toEqual([version + 1, true]);
          const again = { draftVersion };
          expect((await studio.ask(routes.discardDraft, { params: here, payload: again })).status).toBe(404);
        },
      };
    },

    "discards a draft": async () => {
      const { fileName, version: draftVersion } = await uploaded();
      await (await reading(fileName, true))();
      const { version } = await table();
      return {
        act: () => studio.ask(routes.discardDraft, { params: here, payload: { draftVersion } }),
        project: here.id,
        doneAlready: "noDraft",
        holds: async () => expect((await table()).version).toBe(version),
      };
    },

    "edits the breakdown": async () => {
      await inOwnProduction();
      const { tsv_content, version } = await table();
      const written = counted("LIGHTHOUSE");
      const changed = tsv_content.replace(/LIGHTHOUSE(?: \d+)?/, written);
      const payload = { tsv_content: changed, version, operation: randomUUID() };
      return {
        act: () => studio.ask(routes.updateBreakdown, { params: here, payload }),
        project: here.id,
        async holds() {
          const now = await table();
          expect([now.version, now.tsv_content.includes(written)]).toEqual([version + 1, true]);
        },
      };
    },
  };
}
