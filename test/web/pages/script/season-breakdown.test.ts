import { describe, expect, it } from "vitest";
import { tableFromTsv, tsvFromTable } from "../../../../shared/tables/tsv.ts";
import { HARBOUR } from "../../../walk/harbour-screenplay.ts";
import { aProduction } from "../a-production.ts";
import { draftOf } from "../a-season.ts";
import type { Answers } from "../fake-api.ts";
import { click, dialog, eventually, field, link, one, says, user } from "../words.ts";
import { cells, opened, shows } from "./breakdown-page.ts";

const EPISODE = "e2";
const NUMBERS = ["101/1", "101/2", "102/1", "102/2", "102/3"];

/** The breakdown page of a series: two scenes of one episode, and the rest of another. */
function openedSeason(search = "", answers: Answers = {}, version = 1) {
  const production = aProduction(HARBOUR);
  const { columns, rows } = tableFromTsv(production.answers.fetchBreakdown().tsv_content);
  const numbered = rows.map((row, at) => row.with(columns.indexOf("Scene Number"), NUMBERS[at]!));
  const findings = production.answers.getFindings();
  const season: Answers = {
    fetchBreakdown: { tsv_content: tsvFromTable({ columns, rows: numbered }), version },
    getFindings: {
      ...findings,
      version,
      drafts: { [EPISODE]: 2 },
      rows: findings.rows.map((row, at) => ({ ...row, number: NUMBERS[at]!, episode: at < 2 ? "first" : EPISODE })),
    },
  };
  return { ...opened(search, { ...season, ...answers }, production), count: rows.length };
}

/** The page after another version was saved. */
function withTwoVersions() {
  const version = 2;
  const saved = { savedAt: "2031-03-03T10:00:00.000Z", what: "Changed scene 102/1" };
  const { api } = openedSeason(
    "",
    {
      listBreakdownVersions: [
        { ...saved, version },
        { ...saved, version: 1 },
      ],
      restoreBreakdown: { version: 3 },
    },
    version,
  );
  return { api, version };
}

describe("the breakdown of a series", () => {
  it("is filtered by episode", async () => {
    const { count } = openedSeason();
    await shows("Scene Number", NUMBERS.slice(0, count));
    await user.selectOptions(await one("combobox", "Episode"), "101");
    await shows("Scene Number", ["101/1", "101/2"]);
    await click("Show all scenes");
    await shows("Scene Number", NUMBERS.slice(0, count));
  });

  it("shows the draft of the selected scene's episode", async () => {
    const { api } = openedSeason("?script=1&scene=102%2F1");
    await eventually(() => expect(api.calls("getScriptLines").map(({ query }) => query.version)).toContain("2"));
    expect(api.calls("getScriptLines").map(({ query }) => query.version)).not.toContain("1");
  });

  it("restores one episode", async () => {
    const { api, version } = withTwoVersions();
    await click("History");
    const history = await dialog("History");
    await user.selectOptions(await field("Episode to show and restore", history), "Episode 102");
    await click("Restore version 1", history);
    await says("Version 1 of episode 102 restored.");
    expect(api.calls("restoreBreakdown").map(({ payload }) => payload)).toMatchObject([
      { version, restore: 1, episode: EPISODE },
    ]);
  });

  it("shows the versions that changed one episode, and those saved before episodes were recorded", async () => {
    const saved = { savedAt: "2031-03-03T10:00:00.000Z" };
    openedSeason("", {
      listBreakdownVersions: [
        { ...saved, version: 3, what: "Changed scene 102/1", episodes: [EPISODE] },
        { ...saved, version: 2, what: "Changed scene 101/1", episodes: ["first"] },
        { ...saved, version: 1, what: "Read draft v1 - Draft" },
      ],
    });
    await click("History");
    const history = await dialog("History");
    const shown = () => [...history.querySelectorAll("li p")].map(({ textContent }) => textContent);
    await eventually(() => expect(shown()).toHaveLength(3));
    await user.selectOptions(await field("Episode to show and restore", history), "Episode 102");
    expect(shown()).toEqual(["Changed scene 102/1", "Read draft v1 - Draft"]);
  });

  it("leads to the review of the episode whose draft waits", async () => {
    openedSeason("", {
      getBreakdownProgress: {
        ...{ status: "succeeded", percent: 100, review: true, script: { name: "Draft", version: 2 } },
      },
      listScripts: [draftOf(EPISODE, 2), draftOf("first", 1)],
    });
    expect((await link("Review the draft")).getAttribute("href")).toContain(`draft-review?episode=${EPISODE}`);
  });
});

it("offers no episodes in a film, whatever its scene numbers look like", async () => {
  const production = aProduction(HARBOUR);
  const { rows } = production.answers.getFindings();
  opened("", {}, production);
  await shows(
    "Scene Number",
    rows.map(({ number }) => number),
  );
  expect(cells("Scene Number").length).toBeGreaterThan(2);
  expect([...document.querySelectorAll("label span")].map(({ textContent }) => textContent)).not.toContain("Episode");
});
