import { randomUUID } from "node:crypto";
import { GetCommand, PutCommand, UpdateCommand } from "@aws-sdk/lib-dynamodb";
import { afterEach, beforeAll, beforeEach, describe, expect, inject, it, vi } from "vitest";
import { newestRun } from "../../../functions/breakdown/breakdown-run.ts";
import { authorizeRequest } from "../../../functions/http/authorize.ts";
import { handler as takeMailEvent } from "../../../functions/jobs/handle-mail-event.ts";
import { now, nowSeconds, setClock } from "../../../functions/runtime/clock.ts";
import { sessionsOf } from "../../../functions/store/account/session-list.ts";
import { revokeAllSessions } from "../../../functions/store/account/session-revocation.ts";
import type { Membership } from "../../../functions/store/account/sessions.ts";
import { allowCodeAttempt } from "../../../functions/store/account/two-factor.ts";
import { addDraft, type Draft, draftsOf, startDraftRun } from "../../../functions/store/breakdown/drafts.ts";
import {
  deliveriesOf,
  mailDelivery,
  recordBounce,
  recordRead,
} from "../../../functions/store/call-sheet/deliveries.ts";
import { createPersonalLink, findPersonalLink } from "../../../functions/store/call-sheet/personal-links.ts";
import { dayCode } from "../../../functions/store/call-sheet/publications.ts";
import { lockOf, setLock } from "../../../functions/store/options/option-locks.ts";
import { addOption, optionsOf } from "../../../functions/store/options/options.ts";
import { apiClient } from "../../../infra/local/demo/api-client.ts";
import { deliveryStatus } from "../../../shared/call-sheet/publishing/delivery-state.ts";
import { INVITATION_DAYS } from "../../../shared/contract/projects.ts";
import { routes } from "../../../shared/contract/routes.ts";
import { ask } from "../../faults/in-process.ts";
import { newEmail, newPasswordLink, nextSecond, PASSWORD, type Person, signedUp } from "../../people.ts";
import { newProject } from "../production.ts";
import { bearer, send } from "../send.ts";
import { tables } from "../tables.ts";

// Functions with a wrong clock run here; the stack's own functions, which answer afterwards, have the right time.
const FIRST = { episode: "first", listVersion: 0 };
const url = inject("url");
const aws = inject("aws");

beforeAll(() => {
  Object.assign(process.env, aws.variables, aws.environment);
});

const eventOf = ({ token }: Person) => ({
  headers: bearer(token),
  isBase64Encoded: false,
  requestContext: { requestId: "test", http: { method: "GET", path: "/" } },
});

describe.each([-10, 10])("a function whose clock is %i minutes off", (minutes) => {
  const wrong = () => Math.floor(Date.now() / 1000) + minutes * 60;

  it("ends every existing session on a sign-out everywhere", async () => {
    const ana = await signedUp(url, "ana");
    await revokeAllSessions(ana.id, wrong);
    expect((await send(url, routes.verifyToken, { headers: bearer(ana.token) })).status).toBe(401);
    await expect(authorizeRequest(routes.verifyToken, eventOf(ana), {})).rejects.toThrow("Your session has ended.");
  });

  it("lists open sessions, and none that has ended", async () => {
    const [ana, bo] = [await signedUp(url, "ana"), await signedUp(url, "bo")];
    await bo.api(routes.logout, {});
    const listed = async ({ id }: Person) =>
      sessionsOf({ userId: id, signIn: "" } as Parameters<typeof sessionsOf>[0], wrong);
    expect([(await listed(ana)).length, (await listed(bo)).length]).toEqual([1, 0]);
  });

  it("keeps the limit on guesses beside a function with the right clock", async () => {
    const ana = await signedUp(url, "ana");
    const right = () => Math.floor(Date.now() / 1000);
    let tries = 0;
    while (
      tries < 100 &&
      ((await allowCodeAttempt(ana.email, wrong())) || (await allowCodeAttempt(ana.email, right())))
    )
      tries++;
    expect(tries).toBeLessThanOrEqual(30);
  });
});

