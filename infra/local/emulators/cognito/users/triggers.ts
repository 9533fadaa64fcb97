import * as z from "zod";
import { ServiceError } from "../../engine.ts";
import { region } from "../../region.ts";
import type { TriggerName, UserPool } from "../pool/pool.ts";
import type { Service } from "../pool/service.ts";
import type { User } from "../pool/state.ts";

/** A call of one of the pool's trigger functions for a user. */
export interface TriggerCall<Response extends z.ZodType> {
  readonly name: TriggerName;
  /** The event's triggerSource, such as "PreSignUp_AdminCreateUser". */
  readonly source: string;
  /** The event's version; 1 by default. */
  readonly version?: string;
  readonly user: User;
  readonly clientId: string | undefined;
  readonly userAttributes?: Readonly<Record<string, string>>;
  readonly request?: object;
  /** The initial response of the event, which the function may change. */
  readonly response?: object;
  readonly answer: Response;
}

const Output = z.object({ response: z.unknown() });

// AWS sends this when the call did not come through an app client.
const noClient = "CLIENT_ID_NOT_APPLICABLE";

/** Invokes a trigger's function with Cognito's event; returns undefined when the pool does not have the trigger. */
export async function fire<Response extends z.ZodType>(
  service: Service,
  pool: UserPool,
  call: TriggerCall<Response>,
): Promise<z.infer<Response> | undefined> {
  const functionArn = pool.triggers[call.name];
  if (functionArn === undefined) return undefined;
  const output = await outputOf(call.name, service.trigger(functionArn, eventFor(pool, call)));
  const result = call.answer.safeParse(Output.safeParse(output).data?.response);
  if (result.success) return result.data;
  throw new ServiceError("InvalidLambdaResponseException", `${call.name} returned no event with a usable response.`);
}

/** For triggers whose response has no content. */
export const anyAnswer = z.unknown();

function eventFor<Response extends z.ZodType>(pool: UserPool, call: TriggerCall<Response>): object {
  return {
    version: call.version ?? "1",
    region,
    userPoolId: pool.id,
    userName: call.user.sub,
    callerContext: { awsSdkVersion: "aws-sdk-unknown-unknown", clientId: call.clientId ?? noClient },
    triggerSource: call.source,
    request: { userAttributes: call.userAttributes ?? attributesInEvents(call.user), ...call.request },
    response: call.response ?? {},
  };
}

function attributesInEvents({ sub, status, attributes }: User): Readonly<Record<string, string>> {
  return { sub, "cognito:user_status": status, ...attributes };
}

async function outputOf(name: TriggerName, running: Promise<unknown>): Promise<unknown> {
  try {
    return await running;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new ServiceError("UserLambdaValidationException", `${name} failed with error ${reason}.`);
  }
}
