import { expect, inject, it } from "vitest";
import { routes } from "../../../shared/contract/routes.ts";
import { paths } from "../../../web/navigation/paths.ts";
import { MAIN, SECOND, twoUnits } from "../../api/two-units.ts";
import { onTeam, PASSWORD, signedUp } from "../../people.ts";
import { expectAccessible } from "../axe.ts";
import { idle } from "../idle.ts";
import { windows } from "../visit.ts";
import { button, dialog, says } from "../words.ts";

const open = windows();
const url = inject("url");
const [MONDAY, TUESDAY] = ["2031-03-03", "2031-03-04"];

/** Words of the scenes that only the main unit shoots. */
const HIDDEN = /ODO|LIGHTHOUSE|LAMP ROOM|KITCHEN|Main Unit/i;

it("a member limited to the second unit signs in, and finds that unit's scenes and sheets on each page, and no others", async () => {
  const { owner, id, second } = await twoUnits(url, MONDAY, { [MONDAY]: "1 2 3" }, { [MONDAY]: "4", [TUESDAY]: "5" });
  const member = await signedUp(url, "second-unit");
  await onTeam(owner, id, member);
  const payload = { role: "Operator", may: "viewer", sees: { kind: "units", units: [second] } } as const;
  await owner.api(routes.changeTeamMember, { params: { id, username: member.email }, payload });

  const { page, complaints } = await open();
  await page.goto("/");
  await page.getByLabel("Email").fill(member.email);
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await button(page, "Sign In").click();
  await page.getByRole("link", { name: /^The Small Tide/ }).click();
  await page.waitForURL(paths.project(member.id, id));
  await idle(page);
  const main = page.getByRole("main");
  expect(await main.textContent()).not.toMatch(HIDDEN);

  const ofProject = page.locator(`nav a[href^="${paths.project(member.id, id)}/"]`);
  const addresses = await ofProject.evaluateAll((links) => links.map((one) => one.getAttribute("href") ?? ""));
  const shown: string[] = [];
  for (const address of new Set(addresses)) {
    await page.goto(address);
    await idle(page);
    const text = (await main.textContent()) ?? "";
    expect([address, HIDDEN.exec(text)?.[0], /Failed to/.exec(text)?.[0]]).toEqual([address, undefined, undefined]);
    shown.push(text);
  }
  for (const own of ["FERRY", "PILAR", SECOND.schedule]) expect(shown.join(" ")).toContain(own);

  await page.goto(paths.callSheetOf(member.id, id, SECOND.schedule));
  await page.getByText("Open the call sheet of day 1", { exact: true }).click();
  await page.getByText("HARBOUR QUAY").filter({ visible: true }).first().waitFor();
  await idle(page);
  expect(await main.textContent()).toMatch(/HARBOUR QUAY/);
  expect(await main.textContent()).not.toMatch(HIDDEN);
  await expectAccessible(page);

  await page.keyboard.press("Control+k");
  const find = dialog(page, "Find");
  await find.getByRole("combobox", { name: "Find" }).fill("ferry");
  await find.getByText("5 INT. FERRY").waitFor();
  for (const word of ["kitchen", "lighthouse"]) {
    await find.getByRole("combobox", { name: "Find" }).fill(word);
    await find.getByText(`No results for “${word}”. Try fewer letters.`).waitFor();
  }
  await page.keyboard.press("Escape");
  expect(complaints).toEqual([]);

  await page.goto(paths.callSheetOf(member.id, id, MAIN.schedule));
  await says(page, `There is no schedule named "${MAIN.schedule}".`);
});
