import { expect, it, vi } from "vitest";
import type { Publication } from "../../../../shared/call-sheet/publishing/publication.ts";
import { NOTHING_PUBLISHED, type Published } from "../../../../web/call-sheet/publishing/publication-state.ts";
import { aProduction } from "../a-production.ts";
import { HUB, openApp, READER } from "../app.tsx";
import { all, click, dialog, drawn, eventually, fill, says, stopClock, user } from "../words.ts";
import { scheduleOf } from "./call-sheet-days.ts";
import "../../../../web/pages/call-sheet.tsx";

const [FINAL, OFF] = (["final", "off"] as const).map(
  (kind, at): Publication => ({
    ...{ number: at + 1, kind, round: 1, publishedAt: "2031-03-01T18:00:00Z", publishedBy: READER.email, changes: [] },
  }),
) as [Publication, Publication];

const RUNNING = { ...NOTHING_PUBLISHED.mailing, status: "running", total: 3000, sent: 1200 } as const;
const PAUSED = {
  ...RUNNING,
  status: "paused",
  bounced: 60,
  reason: "60 of 1200 emails bounced. Correct the addresses, then resume.",
} as const;

/** Lets the page poll the emails once more. */
async function asksAgain(): Promise<void> {
  await drawn();
  vi.advanceTimersByTime(800);
  await drawn();
}

/** Opens the call sheet of the first day, with one person on it by name, after these publications of it. */
function opened(...publications: Publication[]) {
  const production = aProduction();
  const schedule = scheduleOf(production);
  schedule.setDepartments([
    { id: "electric", name: "Electric", positions: [{ position: "Gaffer", name: "Kit Lavender" }] },
  ]);
  return openApp(`${HUB}/call-sheets/Main?day=1`, {
    ...schedule.answers,
    getPublications: { ...NOTHING_PUBLISHED, publications, sheet: schedule.sheet() },
    publishCallSheet: { number: publications.length + 1, title: "Next", asked: 1, mailing: NOTHING_PUBLISHED.mailing },
  });
}

const ASKED = "One person is notified and asked to confirm: Kit Lavender.";

it("publishes a revision of what the reader has seen, and asks those whom it affects to confirm", async () => {
  const { api } = opened(FINAL);
  await fill("Crew Call", "6:30 AM");
  await user.tab();
  await click("Publish revision");
  const asked = await dialog("Publish the call sheet");
  await says(ASKED);
  await fill("Reason for publishing over these violations", "The unit eats on the run", asked);
  await click("Publish and send", asked);
  await eventually(() =>
    expect(api.calls("publishCallSheet").map(({ payload: { as, after } }) => [as, after])).toEqual([["final", 1]]),
  );
});

it("heads the printed page with the publication, or as a draft once something differs from it", async () => {
  const production = aProduction();
  const schedule = scheduleOf(production);
  const revision = { title: "Final – White", hex: "#ffffff", published: "March 1, 2031" };
  openApp(`${HUB}/call-sheets/Main?day=1`, {
    ...schedule.answers,
    getPublications: { ...NOTHING_PUBLISHED, publications: [FINAL], sheet: { ...schedule.sheet(), revision } },
  });
  const page = () => document.querySelector("main [inert]")?.textContent;
  await says("Final – White", "Published March 1, 2031 by reader@example.com");
  await click("Page");
  await eventually(() => expect(page()).toContain("FINAL – WHITE"));
  await fill("Crew Call", "6:30 AM");
  await says("Draft: changed since Final – White");
  await eventually(() => expect(page()).toContain("DRAFT: changed since Final – White"));
});

it("asks everyone again when a cancelled day is published", async () => {
  opened(FINAL, OFF);
  await click("Publish");
  await dialog("Publish the call sheet");
  await says(ASKED);
});

it("shows the emails of the job while it runs, and resumes it after a pause", async () => {
  const { api } = opened();
  await click("Publish");
  const asked = await dialog("Publish the call sheet");
  await fill("Reason for publishing over these violations", "The unit eats on the run", asked);
  stopClock();
  const published = { ...NOTHING_PUBLISHED, publications: [FINAL] };
  api.answers({
    publishCallSheet: { number: 1, title: "Final – White", asked: 1, mailing: RUNNING },
    getPublications: { ...published, mailing: RUNNING },
    getMailing: RUNNING,
  });
  await click("Publish and send", asked);
  const sending = await dialog("Sending the call sheet");
  await says("Final – White published.", "Sending emails: 1,200 of 3,000");
  api.answers({ getMailing: PAUSED, getPublications: { ...published, mailing: PAUSED } });
  await asksAgain();
  await says("Sending is paused after 1,200 of 3,000 emails.", PAUSED.reason);
  const rest = { ...RUNNING, total: 1800, sent: 0 };
  const done = { ...rest, status: "done", sent: 1800, bounced: 2 } as const;
  api.answers({ sendCallSheet: rest, getMailing: done, getPublications: { ...published, mailing: done } });
  await click("Resume", sending);
  expect(api.calls("sendCallSheet").map(({ payload: { to } }) => to)).toEqual(["waiting"]);
  await asksAgain();
  await says("1,800 emails sent. 2 bounced.");
  expect(all("dialog", "Sending the call sheet")).toEqual([]);
});

it("shows the emails of a job that was started before the page was loaded", async () => {
  stopClock();
  const { api } = opened(FINAL);
  api.answers({
    getPublications: { ...NOTHING_PUBLISHED, publications: [FINAL], mailing: RUNNING },
    getMailing: { ...RUNNING, sent: 2400 },
  });
  await says("Sending emails: 1,200 of 3,000");
  await asksAgain();
  await says("Sending emails: 2,400 of 3,000");
});

it("offers no second email to a recipient whose first the job has just sent", async () => {
  stopClock();
  const { api } = opened(FINAL);
  const kit: Published["people"][number] = {
    ...{
      personId: "kit",
      name: "Kit Lavender",
      roles: "Gaffer",
      call: "6:30 AM",
      asked: 1,
      address: "kit@crew.example",
    },
    ...{ state: "waiting", sentAt: null, openedAt: null, confirmedAt: null, stopped: null, why: "" },
  };
  const published = { ...NOTHING_PUBLISHED, publications: [FINAL], people: [kit], mailing: RUNNING };
  const done = { ...RUNNING, status: "done", sent: 3000 } as const;
  api.answers({ getPublications: published, getMailing: RUNNING });
  await says("Sending emails: 1,200 of 3,000");
  api.answers({ getMailing: done });
  const loadsStates = api.holds("getPublications");
  await asksAgain();
  expect(all("button", "Send to 1 waiting recipient")).toEqual([]);
  loadsStates({ ...published, people: [{ ...kit, state: "sent", sentAt: "2031-03-01T18:01:00Z" }], mailing: done });
  await says("3,000 emails sent.");
  expect(all("button", "Send to 1 waiting recipient")).toEqual([]);
});
