import type { Browser, Locator, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { demoScreenplay } from "../../infra/local/demo/screenplay.ts";
import { screenplayPdf } from "../../infra/local/demo/typeset.ts";
import { printedTextOf } from "../demo/printed-page.ts";
import { outboxOf } from "../outbox.ts";
import { newEmail, PASSWORD } from "../people.ts";
import { expectAccessible } from "./axe.ts";
import { keepEvidence } from "./evidence.ts";
import { idle } from "./idle.ts";
import { addressOf, connectBrowser, contentOf, type Visit, visit } from "./visit.ts";
import { button, dialog, heading, link, says } from "./words.ts";

const EMAIL = newEmail("newcomer");
const FILM = "The Honest Tide";

let browser: Browser;
let newcomer: Visit;
let page: Page;
let user = "";
let id = "";
/** The first shoot day of MARIT (cast ID 1). It depends on how far the search comes in its time. */
let dayOfMarit = 0;

beforeAll(async () => {
  browser = await connectBrowser();
  newcomer = await visit(browser, {});
  page = newcomer.page;
});

afterEach((test) => keepEvidence(test, browser.contexts()));

afterAll(() => browser?.close());

/** The card with this link. */
const card = (title: string) =>
  page
    .getByRole("main")
    .getByRole("link")
    .filter({ has: page.getByText(title, { exact: true }) });
/** The content of a card below a heading. */
const part = (name: string | RegExp) => page.locator("section").filter({ has: page.getByRole("heading", { name }) });
const row = (name: string | RegExp) => page.getByRole("row", { name });

/** Opens a page of the project from its hub. */
async function fromHub(...titles: readonly string[]): Promise<void> {
  await link(page, FILM).first().click();
  for (const title of titles) await card(title).click();
}

/** The walk may last beyond midnight. */
const began = Date.now();

/** A date so many days from today, as one types it. */
function typedDate(days: number): string {
  const date = new Date(began + days * 86_400_000);
  const two = (part: number) => String(part).padStart(2, "0");
  return `${two(date.getUTCMonth() + 1)}/${two(date.getUTCDate())}/${date.getUTCFullYear()}`;
}

async function typeDate(field: Locator, date: string): Promise<void> {
  await field.fill(date);
  await field.press("Enter");
}

/** The download that a click starts. */
async function downloaded(click: () => Promise<void>): Promise<{ name: string; bytes: Buffer }> {
  const [download] = await Promise.all([page.waitForEvent("download"), click()]);
  return { name: download.suggestedFilename(), bytes: await contentOf(download) };
}

// One walk: each step starts where the previous one ended, so a failure skips the rest and no step is retried.
let hasFallen = false;

beforeEach(({ skip, onTestFailed }) => {
  skip(hasFallen);
  onTestFailed(() => {
    hasFallen = true;
  });
});

describe("a new user", { retry: 0 }, () => {
  it("signs up and confirms the account by email", async () => {
    await page.goto("/");
    await link(page, "Sign up").click();
    // The previous page has email and password fields too.
    await heading(page, "Sign up").waitFor();
    await page.getByLabel("Email").fill(EMAIL);
    await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
    await button(page, "Sign Up").click();
    await page.waitForURL("/");
    await says(page, `We have sent a link to ${EMAIL}. Open it to confirm your account, then sign in.`);

    await page.goto(outboxOf(""));
    await page
      .getByRole("article")
      .filter({ hasText: EMAIL })
      .getByRole("list", { name: "Links" })
      .getByRole("link")
      .click();
    await heading(page, "Confirm your account").waitFor();
    await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
    await button(page, "Confirm Account").click();
    await heading(page, "Your account is confirmed").waitFor();
  });

  it("signs in and has no projects yet", async () => {
    await link(page, "Sign In").click();
    await page.getByLabel("Email").fill(EMAIL);
    await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
    await button(page, "Sign In").click();
    await says(
      page,
      "Projects that you are a part of and created by you, which are in progress will be shown here",
      "Projects that you were a part of and created by you, which have been completed will be shown here",
    );
    user = addressOf(page).slice(1);
    expect(user).toMatch(/^[\w-]+$/);
  });

  it("creates a project and opens it", async () => {
    await link(page, "Start New Project").click();
    expect(await page.getByLabel("Project Type").inputValue()).toBe("Feature Film");
    await page.getByLabel("Project Name").fill(FILM);
    await page.getByLabel("Project Type").selectOption("Short Film");
    await button(page, "Create Project").click();
    await heading(page, FILM).waitFor();
    expect(addressOf(page)).toMatch(new RegExp(`^/${user}/[\\w-]+$`));
    id = addressOf(page).split("/")[2]!;
    for (const title of ["Script", "Script Breakdown", "Cast List", "Locations", "Scheduling", "Call Sheets", "DPR"]) {
      expect(await card(title).count()).toBe(1);
    }
    await card("Script").getByText("Start here: import the script as a PDF").waitFor();
  });

  it("uploads the script and is taken to its breakdown", async () => {
    await card("Script").click();
    await says(page, "Upload scripts to view them here");
    const [picker] = await Promise.all([page.waitForEvent("filechooser"), button(page, "Import New Draft").click()]);
    const pdf = await screenplayPdf(await demoScreenplay(), { numbers: true });
    await picker.setFiles({ name: "tide.pdf", mimeType: "application/pdf", buffer: Buffer.from(pdf) });
    await dialog(page, "Enter Script Name").getByPlaceholder("Enter script name").fill("White draft");
    const seen = await everythingSaid();
    await button(page, "Upload").click();
    await page.waitForURL(`/${user}/${id}/script-breakdown`);
    await heading(page, "Script Breakdown").waitFor();
    expect(await seen()).toEqual(
      expect.arrayContaining([
        "Uploading...",
        "Uploading White-draft...",
        "Generating Breakdown...",
        expect.stringMatching(/^Generating script breakdown\.\.\./),
        "a progress bar",
        "Breakdown generated successfully! Redirecting...",
      ]),
    );
    await page.getByRole("grid").waitFor();
    expect(await page.getByText("Total Scenes").locator("..").textContent()).toMatch(/38$/);
  });

  it("edits the breakdown and keeps the edit after a reload", async () => {
    await button(page, "Edit").click();
    await page.getByLabel("Synopsis of scene 2", { exact: true }).fill('Nets, "mended" once');
    await button(page, "Save Changes").click();
    await says(page, "Changes saved successfully!");
    await button(page, "Edit").waitFor();
    await page.reload();
    await says(page, 'Nets, "mended" once');
  });

  it("exports the breakdown for a spreadsheet", async () => {
    const { name, bytes } = await downloaded(() => button(page, "Export to Excel").click());
    expect(name).toBe(`script-breakdown-${id}.csv`);
    const [head, , second] = bytes
      .toString("utf8")
      .replace(/^\uFEFF/, "")
      .split(/\r?\n/);
    expect(head).toMatch(/^Scene Number,Int\.\/Ext\.,Location,Time,Synopsis,Characters,/);
    expect(second).toContain('"Nets, ""mended"" once"');
  });

  it("views the cast and a cast member's scenes", async () => {
    await Promise.all([page.waitForResponse(/\/status\?/), fromHub()]);
    await idle(page);
    expect(await card("Script").textContent()).toBe("Script1 draft");
    await card("Cast List").click();
    await row(/MARIT/).getByRole("button").click();
    const scenes = dialog(page, "Scenes for MARIT");
    await scenes
      .getByText(/2, 3, 5/)
      .first()
      .waitFor();
    await scenes.getByRole("button", { name: "Close" }).click();
    await expect.poll(() => page.getByRole("dialog").count()).toBe(0);
  });

  it("adds an actor with their available days and locks them", async () => {
    await row(/MARIT/)
      .getByRole("link", { name: /^View Options/ })
      .click();
    await page.waitForURL(`/${id}/cast/1/options`);
    await heading(page, "MARIT - Options").waitFor();
    await button(page, "Add Option").first().click();
    const form = dialog(page, "Add Actor Option");
    await form.getByLabel("Actor Name").fill("Ottilie Vance");
    await form.getByLabel("Details").fill("Does her own sums.");
    await typeDate(form.getByLabel("Individual dates"), typedDate(200));
    await typeDate(form.getByLabel("Individual dates"), typedDate(202));
    await button(page, `Remove ${typedDate(202)}`).click();
    await typeDate(form.getByLabel("Range start"), typedDate(1));
    await typeDate(form.getByLabel("Range end"), typedDate(150));
    await form.getByRole("button", { name: "Add Option" }).click();

    const option = row(/Ottilie Vance/);
    await option.getByRole("button", { name: "Dates for Ottilie Vance" }).click();
    const dates = dialog(page, "Selected Dates");
    await dates.getByLabel(`${typedDate(200)}, ${typedDate(1)} to ${typedDate(150)}`).waitFor();
    await dates.getByRole("button", { name: "Close" }).click();
    await option.getByRole("switch", { name: "Lock Actor" }).click();
    await option.getByRole("switch", { name: "Locked" }).waitFor();
    await page.emulateMedia({ media: "print" });
    await option.getByText(`${typedDate(200)}, ${typedDate(1)} - ${typedDate(150)}`).waitFor();
    expect(await option.getByText("Locked", { exact: true }).isVisible()).toBe(true);
    expect(await option.getByRole("switch", { includeHidden: true }).isVisible()).toBe(false);
    await page.emulateMedia({ media: "screen" });
  });

  it("adds an option for a location group and locks it", async () => {
    await fromHub("Locations");
    const wade = part(/THE WADE$/);
    await wade.getByRole("button", { name: "Add Option" }).click();
    const form = dialog(page, "Add Location Option");
    await form.getByLabel("Location Name").fill("Holme Sands");
    await form.getByLabel("Address").fill("1 Causeway Road, Saltney");
    await form.getByLabel("Flexible Dates").check();
    await form.getByRole("button", { name: "Add Option" }).click();
    await wade.getByRole("cell", { name: "Flexible" }).waitFor();
    expect(await wade.getByRole("link", { name: /Map/ }).getAttribute("href")).toContain("1%20Causeway%20Road");
    await wade.getByRole("switch", { name: "Lock Location" }).click();
    await wade.getByRole("switch", { name: "Locked" }).waitFor();
  });

  it("sees the dates of both side by side", async () => {
    await fromHub("Scheduling", "Manage Dates");
    await page.getByRole("button", { name: /MARIT/ }).filter({ hasText: "Ottilie Vance" }).click();
    await heading(page, "MARIT - Dates").waitFor();
    await page.getByLabel(new RegExp(`to ${typedDate(150)}$`)).waitFor();
    await page
      .getByRole("button", { name: /THE WADE/ })
      .filter({ hasText: "Holme Sands" })
      .click();
    await heading(page, "THE WADE - Dates").waitFor();
    await says(page, "Holme Sands", "1 Causeway Road, Saltney", "Flexible");
  });

  it("creates a schedule with scenes on its days", async () => {
    await fromHub("Scheduling", "Manage Schedules");
    await says(page, "No schedules created yet", "The days of a schedule are shown here once you create one");
    await button(page, "Create Schedule").first().click();
    const form = dialog(page, "Create New Schedule");
    await form.getByLabel("Schedule Name").fill("Main Unit");
    await form.getByLabel("Location").selectOption("All locations");
    await form.getByLabel("Number of Scenes Per Day").fill("5");
    await form.getByRole("button", { name: "Create", exact: true }).click();
    await page.getByRole("heading", { name: /^Day 1: / }).waitFor();
    await page.getByRole("heading", { name: /^Day 8: / }).waitFor();
    await page.getByRole("button", { name: /^Main Unit/ }).waitFor();
    const castIds = page.locator("td:nth-child(4)").filter({ hasText: /^1(?:,|$)/ });
    const days = page.locator("section").filter({ has: castIds });
    const title = await days
      .first()
      .getByRole("heading", { name: /^Day \d+: / })
      .textContent();
    dayOfMarit = Number(/\d+/.exec(title ?? "")?.[0]);
  });

  it("generates a day's call sheet with a matching PDF", async () => {
    await fromHub("Call Sheets", "Manage Shoot Days");
    await card("Main Unit").click();
    await page.waitForURL(`/${id}/call-sheets/Main%20Unit`);
    await says(page, "Click on a shoot day to view call sheet");
    await page.getByRole("button", { name: new RegExp(`^Day ${dayOfMarit} - \\d\\d/\\d\\d/\\d{4}$`) }).click();
    // Which scenes are shot that day, and so its call, depends on the schedule.
    expect(await page.getByLabel("Crew Call", { exact: true }).inputValue()).toMatch(/^\d{1,2}:\d\d [AP]M$/);
    await page.getByLabel("Crew Call", { exact: true }).fill("5:45 AM");
    const { name, bytes } = await downloaded(() => button(page, "Generate Call Sheet").click());
    expect(name).toMatch(/\.pdf$/);
    const printed = (await printedTextOf(new Uint8Array(bytes))).map(({ text }) => text).join(" ");
    for (const text of [FILM, "5:45 AM", "MARIT", "Ottilie Vance"]) expect(printed).toContain(text);
  });

  it("finds a scene, a person, a location and a day by a few letters, using only the keyboard", async () => {
    const find = async (typed: string, ...keys: readonly string[]) => {
      await page.keyboard.press("Control+k");
      const field = dialog(page, "Find").getByRole("combobox", { name: "Find" });
      await field.pressSequentially(typed);
      const chosen = dialog(page, "Find").getByRole("option", { selected: true });
      await expect
        .poll(() =>
          dialog(page, "Find")
            .getByText(/ found$/)
            .count(),
        )
        .toBe(1);
      for (const key of keys) await page.keyboard.press(key);
      expect(await field.getAttribute("aria-activedescendant")).toBe(await chosen.getAttribute("id"));
      return { chosen, enter: () => page.keyboard.press("Enter") };
    };
    const scene = await find("net kitch");
    await scene.chosen.getByText("2 INT. NET LOFT - KITCHEN").waitFor();
    await expectAccessible(page);
    await scene.enter();
    await expect.poll(() => addressOf(page)).toBe(`/${user}/${id}/script-breakdown?scene=2`);
    await page.locator("tr[aria-current=true]").filter({ hasText: 'Nets, "mended" once' }).waitFor();

    await (await find("mrit")).enter();
    await expect.poll(() => addressOf(page)).toBe(`/${id}/cast/1/options`);

    const place = await find("holme", "ArrowDown", "ArrowUp");
    await place.chosen.getByText("for THE WADE").waitFor();
    await place.enter();
    await expect.poll(() => addressOf(page)).toMatch(/\/locations\?group=L\d+$/);

    await (await find("day 2 main")).enter();
    await expect.poll(() => addressOf(page)).toBe(`/${user}/${id}/call-sheets/Main%20Unit?day=2`);
    await page.keyboard.press("Control+k");
    await page.keyboard.press("Escape");
    await expect.poll(() => page.getByRole("dialog").count()).toBe(0);
  });

  it("adds someone to the team", async () => {
    await button(page, "Team Members").click();
    const team = dialog(page, "Team Members");
    await team.getByText(EMAIL).waitFor();
    await team.getByRole("button", { name: "Add Member" }).click();
    await dialog(page, "Add Member").getByPlaceholder("Enter username").fill("mina.castell@backlot.example");
    await dialog(page, "Add Member").getByRole("button", { name: "Add Member" }).click();
    await team.getByText("mina.castell@backlot.example").waitFor();
    await team
      .getByText(/^Team Member/)
      .last()
      .waitFor();
    await team.getByRole("button", { name: "Close" }).click();
  });

  it("logs out, and going back shows nothing", async () => {
    await button(page, "Your account").click();
    await dialog(page, "Your account").getByText(EMAIL).waitFor();
    await button(page, "Logout").click();
    await page.waitForURL("/");
    expect(await page.evaluate(() => localStorage.getItem("authToken"))).toBeNull();
    for (const _ of [1, 2]) {
      await page.goBack();
      await button(page, "Sign In").waitFor();
      expect(await page.getByText(FILM).count()).toBe(0);
    }
  });

  it("has met no error", () => {
    expect(newcomer.complaints).toEqual([]);
  });
});

/** Records all announcements of the page from now on, however brief; the returned function reads them. */
async function everythingSaid(): Promise<() => Promise<string[]>> {
  const seen = new Set<string>();
  await page.exposeFunction("noteAnnouncement", (text: string) => seen.add(text));
  await page.evaluate(() => {
    const { noteAnnouncement } = window as unknown as { noteAnnouncement(text: string): void }; // exposed above
    new MutationObserver(() => {
      for (const { textContent } of document.querySelectorAll("[role=status], [aria-busy=true]"))
        noteAnnouncement(textContent ?? "");
      if (document.querySelector("progress")) noteAnnouncement("a progress bar");
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  });
  return async () => [...seen];
}
