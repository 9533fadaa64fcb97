import { AsyncLocalStorage } from "node:async_hooks";
import { subscribe, unsubscribe } from "node:diagnostics_channel";
import { EventEmitter, once } from "node:events";
import type { ClientRequest } from "node:http";
import { TURN, type Wire } from "./wire.ts";

/** A concurrent action: the number of its calls, and those that wait for their turn. */
interface Actor {
  readonly name: number;
  asked: number;
  isDone: boolean;
  readonly waiting: Map<number, () => void>;
}

/**
 * Runs several actions concurrently with one call to the stores at a time: `order` names whose call is next; after its
 * end each action runs alone. So the same order gives the same run, however fast the machine is.
 */
export async function takeTurns(
  wire: Wire,
  order: readonly number[],
  acts: readonly (() => Promise<unknown>)[],
): Promise<void> {
  const acting = new AsyncLocalStorage<Actor>();
  const actors = acts.map((_, name): Actor => ({ name, asked: 0, isDone: false, waiting: new Map() }));
  const changes = new EventEmitter();
  const answered = new Set<unknown>();

  // Calls are numbered when they are made, because those made together arrive in any order.
  const count = (message: unknown) => {
    const actor = acting.getStore();
    const { request } = message as { request: ClientRequest };
    if (actor) request.setHeader(TURN, `${actor.name} ${actor.asked++}`);
  };
  const hear = (message: unknown) => {
    answered.add((message as { request: ClientRequest }).request.getHeader(TURN));
    changes.emit("change");
  };
  const until = async (isSo: () => boolean) => {
    while (!isSo()) await once(changes, "change");
  };

  wire.faultFor = ({ turn }) => {
    if (turn === undefined) return "none";
    const [name, number] = turn.split(" ").map(Number);
    return new Promise((resolve) => {
      actors[name!]!.waiting.set(number!, () => resolve("none"));
      changes.emit("change");
    });
  };
  /** @returns false when the actor has finished instead */
  async function takeTurn(actor: Actor, number: number): Promise<boolean> {
    await until(() => actor.isDone || actor.waiting.has(number));
    const go = actor.waiting.get(number);
    go?.();
    if (go) await until(() => answered.has(`${actor.name} ${number}`));
    return go !== undefined;
  }

  subscribe("http.client.request.created", count);
  subscribe("http.client.response.finish", hear);
  try {
    const all = Promise.all(
      actors.map((actor, at) =>
        acting.run(actor, acts[at]!).finally(() => {
          actor.isDone = true;
          changes.emit("change");
        }),
      ),
    );
    const taken = actors.map(() => 0);
    for (const at of order) if (await takeTurn(actors[at]!, taken[at]!)) taken[at]!++;
    for (const [at, actor] of actors.entries()) while (await takeTurn(actor, taken[at]!)) taken[at]!++;
    await all;
  } finally {
    unsubscribe("http.client.request.created", count);
    unsubscribe("http.client.response.finish", hear);
    wire.clear();
  }
}
