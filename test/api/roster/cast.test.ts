import { beforeAll, describe, expect, inject, it } from "vitest";
import { routes } from "../../../shared/contract/routes.ts";
import { newProduction, type Production, records, withEditor } from "../production.ts";
import { refusal } from "../refusal.ts";

const url = inject("url");

let production: Production;

beforeAll(async () => {
  production = await newProduction(url);
});

const params = (castId: string) => ({ id: production.id, castId });
const add = (castId: string, payload: { actorName: string; details?: string; dates?: string }, by = production.owner) =>
  by.api(routes.addActorOption, { params: params(castId), payload });
const remove = (castId: string, actor_name: string) =>
  production.owner.api(routes.removeActorOption, { params: params(castId), payload: { actor_name } });
const lock = (castId: string, actor_name: string | null, by = production.owner) =>
  by.api(routes.lockActor, { params: params(castId), payload: { actor_name } });
const options = (castId: string) => production.owner.api(routes.getCastOptions, { params: params(castId) });
const complete = () => production.owner.api(routes.getCastListComplete, { params: { id: production.id } });

/** The names of a role's options, and which of them is locked. */
async function candidates(castId: string): Promise<{ names: string[]; locked: string | null }> {
  const { cast_options, locked } = await options(castId);
  return { names: cast_options.map((line) => line.split("\t")[1]!), locked };
}

describe("the cast list", () => {
  it("is a tab-separated table, by importance", async () => {
    const text = await production.owner.api(routes.getCastList, { params: { id: production.id } });
    expect(text.split("\n").slice(0, 3)).toEqual([
      "Character\tCast ID\tNumber of Scenes\tScene Numbers\tScenes",
      "MARA\t1\t4\t1, 2, 3, 4\t1 INT. LIGHTHOUSE - LAMP ROOM - DAY | 2 EXT. HARBOUR QUAY - DAY | 3 INT. LIGHTHOUSE - KITCHEN - NIGHT | 4 EXT. HARBOUR QUAY - NIGHT",
      "ODO\t2\t2\t1, 3\t1 INT. LIGHTHOUSE - LAMP ROOM - DAY | 3 INT. LIGHTHOUSE - KITCHEN - NIGHT",
    ]);
  });
});

