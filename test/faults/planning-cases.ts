import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import { routes } from "../../shared/contract/routes.ts";
import { addDays } from "../../shared/dates/calendar-date.ts";
import { jpeg } from "../roster/pictures.ts";
import { counted, type Studio, scheduled } from "./a-studio.ts";
import { ask } from "./in-process.ts";
import type { UseCases } from "./work.ts";

/** Options, boards and crew. */
export function planningCases(studio: Studio): UseCases {
  const here = { id: studio.id };
  const name = counted;

  async function option(): Promise<{ readonly params: { id: string; castId: string }; readonly actorName: string }> {
    const params = { ...here, castId: "1" };
    const actorName = name("Ana");
    await studio.get(routes.addActorOption, { params, payload: { actorName } });
    return { params, actorName };
  }
  const cast = () =>
    studio.get<{ cast_list: string; cast_options: string }>(routes.getCastListComplete, { params: here });
  const castNames = async () => (await cast()).cast_options.match(/Ana \d+/g) ?? [];

  return {
    "adds an option": async () => {
      const actorName = name("Ana");
      return {
        act: () => studio.ask(routes.addActorOption, { params: { ...here, castId: "1" }, payload: { actorName } }),
        project: here.id,
        doneAlready: "nameTaken",
        holds: async () => expect(await castNames()).toContain(actorName),
      };
    },

    "locks an option": async () => {
      const { params, actorName } = await option();
      return {
        act: () => studio.ask(routes.lockActor, { params, payload: { actor_name: actorName } }),
        project: here.id,
        holds: async () => {
          expect((await cast()).cast_list).toContain(`\t${actorName}\t`);
        },
      };
    },

    "removes an option": async () => {
      const { params, actorName } = await option();
      return {
        act: () => studio.ask(routes.removeActorOption, { params, payload: { actor_name: actorName } }),
        project: here.id,
        doneAlready: "noSuchOption",
        async holds() {
          expect(await castNames()).not.toContain(actorName);
          await studio.get(routes.restoreActorOption, { params, payload: { actor_name: actorName } });
          expect(await castNames()).toContain(actorName);
        },
      };
    },

    "adds a photo": async () => {
      const { actorName } = await option();
      const of = { kind: "actor", id: "1", name: actorName };
      const bytes = jpeg();
      const payload = { of, mediaType: "image/jpeg", size: bytes.length, smallSize: bytes.length };
      const { upload, ...forms } = await studio.get<Prepared>(routes.preparePhoto, { params: here, payload });
      await Promise.all([forms.photo, forms.small].map((form) => post(form, bytes)));
      return {
        act: () => studio.ask(routes.finishPhoto, { params: here, payload: { of, upload } }),
        project: here.id,
        holds: async () => {
          const { photos } = await studio.get<{ photos: unknown[] }>(routes.listPhotos, { params: here, query: of });
          expect(photos).toHaveLength(1);
        },
      };
    },

    "creates a schedule": async () => {
      const scheduleName = name("Plan");
      const payload = { name: scheduleName, location: "All locations", scenes_per_day: 1 };
      return {
        act: () => studio.ask(routes.createSchedule, { params: here, payload }),
        project: here.id,
        doneAlready: "nameTaken",
        holds: async () => {
          const params = { ...here, scheduleName };
          const { days } = await studio.get<{ days: unknown[] }>(routes.getCallSheetDays, { params });
          expect(days).toHaveLength(2);
        },
      };
    },

    "saves the board": async () => {
      const params = await scheduled(studio);
      const { board, version } = await studio.get<Board>(routes.getStripboard, { params });
      const [first, second] = board.days;
      const days = [first!, { ...second!, date: addDays(second!.date, 1) }];
      const payload = { board: { ...board, days }, version, operation: randomUUID() };
      return {
        act: () => studio.ask(routes.saveStripboard, { params, payload }),
        project: here.id,
        holds: async () => {
          const now = await studio.get<Board>(routes.getStripboard, { params });
          expect([now.version, now.board.days[1]!.date]).toEqual([version + 1, days[1]!.date]);
          const found = await studio.get<{ days: { sheet: { date: string } }[] }>(routes.getCallSheetDays, { params });
          expect(found.days.map(({ sheet }) => sheet.date)).toEqual(now.board.days.map(({ date }) => date));
        },
      };
    },

    "replaces the crew": async () => {
      const { departments, version } = await studio.get<{ departments: { name: string }[]; version: number }>(
        routes.getCrew,
        { params: here },
      );
      const called = name("Camera");
      const changed = departments.map((one, at) => (at === 0 ? { ...one, name: called } : one));
      return {
        act: () => studio.ask(routes.updateCrew, { params: here, payload: { departments: changed, version } }),
        project: here.id,
        doneAlready: "staleCrew",
        holds: async () =>
          expect(await studio.get(routes.getCrew, { params: here })).toMatchObject({ version: version + 1 }),
      };
    },

    "creates a calendar feed": async () => {
      const params = await scheduled(studio);
      let path = "";
      return {
        async act() {
          const payload = { schedule: params.scheduleName };
          const answer = await studio.ask(routes.setCalendarFeed, { params: here, payload });
          if (answer.status === 200) path = JSON.parse(answer.body).path;
          return answer;
        },
        project: here.id,
        holds: async () => {
          const secret = path.split("/").at(-1)!;
          expect((await ask(routes.readCalendarFeed, { params: { secret } })).status).toBe(200);
        },
      };
    },
  };
}

interface Prepared {
  readonly upload: string;
  readonly photo: Form;
  readonly small: Form;
}

interface Form {
  readonly url: string;
  readonly fields: Readonly<Record<string, string>>;
}

interface Board {
  readonly board: { readonly days: readonly { readonly date: string }[] };
  readonly version: number;
}

async function post({ url, fields }: Form, bytes: Uint8Array): Promise<void> {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  body.set("file", new File([bytes.slice()], "picture"));
  const { status } = await fetch(url, { method: "POST", body });
  if (status !== 204) throw new Error(`The picture was answered with ${status}.`);
}
