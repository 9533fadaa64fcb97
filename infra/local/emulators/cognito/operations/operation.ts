import * as z from "zod";
import { invalidParameter } from "../pool/errors.ts";
import type { UserPool } from "../pool/pool.ts";
import { type Front, frontOf, poolOf, type Service } from "../pool/service.ts";
import type { User } from "../pool/state.ts";
import { type Owner, ownerOf } from "../users/sessions.ts";
import { requireUser } from "../users/users.ts";

/** An operation of the API. Administrative operations require a signature and a permission on the pool. */
export interface Operation {
  readonly administrative: boolean;
  run(service: Service, body: unknown): Promise<object>;
}

export type Operations = Readonly<Record<string, Operation>>;

type Answer = object | Promise<object>;
type RequestOf<Shape extends z.ZodRawShape> = z.infer<z.ZodObject<Shape>>;

const NamesClient = z.object({ ClientId: z.string() });
const NamesPool = z.object({ UserPoolId: z.string() });
const NamesUser = z.object({ UserPoolId: z.string(), Username: z.string() });
const BearsToken = z.object({ AccessToken: z.string() });

/** A public operation, called through a client of the pool. */
export function clientOperation<Shape extends z.ZodRawShape>(
  shape: Shape,
  act: (service: Service, front: Front, request: RequestOf<Shape>) => Answer,
): Operation {
  return {
    administrative: false,
    async run(service, body) {
      const { ClientId } = understood(NamesClient, body);
      return act(service, frontOf(service, ClientId), understood(z.object(shape), body));
    },
  };
}

/** An operation on the caller's own account, authorized by the access token. */
export function ownerOperation<Shape extends z.ZodRawShape>(
  shape: Shape,
  act: (service: Service, owner: Owner, request: RequestOf<Shape>) => Answer,
): Operation {
  return {
    administrative: false,
    async run(service, body) {
      const { AccessToken } = understood(BearsToken, body);
      return act(service, ownerOf(service, AccessToken), understood(z.object(shape), body));
    },
  };
}

/** An administrative operation on the pool, authorized by IAM. */
export function poolOperation<Shape extends z.ZodRawShape>(
  shape: Shape,
  act: (service: Service, pool: UserPool, request: RequestOf<Shape>) => Answer,
): Operation {
  return {
    administrative: true,
    async run(service, body) {
      return act(service, poolNamedIn(service, body), understood(z.object(shape), body));
    },
  };
}

/** An administrative operation on one user of the pool, authorized by IAM. */
export function userOperation<Shape extends z.ZodRawShape>(
  shape: Shape,
  act: (service: Service, pool: UserPool, user: User, request: RequestOf<Shape>) => Answer,
): Operation {
  return {
    administrative: true,
    async run(service, body) {
      const { UserPoolId, Username } = understood(NamesUser, body);
      const pool = poolOf(service, UserPoolId);
      return act(service, pool, requireUser(service, pool, Username), understood(z.object(shape), body));
    },
  };
}

export function poolNamedIn(service: Service, body: unknown): UserPool {
  return poolOf(service, understood(NamesPool, body).UserPoolId);
}

function understood<Schema extends z.ZodType>(schema: Schema, body: unknown): z.infer<Schema> {
  const result = schema.safeParse(body);
  if (result.success) return result.data;
  const { issues } = result.error;
  const plural = issues.length === 1 ? "" : "s";
  const problems = issues.map(({ path, message }) => `'${path.join(".")}': ${message}`).join("; ");
  throw invalidParameter(`${issues.length} validation error${plural} detected: ${problems}`);
}
