import { describe, expect, it } from "vitest";
import type { Script } from "../../../../shared/contract/scripts.ts";
import { aSeason, draftOf } from "../a-season.ts";
import { HUB, openApp } from "../app.tsx";
import { type Answers, refused } from "../fake-api.ts";
import {
  all,
  button,
  click,
  dialog,
  drawn,
  eventually,
  field,
  fill,
  heading,
  isDisabled,
  isSilentAbout,
  link,
  says,
  textsOf,
  upload,
  user,
  words,
} from "../words.ts";
import "../../../../web/pages/script.tsx";

const SCRIPT = `${HUB}/script`;
const SUCCEEDED = { status: "succeeded", percent: 100 } as const;

function open(answers: Answers) {
  return openApp(SCRIPT, { listScripts: [], getBreakdownProgress: SUCCEEDED, ...answers });
}

const headings = () => textsOf("heading").map((text) => text.trim());
const fountain = (name: string, text = "INT. QUAY - DAY\n") => new File([text], name);

/** Chooses several files at once. */
async function uploadAll(files: readonly File[]): Promise<void> {
  await user.setup({ delay: null, applyAccept: false }).upload(await field("Script PDF"), [...files]);
}

describe("a project without episodes", () => {
  it("shows only the way to add them", async () => {
    const film: Script = { ...draftOf("first", 1), episode: undefined };
    open({ listScripts: [film] });
    await says("v1 - Draft");
    await button("Episodes");
    expect(headings()).toEqual(["Script", "Drafts1"]);
  });

  it("gets its first episode, and is without again after an undo", async () => {
    const season = aSeason({});
    open(season.answers);
    await click("Episodes");
    const asked = await dialog("Add Episode");
    await fill("Episode number", "10 1", asked);
    await says("An episode number has 1 to 8 letters or digits, such as 103.");
    await fill("Episode number", "101", asked);
    await fill("Episode name", "The Tide", asked);
    await user.click(all("button", "Add Episode", asked).at(-1)!);
    await says("Episode 101: The Tide added.");
    await heading("Episode 101: The Tide");
    expect(season.named()).toEqual(["101 The Tide"]);
    // One episode is imported as a film is.
    expect(all("button", /^Import New Draft/).length).toBe(1);
    await click("Undo");
    await isSilentAbout("Episode 101: The Tide");
    expect(season.named()).toEqual([]);
  });
});

it("has no dates in a project with one episode, unless it kept them", async () => {
  const season = aSeason({ 101: "The Tide", 102: "" });
  season.answers.changeEpisodes({
    payload: {
      ...{ version: 2, operation: "dated" },
      change: { kind: "edit", id: season.idOf("102"), number: "102", name: "", dates: { finishBy: "2031-06-01" } },
    },
  } as Parameters<typeof season.answers.changeEpisodes>[0]);
  open(season.answers);
  await says("Finish by 06/01/2031");
  await click("Remove Episode 102");
  await isSilentAbout("Finish by 06/01/2031");
  await eventually(async () => expect(isDisabled(await button("Edit Episode 101: The Tide"))).toBe(false));
  await click("Edit Episode 101: The Tide");
  const asked = await dialog("Edit Episode 101: The Tide");
  expect(all("textbox", undefined, asked)).toHaveLength(2);
  expect(words("Dates", asked)).toEqual([]);
  await click("Cancel", asked);
  await click("Undo");
  await says("Finish by 06/01/2031");
  await eventually(async () => expect(isDisabled(await button("Remove Episode 101: The Tide"))).toBe(false));
  await click("Remove Episode 101: The Tide");
  await isSilentAbout("Episode 101: The Tide");
  await eventually(async () => expect(isDisabled(await button("Edit Episode 102"))).toBe(false));
  await click("Edit Episode 102");
  const kept = await dialog("Edit Episode 102");
  expect(all("group", "Dates", kept)).toHaveLength(1);
  expect(await field("Finish by", kept)).toHaveProperty("value", "2031-06-01");
});

