import { expect, it } from "vitest";
import type { Publication } from "../../../../shared/call-sheet/publishing/publication.ts";
import { NOTHING_PUBLISHED } from "../../../../web/call-sheet/publishing/publication-state.ts";
import { aProduction } from "../a-production.ts";
import { HUB, openApp, READER } from "../app.tsx";
import { click, dialog, eventually, fill, says, user } from "../words.ts";
import { scheduleOf } from "./call-sheet-days.ts";
import "../../../../web/pages/call-sheet.tsx";

const [FINAL, OFF] = (["final", "off"] as const).map(
  (kind, at): Publication => ({
    ...{ number: at + 1, kind, round: 1, publishedAt: "2031-03-01T18:00:00Z", publishedBy: READER.email, changes: [] },
  }),
) as [Publication, Publication];

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
    publishCallSheet: { number: publications.length + 1, title: "Next", asked: 1, sent: 0, waiting: 0 },
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

it("asks everyone again when a cancelled day is published", async () => {
  opened(FINAL, OFF);
  await click("Publish");
  await dialog("Publish the call sheet");
  await says(ASKED);
});
