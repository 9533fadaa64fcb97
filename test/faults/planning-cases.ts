import { randomUUID } from "node:crypto";
import { PutCommand } from "@aws-sdk/lib-dynamodb";
import { expect } from "vitest";
import type { Route } from "../../shared/contract/route.ts";
import { routes } from "../../shared/contract/routes.ts";
import { addDays } from "../../shared/roster/calendar-date.ts";
import { tables } from "../api/tables.ts";
import { PASSWORD, type Person, signedUp } from "../people.ts";
import { jpeg } from "../roster/pictures.ts";
import { counted, type Studio, scheduled } from "./a-studio.ts";
import { type Asked, ask } from "./in-process.ts";
import type { UseCases, Work } from "./work.ts";

/** Projects, teams, options and boards. */
export function planningCases(studio: Studio): UseCases {
  const { owner } = studio;
  const here = { id: studio.id };
  const name = counted;

  /** A request of the owner's. */
  const asking =
    (route: Route, asked: Asked): Work["act"] =>
    () =>
      studio.ask(route, asked);
  async function option(): Promise<{ readonly params: { id: string; castId: string }; readonly actorName: string }> {
    const params = { ...here, castId: "1" };
    const actorName = name("Ana");
    await studio.get(routes.addActorOption, { params, payload: { actorName } });
    return { params, actorName };
  }
  const cast = () =>
    studio.get<{ cast_list: string; cast_options: string }>(routes.getCastListComplete, { params: here });
  const castNames = async () => (await cast()).cast_options.match(/Ana \d+/g) ?? [];

  let someone: Promise<Person> | undefined;
  /** Somebody with an account who is not on the team. */
  async function stranger(): Promise<Person & { readonly params: { readonly id: string; readonly username: string } }> {
    someone ??= signedUp(studio.stack.url, "member");
    const person = await someone;
    const params = { ...here, username: person.email };
    await studio.ask(routes.removeTeamMember, { params, payload: { removed: true } });
    return { ...person, params };
  }

  const standing = async (email: string) => {
    const team = await studio.get<{ email: string; may: string; invited: boolean }[]>(routes.listTeam, {
      params: here,
    });
    return team.filter((one) => one.email === email).map(({ may, invited }) => (invited ? "invited" : may));
  };

  return {
    "signs in and joins what they were invited to": async () => {
      const { email, params } = await stranger();
      // As if they had been invited before they had an account.
      const invitation = { pk: `PROJECT#${here.id}`, sk: `INVITATION#${email}`, email };
      const Item = { ...invitation, role: "editor", label: "Team Member" };
      await tables(studio.aws).send(new PutCommand({ TableName: studio.aws.projectsTable, Item }));
      return {
        act: () => ask(routes.login, { payload: { email, password: PASSWORD } }),
        project: here.id,
        holds: async () => expect(await standing(params.username)).toEqual(["editor"]),
      };
    },

    "makes a project": async () => {
      const projectName = name("Film");
      const payload = { projectName, projectType: "Short Film" };
      const params = { user: owner.id };
      return {
        act: asking(routes.createProject, { params, payload }),
        holds: async () => {
          const all = await studio.get<{ id: string; projectName: string }[]>(routes.listProjects, { params });
          const made = all.filter((one) => one.projectName === projectName);
          expect(made.length).toBeGreaterThan(0);
          for (const { id } of made) expect(await studio.get(routes.listTeam, { params: { id } })).toHaveLength(1);
        },
      };
    },

    "adds an option": async () => {
      const actorName = name("Ana");
      return {
        act: asking(routes.addActorOption, { params: { ...here, castId: "1" }, payload: { actorName } }),
        project: here.id,
        doneAlready: "nameTaken",
        holds: async () => expect(await castNames()).toContain(actorName),
      };
    },

    "locks an option": async () => {
      const { params, actorName } = await option();
      return {
        act: asking(routes.lockActor, { params, payload: { actor_name: actorName } }),
        project: here.id,
        holds: async () => {
          expect((await cast()).cast_list).toContain(`\t${actorName}\t`);
        },
      };
    },

    "removes an option": async () => {
      const { params, actorName } = await option();
      return {
        act: asking(routes.removeActorOption, { params, payload: { actor_name: actorName } }),
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
        act: asking(routes.finishPhoto, { params: here, payload: { of, upload } }),
        project: here.id,
        holds: async () => {
          const { photos } = await studio.get<{ photos: unknown[] }>(routes.listPhotos, { params: here, query: of });
          expect(photos).toHaveLength(1);
        },
      };
    },

    "makes a schedule": async () => {
      const scheduleName = name("Plan");
      const payload = { name: scheduleName, location: "All locations", scenes_per_day: 1 };
      return {
        act: asking(routes.createSchedule, { params: here, payload }),
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
        act: asking(routes.saveStripboard, { params, payload }),
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
        act: asking(routes.updateCrew, { params: here, payload: { departments: changed, version } }),
        project: here.id,
        doneAlready: "staleCrew",
        holds: async () =>
          expect(await studio.get(routes.getCrew, { params: here })).toMatchObject({ version: version + 1 }),
      };
    },

    "adds somebody to the team": async () => {
      const { params } = await stranger();
      const mails = await studio.mailsTo(params.username, "has added you");
      return {
        act: asking(routes.addTeamMember, { params }),
        project: here.id,
        doneAlready: "alreadyMember",
        async holds() {
          expect(await standing(params.username)).toEqual(["editor"]);
          expect((await studio.mailsTo(params.username, "has added you")) - mails).toBeLessThanOrEqual(1);
        },
      };
    },

    "changes what somebody may do": async () => {
      const { params } = await stranger();
      await studio.get(routes.addTeamMember, { params });
      return {
        act: asking(routes.changeTeamMember, { params, payload: { role: "Guest", may: "viewer" } }),
        project: here.id,
        holds: async () => expect(await standing(params.username)).toEqual(["viewer"]),
      };
    },

    "takes somebody off the team": async () => {
      const { params } = await stranger();
      await studio.get(routes.addTeamMember, { params });
      return {
        act: asking(routes.removeTeamMember, { params, payload: { removed: true } }),
        project: here.id,
        doneAlready: "noSuchMember",
        async holds() {
          expect(await standing(params.username)).toEqual([]);
          await studio.get(routes.removeTeamMember, { params, payload: { removed: false } });
          expect(await standing(params.username)).toEqual(["editor"]);
        },
      };
    },

    "makes an API key": async () => {
      const keyName = name("Key");
      let key = "";
      return {
        async act() {
          const answer = await studio.ask(routes.makeApiKey, {
            params: here,
            payload: { name: keyName, scopes: ["readCallSheets"] },
          });
          if (answer.status === 200) key = JSON.parse(answer.body).key;
          return answer;
        },
        project: here.id,
        holds: async () => {
          expect((await ask(routes.listCallSheetsAsClient, { params: here, token: key })).status).toBe(200);
        },
      };
    },

    "begins a calendar feed": async () => {
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

    "deletes a project and brings it back": async () => {
      const payload = { projectName: name("Film"), projectType: "Short Film" };
      const { id } = await studio.get<{ id: string }>(routes.createProject, { params: { user: owner.id }, payload });
      const set = (deleted: boolean) => studio.ask(routes.setProjectDeleted, { params: { id }, payload: { deleted } });
      return {
        act: () => set(true),
        project: id,
        async holds() {
          expect((await studio.ask(routes.getCrew, { params: { id } })).status).toBe(404);
          expect((await set(false)).status).toBe(200);
          expect((await studio.ask(routes.getCrew, { params: { id } })).status).toBe(200);
        },
      };
    },

    "deletes an account": async () => {
      const person = await signedUp(studio.stack.url, "leaver");
      const set = (deleted: boolean) =>
        ask(routes.setAccountDeleted, { params: { user: person.id }, payload: { deleted }, token: person.token });
      return {
        act: () => set(true),
        async holds() {
          const told = await ask(routes.getUser, { params: { user: person.id }, token: person.token });
          expect(JSON.parse(told.body).erasedOn).toMatch(/^20/);
          expect(JSON.parse((await set(false)).body)).toEqual({ erasedOn: null });
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
