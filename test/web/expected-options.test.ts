import { describe, expect, it } from "vitest";
import type { ActorOption, LocationOption } from "../../shared/roster/options/option.ts";
import { optimisticCastOptions as expectedActors } from "../../web/cast/optimistic-options.ts";
import { optimisticLocationOptions as expectedPlaces } from "../../web/locations/optimistic-options.ts";

/** Names, the locked one in brackets. */
const seen = (options: readonly { readonly locked: boolean }[], name: (at: number) => string) =>
  options.map(({ locked }, at) => (locked ? `[${name(at)}]` : name(at))).join(" ");

describe("the actors", () => {
  const actor = (actorName: string, locked = false): ActorOption => ({
    castId: "1",
    actorName,
    details: "",
    dates: "",
    locked,
  });
  const options = [actor("Ada", true), actor("Ben"), actor("Cleo")];

  it.each<[string, Parameters<typeof expectedActors>[1], string]>([
    ["no change is pending", undefined, "[Ada] Ben Cleo"],
    ["one is added", { kind: "add", actorName: "Dan", details: "", dates: "" }, "[Ada] Ben Cleo"],
    ["one is removed", { kind: "remove", option: actor("Ben") }, "[Ada] Cleo"],
    ["one is restored", { kind: "restore", option: actor("Dan") }, "[Ada] Ben Cleo Dan"],
    ["an existing one is restored", { kind: "restore", option: actor("Ben") }, "[Ada] Ben Cleo"],
    ["another is locked", { kind: "lock", actorName: "Cleo", insteadOf: "Ada" }, "Ada Ben [Cleo]"],
    ["none is locked", { kind: "lock", actorName: null, insteadOf: "Ada" }, "Ada Ben Cleo"],
  ])("when %s", (_, change, expected) => {
    const after = expectedActors(options, change);
    expect(seen(after, (at) => after[at]!.actorName)).toBe(expected);
  });
});

describe("the locations", () => {
  const place = (locationName: string, locked = false): LocationOption => ({
    groupId: "L1",
    locationName,
    address: "",
    dates: "",
    locked,
  });
  const options = [place("Attic", true), place("Barn"), place("Cave")];

  it.each<[string, Parameters<typeof expectedPlaces>[1], string]>([
    ["no change is pending", undefined, "[Attic] Barn Cave"],
    ["two are removed", { kind: "remove", groupId: "L1", options: [place("Attic"), place("Cave")] }, "Barn"],
    [
      "two are restored, one of which exists",
      { kind: "restore", groupId: "L1", options: [place("Barn"), place("Dock")] },
      "[Attic] Barn Cave Dock",
    ],
    [
      "another is locked",
      { kind: "lock", groupId: "L1", locationName: "Barn", insteadOf: "Attic" },
      "Attic [Barn] Cave",
    ],
    ["none is locked", { kind: "lock", groupId: "L1", locationName: null, insteadOf: "Attic" }, "Attic Barn Cave"],
  ])("when %s", (_, change, expected) => {
    const after = expectedPlaces(options, change);
    expect(seen(after, (at) => after[at]!.locationName)).toBe(expected);
  });
});
