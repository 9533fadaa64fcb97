import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { type Authority, type Engine, ServiceError } from "../engine.ts";
import { jsonFile } from "../json-file.ts";
import { answeringJson, closeServer, jsonBody } from "../json-http.ts";
import type { Mail } from "../mail.ts";
import { requirePermission } from "../permission.ts";
import { accountOperations } from "./operations/account.ts";
import { administrationOperations } from "./operations/administration.ts";
import { clientOperations } from "./operations/clients.ts";
import { groupOperations } from "./operations/groups.ts";
import { type Operations, poolNamedIn } from "./operations/operation.ts";
import { passwordResetOperations } from "./operations/password-reset.ts";
import { signInOperations } from "./operations/sign-in.ts";
import { signOutOperations } from "./operations/sign-out.ts";
import { signUpOperations } from "./operations/sign-up.ts";
import { softwareTokenOperations } from "./operations/software-token.ts";
import { userListOperations } from "./operations/user-list.ts";
import { authorize, type Trust } from "./pool/authorizer.ts";
import { challenges } from "./pool/challenges.ts";
import { lockout } from "./pool/lockout.ts";
import type { UserPool } from "./pool/pool.ts";
import { poolOf, type Service } from "./pool/service.ts";
import { type Claims, type Jwks, signer } from "./pool/signer.ts";
import { emptyState, State } from "./pool/state.ts";
import { forgetExpiredSessions } from "./users/sessions.ts";

export interface CognitoEngine extends Engine {
  /** The public signing keys, as served at /POOLID/.well-known/jwks.json. */
  jwks(): Jwks;
  /** The claims of a token that API Gateway's JWT authorizer accepts; undefined for any other token. */
  authorize(token: string, trust: Trust): Claims | undefined;
}

export interface CognitoOptions {
  /** Stores users, sessions and the signing key. Without a file they are lost when the process ends. */
  readonly file?: string;
  readonly pools: readonly UserPool[];
  trigger(functionArn: string, event: unknown): Promise<unknown>;
  deliver(mail: Mail): void;
  readonly authority?: Authority;
  /** Milliseconds since 1970. */
  now?(): number;
}

const contentType = "application/x-amz-json-1.1";
const target = /^AWSCognitoIdentityProviderService\.(\w+)$/;
const jwksPath = /^\/([^/]+)\/\.well-known\/jwks\.json$/;

const operations: Operations = {
  ...signUpOperations,
  ...signInOperations,
  ...signOutOperations,
  ...passwordResetOperations,
  ...accountOperations,
  ...administrationOperations,
  ...userListOperations,
  ...groupOperations,
  ...softwareTokenOperations,
  ...clientOperations,
};

export function cognitoEngine(options: CognitoOptions): CognitoEngine {
  const now = options.now ?? Date.now;
  const kept = jsonFile(options.file, State, emptyState);
  const service: Service = {
    pools: options.pools,
    state: kept.value,
    signer: signer(kept.value.privateKey),
    challenges: challenges(now),
    lockout: lockout(now),
    now,
    trigger: (functionArn, event) => options.trigger(functionArn, event),
    deliver: (mail) => options.deliver(mail),
  };
  forgetExpiredSessions(service);
  kept.save();

  async function answer(request: IncomingMessage): Promise<object> {
    const [, poolId] = jwksPath.exec(request.url ?? "") ?? [];
    if (poolId !== undefined) {
      poolOf(service, poolId); // Throws when the pool does not exist.
      return service.signer.jwks;
    }
    const [, name = ""] = target.exec(`${request.headers["x-amz-target"]}`) ?? [];
    const operation = operations[name];
    if (operation === undefined) {
      throw new ServiceError("UnknownOperationException", `The local user pool has no operation "${name}".`);
    }
    const body = await jsonBody(request);
    if (operation.administrative) {
      const permission = { action: `cognito-idp:${name}`, resources: [poolNamedIn(service, body).arn], status: 400 };
      requirePermission(options.authority, request.headers.authorization, permission);
    }
    try {
      return await operation.run(service, body);
    } finally {
      // Save after a refusal too: it may have counted a wrong code.
      kept.save();
    }
  }

  const answerCall = answeringJson(answer, contentType);
  const server = createServer(async (request, response) => {
    allowBrowsers(request, response);
    if (request.method === "OPTIONS") response.writeHead(200).end();
    else await answerCall(request, response);
  });

  return {
    server,
    close: () => closeServer(server),
    jwks: () => service.signer.jwks,
    authorize: (token, trust) => authorize(service.signer, token, trust, Math.floor(now() / 1000)),
  };
}

/** Cognito allows requests from any origin, because browsers call its public operations. */
function allowBrowsers(request: IncomingMessage, response: ServerResponse): void {
  response.setHeader("access-control-allow-origin", request.headers.origin ?? "*");
  response.setHeader("access-control-allow-methods", "POST, GET");
  const asked = request.headers["access-control-request-headers"];
  if (asked !== undefined) response.setHeader("access-control-allow-headers", asked);
}
