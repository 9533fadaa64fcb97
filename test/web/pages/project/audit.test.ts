import { expect, it } from "vitest";
import type { AuditEvent } from "../../../../shared/contract/audit.ts";
import { HUB, OWNED, openApp, READER } from "../app.tsx";
import { type Answers, FAILED, refused } from "../fake-api.ts";
import { all, click, eventually, fill, link, one, says, user } from "../words.ts";
import "../../../../web/pages/api-keys.tsx";
import "../../../../web/pages/audit.tsx";

const event = (at: number, what: string, mark?: string): AuditEvent => ({
  ...{ at: `2031-03-03T10:00:0${at}.000Z`, who: READER.email, what, details: "", requestId: `request-${at}` },
  ...(mark !== undefined && { mark }),
});
const OPENED = event(2, "viewScript", "K7QF-2M9T");
const EVENTS = [OPENED, event(1, "setTimeZone")];

/** The activity log with two entries, one of which carries a watermark ID. */
const open = (answers: Answers = {}) =>
  openApp(`${HUB}/audit`, {
    listAuditEvents: ({ query: { mark } }) => ({
      deeds: mark === undefined ? EVENTS : EVENTS.filter((one) => one.mark === mark.toUpperCase()),
      next: null,
    }),
    ...answers,
  });

const rows = () => all("row", undefined, all("table", "Activity log")[0]);

it("finds the reader of a page by its watermark ID", async () => {
  const { api } = open();
  await says("Time zone changed");
  expect(rows()).toHaveLength(3);
  await fill("Watermark ID", "aaaa-2m9t");
  await click("Find Reader");
  await says("No page from this project carries the watermark ID aaaa-2m9t");
  await fill("Watermark ID", "k7qf-2m9t");
  await click("Find Reader");
  await one("row", /Script opened.*K7QF-2M9T/);
  expect(rows()).toHaveLength(2);
  const words = '"K7" is not a watermark ID. It has eight letters and digits, such as K7QF-2M9T.';
  api.answers({ listAuditEvents: refused(400, "invalid", words) });
  await fill("Watermark ID", "K7");
  await click("Find Reader");
  await says(words);
});

it("leads back to the newest entries, and reports that it cannot be saved", async () => {
  open({ exportAuditLog: FAILED });
  await fill("Watermark ID", "k7qf-2m9t");
  await click("Find Reader");
  await user.click(await link("Newest"));
  await says("Time zone changed");
  await eventually(() => expect(rows()).toHaveLength(3));
  await click("Save as CSV");
  await says("Failed to save the activity log");
});

it.each([
  ["audit", "Only the project's owners see its activity log"],
  ["api-keys", "Only the project's owners see its API keys"],
])("tells members who do not own the project that %s is for owners, without buttons", async (page, words) => {
  const refusal = refused(403, "forbidden", "Only owners of the project can do this.");
  openApp(`${HUB}/${page}`, {
    ...{ getProjectName: { ...OWNED, may: "editor" }, listAuditEvents: refusal, listApiKeys: refusal },
  });
  await says(words);
  await link("Go back to The Small Tide");
  expect(all("button", /Save as CSV|Find Reader|New Key|Try again/)).toEqual([]);
});