describe.each([-10, 10])(
  "a function whose clock is %i minutes off, after the first response of a table,",
  (minutes) => {
    /** The right time, not read from the wrong clock. */
    const right = (seconds = 0) => performance.timeOrigin + performance.now() + seconds * 1000;
    const rightly = (seconds = 0) => new Date(right(seconds)).toISOString();
    const MINUTE = 60_000;
    const day = { scheduleName: "Plan", date: "2031-03-03" };
    let ana: Person;
    let member: Membership;

    beforeAll(async () => {
      ana = await signedUp(url, "ana");
      const projectId = await newProject(ana);
      const payload = new FormData();
      payload.set("scriptPdf", new File(["INT. QUAY - DAY\n\nODO waves."], "script.fountain"));
      payload.set("fileName", "Script");
      await ana.api(routes.uploadScript, { params: { id: projectId }, payload });
      member = { projectId, userId: ana.id, may: "owner", sees: { kind: "all" } } as Membership;
    });
    beforeEach(async () => {
      vi.useFakeTimers({ toFake: ["Date"], now: right() + minutes * MINUTE });
      await draftsOf(member);
    });
    afterEach(() => {
      vi.useRealTimers();
    });

    const asked = async (route: Parameters<typeof ask>[0], more: Parameters<typeof ask>[1]) => {
      const { status, body } = await ask(route, { token: ana.token, ...more });
      expect([status, status === 200 ? "" : body]).toEqual([200, ""]);
      return JSON.parse(body);
    };

    async function added(draftId: string, name: string, at: string): Promise<Draft> {
      const draft = await addDraft(member, { draftId, name, format: "pdf" }, async () => FIRST, at);
      if ("most" in draft) throw new Error("The project has too many drafts.");
      return draft;
    }

    it("signs an address that is valid for five minutes", async () => {
      const params = { id: member.projectId, fileName: "Script" };
      const signed = new URL((await asked(routes.viewScript, { params })).url);
      expect((await fetch(signed)).status).toBe(200);
      const at = String(signed.searchParams.get("X-Amz-Date"));
      const signedAt = Date.parse(at.replace(/^(....)(..)(..T..)(..)(..Z)$/, "$1-$2-$3:$4:$5"));
      expect(Math.abs(signedAt - right())).toBeLessThan(MINUTE);
      expect(signed.searchParams.get("X-Amz-Expires")).toBe("300");
    });

    it("returns a form that accepts its file for ten minutes", async () => {
      const params = { id: member.projectId };
      const payload = { fileName: "Next", size: 8, format: "fountain" };
      const form = await asked(routes.prepareScriptUpload, { params, payload });
      const body = new FormData();
      for (const [name, value] of Object.entries<string>(form.fields)) body.append(name, value);
      body.append("file", new Blob(["FADE IN:"]));
      expect((await fetch(form.url, { method: "POST", body })).status).toBe(204);
      const { expiration } = JSON.parse(Buffer.from(form.fields.Policy, "base64").toString());
      expect(Math.abs(Date.parse(expiration) - right(600))).toBeLessThan(MINUTE);
    });

    describe("treats a job as dead if it never started, and not if it has just begun:", () => {
      const running = (startedAt: string) => ({ run: randomUUID(), status: "running", startedAt, startedBy: ana.id });
      const put = (TableName: string, Item: object) =>
        tables(aws).send(new PutCommand({ TableName, Item: { pk: `PROJECT#${member.projectId}`, ...Item } }));
      const params = () => ({ id: member.projectId });

      it.each<[string, (startedAt: string) => Promise<string>]>([
        [
          "an export",
          async (startedAt) => {
            const job = { projectId: member.projectId, percent: 0 };
            await put(aws.projectsTable, { sk: "EXPORT", ...running(startedAt), ...job });
            return (await asked(routes.getExport, { params: params() })).status;
          },
        ],
        [
          "a search for a better schedule",
          async (startedAt) => {
            const search = { seconds: 60, spent: 0, isStopping: false, version: 1, words: [] };
            await put(aws.schedulesTable, { sk: "IMPROVEMENT#Plan", ...running(startedAt), ...search });
            return (await asked(routes.getImprovement, { params: { ...params(), scheduleName: "Plan" } })).status;
          },
        ],
        [
          "a breakdown",
          async (startedAt) => {
            const name = randomUUID();
            const draft = await added(name, name, rightly());
            await startDraftRun(member, draft, startedAt, "inspect");
            const scripts: { name: string; breakdown: string }[] = await asked(routes.listScripts, {
              params: params(),
            });
            return scripts.find((one) => one.name === name)?.breakdown ?? "";
          },
        ],
      ])("%s", async (_, statusOf) => {
        expect(await statusOf(now())).toBe("running");
        expect(await statusOf(rightly(-15))).toBe("running");
        expect(await statusOf(rightly(-60))).toBe("failed");
      });
    });

    it("accepts a personal link until it expires", async () => {
      const linkEnding = (seconds: number) =>
        createPersonalLink(
          member,
          { ...day, date: "2020-01-01" },
          { personId: "odo", holder: "odo@studio.example" },
          Math.floor(right(seconds) / 1000) - 24 * 3600,
        );
      expect(await findPersonalLink(await linkEnding(300), nowSeconds)).toMatchObject({ personId: "odo" });
      expect(await findPersonalLink(await linkEnding(-300), nowSeconds)).toBeUndefined();
    });

    it("sorts correctly among others' drafts and options, and locks none over another", async () => {
      const [first, second, third] = ["First", "Second", "Third"] as const;
      const times = { [first]: rightly(-60), [second]: now(), [third]: rightly(60) };
      const of = { kind: "ACTOR", id: "1" } as const;
      for (const [name, at] of Object.entries(times)) {
        const draft = await added(randomUUID(), name, at);
        await startDraftRun(member, draft, at, "inspect");
        await addOption(member, of, name, { castId: "1", actorName: name, details: "", dates: "" }, at);
      }
      expect(newestRun(await draftsOf(member))?.name).toBe(third);
      expect((await optionsOf(member)).actors.map(({ actorName }) => actorName)).toEqual([first, second, third]);
      expect(await setLock(member, { of, name: first }, [{ of, lock: undefined }], rightly())).toBe("set");
      expect(await setLock(member, { of, name: second }, [{ of, lock: undefined }], now())).toBe("changed");
      expect(await setLock(member, { of, name: second }, [{ of, lock: await lockOf(member, of) }], now())).toBe("set");
      expect((await lockOf(member, of))?.name).toBe(second);
    });

    it("distinguishes an email that is sending from one possibly sent, and an opened call from a bounced one", async () => {
      const state = async (personId: string) =>
        deliveryStatus((await deliveriesOf(member, day))({ personId, asked: 1 }) ?? {}, "yes", now());
      const mailing = { operation: randomUUID(), again: "refused", address: "odo@clock.example" } as const;
      const told = { personId: "odo", asked: 1 };
      const later: string[] = [];
      await mailDelivery(member, day, told, {
        ...mailing,
        now: () => rightly(),
        send: async () => {
          later.push(await state("odo"));
          return undefined;
        },
      });
      expect(later).toEqual(["sending"]);
      const bounce = { code: dayCode(day), recipient: told, address: mailing.address, operation: mailing.operation };
      await recordBounce(member, { ...bounce, isLasting: false, why: "Full.", at: rightly(-60) });
      expect(await state("odo")).toBe("bounced");
      await recordRead(member, day, told, { what: "openedAt", now: now() });
      expect(await state("odo")).toBe("opened");
    });
  },
);

