import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { expect } from "vitest";
import { routes } from "../../shared/contract/routes.ts";
import { counted, type Studio, scheduled } from "./a-studio.ts";
import type { UseCases } from "./work.ts";

/** Call sheets, their mails, and production reports. */
export function callSheetCases(studio: Studio): UseCases {
  const here = { id: "" };

  /** A production for these cases, with few schedules. */
  async function inOwnProduction(): Promise<void> {
    here.id ||= await studio.newProduction();
  }

  /** A day of a schedule with so many crew members, at addresses that no other day uses. */
  async function calledDay(count = 1) {
    await inOwnProduction();
    const { departments, version } = await studio.get<{ departments: object[]; version: number }>(routes.getCrew, {
      params: here,
    });
    const addresses = Array.from({ length: count }, () => `${counted("kit").replace(" ", "-")}@crew.example`);
    const positions = addresses.map((mail, at) => ({
      ...{ position: "Gaffer", name: at === 0 ? "Kit Lavender" : `Kit ${at}`, mail },
    }));
    const payload = { departments: departments.map((one, at) => (at === 3 ? { ...one, positions } : one)), version };
    await studio.get(routes.updateCrew, { params: here, payload });
    return { address: addresses[0]!, addresses, params: await scheduled(studio, here.id) };
  }

  type Day = Awaited<ReturnType<typeof calledDay>>["params"];
  const board = (params: Day) => studio.get<Board>(routes.getPublications, { params });
  const publishing = { as: "final", after: 0, reason: "No meal is planned" } as const;
  /** Waits until the job has sent the emails. */
  async function mailed(params: Day): Promise<string> {
    for (;;) {
      const { status } = await studio.get<{ status: string }>(routes.getMailing, { params });
      if (status !== "running") return status;
      await pause(20);
    }
  }

  async function report(params: Day): Promise<{ readonly report: Report; readonly version: number }> {
    return studio.get(routes.getProductionReport, { params });
  }

  /** A day of the active schedule, whose report states its scene's outcome. */
  async function shotDay() {
    await inOwnProduction();
    const params = await scheduled(studio, here.id);
    await studio.get(routes.activateSchedule, { params, payload: { active: true } });
    const { scenes, cast, crew } = (await report(params)).report;
    const [scene] = Object.keys(scenes);
    const edits = [
      { at: ["scenes", scene!, "outcome"], from: "open", to: "notShot" },
      ...Object.keys(cast).map((castId) => ({ at: ["cast", castId, "didNotWork"], from: false, to: true })),
      ...Object.entries(crew).flatMap(([department, { people }]) =>
        people === 0
          ? []
          : [
              { at: ["crew", department, "in"], from: null, to: 420 },
              { at: ["crew", department, "out"], from: null, to: 1080 },
            ],
      ),
    ];
    await studio.get(routes.editProductionReport, { params, payload: { edits } });
    return { params, scene: scene!, version: (await report(params)).version };
  }
  const judging = (act: "submit" | "approve", version: number) => ({ act, version, signature: "Ines", comment: "" });

  return {
    "publishes a call sheet": async () => {
      const { params, address } = await calledDay();
      const payload = { ...publishing, operation: randomUUID() };
      return {
        act: () => studio.ask(routes.publishCallSheet, { params, payload }),
        project: here.id,
        async holds() {
          expect(await mailed(params)).toBe("done");
          const { publications, people } = await board(params);
          expect(publications).toHaveLength(1);
          const mails = await studio.mailsTo(address);
          // A recipient of a possibly sent mail is shown as such, and gets another one only on request.
          const [kit] = people.filter(({ name }) => name === "Kit Lavender");
          expect([mails, kit!.state]).toSatisfy(([count, state]) => (state === "sent" ? count === 1 : count <= 1));
          // "Sending" becomes "possibly sent" after a while.
          expect(kit!.state).toMatch(/^(?:sent|sending)$/);
        },
      };
    },

    "emails a published call sheet": async () => {
      const { params, addresses } = await calledDay(4);
      const started = studio.wire.held("SFN StartExecution");
      await studio.get(routes.publishCallSheet, { params, payload: { ...publishing, operation: randomUUID() } });
      const input: unknown = JSON.parse(started().input);
      const { handler } = await import("../../functions/jobs/send-call-sheets.ts");
      return {
        act: async () => {
          await handler(input);
          return { status: 200, body: "" };
        },
        project: here.id,
        async holds() {
          expect(await mailed(params)).toBe("done");
          const { people } = await board(params);
          const outcomes = await Promise.all(
            people.map(async ({ state, address }) => [state, await studio.mailsTo(address)] as const),
          );
          expect(people.map(({ address }) => address).toSorted()).toEqual(addresses.toSorted());
          // Every recipient is mailed, and one whose email may have been sent gets no second one unasked.
          for (const outcome of outcomes) {
            expect(outcome).toSatisfy(([state, mails]) => (state === "sent" ? mails === 1 : mails <= 1));
            expect(outcome[0]).toMatch(/^(?:sent|sending)$/);
          }
        },
      };
    },

    "generates a day's call sheet drafts": async () => {
      await inOwnProduction();
      const params = await scheduled(studio, here.id);
      await studio.get(routes.activateSchedule, { params, payload: { active: true } });
      const mailed = () => studio.mailsTo(studio.owner.email, encodeURIComponent(params.scheduleName));
      return {
        act: () => studio.ask(routes.makeCallSheetDrafts, { params, payload: { date: params.date } }),
        project: here.id,
        async holds() {
          expect(await mailed()).toBeLessThanOrEqual(1);
          const { days } = await studio.get<{ days: object[] }>(routes.getCallSheetDays, { params });
          expect(days).toHaveLength(2);
        },
      };
    },

    "edits a report": async () => {
      const { params, version } = await shotDay();
      const edits = [{ at: ["notes"], from: "", to: "Fog until ten." }];
      return {
        act: () => studio.ask(routes.editProductionReport, { params, payload: { edits } }),
        project: here.id,
        async holds() {
          const now = await report(params);
          expect([now.report.notes, now.version]).toEqual(["Fog until ten.", version + 1]);
        },
      };
    },

    "approves a report": async () => {
      const { params, scene, version } = await shotDay();
      await studio.get(routes.setProductionReportState, { params, payload: judging("submit", version) });
      const payload = judging("approve", version + 1);
      return {
        act: () => studio.ask(routes.setProductionReportState, { params, payload }),
        project: here.id,
        doneAlready: "staleReport",
        async holds() {
          const { state } = await studio.get<{ state: string }>(routes.getProductionReport, { params });
          const { board } = await studio.get<{ board: { boneyard: unknown } }>(routes.getStripboard, { params });
          expect([state, JSON.stringify(board.boneyard)]).toEqual(["approved", expect.stringContaining(scene)]);
        },
      };
    },
  };
}

interface Board {
  readonly publications: readonly object[];
  readonly people: readonly {
    readonly name: string;
    readonly personId: string;
    readonly state: string;
    readonly address: string;
  }[];
}

interface Report {
  readonly scenes: Readonly<Record<string, object>>;
  readonly cast: Readonly<Record<string, object>>;
  readonly crew: Readonly<Record<string, { readonly people: number }>>;
  readonly notes: string;
}
