import type { Page } from "playwright-core";
import { expect, inject, it } from "vitest";
import { mailTo, newEmail, PASSWORD } from "../people.ts";
import { createSchedule, pressNext, tabTo } from "./keyboard.ts";
import { addressOf, windows } from "./visit.ts";
import { dialog, heading, says } from "./words.ts";

const open = windows();

const FOUNTAIN = `INT. BOATHOUSE - DAY

INA oils the winch. PER watches the tide.

INA
It will hold.

EXT. JETTY - NIGHT

PER ties the boat. INA counts the lamps.

PER
Four. There were five.

INT. BOATHOUSE - NIGHT

INA lights a lamp.
`;

async function typeInto(page: Page, name: string, text: string): Promise<void> {
  await tabTo(page, name);
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type(text);
}

/** Fills in the credentials on the sign-in and sign-up pages. */
async function sendForm(page: Page, email: string): Promise<void> {
  await typeInto(page, "Email", email);
  await typeInto(page, "Password", PASSWORD);
  await page.keyboard.press("Enter");
}

/** A day so many days from today, as one types it. */
function typedDate(days: number): string {
  const [year, month, day] = new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10).split("-");
  return `${month}/${day}/${year}`;
}

it("leads from signing up to a published call sheet using only the keyboard", async () => {
  const email = newEmail("keys");
  const { page, complaints } = await open();

  await page.goto("/");
  await heading(page, "Sign in").waitFor();
  await pressNext(page, "Sign up");
  await heading(page, "Sign up").waitFor();
  await sendForm(page, email);
  await says(page, `We have sent a link to ${email}. Open it to confirm your account, then sign in.`);
  // The email is read elsewhere.
  await page.goto(/https?:\S+code=\S+/.exec((await mailTo(inject("url"), email, "code=")).text)![0]);
  await heading(page, "Confirm your account").waitFor();
  await typeInto(page, "Password", PASSWORD);
  await page.keyboard.press("Enter");
  await heading(page, "Your account is confirmed").waitFor();
  await pressNext(page, "Sign In");
  await heading(page, "Sign in").waitFor();
  await sendForm(page, email);

  await heading(page, "Projects").waitFor();
  await pressNext(page, "Start New Project");
  await heading(page, "Create Project").waitFor();
  await typeInto(page, "Project Name", "Five Lamps");
  await page.keyboard.press("Enter");
  await heading(page, "Five Lamps").waitFor();

  await pressNext(page, "Script");
  await heading(page, "Script").waitFor();
  const [picker] = await Promise.all([page.waitForEvent("filechooser"), pressNext(page, "Import FDX or Fountain")]);
  await picker.setFiles({ name: "lamps.fountain", mimeType: "", buffer: Buffer.from(FOUNTAIN) });
  await dialog(page, "Enter Script Name").waitFor();
  await page.keyboard.type("White");
  await page.keyboard.press("Enter");
  await heading(page, "Script Breakdown").waitFor();
  await page.getByRole("grid").getByText("BOATHOUSE").first().waitFor();

  await pressNext(page, "Edit");
  await typeInto(page, "Synopsis of scene 2", "Somebody took a lamp.");
  await pressNext(page, "Save Changes");
  await says(page, "Changes saved successfully!");

  const fromHub = async (...names: readonly string[]) => {
    await pressNext(page, "Five Lamps");
    for (const name of names) {
      await page.getByRole("main").getByRole("link", { name }).first().waitFor();
      await pressNext(page, name);
    }
  };
  await fromHub("Cast List");
  await heading(page, "Cast List").waitFor();
  await page.getByRole("row", { name: /INA/ }).waitFor();
  await pressNext(page, "View Options");
  await heading(page, /INA - Options$/).waitFor();
  await pressNext(page, "Add Option");
  await dialog(page, "Add Actor Option").waitFor();
  await typeInto(page, "Actor Name", "Ida Holm");
  await typeInto(page, "Range start", typedDate(1));
  await page.keyboard.press("Enter");
  await typeInto(page, "Range end", typedDate(90));
  await page.keyboard.press("Enter");
  await pressNext(page, "Add Option");
  await page.getByRole("row", { name: /Ida Holm/ }).waitFor();
  await pressNext(page, "Lock Actor", " ");
  await page.getByRole("switch", { name: "Locked" }).waitFor();

  await fromHub("Locations");
  await page.getByRole("heading", { name: /BOATHOUSE$/ }).waitFor();
  await pressNext(page, "Add Option");
  await dialog(page, "Add Location Option").waitFor();
  await typeInto(page, "Location Name", "Old Slip");
  await typeInto(page, "Address", "2 Quay Street");
  await pressNext(page, "Flexible Dates", " ");
  await pressNext(page, "Add Option");
  await page.getByRole("cell", { name: "Flexible" }).waitFor();
  await pressNext(page, "Lock Location", " ");
  await page.getByRole("switch", { name: "Locked" }).waitFor();

  await fromHub("Scheduling", "Manage Schedules");
  await createSchedule(page, "Main", 1);
  await page.getByRole("heading", { name: /^Day 2: / }).waitFor();

  await pressNext(page, "Open stripboard");
  await page.getByText("3 scenes on 3 days").waitFor();
  await tabTo(page, "Day 1:");
  // Moves the only scene of the first day to the second.
  for (const key of ["ArrowDown", " ", "ArrowDown", "Enter"]) await page.keyboard.press(key);
  await page.getByText("3 scenes on 2 days").waitFor();
  await page.keyboard.press("ControlOrMeta+z");
  await page.getByText("3 scenes on 3 days, 0 unscheduled. Saved.").waitFor();

  await fromHub("Call Sheets", "Manage Shoot Days", "Main");
  await says(page, "Click on a shoot day to view call sheet");
  await pressNext(page, "Day 1 - ");
  await page.getByLabel("Crew Call", { exact: true }).waitFor();
  await typeInto(page, "Crew Call", "6:15 AM");
  await page.keyboard.press("Tab");
  const [file] = await Promise.all([page.waitForEvent("download"), pressNext(page, "Generate Call Sheet")]);
  expect(file.suggestedFilename()).toMatch(/\.pdf$/);
  await pressNext(page, "Publish");
  await dialog(page, "Publish the call sheet").waitFor();
  await pressNext(page, "Publish and send");
  await page.getByText("Final – White published.", { exact: true }).waitFor();
  expect(addressOf(page)).toContain("call-sheets/Main?day=1");
  expect(complaints).toEqual([]);
});