describe("an actor option", () => {
  it("is stored as entered, in order of creation, as tab-separated lines", async () => {
    await add("1", {
      actorName: "Ana Duarte",
      details: "Reads for both",
      dates: "03/02/2031, 03/04/2031 - 03/06/2031",
    });
    await add("1", { actorName: " Bo  Lind " });
    await add("2", { actorName: "Ana Duarte", details: "", dates: "no constraint" });
    expect(await options("1")).toMatchObject({
      cast_list: "1\tMARA\t4",
      cast_options: ["1\tAna Duarte\tReads for both\t03/02/2031, 03/04/2031 - 03/06/2031", "1\tBo Lind\t\t"],
      locked: null,
      lock: null,
    });
    expect(records((await complete()).cast_options)).toContainEqual({
      "Cast ID": "2",
      "Actor Name": "Ana Duarte",
      Details: "",
      Dates: "no constraint",
    });
  });

  it("is refused when the role already has its name, also when two add it concurrently", async () => {
    await add("3", { actorName: "Cleo" });
    const taken = [409, "nameTaken", "Cleo is already an option for this character."];
    expect(await refusal(add("3", { actorName: "Cleo", details: "again" }))).toEqual(taken);
    const editor = await withEditor(url, production);
    const both = (actorName: string) => Promise.allSettled([add("3", { actorName }), add("3", { actorName }, editor)]);
    await both("Cleo"); // Warms up the functions, so that both calls count at the same time.
    const ends = await both("Dora");
    expect(ends.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    expect((await candidates("3")).names).toEqual(["Cleo", "Dora"]);
  });

  it.each([
    ["soon", '"soon" is not a date. Write month, day and year, such as 03/02/2026.'],
    ["03/02/2031, 02/30/2031", '"02/30/2031" is not a date. Write month, day and year, such as 03/02/2026.'],
    ["03/06/2031 - 03/02/2031", '"03/06/2031 - 03/02/2031" ends before it starts.'],
    ["03/06/2031 - 03/06/2034", '"03/06/2031 - 03/06/2034" spans more than two years.'],
    ["2031-03-02", '"2031-03-02" is neither a date nor a range. Write 03/02/2026, or 03/02/2026 - 03/06/2026.'],
    [" , ", '" , " contains no date. Write dates such as 03/02/2026.'],
  ])("with the dates %j is refused with a message that quotes them", async (dates, words) => {
    expect(await refusal(add("1", { actorName: "Nobody", dates }))).toEqual([422, "unreadableDates", words]);
  });

  it.each([
    [{ actorName: " " }, "Enter the actor's name."],
    [{ actorName: "김".repeat(201) }, "A name has at most 200 characters."],
    [{ actorName: "Eve", details: "x".repeat(501) }, "Enter at most 500 characters."],
    [{ actorName: "Eve", dates: "1".repeat(5001) }, "The list of dates is longer than 5,000 characters."],
  ])("is refused: %j", async (payload, words) => {
    expect(await refusal(add("1", payload))).toEqual([400, "invalid", words]);
  });

  it("requires an existing role", async () => {
    const noRole = [404, "noSuchRole", "There is no cast member 99."];
    expect(await refusal(add("99", { actorName: "Ana" }))).toEqual(noRole);
    expect(await refusal(options("99"))).toEqual(noRole);
    expect(await refusal(options("MARA"))).toContain("notFound");
  });

  it("may have a name in any script, and one that looks like a key", async () => {
    const names = ["김".repeat(200), "LOCK#ACTOR#1", "a#b", "<img src=x>"];
    for (const actorName of names) await add("3", { actorName });
    expect((await candidates("3")).names).toEqual(expect.arrayContaining(names));
    for (const name of names) await remove("3", name);
  });
});

describe("a lock", () => {
  beforeAll(async () => {
    for (const actorName of ["Gus", "Hale"]) await add("2", { actorName });
  });

  it("is unique per role: another replaces it, and null removes it", async () => {
    expect(await lock("2", "Gus")).toEqual({ ok: true });
    expect((await candidates("2")).locked).toBe("Gus");
    await lock("2", "Hale");
    expect((await candidates("2")).locked).toBe("Hale");
    const lockedOf = async () => records((await complete()).cast_list).map((row) => [row.Character, row.Locked]);
    expect(await lockedOf()).toEqual([
      ["MARA", "False"],
      ["ODO", "Hale"],
      ["PILAR", "False"],
    ]);
    await lock("2", null);
    expect((await candidates("2")).locked).toBeNull();
    expect(await lock("2", null)).toEqual({ ok: true });
  });

  it("records its author and time", async () => {
    const editor = await withEditor(url, production);
    const before = Date.now();
    await lock("2", "Gus", editor);
    const { lock: shown } = await options("2");
    expect(shown).toMatchObject({ name: "Gus", by: editor.email });
    expect(Date.parse(shown!.at)).toBeGreaterThanOrEqual(before);
    expect((await complete()).locks).toEqual([{ id: "2", ...shown }]);
    await lock("2", null);
    expect((await complete()).locks).toEqual([]);
  });

  it("is not released by a user who saw another lock, or none", async () => {
    const editor = await withEditor(url, production);
    const insteadOf = (actor_name: string | null, instead_of: string | null) =>
      production.owner.api(routes.lockActor, { params: params("2"), payload: { actor_name, instead_of } });
    await lock("2", "Gus", editor);
    const changed = [409, "lockChanged", `${editor.email} has locked Gus in the meantime.`];
    expect(await refusal(insteadOf("Hale", null))).toEqual(changed);
    expect(await refusal(insteadOf(null, "Hale"))).toEqual(changed);
    expect((await candidates("2")).locked).toBe("Gus");
    await insteadOf("Gus", null);
    await insteadOf("Hale", "Gus");
    expect((await candidates("2")).locked).toBe("Hale");
    await lock("2", null, editor);
    const takenOff = [409, "lockChanged", "Someone else has removed the lock in the meantime."];
    expect(await refusal(insteadOf("Gus", "Hale"))).toEqual(takenOff);
    expect(await refusal(insteadOf("Nobody", null))).toContain("noSuchOption");
    await insteadOf(null, "Hale");
  });

  it("set by two users, each having seen none, is kept for one, and the other is notified", async () => {
    const editor = await withEditor(url, production);
    const ask = (actor_name: string, by = production.owner) =>
      by.api(routes.lockActor, { params: params("2"), payload: { actor_name, instead_of: null } });
    const ends = await Promise.allSettled([ask("Gus"), ask("Hale", editor)]);
    expect(ends.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    expect((await candidates("2")).locked).toBe(ends[0].status === "fulfilled" ? "Gus" : "Hale");
  });

  it("set by two users at once is kept for one", async () => {
    const editor = await withEditor(url, production);
    await Promise.all([lock("2", "Gus"), lock("2", "Hale", editor)]);
    const { locked } = await candidates("2");
    expect(["Gus", "Hale"]).toContain(locked);
    expect(records((await complete()).cast_list).find((row) => row["Cast ID"] === "2")?.Locked).toBe(locked);
  });

  it("ends when its option is removed, and does not return with it", async () => {
    await lock("2", "Gus");
    expect(await remove("2", "Gus")).toEqual({ ok: true });
    expect(await candidates("2")).toMatchObject({ locked: null, names: expect.not.arrayContaining(["Gus"]) });
    await add("2", { actorName: "Gus" });
    expect((await candidates("2")).locked).toBeNull();
  });

  it("stays when another option is removed", async () => {
    await lock("2", "Hale");
    await remove("2", "Gus");
    expect((await candidates("2")).locked).toBe("Hale");
  });

  it("never outlives its option, in either order", async () => {
    for (const round of Array.from({ length: 10 }).keys()) {
      const actorName = `Ivo ${round}`;
      await add("2", { actorName });
      await Promise.allSettled([lock("2", actorName), remove("2", actorName)]);
      await add("2", { actorName });
      expect((await candidates("2")).locked).not.toBe(actorName);
    }
  });

  it("requires an existing option", async () => {
    const noOption = [404, "noSuchOption", "Nobody is not an option for this character."];
    expect(await refusal(lock("2", "Nobody"))).toEqual(noOption);
    expect(await refusal(remove("2", "Nobody"))).toEqual(noOption);
    expect(await refusal(lock("1", "Hale"))).toContain("noSuchOption");
  });
});

describe("a removed actor option", () => {
  const restore = (castId: string, actor_name: string) =>
    production.owner.api(routes.restoreActorOption, { params: params(castId), payload: { actor_name } });

  it("is restored completely, with its position and lock", async () => {
    for (const actorName of ["Kai", "Lou", "Mo"])
      await add("3", { actorName, details: `${actorName}'s`, dates: "03/02/2031" });
    await lock("3", "Lou");
    const before = await options("3");
    await remove("3", "Lou");
    expect((await candidates("3")).locked).toBeNull();
    expect(await restore("3", "Lou")).toEqual({ ok: true });
    expect(await options("3")).toEqual(before);
  });

  it("is restored without the lock when another option was locked in the meantime", async () => {
    await remove("3", "Lou");
    await lock("3", "Mo");
    await restore("3", "Lou");
    expect(await candidates("3")).toMatchObject({ locked: "Mo", names: expect.arrayContaining(["Lou"]) });
  });

  it("does not replace an option that took its name, and is restored once", async () => {
    await remove("3", "Kai");
    await add("3", { actorName: "Kai", details: "new" });
    expect(await refusal(restore("3", "Kai"))).toEqual([
      409,
      "nameTaken",
      "Kai is already an option for this character.",
    ]);
    expect((await options("3")).cast_options).toContain("3\tKai\tnew\t");
    await remove("3", "Kai");
    await restore("3", "Kai");
    expect(await refusal(restore("3", "Kai"))).toContain("nameTaken");
    expect(await refusal(restore("3", "Nobody"))).toEqual([
      404,
      "noSuchOption",
      "Nobody was not removed from this character in the last thirty days.",
    ]);
  });
});
