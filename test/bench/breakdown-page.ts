import { chromium } from "playwright-core";
import { browser } from "../../infra/local/cli/browser.ts";
import { breakDown, newProject, upload } from "../api/production.ts";
import { signedUp } from "../people.ts";
import { median, ms, print, repeated } from "./figures.ts";
import { longScreenplay } from "./long-screenplay.ts";

/** The demo's screenplay twelve times is about 209 pages. */
const COPIES = 12;
const TURNS = 5;

/** Measures how long the breakdown page of a long draft takes to open, also beside its script, and to save a cell. */
export async function benchBreakdownPage(url: string): Promise<void> {
  const person = await signedUp(url, "breakdown");
  const id = await newProject(person, "Long");
  await upload(person, id, "Long", await longScreenplay(COPIES));
  await breakDown(person, id, "Long");
  const chrome = await chromium.launch(browser());
  const page = await chrome.newPage({ viewport: { width: 1440, height: 900 } });
  await page.addInitScript((token) => localStorage.setItem("authToken", token), person.token);
  const address = `${url}/${person.id}/${id}/script-breakdown`;
  const opened = await repeated(TURNS, async () => {
    await page.goto(address);
    await page.getByRole("rowheader").first().waitFor();
  });
  print("breakdown of 209 pages: open", ms(median(opened)), "2 s");
  const beside = await repeated(TURNS, async () => {
    await page.goto(`${address}?script=1&scene=40`);
    await page.getByRole("listbox", { name: "Lines of the script" }).waitFor();
  });
  print("breakdown of 209 pages: open beside its script", ms(median(beside)), "2 s");
  const saved: number[] = [];
  for (let turn = 0; turn < TURNS; turn++) {
    await page.goto(address);
    await page.getByRole("button", { name: "Edit", exact: true }).click();
    await page.getByLabel("Notes of scene", { exact: false }).first().fill(`Note ${turn}`);
    const button = page.getByRole("button", { name: "Save Changes" });
    saved.push(
      ...(await repeated(1, async () => {
        await button.click();
        await page.getByText("Changes saved successfully!").waitFor();
      })),
    );
    // Until the page has the saved version, a reload would bring the edit back.
    await page.getByRole("button", { name: "Edit", exact: true }).waitFor();
  }
  print("breakdown of 209 pages: save a cell", ms(median(saved)), "300 ms");
  await chrome.close();
}
