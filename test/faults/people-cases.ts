import { randomUUID } from "node:crypto";
import { PutCommand } from "@aws-sdk/lib-dynamodb";
import { expect } from "vitest";
import { routes } from "../../shared/contract/routes.ts";
import { tables } from "../api/tables.ts";
import { PASSWORD, type Person, signedUp } from "../people.ts";
import { counted, type Studio } from "./a-studio.ts";
import { ask } from "./in-process.ts";
import type { UseCases } from "./work.ts";

/** Accounts, projects and their teams. */
export function peopleCases(studio: Studio): UseCases {
  const { owner } = studio;
  const here = { id: studio.id };
  const name = counted;

  let someone: Promise<Person> | undefined;
  /** A person with an account who is not on the team. */
  async function stranger(): Promise<Person & { readonly params: { readonly id: string; readonly username: string } }> {
    someone ??= signedUp(studio.stack.url, "member");
    const person = await someone;
    const params = { ...here, username: person.email };
    await studio.ask(routes.removeTeamMember, { params, payload: { removed: true } });
    return { ...person, params };
  }

  async function colleague() {
    const { id, token, params } = await stranger();
    await studio.get(routes.addTeamMember, { params });
    await ask(routes.listProjects, { params: { user: id }, token });
    return { params };
  }

  const standing = async (email: string) => {
    const team = await studio.get<{ email: string; may: string; invited: boolean }[]>(routes.listTeam, {
      params: here,
    });
    return team.filter((one) => one.email === email).map(({ may, invited }) => (invited ? "invited" : may));
  };

  return {
    "signs in and accepts invitations": async () => {
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

    "creates a project": async () => {
      const projectName = name("Film");
      const payload = { projectName, projectType: "Short Film", operation: randomUUID() };
      const params = { user: owner.id };
      return {
        act: () => studio.ask(routes.createProject, { params, payload }),
        holds: async () => {
          const all = await studio.get<{ id: string; projectName: string }[]>(routes.listProjects, { params });
          const made = all.filter((one) => one.projectName === projectName);
          expect(made).toHaveLength(1);
          expect(await studio.get(routes.listTeam, { params: { id: made[0]!.id } })).toHaveLength(1);
        },
      };
    },

    "adds a team member": async () => {
      const { params } = await stranger();
      const mails = await studio.mailsTo(params.username, "has added you");
      return {
        act: () => studio.ask(routes.addTeamMember, { params }),
        project: here.id,
        doneAlready: "alreadyMember",
        async holds() {
          expect(await standing(params.username)).toEqual(["invited"]);
          expect((await studio.mailsTo(params.username, "has added you")) - mails).toBeLessThanOrEqual(1);
        },
      };
    },

    "joins by opening Backlot": async () => {
      const { id, token, params } = await stranger();
      await studio.get(routes.addTeamMember, { params });
      return {
        act: () => ask(routes.listProjects, { params: { user: id }, token }),
        project: here.id,
        holds: async () => expect(await standing(params.username)).toEqual(["editor"]),
      };
    },

    "changes a member's permissions": async () => {
      const { params } = await colleague();
      return {
        act: () => studio.ask(routes.changeTeamMember, { params, payload: { role: "Guest", may: "viewer" } }),
        project: here.id,
        holds: async () => expect(await standing(params.username)).toEqual(["viewer"]),
      };
    },

    "removes a team member": async () => {
      const { params } = await colleague();
      return {
        act: () => studio.ask(routes.removeTeamMember, { params, payload: { removed: true } }),
        project: here.id,
        doneAlready: "noSuchMember",
        async holds() {
          expect(await standing(params.username)).toEqual([]);
          await studio.get(routes.removeTeamMember, { params, payload: { removed: false } });
          expect(await standing(params.username)).toEqual(["editor"]);
        },
      };
    },

    "creates an API key": async () => {
      const keyName = name("Key");
      let key = "";
      return {
        async act() {
          const answer = await studio.ask(routes.makeApiKey, {
            params: here,
            payload: { name: keyName, scopes: ["readCallSheets"], password: owner.password },
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

    "deletes and restores a project": async () => {
      const payload = { projectName: name("Film"), projectType: "Short Film" };
      const { id } = await studio.get<{ id: string }>(routes.createProject, { params: { user: owner.id }, payload });
      const set = (deleted: boolean) =>
        studio.ask(routes.setProjectDeleted, { params: { id }, payload: { deleted, password: owner.password } });
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
        ask(routes.setAccountDeleted, {
          params: { user: person.id },
          payload: { deleted, password: person.password },
          token: person.token,
        });
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
