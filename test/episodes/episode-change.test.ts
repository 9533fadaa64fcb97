import { describe, expect, it } from "vitest";
import type { Episode } from "../../shared/episodes/episode.ts";
import {
  changedEpisodes,
  EpisodeChange,
  EpisodeError,
  type EpisodeListChange,
} from "../../shared/episodes/episode-change.ts";

const episode = (id: string, number: string): Episode => ({ id, number, name: "", closed: false });
const LIST = [episode("first", "101"), episode("b", "102"), episode("c", "2A")];
const by = (change: EpisodeListChange, list: readonly Episode[] = LIST, used: readonly string[] = []) =>
  changedEpisodes(list, change, { newId: "new", isUsed: (id) => used.includes(id) });

/** The code of the error that a change gets. */
function codeOf(...args: Parameters<typeof by>): string {
  try {
    by(...args);
    return "";
  } catch (error) {
    if (error instanceof EpisodeError) return error.code;
    throw error;
  }
}

describe("a list of episodes", () => {
  it("gives the first episode the ID that drafts of a film belong to, and later ones their own", () => {
    const add = (number: string) => ({ kind: "add", number, name: "Low Water" }) as const;
    const one = by(add("101"), []);
    expect(one).toEqual([{ id: "first", number: "101", name: "Low Water", closed: false }]);
    expect(by(add("102"), one).map(({ id }) => id)).toEqual(["first", "new"]);
  });

  it("changes, closes, orders and removes", () => {
    expect(by({ kind: "edit", id: "b", number: "2a2", name: "Ebb" })[1]).toMatchObject({ number: "2a2", name: "Ebb" });
    expect(by({ kind: "close", id: "c", closed: true })[2]!.closed).toBe(true);
    expect(by({ kind: "order", ids: ["c", "first", "b"] }).map(({ id }) => id)).toEqual(["c", "first", "b"]);
    expect(by({ kind: "remove", id: "b" }).map(({ id }) => id)).toEqual(["first", "c"]);
  });

  it.each<[string, EpisodeListChange, string]>([
    ["a number that another has", { kind: "add", number: "2a", name: "" }, "numberTaken"],
    ["another's number", { kind: "edit", id: "b", number: "101", name: "" }, "numberTaken"],
    ["an unknown episode", { kind: "close", id: "x", closed: true }, "noSuchEpisode"],
    ["an order without one", { kind: "order", ids: ["first", "b"] }, "incompleteOrder"],
    ["an order with one twice", { kind: "order", ids: ["first", "b", "b"] }, "incompleteOrder"],
  ])("refuses %s", (_, change, code) => {
    expect(codeOf(change)).toBe(code);
  });

  it("keeps an episode that has drafts or scenes, except the first when it is the only one", () => {
    expect(codeOf({ kind: "remove", id: "b" }, LIST, ["b"])).toBe("episodeInUse");
    expect(codeOf({ kind: "remove", id: "first" }, LIST, ["first"])).toBe("episodeInUse");
    expect(codeOf({ kind: "remove", id: "b" }, [LIST[1]!], ["b"])).toBe("episodeInUse");
    expect(by({ kind: "remove", id: "first" }, [LIST[0]!], ["first"])).toEqual([]);
  });

  it("shoots an episode after another, until told otherwise or that one is gone", () => {
    const edit = (id: string, number: string, after?: string | null) =>
      ({ kind: "edit", id, number, name: "", ...(after !== undefined && { after }) }) as const;
    const ordered = by(edit("c", "2A", "b"), by(edit("b", "102", "first")));
    expect(ordered.map(({ after }) => after)).toEqual([undefined, "first", "b"]);
    expect(by(edit("c", "2B"), ordered)[2]).toMatchObject({ number: "2B", after: "b" });
    expect(by(edit("c", "2A", null), ordered)[2]).toEqual(LIST[2]);
    expect(by({ kind: "remove", id: "b" }, ordered)).toEqual([LIST[0], { ...LIST[2], after: "first" }]);
    expect(by({ kind: "add", number: "104", name: "", after: "c" }, ordered).at(-1)).toMatchObject({ after: "c" });
    expect(codeOf(edit("b", "102", "x"))).toBe("noSuchEpisode");
    expect(codeOf(edit("b", "102", "b"))).toBe("episodeAfterItself");
    expect(codeOf(edit("first", "101", "c"), ordered)).toBe("episodeAfterItself");
  });

  it("has at most a hundred", () => {
    const many = Array.from({ length: 100 }, (_, at) => episode(`e${at}`, `${at}`));
    expect(codeOf({ kind: "add", number: "101", name: "" }, many)).toBe("episodeLimit");
    expect(codeOf({ kind: "add", number: "101", name: "" }, many.slice(1))).toBe("");
  });
});

it.each(["", "103/1", "123456789", "1 2"])("refuses the episode number %j", (number) => {
  const read = EpisodeChange.safeParse({ kind: "add", number, name: "" });
  expect(read.error?.issues[0]?.message).toContain(`"${number}" is not an episode number.`);
});
