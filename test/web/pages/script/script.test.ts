import { fireEvent } from "@testing-library/dom";
import { describe, expect, it, vi } from "vitest";
import type { Script } from "../../../../shared/contract/scripts.ts";
import { addressNow, HUB, openApp } from "../app.tsx";
import { type Answers, FAILED, refused, unlikeContract } from "../fake-api.ts";
import {
  all,
  button,
  click,
  dialog,
  drawn,
  eventually,
  field,
  fill,
  isDisabled,
  isSilentAbout,
  link,
  says,
  staysFor,
  stopClock,
  upload,
  user,
  words,
} from "../words.ts";
import "../../../../web/pages/script.tsx";

const SCRIPT = `${HUB}/script`;
const PDF = new File(["%PDF-1.7"], "pink.pdf", { type: "application/pdf" });
const UPLOADED = { uploadedAt: "2026-11-21T10:00:00.000Z" };
const FIRST: Script = { ...UPLOADED, name: "Draft", version: 1, fileName: "Draft", breakdown: "succeeded" };
const PINK: Script = { ...UPLOADED, name: "Pink-draft", version: 2, fileName: "Pink-draft", breakdown: "none" };
const RUNNING = { status: "running", percent: 0 } as const;

/** Opens the page with its clock stopped. */
async function openScript(answers: Answers = {}, address = SCRIPT) {
  const progress = { status: "succeeded", percent: 100 } as const;
  const app = openApp(address, { listScripts: [FIRST], getBreakdownProgress: progress, ...answers });
  await eventually(() => expect(document.querySelector("main")).not.toBeNull());
  await isSilentAbout("Loading scripts...");
  stopClock();
  return app;
}

async function choose(file: File, name: string): Promise<void> {
  await upload("Script PDF", file);
  await fill("Script name", name);
}

