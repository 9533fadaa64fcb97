import * as z from "zod";
import { region } from "../../../template/attributes.ts";
import { ServiceError } from "../../engine.ts";
import type { TriggerName, UserPool } from "../pool/pool.ts";
import type { Service } from "../pool/service.ts";
import type { User } from "../pool/state.ts";

/** A call of one of the pool's functions, about a user. */
export interface TriggerCall<Response extends z.ZodType> {
  readonly name: TriggerName;
  /** Which event of the trigger it is, such as "PreSignUp_AdminCreateUser". */
  readonly source: string;
  /** Of the event's form; 1 where nothing else is said. */
  readonly version?: string;
  readonly user: User;
  readonly clientId: string | undefined;
  readonly userAttributes?: Readonly<Record<string, string>>;
  readonly request?: object;
  /** The response that the function finds and may change. */
  readonly response?: object;
  readonly answer: Response;
}

const Output = z.object({ response: z.unknown() });

// What AWS writes when no administrative program called.
const noClient = "CLIENT_ID_NOT_APPLICABLE";

/** Calls the function behind a trigger with Cognito's event; undefined when the pool has none. */
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

/** For the triggers whose response says nothing. */
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