describe("the episodes of a series", () => {
  const contents = { 101: { scenes: 30, eighths: 444, draft: 1 }, 102: { scenes: 1, eighths: 8, draft: 2 } };

  it("show their newest draft and what it contains, and the drafts are listed by episode", async () => {
    const season = aSeason({ 101: "The Tide", 102: "" }, contents);
    const [first, second] = [season.idOf("101"), season.idOf("102")];
    open({
      ...season.answers,
      listScripts: [draftOf(first, 3, "failed"), draftOf(second, 2), draftOf(first, 1)],
    });
    await says("v3 - Draft, Mar 3, 2031, breakdown failed", "30 scenes, 55 4/8 pages", "1 scene, 1 pages");
    expect(headings()).toEqual([
      ...["Script", "Episodes", "Episode 101: The Tide", "Episode 102"],
      ...["Episode 101: The Tide2", "Episode 1021"],
    ]);
  });

  it("are edited, moved, closed and removed, each with undo", async () => {
    const season = aSeason({ 101: "The Tide", 102: "The Ferry", 103: "The Fog" });
    open(season.answers);
    await heading("Episode 103: The Fog");
    expect(isDisabled(await button("Move Episode 101: The Tide up"))).toBe(true);
    expect(isDisabled(await button("Move Episode 103: The Fog down"))).toBe(true);

    await click("Move Episode 101: The Tide down");
    await says("The episodes are in another order.");
    expect(season.named()).toEqual(["102 The Ferry", "101 The Tide", "103 The Fog"]);
    await click("Undo");
    await eventually(() => expect(season.named()).toEqual(["101 The Tide", "102 The Ferry", "103 The Fog"]));
    await eventually(async () => expect(isDisabled(await button("Edit Episode 102: The Ferry"))).toBe(false));

    await click("Edit Episode 102: The Ferry");
    const asked = await dialog("Edit Episode 102: The Ferry");
    await fill("Episode number", "103", asked);
    await says('There is already an episode "103". Choose another number.');
    await fill("Episode number", "2A", asked);
    await click("Save", asked);
    await says("Episode 102: The Ferry changed.");
    expect(season.named()).toContain("2A The Ferry");
    await click("Undo");
    await heading("Episode 102: The Ferry");

    await click("Edit Episode 102: The Ferry");
    const dated = await dialog("Edit Episode 102: The Ferry");
    await fill("Block starts", "2031-05-05", dated);
    await fill("Block ends", "2031-05-01", dated);
    await says("This is before the block starts.");
    expect(isDisabled(await button("Save", dated))).toBe(true);
    await fill("Block ends", "2031-05-16", dated);
    await fill("Finish by", "2031-05-12", dated);
    expect(await field("Block starts", dated)).toHaveProperty("max", "2031-05-12");
    await fill("Finish by", "2031-06-01", dated);
    expect(await field("Block starts", dated)).toHaveProperty("max", "2031-05-16");
    await click("Save", dated);
    await says("Block 05/05/2031 – 05/16/2031 · Finish by 06/01/2031");
    await click("Undo");
    await isSilentAbout("Block 05/05/2031 – 05/16/2031 · Finish by 06/01/2031");

    await eventually(async () => expect(isDisabled(await button("Edit Episode 102: The Ferry"))).toBe(false));
    await click("Edit Episode 102: The Ferry");
    const ordered = await dialog("Edit Episode 102: The Ferry");
    await user.selectOptions(await field("Shoot after", ordered), "Episode 101: The Tide");
    await click("Save", ordered);
    await says("After episode 101");
    await eventually(async () => expect(isDisabled(await button("Edit Episode 101: The Tide"))).toBe(false));
    await click("Edit Episode 101: The Tide");
    const first = await dialog("Edit Episode 101: The Tide");
    expect(textsOf("option", first)).toEqual(["No other episode", "Episode 103: The Fog"]);
    await click("Cancel", first);
    await click("Undo");
    await isSilentAbout("After episode 101");
    await eventually(async () => expect(isDisabled(await button("Close Episode 102: The Ferry"))).toBe(false));

    await click("Close Episode 102: The Ferry");
    await says("Episode 102: The Ferry closed.");
    await eventually(async () => expect(isDisabled(await button(/^Import New Draft.*Ferry/))).toBe(true));
    await click("Remove Episode 102: The Ferry");
    await says("Episode 102: The Ferry removed.");
    await click("Undo");
    await eventually(() => expect(season.named()).toEqual(["101 The Tide", "102 The Ferry (closed)", "103 The Fog"]));
    await click("Reopen Episode 102: The Ferry");
    await says("Episode 102: The Ferry reopened.");
  });

  it("stay in order when the removal of the first one is undone", async () => {
    const season = aSeason({ 101: "The Tide", 102: "The Ferry" });
    open(season.answers);
    await click("Edit Episode 102: The Ferry");
    const asked = await dialog("Edit Episode 102: The Ferry");
    await user.selectOptions(await field("Shoot after", asked), "Episode 101: The Tide");
    await click("Save", asked);
    await says("After episode 101");
    await eventually(async () => expect(isDisabled(await button("Remove Episode 101: The Tide"))).toBe(false));
    await click("Remove Episode 101: The Tide");
    await isSilentAbout("After episode 101");
    await click("Undo");
    await says("After episode 101");
  });

  it("say why a change is refused", async () => {
    const season = aSeason({ 101: "", 102: "" });
    open(season.answers);
    await heading("Episode 102");
    season.otherAdds("103", "");
    await click("Close Episode 101");
    await says("Someone else has changed the episodes.");
    await heading("Episode 103");
  });

  it("are only read by those who may not edit", async () => {
    const season = aSeason({ 101: "", 102: "" });
    const { OWNED } = await import("../app.tsx");
    open({ ...season.answers, getProjectName: { ...OWNED, may: "viewer" } });
    await heading("Episode 102");
    expect(all("button", /Episode|Import/)).toEqual([]);
  });

  it("lead to the review of their draft", async () => {
    const season = aSeason({ 101: "", 102: "" }, contents);
    const second = season.idOf("102");
    open({
      ...season.answers,
      listScripts: [draftOf(second, 3), draftOf("first", 1)],
      getBreakdownProgress: ({ query }) => ({
        ...SUCCEEDED,
        script: { name: "Draft", version: 3 },
        ...(query.episode === second && { review: true as const }),
      }),
    });
    expect((await link("Review the draft")).getAttribute("href")).toContain(`draft-review?episode=${second}`);
  });
});

