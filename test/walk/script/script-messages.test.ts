import { inject, it } from "vitest";
import { newProduction } from "../../api/production.ts";
import { answering, losing } from "../server.ts";
import { windows } from "../visit.ts";
import { staysFor, stopClock } from "../words.ts";

const open = windows();

it("shows for three seconds that the PDF cannot be read", async () => {
  const { owner, id } = await newProduction(inject("url"));
  const { page } = await open({ person: owner });
  await answering(page, "*/script-view/*", 200, { url: "/api/broken.pdf" });
  await losing(page, "broken.pdf");
  await page.clock.install();
  await page.goto(`/${owner.id}/${id}/script`);
  const draft = page.getByRole("button", { name: /^v1 - Draft/ });
  await draft.waitFor();
  await stopClock(page);
  await draft.click();
  await staysFor(page, "Failed to load the script", 3000);
});
