import { randomUUID } from "node:crypto";
import { expect, inject, it } from "vitest";
import { routes } from "../../shared/contract/routes.ts";
import { mailsIn } from "../outbox.ts";
import { mailed } from "./mailed.ts";
import { newProduction } from "./production.ts";
import { eightDaysOld } from "./tables.ts";

const url = inject("url");
const aws = inject("aws");
const DATE = "2031-03-03";
const PEOPLE = 3000;
/** Each question takes time from the mailing. */
const A_WHILE_MS = 500;

it("a call sheet is emailed to 3,000 people, each exactly once, and pauses when too many emails bounce", {
  timeout: 600_000,
}, async () => {
  const { owner, id } = await newProduction(url);
  await eightDaysOld(aws, id);
  const at = `${randomUUID().slice(0, 8)}.example`;
  const gone = (n: number) => `bounce+${randomUUID().slice(0, 8)}-${n}@simulator.amazonses.com`;
  // A third of the first hundred bounces.
  const addresses = Array.from({ length: PEOPLE }, (_, n) => (n < 99 && n % 3 === 0 ? gone(n) : `p${n}@${at}`));
  const positions = addresses.map((mail, n) => ({ position: "Background", name: `Person ${n}`, mail }));
  const departments = Array.from({ length: 12 }, (_, n) => ({
    ...{ id: `crowd-${n}`, name: `Crowd ${n}`, positions: positions.slice(250 * n, 250 * (n + 1)) },
  }));
  await owner.api(routes.updateCrew, { params: { id }, payload: { departments, version: 0 } });
  const plan = { name: "Plan", location: "All locations", scenes_per_day: 5, start_date: DATE };
  await owner.api(routes.createSchedule, { params: { id }, payload: plan });
  const params = { id, scheduleName: "Plan", date: DATE };
  const payload = { as: "final", after: 0, operation: randomUUID(), reason: "No meal is planned" } as const;
  const began = Date.now();
  await owner.api(routes.publishCallSheet, { params, payload });
  const answered = Date.now();
  const first = await mailed(owner, params, A_WHILE_MS);
  expect(first).toMatchObject({ status: "paused", total: PEOPLE });
  // Their events arrive after the emails.
  expect([first.bounced, first.sent]).toSatisfy(([bounced, sent]) => bounced >= 10 && sent <= 400);
  expect(first.reason).toBe(`${first.bounced} of ${first.sent} emails bounced. Correct the addresses, then resume.`);
  const resumed = await owner.api(routes.sendCallSheet, {
    params,
    payload: { to: "waiting", operation: randomUUID() },
  });
  expect(resumed.status).toBe("running");
  const last = await mailed(owner, params, A_WHILE_MS);
  expect(last).toMatchObject({ status: "done", total: PEOPLE - first.sent, sent: PEOPLE - first.sent });
  console.log(`Published in ${answered - began} ms, ${PEOPLE} emails sent in ${Date.now() - answered} ms`);
  const outbox = await mailsIn(url);
  const times = Map.groupBy(
    outbox.flatMap(({ to }) => to),
    (address) => address,
  );
  expect(addresses.filter((address) => times.get(address)?.length !== 1)).toEqual([]);
});
