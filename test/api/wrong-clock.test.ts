import { beforeAll, describe, expect, inject, it } from "vitest";
import { admit } from "../../functions/admission.ts";
import { mayTryCode } from "../../functions/store/second-step.ts";
import { sessionsOf } from "../../functions/store/session-list.ts";
import { endAllSessions } from "../../functions/store/sessions.ts";
import { routes } from "../../shared/contract/routes.ts";
import { type Person, signedUp } from "../people.ts";
import { bearing, send } from "./send.ts";

// What functions do by their clock is done here by one that is wrong; the stack's own, which then answers, are right.
const url = inject("url");
const aws = inject("aws");

beforeAll(() => {
  Object.assign(process.env, aws.environment, {
    ...{ USER_POOL_ID: aws.userPoolId, CLIENT_ID: aws.clientId, PROJECTS_TABLE: aws.projectsTable },
    ...{ SECOND_STEP: "offered", IDLE_HOURS: "96", SESSION_HOURS: "720" },
  });
});

const eventOf = ({ token }: Person) => ({
  headers: bearing(token),
  isBase64Encoded: false,
  requestContext: { requestId: "test", http: { method: "GET", path: "/" } },
});

describe.each([-10, 10])("a function whose clock is %i minutes off", (minutes) => {
  const wrong = () => Math.floor(Date.now() / 1000) + minutes * 60;

  it("ends every session that there is when all are ended", async () => {
    const ana = await signedUp(url, "ana");
    await endAllSessions(ana.id, wrong());
    expect((await send(url, routes.verifyToken, { headers: bearing(ana.token) })).status).toBe(401);
    await expect(admit(routes.verifyToken, eventOf(ana), {})).rejects.toThrow("Your session has ended.");
  });

  it("lists those sessions that are open, and none that has ended", async () => {
    const [ana, bo] = [await signedUp(url, "ana"), await signedUp(url, "bo")];
    await bo.api(routes.logout, {});
    const listed = async ({ id }: Person) =>
      sessionsOf({ userId: id, signIn: "" } as Parameters<typeof sessionsOf>[0], wrong());
    expect([(await listed(ana)).length, (await listed(bo)).length]).toEqual([1, 0]);
  });

  it("beside one whose clock is right lets nobody guess on and on", async () => {
    const ana = await signedUp(url, "ana");
    const right = () => Math.floor(Date.now() / 1000);
    let tries = 0;
    while (tries < 100 && ((await mayTryCode(ana.id, wrong())) || (await mayTryCode(ana.id, right())))) tries++;
    expect(tries).toBeLessThanOrEqual(30);
  });
});
