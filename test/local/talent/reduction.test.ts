import fc from "fast-check";
import { expect, it } from "vitest";
import { payForWork, payOf } from "../../../infra/local/talent/pay.ts";
import { reduced } from "../../../infra/local/talent/reduction.ts";
import { film, films } from "./instances.ts";

it.each([
  ["an actor in one scene", ["x..", ".xx", "x.x"], { scenes: 3, actors: 2 }],
  ["a scene with nobody", ["x.x.", "xx..", ".xx."], { scenes: 3, actors: 3 }],
  ["scenes with the same cast", ["xx.x", "xxx.", "..xx"], { scenes: 3, actors: 3 }],
  ["an actor whose scenes have become one", ["xx", "xx"], { scenes: 0, actors: 0 }],
])("removes %s", (_, rows, { scenes, actors }) => {
  const { instance } = reduced(film(rows));
  expect([instance.scenes, instance.actors]).toEqual([scenes, actors]);
});

it("preserves the hold cost of every order", () => {
  fc.assert(
    fc.property(films({ scenes: 8, actors: 5 }), fc.nat(99), (instance, turn) => {
      const { instance: small, expand } = reduced(instance);
      const order = Array.from({ length: small.scenes }, (_, at) => (at + turn) % small.scenes);
      const waiting = payOf(small, order) - payForWork(small);
      expect(payOf(instance, expand(order)) - payForWork(instance)).toBe(waiting);
    }),
  );
});
