import type { Mail } from "../../mail.ts";
import type { Challenges } from "./challenges.ts";
import { noSuchClient, noSuchPool } from "./errors.ts";
import type { Lockout } from "./lockout.ts";
import type { UserPool, UserPoolClient } from "./pool.ts";
import type { Signer } from "./signer.ts";
import type { State } from "./state.ts";

/** The dependencies of every operation. */
export interface Service {
  readonly pools: readonly UserPool[];
  readonly state: State;
  readonly signer: Signer;
  readonly challenges: Challenges;
  readonly lockout: Lockout;
  /** Milliseconds since 1970. */
  now(): number;
  trigger(functionArn: string, event: unknown): Promise<unknown>;
  deliver(mail: Mail): void;
}

/** The client that a request comes through, and its pool. */
export interface Front {
  readonly pool: UserPool;
  readonly client: UserPoolClient;
}

export function poolOf(service: Service, id: string): UserPool {
  const pool = service.pools.find((candidate) => candidate.id === id);
  if (pool === undefined) throw noSuchPool(id);
  return pool;
}

export function frontOf(service: Service, clientId: string): Front {
  for (const pool of service.pools) {
    const client = pool.clients.find((candidate) => candidate.id === clientId);
    if (client !== undefined) return { pool, client };
  }
  throw noSuchClient(clientId);
}
