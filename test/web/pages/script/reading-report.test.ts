import { screen } from "@testing-library/dom";
import { describe, expect, it } from "vitest";
import { HARBOUR } from "../../../walk/harbour-screenplay.ts";
import { aProduction } from "../a-production.ts";
import { aSeason, draftOf } from "../a-season.ts";
import { addressNow, HUB, OWNED, openApp } from "../app.tsx";
import { type Answers, refused } from "../fake-api.ts";
import { all, button, eventually, heading, isSilentAbout, says, user } from "../words.ts";
import "../../../../web/pages/reading-report.tsx";

const MONTAGE = `MONTAGE - THE WINTER

-- Mara mends the roof of the boat house.

-- Jimmy learns to cook.

INTERCUT WITH THE FERRY OFFICE:

Pilar counts her money.`;

function opened(answers: Answers = {}) {
  const production = aProduction(`${HARBOUR.trim()}\n\n${MONTAGE}`);
  const app = openApp(`${HUB}/script/1/reading`, { ...production.answers, ...answers });
  return { ...app, production };
}

const offered = () => screen.queryAllByRole("button", { name: /^Add as scene/ }).map(({ textContent }) => textContent);
const press = async (name: string) => user.click(await button(name));

describe("the possible sub-scenes of a draft", () => {
  it("are added as scenes, each undone by Undo", async () => {
    const { production } = opened();
    const before = production.column("Scene Number");
    await press("Add as scene: Jimmy learns to cook.");
    await says("Scene 4A EXT. HARBOUR ROAD - NIGHT added after scene 4.");
    expect(production.column("Scene Number")).toEqual([...before, "4A"]);
    expect(production.column("Synopsis").at(-1)).toContain("Jimmy learns to cook.");
    await eventually(() => expect(offered()).toHaveLength(2));
    screen.getByText("Scene 4A");

    await press("Undo");
    await eventually(() => expect(offered()).toHaveLength(3));
    expect(production.column("Scene Number")).toEqual(before);
  });

  it("get the place of an intercut as their set", async () => {
    const { production } = opened();
    await press("Add as scene: THE FERRY OFFICE");
    await eventually(() => expect(production.column("Location").at(-1)).toBe("THE FERRY OFFICE"));
  });

  it("are listed without a button for those who may not edit", async () => {
    opened({ getProjectName: { ...OWNED, completed: true } });
    await screen.findByRole("heading", { name: "Possible sub-scenes" });
    expect(offered()).toEqual([]);
  });

  it("are not offered for a draft that the breakdown is not based on", async () => {
    const { production } = opened({ getFindings: refused(404, "noBreakdown", "There is no breakdown yet.") });
    await says("Names and dialogue are indented");
    expect(production.answers.getReadingReport.subScenes).toHaveLength(3);
    expect(screen.queryByRole("heading", { name: "Possible sub-scenes" })).toBeNull();
  });
});

it("says in ten lines how a draft was read, however much is uncertain", async () => {
  const kinds = ["no-number", "number-order", "no-int-ext", "no-place", "sub-scene", "silent-role", "element"] as const;
  const doubts = kinds.map((kind) => ({ kind, count: 2, examples: [{ text: kind, page: 3 }] }));
  opened({ getReadingReport: { ...aProduction().answers.getReadingReport, doubts } });
  await says("Also uncertain", "2 possible sub-scenes, 2 characters without lines, and 2 uncertain elements");
  expect(screen.getAllByRole("term")).toHaveLength(10);
});

describe("a draft of several episodes", () => {
  const episodes = [
    { number: "101", scenes: 12 },
    { number: "102", scenes: 1 },
  ];
  const OFFER = "Split into 2 episodes";
  const report = () => ({ ...aProduction().answers.getReadingReport, episodes });

  it("is split after a look at what would come into being", async () => {
    const season = aSeason({ 101: "The Tide" });
    const refusal = refused(422, "oneEpisode", "Draft 1 does not hold several episodes.");
    const { api } = opened({ getReadingReport: report(), listScripts: [], ...season.answers, changeEpisodes: refusal });
    await heading("This script holds several episodes");
    await says("Episode 101: The Tide, 12 scenes", "Episode 102, 1 scene (new)");
    await press(OFFER);
    await says("Draft 1 does not hold several episodes.");
    api.answers({ changeEpisodes: season.answers.listEpisodes() });
    await press(OFFER);
    await eventually(() => expect(addressNow()).toBe(`${HUB}/script`));
    expect(api.calls("changeEpisodes").at(-1)?.payload).toMatchObject({
      version: 1,
      change: { kind: "split", draft: 1 },
    });
    await isSilentAbout("This script holds several episodes");
  });

  it("is not offered to be split to those who may not edit", async () => {
    opened({ getReadingReport: report(), getProjectName: { ...OWNED, may: "viewer" } });
    await says("Names and dialogue are indented");
    expect(all("button", OFFER)).toEqual([]);
  });
});

it.each([
  ["of an episode", "e2", "?episode=e2"],
  ["of a film", undefined, ""],
])("leads from reading a draft %s again to its review", async (_, episode, search) => {
  const { episode: __, ...ofFilm } = draftOf("", 1);
  const { api } = opened({
    listScripts: [episode === undefined ? ofFilm : draftOf(episode, 1)],
    generateBreakdown: { status: "running", percent: 0 },
    getBreakdownProgress: { status: "succeeded", percent: 100, review: true, script: { name: "Draft", version: 1 } },
  });
  await press("Read again");
  await eventually(() => expect(addressNow()).toBe(`${HUB}/draft-review${search}`));
  expect(api.calls("getBreakdownProgress").map(({ query }) => query.episode)).toContain(episode);
});