describe.each([-10, 10])(
  "a function whose clock is %i minutes off, before the first response of a table,",
  (minutes) => {
    const right = (seconds = 0) => performance.timeOrigin + performance.now() + seconds * 1000;
    const rightSeconds = (seconds = 0) => Math.floor(right(seconds) / 1000);

    /** As if it had just started on a machine with a wrong clock. */
    function begins(): void {
      vi.useFakeTimers({ toFake: ["Date"], now: right() + minutes * 60_000 });
      setClock(Date.now());
    }
    afterEach(() => {
      vi.useRealTimers();
    });

    const isIn = async ({ email }: Person, password: string) => {
      const { token } = await apiClient(url)(routes.login, { payload: { email, password } });
      return (await send(url, routes.verifyToken, { headers: bearer(token) })).status;
    };
    const invited = async (email: string, seconds: number): Promise<string> => {
      const owner = await signedUp(url, "owner");
      const id = await newProject(owner);
      await owner.api(routes.addTeamMember, { params: { id, username: email } });
      const Update = {
        UpdateExpression: "SET invitedUntil = :end",
        ExpressionAttributeValues: { ":end": rightSeconds(seconds) },
      };
      const Key = { pk: `PROJECT#${id}`, sk: `INVITATION#${email}` };
      await tables(aws).send(new UpdateCommand({ TableName: aws.projectsTable, Key, ...Update }));
      return id;
    };

    it("ends all sessions by a new password, which can sign in at once", async () => {
      const ana = await signedUp(url, "ana");
      const link = await newPasswordLink(url, ana.email);
      await nextSecond();
      begins();
      const { status } = await ask(routes.resetPassword, { payload: { ...link, password: "Better-Horse-10" } });
      vi.useRealTimers();
      expect(status).toBe(200);
      expect((await send(url, routes.verifyToken, { headers: bearer(ana.token) })).status).toBe(401);
      expect(await isIn(ana, "Better-Horse-10")).toBe(200);
    });

    it("ends a session when it was idle too long, and not before", async () => {
      const ana = await signedUp(url, "ana");
      const used = async (seconds: number) => {
        const { origin_jti } = JSON.parse(Buffer.from(ana.token.split(".")[1]!, "base64url").toString());
        const Item = { pk: `USER#${ana.id}`, sk: `SESSION#${origin_jti}`, usedAt: rightSeconds(seconds) };
        await tables(aws).send(new PutCommand({ TableName: aws.projectsTable, Item }));
        begins();
        return (await ask(routes.verifyToken, { token: ana.token })).status;
      };
      const idle = Number(aws.variables.IDLE_HOURS) * 3600;
      expect(await used(300 - idle)).toBe(200);
      expect(await used(-300 - idle)).toBe(401);
    });

    it("accepts an invitation until it expires, at a sign-in and at Home", async () => {
      const ana = await signedUp(url, "ana");
      const projects = async () =>
        (await ana.api(routes.listProjects, { params: { user: ana.id } })).map(({ id }) => id);
      const [open, over] = [await invited(ana.email, 300), await invited(ana.email, -300)];
      begins();
      await ask(routes.login, { payload: { email: ana.email, password: PASSWORD } });
      vi.useRealTimers();
      expect(await projects()).toEqual([open]);
      const next = await invited(ana.email, 300);
      begins();
      const { body } = await ask(routes.listProjects, { params: { user: ana.id }, token: ana.token });
      expect(new Set(JSON.parse(body).map(({ id }: { id: string }) => id))).toEqual(new Set([open, next]));
      expect([over].filter((id) => body.includes(id))).toEqual([]);
    });

    it("allows the sign-up of people with a valid invitation only", async () => {
      const signup = async (seconds: number) => {
        const email = newEmail("odo");
        await invited(email, seconds);
        begins();
        const { status } = await ask(routes.signup, { payload: { email, password: PASSWORD } });
        vi.useRealTimers();
        return status;
      };
      const { SIGNUP } = process.env;
      process.env.SIGNUP = "invited";
      expect([await signup(300), await signup(-300)]).toEqual([200, 403]);
      process.env.SIGNUP = SIGNUP;
    });

    it("renews an expired invitation, and no other, and shows which expired", async () => {
      const email = newEmail("odo");
      const owner = await signedUp(url, "owner");
      const id = await newProject(owner);
      const Key = { pk: `PROJECT#${id}`, sk: `INVITATION#${email}` };
      const ends = async (seconds: number) => {
        const Item = { ...Key, email, role: "editor", invitedUntil: rightSeconds(seconds) };
        await tables(aws).send(new PutCommand({ TableName: aws.projectsTable, Item }));
        begins();
        const [, shown] = JSON.parse((await ask(routes.listTeam, { params: { id }, token: owner.token })).body);
        begins();
        const added = await ask(routes.addTeamMember, { params: { id, username: email }, token: owner.token });
        vi.useRealTimers();
        return [shown.expired ?? false, added.status];
      };
      expect(await ends(300)).toEqual([false, 409]);
      expect(await ends(-300)).toEqual([true, 200]);
      const { Item } = await tables(aws).send(new GetCommand({ TableName: aws.projectsTable, Key }));
      expect(Math.abs(Item?.invitedUntil - rightSeconds(INVITATION_DAYS * 86_400))).toBeLessThan(60);
    });

    it("orders an email's bounce and its opening by the email service's timestamps", async () => {
      const day = { scheduleName: "Plan", date: "2031-03-04" };
      const owner = await signedUp(url, "owner");
      const member = { projectId: await newProject(owner), userId: owner.id, may: "owner" } as Membership;
      const told = { personId: "odo", asked: 1 };
      const address = "odo@clock.example";
      const comesBack = async (seconds: number) => {
        const mailing = {
          operation: randomUUID(),
          again: "perhaps",
          address,
          now: () => new Date(right()).toISOString(),
        } as const;
        await mailDelivery(member, day, told, { ...mailing, send: async () => undefined });
        const tags = {
          project: [member.projectId],
          day: [dayCode(day)],
          asked: ["1"],
          person: ["odo"],
          operation: [mailing.operation],
        };
        const bounce = { bounceType: "Transient", bounceSubType: "MailboxFull" };
        const time = new Date(right(seconds)).toISOString();
        begins();
        await takeMailEvent({ time, detail: { eventType: "Bounce", bounce, mail: { destination: [address], tags } } });
        vi.useRealTimers();
        return deliveryStatus((await deliveriesOf(member, day))(told) ?? {}, "yes", new Date(right()).toISOString());
      };
      await recordRead(member, day, told, { what: "openedAt", now: new Date(right()).toISOString() });
      expect(await comesBack(-60)).toBe("opened");
      expect(await comesBack(60)).toBe("bounced");
    });
  },
);
