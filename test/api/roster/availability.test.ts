import { PutCommand } from "@aws-sdk/lib-dynamodb";
import { beforeAll, describe, expect, inject, it } from "vitest";
import { routes } from "../../../shared/contract/routes.ts";
import { newProduction, newProject, type Production } from "../production.ts";
import { refusal } from "../refusal.ts";
import { tables } from "../tables.ts";

const url = inject("url");
const aws = inject("aws");

let production: Production;

beforeAll(async () => {
  production = await newProduction(url);
});

const board = (id = production.id) => production.owner.api(routes.getAvailability, { params: { id } });

describe("the availability board", () => {
  it("lists the cast and the groups with their scenes, free on any day by default", async () => {
    const { rows, impossible, possible, sceneCount } = await board();
    expect(rows.map(({ kind, id, name, sceneCount: scenes }) => `${kind} ${id} ${name} ${scenes}`)).toEqual([
      "role 1 MARA 4",
      "role 2 ODO 2",
      "role 3 PILAR 1",
      "location L1 LIGHTHOUSE 2",
      "location L2 HARBOUR QUAY 2",
      "location L3 FERRY 1",
    ]);
    expect(rows.every(({ flexible }) => flexible)).toBe(true);
    expect(impossible).toEqual([]);
    expect(new Set(possible)).toEqual(new Set([sceneCount]));
  });

  it("shows who is locked when, and which scenes lose their last possible day", async () => {
    const { owner, id } = production;
    const payload = { actorName: "Vera Lind", dates: "03/03/2031 - 03/05/2031" };
    await owner.api(routes.addActorOption, { params: { id, castId: "1" }, payload });
    await owner.api(routes.lockActor, { params: { id, castId: "1" }, payload: { actor_name: "Vera Lind" } });
    const place = { locationName: "Punta Faro", dates: "03/06/2031 - 03/07/2031" };
    await owner.api(routes.addLocationOption, { params: { id, locationId: "L1" }, payload: place });
    const { rows, impossible } = await board();
    expect(rows[0]).toMatchObject({ locked: "Vera Lind", ranges: [{ start: "2031-03-03", end: "2031-03-05" }] });
    expect(impossible.map(({ number }) => number)).toEqual(["1", "3"]);
    expect(impossible[0]).toMatchObject({
      reason:
        "Scene 1 has no day: LIGHTHOUSE is available on 03/06/2031 – 03/07/2031, MARA (cast 1) on 03/03/2031 – 03/05/2031.",
      remedy: { date: "2031-03-05", ids: ["L1"] },
    });
  });

  it("requires a breakdown", async () => {
    const words = "There is no breakdown yet. Upload a script first.";
    expect(await refusal(board(await newProject(production.owner)))).toEqual([404, "noBreakdown", words]);
  });

  it("names the options whose dates are unreadable", async () => {
    const option = { castId: "2", actorName: "Old hand", details: "", dates: "whenever", addedAt: "2020-01-01" };
    const Item = { pk: `PROJECT#${production.id}`, sk: "ACTOR#2#Old hand", ...option };
    await tables(aws).send(new PutCommand({ TableName: aws.optionsTable, Item }));
    const [status, code, words] = await refusal(board());
    expect([status, code]).toEqual([422, "unreadableDates"]);
    expect(words).toContain('The dates of "Old hand" for ODO cannot be read: "whenever"');
  });
});