describe("drafts of several episodes", () => {
  it("are imported into their episode beside other runs", async () => {
    const season = aSeason({ 101: "", 102: "" });
    const second = season.idOf("102");
    let drafts: Script[] = [draftOf("first", 1, "running")];
    const { api } = open({
      ...season.answers,
      listScripts: () => drafts,
      uploadScript: ({ payload: { episode } }) => {
        const draft = draftOf(episode!, 2, "none");
        drafts = [draft, ...drafts];
        return draft;
      },
      generateBreakdown: { status: "running", percent: 0 },
      getBreakdownProgress: ({ query: { episode } }) => ({
        ...{ status: "running", stage: episode === second ? "find-scenes" : "collect-lines", percent: 40 },
      }),
    });
    await eventually(() => expect(all("progressbar").length).toBe(1));
    await click(/^Import New Draft.*102/);
    await upload("Script PDF", fountain("pink.fountain"));
    await says("Episode 102, from pink.fountain");
    await click("Upload");
    await eventually(() => expect(all("progressbar").length).toBe(2));
    expect(api.calls("uploadScript")[0]?.payload).toMatchObject({ fileName: "pink", episode: second });
  });

  it("are proposed by file name and title page, created, and broken down side by side, each with its failure", async () => {
    const season = aSeason({ 101: "The Tide" });
    let version = 1;
    let drafts: Script[] = [draftOf("first", 1)];
    const { api } = open({
      ...season.answers,
      listScripts: () => drafts,
      uploadScript: ({ payload: { episode, fileName } }) => {
        if (fileName === "103") return refused(415, "notScreenplay", "This file has no scene heading.");
        const draft = draftOf(episode!, ++version, "none");
        drafts = [draft, ...drafts];
        return draft;
      },
      generateBreakdown: () => {
        drafts = drafts.map((draft) => ({ ...draft, breakdown: "succeeded" as const }));
        return { status: "running", percent: 0 };
      },
      getBreakdownProgress: SUCCEEDED,
    });
    await heading("Episode 101: The Tide");
    await uploadAll([
      fountain("101 - The Tide.fountain"),
      fountain("Ep 102.fountain", "Title: Season\nCredit: Episode 102\nAuthor: A\n\n"),
      fountain("103.fountain", "Title: The Harbour\nNotes: Episode Three - The Fog\n\nINT. QUAY\n"),
    ]);
    const asked = await dialog("Import Episodes");
    const values = (label: string) =>
      [...asked.querySelectorAll("label")]
        .filter(({ textContent }) => textContent === label)
        .map(({ control }) => (control as HTMLInputElement).value);
    expect(values("Episode number")).toEqual(["3", "101", "102"]);
    expect(values("Episode name")).toEqual(["The Fog", "The Tide", ""]);
    const third = all("group", "103.fountain", asked)[0]!;
    await fill("Episode number", "102", third);
    await says("Two files have the number 102. Give each its own.");
    expect(isDisabled(await button("Import 3 drafts", asked))).toBe(true);
    await fill("Episode number", "103", third);
    await click("Import 3 drafts", asked);
    await says("Error: This file has no scene heading.");
    await drawn();
    expect(season.named()).toEqual(["101 The Tide", "102 ", "103 The Fog"]);
    const sent = api.calls("uploadScript").map(({ payload }) => `${payload.fileName} ${payload.episode}`);
    expect(sent.sort()).toEqual(["101-The-Tide first", `103 ${season.idOf("103")}`, `Ep-102 ${season.idOf("102")}`]);
    expect(api.calls("generateBreakdown").length).toBe(2);

    // Nothing of the failed one is lost: it can be sent again.
    await click("Try again");
    await eventually(() => expect(api.calls("uploadScript").length).toBe(4));
  });

  it("ask which episode the drafts so far are of", async () => {
    const season = aSeason({});
    const film: Script = { ...draftOf("first", 1), episode: undefined };
    const { api } = open({
      ...season.answers,
      listScripts: [film],
      uploadScript: refused(409, "draftLimit", "There are too many drafts."),
    });
    await says("v1 - Draft");
    const titled =
      "<TitlePage><Content><Paragraph><Text>Episode 103 - The </Text><Text>Fog</Text></Paragraph></Content></TitlePage>";
    await uploadAll([
      fountain("S01E02.fountain"),
      new File([`<?xml version="1.0"?><FinalDraft><Content/>${titled}</FinalDraft>`], "harbour.fdx"),
    ]);
    const asked = await dialog("Import Episodes");
    await fill("Episode number", "101", all("group", "The drafts so far: v1 - Draft", asked)[0]!);
    await click("Import 2 drafts", asked);
    await eventually(() => expect(words("Error: There are too many drafts.").length).toBe(2));
    expect(season.named()).toEqual(["101 ", "102 ", "103 The Fog"]);
    expect(season.idOf("101")).toBe("first");
    expect(api.calls("uploadScript").length).toBe(2);
  });
});