describe("the script page", () => {
  it("explains where to start and what to choose", async () => {
    await openScript({ listScripts: [] });
    await says("Upload scripts to view them here");
  });

  it("explains what to choose when there are drafts", async () => {
    await openScript({ viewScript: FAILED });
    await says("Select a script to view it here", "v1 - Draft");
    await click("Open v1 - Draft");
    await isSilentAbout("Select a script to view it here");
  });

  it("reports an unknown draft in its address and links to the existing ones", async () => {
    await openScript({}, `${SCRIPT}?draft=9`);
    await says("There is no draft “9” of this script.", "v1 - Draft");
    await user.click(await link("Choose another draft"));
    await says("Select a script to view it here");
  });

  it("accepts only PDFs, and shows a message for three seconds", async () => {
    await openScript();
    expect((await field("Script PDF")).getAttribute("accept")).toBe(".pdf");
    await upload("Script PDF", new File(["notes"], "notes.txt", { type: "text/plain" }));
    await staysFor("Please select a valid PDF file.", 3000);
  });

  it("takes a dropped file in another format, and shows why it cannot be read", async () => {
    const letter: Script = {
      ...PINK,
      name: "Letter",
      format: "fdx",
      breakdown: "failed",
      reason: "This file has no scene heading.",
    };
    let drafts: Script[] = [];
    await openScript({
      listScripts: () => drafts,
      uploadScript: () => {
        drafts = [letter];
        return letter;
      },
      generateBreakdown: RUNNING,
      getBreakdownProgress: { status: "failed", percent: 10, script: letter, reason: letter.reason },
      viewScript: { url: "/letter.fdx" },
      getScriptLines: refused(404, "noLines", "This draft has no lines."),
    });
    const file = new File(["<FinalDraft/>"], "letter.fdx");
    const dataTransfer = { types: ["Files"], files: [file] };
    const main = document.querySelector("main")!;
    fireEvent.dragOver(main, { dataTransfer });
    await says("Drop a script here: a PDF, a Final Draft file (.fdx) or Fountain (.fountain)");
    fireEvent.drop(main, { dataTransfer });
    await fill("Script name", "Letter");
    await click("Upload");
    await says("Error: This file has no scene heading.");
    await click(/^v2 - Letter/);
    await says("This draft could not be read, so there are no pages to show");
  });

  it("asks for a name, and discards it and the file on cancel", async () => {
    await openScript();
    await choose(PDF, "  ");
    expect(isDisabled(await button("Upload"))).toBe(true);
    await fill("Script name", "Pink");
    await click("Cancel");
    await eventually(() => expect(all("dialog").length).toBe(0));
    await choose(PDF, "");
    expect(isDisabled(await button("Upload"))).toBe(true);
  });

  it.each([
    ["The Small Tide - Blue/Pink.pdf", "The Small Tide - Blue/Pink"],
    ["Größe – Entwurf.v2.pdf", "Größe – Entwurf.v2"],
    ["_draft<2>.fdx", "_draft 2"],
    [".pdf", ""],
  ])("proposes the name of the file %j", async (file, name) => {
    await openScript();
    await upload("Script PDF", new File(["%PDF-1.7"], file, { type: "application/pdf" }));
    expect(await field("Script name")).toHaveProperty("value", name);
    expect(isDisabled(await button("Upload"))).toBe(name === "");
  });

  it("says what a name cannot have before it uploads the file", async () => {
    const { api } = await openScript();
    await choose(PDF, "Blue <2>");
    await says('The script name cannot have "<". Leave it out, or use a hyphen.');
    await click("Upload");
    await dialog("Enter Script Name");
    expect(api.calls("uploadScript")).toEqual([]);
    await fill("Script name", "Blue #2");
    await isSilentAbout('The script name cannot have "<". Leave it out, or use a hyphen.');
  });

  it("disables its controls during upload and generation, and leads to the breakdown a second later", async () => {
    const { api } = await openScript({
      fetchBreakdown: refused(404, "noBreakdown", "There is no breakdown yet. Upload a script first."),
      getFindings: refused(404, "noBreakdown", "There is no breakdown yet. Upload a script first."),
    });
    const [uploaded, generated] = [api.holds("uploadScript"), api.holds("generateBreakdown")];
    await choose(PDF, "  Pink   draft ");
    await click("Upload");
    await says("Uploading Pink-draft...");
    expect(isDisabled(await button("Uploading..."))).toBe(true);
    expect(isDisabled(await button(/^v1 - Draft/))).toBe(true);

    uploaded(PINK);
    await says("Generating script breakdown...");
    expect(isDisabled(await button("Generating Breakdown..."))).toBe(true);
    const [sent] = api.calls("uploadScript");
    expect(sent?.payload).toMatchObject({ fileName: "Pink-draft", file: PDF });

    generated(RUNNING);
    await says("Breakdown generated successfully! Redirecting...");
    vi.advanceTimersByTime(900);
    await drawn();
    expect(addressNow()).toBe(SCRIPT);
    vi.advanceTimersByTime(200);
    await eventually(() => expect(addressNow()).toBe(`${SCRIPT}-breakdown`));
  });

  it("shows a spinner beside the progress of a run", async () => {
    await openScript({
      listScripts: [{ ...FIRST, breakdown: "running" }],
      getBreakdownProgress: { status: "running", stage: "extract", percent: 10 },
    });
    await eventually(() => expect(all("progressbar")).toHaveLength(1));
    const spinner = all("status").find(({ textContent }) => textContent === "Generating script breakdown...");
    expect(spinner?.querySelector("[aria-hidden]")).toBeTruthy();
    expect(isDisabled(await button("Generating Breakdown..."))).toBe(true);
  });

  it("sends the upload again, as the same one, while the file is being scanned for malware", async () => {
    const patience = "The file is still being checked for malware. Please try again in a moment.";
    const { api } = await openScript({ uploadScript: () => refused(409, "beingScanned", patience) });
    const generated = api.holds("generateBreakdown");
    await choose(PDF, "Pink");
    await click("Upload");
    await says("Uploading Pink...");
    await eventually(() => expect(api.calls("uploadScript")).toHaveLength(1));
    await drawn();
    api.answers({ uploadScript: PINK });
    await eventually(() => {
      vi.advanceTimersByTime(2000);
      expect(api.calls("uploadScript")).toHaveLength(2);
    });
    await says("Generating script breakdown...");
    generated(RUNNING);
    const [sent, again] = api.calls("uploadScript").map(({ payload }) => payload);
    expect(again).toEqual(sent);
    expect(sent).toMatchObject({ operation: expect.stringMatching(/^[\da-f-]{36}$/) });
  });

  it.each([
    ["HTTP error! status: 500", 500, undefined],
    ["The file is too large.", 413, { code: "tooLarge", message: "The file is too large." }],
    ["Please select a valid PDF file.", 415, { code: "notPdf", message: "Please select a valid PDF file." }],
  ])("shows for five seconds that an upload failed: %s", async (message, status, json) => {
    await openScript({ uploadScript: unlikeContract(status, json) });
    await choose(PDF, "Pink");
    await click("Upload");
    await staysFor(`Error: ${message}`, 5000);
    expect(isDisabled(await button("Import New Draft"))).toBe(false);
  });

  it("shows for five seconds that the breakdown could not be started", async () => {
    await openScript({ uploadScript: PINK, generateBreakdown: FAILED });
    await choose(PDF, "Pink");
    await click("Upload");
    await staysFor("Error: Failed to generate script breakdown", 5000);
  });

  it("shows for five seconds why the breakdown failed", async () => {
    await openScript({
      uploadScript: PINK,
      generateBreakdown: RUNNING,
      getBreakdownProgress: { status: "failed", percent: 10, reason: "No scene was found." },
    });
    await choose(PDF, "Pink");
    await click("Upload");
    await staysFor("Error: No scene was found.", 5000);
  });

  it("shows why the breakdown of one's own draft failed after another user's has ended", async () => {
    const reason = "No scene headings were found.";
    let drafts = [FIRST];
    await openScript({
      listScripts: () => drafts,
      uploadScript: () => {
        drafts = [FIRST, { ...PINK, breakdown: "failed", reason }];
        return PINK;
      },
      generateBreakdown: RUNNING,
      getBreakdownProgress: { status: "succeeded", percent: 100, script: FIRST },
    });
    await choose(PDF, "Pink draft");
    await click("Upload");
    await says(`Error: ${reason}`);
  });

  it("shows the pages of a file that the user may not have", async () => {
    const message = "Only an owner may have the file.";
    const text = "MARA polishes the lens.";
    await openScript(
      {
        listScripts: [{ ...FIRST, format: "fountain" }],
        viewScript: refused(403, "forOwners", message),
        getScriptLines: {
          ...{ draftVersion: 1, name: "Draft", mark: null },
          pages: [{ page: 1, lines: [{ line: 0, text, left: 0.1, top: 0.1, width: 0.5, height: 0.02 }] }],
        },
      },
      `${SCRIPT}?draft=1`,
    );
    await says(message, text);
  });

  it("shows for three seconds that the PDF has no address", async () => {
    await openScript({ viewScript: FAILED });
    await click(/^v1 - Draft/);
    await staysFor("Failed to fetch PDF", 3000);
    await button("Try again");
  });

  it("does not show an empty list when the request fails", async () => {
    await openScript({ listScripts: FAILED });
    await says("Failed to fetch scripts");
    expect(words("Upload scripts to view them here").length).toBe(0);
  });
});
