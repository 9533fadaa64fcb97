import { CognitoUser, CognitoUserPool } from "amazon-cognito-identity-js";
import { environment } from "../../runtime/environment.ts";
import { TransientError } from "../../runtime/transient-errors.ts";

/** Ways in which Cognito says no that a person can act on. `unsuitable`: not for an account in this state. */
export type AccountRefusal =
  | "notAuthorized"
  | "notConfirmed"
  | "tooManyAttempts"
  | "weakPassword"
  | "emailTaken"
  | "wrongCode"
  | "codeNeeded"
  | "codeExpired"
  | "unsuitable";

/** Thrown for each of them; anything else that Cognito says is a bug. */
export class AccountError extends Error {
  readonly refusal: AccountRefusal;

  constructor(refusal: AccountRefusal, message: string) {
    super(message);
    this.refusal = refusal;
  }
}

const REFUSALS: Readonly<Record<string, AccountRefusal>> = {
  NotAuthorizedException: "notAuthorized",
  UnauthorizedException: "notAuthorized",
  UnsupportedTokenTypeException: "notAuthorized",
  UserNotFoundException: "notAuthorized",
  UserNotConfirmedException: "notConfirmed",
  TooManyRequestsException: "tooManyAttempts",
  TooManyFailedAttemptsException: "tooManyAttempts",
  LimitExceededException: "tooManyAttempts",
  InvalidPasswordException: "weakPassword",
  UsernameExistsException: "emailTaken",
  CodeMismatchException: "wrongCode",
  ExpiredCodeException: "codeExpired",
  EnableSoftwareTokenMFAException: "wrongCode",
  InvalidParameterException: "unsuitable",
};

/** What Cognito answered in our own terms, where it is a no that a person can act on. */
export function refused(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  if (/attempts exceeded/i.test(error.message)) return new AccountError("tooManyAttempts", error.message);
  const refusal = REFUSALS[error.name];
  return refusal ? new AccountError(refusal, error.message) : error;
}

type Answered = (error?: Error, answer?: unknown) => void;

// The library has these members; its types have forgotten them.
declare module "amazon-cognito-identity-js" {
  interface CognitoUserPool {
    readonly client: { request(operation: string, payload: object, answered: Answered): void };
  }
  interface CognitoUser {
    revokeToken(revocation: { token: string; callback: (error?: Error) => void }): void;
  }
}

export function userPool(storage = forgetful()): CognitoUserPool {
  const endpoint = process.env.AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER;
  const pool = new CognitoUserPool({
    UserPoolId: environment("USER_POOL_ID"),
    ClientId: environment("CLIENT_ID"),
    Storage: storage,
    ...(endpoint && { endpoint }),
  });
  retryOnlyLostConnections(pool);
  return pool;
}

/** How often a request is sent whose connection breaks before an answer: Cognito closes idle connections at any time. */
const TRIES = 3;

/**
 * The library repeats some calls for six seconds after any error, and others never. Here a refusal is final, and a request
 * whose connection breaks is sent again.
 */
function retryOnlyLostConnections({ client }: CognitoUserPool): void {
  const request = client.request.bind(client);
  const send = (operation: string, payload: object, answered: Answered, triesLeft: number): void =>
    request(operation, payload, (error, answer) => {
      if (error && "code" in error && error.code === "NetworkError" && triesLeft > 1)
        return send(operation, payload, answered, triesLeft - 1);
      if (error && REFUSALS[error.name]) Object.assign(error, { nonRetryable: true });
      answered(error, answer);
    });
  client.request = (operation, payload, answered) => send(operation, payload, answered, TRIES);
}

export function userNamed(name: string): CognitoUser {
  const storage = forgetful();
  const user = new CognitoUser({ Username: name, Pool: userPool(storage), Storage: storage });
  user.setAuthenticationFlowType("USER_PASSWORD_AUTH");
  return user;
}

/** The library keeps what it learns in a storage; a warm function must not keep one person's tokens for the next. */
function forgetful(): Storage {
  const items = new Map<string, string>();
  return {
    getItem: (name) => items.get(name) ?? null,
    setItem: (name, value) => void items.set(name, value),
    removeItem: (name) => void items.delete(name),
    clear: () => items.clear(),
    key: () => null,
    length: 0,
  };
}

/** The library waits for ever. */
const TIMEOUT_MS = 15_000;

/**
 * Runs a call of the library's, which answers through callbacks.
 *
 * @throws {AccountError} when Cognito says no
 */
export function cognitoCall<T>(call: (done: (error: unknown, value?: T) => void) => void): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new TransientError("Cognito does not answer.")), TIMEOUT_MS);
    call((error, value) => {
      clearTimeout(timer);
      if (error) reject(refused(error));
      else resolve(value as T); // no error: the value is there
    });
  });
}
