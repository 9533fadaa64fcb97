import * as z from "zod";
import { invalidParameter } from "../pool/errors.ts";
import { type Front, frontOf, type Service } from "../pool/service.ts";
import { Metadata } from "../users/fields.ts";
import { refresh } from "../users/sessions.ts";
import { answerNewPassword } from "./admission.ts";
import { answerPasswordProof, askPasswordProof, checkPassword } from "./credentials.ts";
import { clientOperation, type Operations, poolOperation } from "./operation.ts";
import { type AuthParameters, parameter } from "./parameters.ts";
import { answerSoftwareToken } from "./software-token.ts";

type Step = (service: Service, front: Front, given: AuthParameters, metadata: Metadata) => Promise<object>;

interface Flow {
  /** The entry of ExplicitAuthFlows that the client needs for this flow. */
  readonly allowedBy: string;
  readonly begin: Step;
}

const srp: Flow = {
  allowedBy: "ALLOW_USER_SRP_AUTH",
  begin: async (service, front, given) => askPasswordProof(service, front, given),
};
const refreshing: Flow = { allowedBy: "ALLOW_REFRESH_TOKEN_AUTH", begin: refreshTokens };

const flows: Readonly<Record<string, Flow>> = {
  USER_SRP_AUTH: srp,
  USER_PASSWORD_AUTH: { allowedBy: "ALLOW_USER_PASSWORD_AUTH", begin: checkPassword },
  REFRESH_TOKEN_AUTH: refreshing,
  REFRESH_TOKEN: refreshing,
};

const administrativeFlows: Readonly<Record<string, Flow>> = {
  USER_SRP_AUTH: srp,
  ADMIN_USER_PASSWORD_AUTH: { allowedBy: "ALLOW_ADMIN_USER_PASSWORD_AUTH", begin: checkPassword },
  REFRESH_TOKEN_AUTH: refreshing,
  REFRESH_TOKEN: refreshing,
};

const answers: Readonly<Record<string, Step>> = {
  PASSWORD_VERIFIER: answerPasswordProof,
  NEW_PASSWORD_REQUIRED: answerNewPassword,
  SOFTWARE_TOKEN_MFA: answerSoftwareToken,
};

const Start = {
  AuthFlow: z.string(),
  AuthParameters: z.record(z.string(), z.string()).default({}),
  ClientMetadata: Metadata,
};
const Answer = {
  ChallengeName: z.string(),
  ChallengeResponses: z.record(z.string(), z.string()).default({}),
  Session: z.string().optional(),
  ClientMetadata: Metadata,
};
const ClientId = z.string();

export const signInOperations: Operations = {
  InitiateAuth: clientOperation(Start, (service, front, request) => begin(service, front, flows, request)),
  RespondToAuthChallenge: clientOperation(Answer, respond),
  AdminInitiateAuth: poolOperation({ ClientId, ...Start }, (service, _pool, request) =>
    begin(service, frontOf(service, request.ClientId), administrativeFlows, request),
  ),
  AdminRespondToAuthChallenge: poolOperation({ ClientId, ...Answer }, (service, _pool, request) =>
    respond(service, frontOf(service, request.ClientId), request),
  ),
};

function begin(
  service: Service,
  front: Front,
  available: Readonly<Record<string, Flow>>,
  { AuthFlow, AuthParameters, ClientMetadata }: z.infer<z.ZodObject<typeof Start>>,
): Promise<object> {
  const flow = available[AuthFlow];
  if (flow === undefined) throw invalidParameter(`The auth flow "${AuthFlow}" is not one that this operation knows.`);
  if (!front.client.authFlows.includes(flow.allowedBy)) {
    throw invalidParameter(`${AuthFlow} flow not enabled for this client`);
  }
  return flow.begin(service, front, AuthParameters, ClientMetadata);
}

function respond(
  service: Service,
  front: Front,
  { ChallengeName, ChallengeResponses, Session, ClientMetadata }: z.infer<z.ZodObject<typeof Answer>>,
): Promise<object> {
  const answer = answers[ChallengeName];
  if (answer === undefined) throw invalidParameter(`The challenge "${ChallengeName}" was not asked.`);
  return answer(service, front, { ...ChallengeResponses, SESSION: Session ?? "" }, ClientMetadata);
}

async function refreshTokens(
  service: Service,
  front: Front,
  given: AuthParameters,
  metadata: Metadata,
): Promise<object> {
  const tokens = await refresh(service, front, parameter(given, "REFRESH_TOKEN"), metadata);
  return { AuthenticationResult: tokens, ChallengeParameters: {} };
}
