import { CognitoUser, CognitoUserPool } from "amazon-cognito-identity-js";
import { environment } from "../../runtime/environment.ts";
import { TransientError } from "../../runtime/transient-errors.ts";

/** Cognito errors that a user can act on. `unsuitable`: not possible for an account in this state. */
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

/** Thrown for each `AccountRefusal`. Any other Cognito error is a bug. */
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

/** Maps a Cognito error to an `AccountError` if a user can act on it; returns any other error unchanged. */
export function refused(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  if (/attempts exceeded/i.test(error.message)) return new AccountError("tooManyAttempts", error.message);
  const refusal = REFUSALS[error.name];
  return refusal ? new AccountError(refusal, error.message) : error;
}

type Answered = (error?: Error, answer?: unknown) => void;

// These members exist in the library but are missing from its types.
declare module "amazon-cognito-identity-js" {
  interface CognitoUserPool {
    readonly client: { request(operation: string, payload: object, answered: Answered): void };
  }
  interface CognitoUser {
    revokeToken(revocation: { token: string; callback: (error?: Error) => void }): void;
  }
}

function userPool(storage = forgetful()): CognitoUserPool {
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

/**
 * Attempts for a request whose connection breaks before the response: Cognito may close idle connections at any time.
 */
const TRIES = 3;

/**
 * The library retries some calls for six seconds after any error and never retries others. Here refusals are final, and
 * only requests with a broken connection are retried.
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
  return new CognitoUser({ Username: name, Pool: userPool(storage), Storage: storage });
}

/**
 * An empty storage for each user: the library caches tokens in it, and a warm function must not share them between
 * users.
 */
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

/** The library has no timeout of its own. */
const TIMEOUT_MS = 15_000;

/**
 * Turns a callback-style library call into a promise.
 *
 * @throws {AccountError} when Cognito refuses the call
 */
export function cognitoCall<T>(call: (done: (error: unknown, value?: T) => void) => void): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new TransientError("Cognito does not respond.")), TIMEOUT_MS);
    call((error, value) => {
      clearTimeout(timer);
      if (error) reject(refused(error));
      else resolve(value as T); // Without an error, there is a value.
    });
  });
}

/**
 * Calls an operation that the library offers not at all, not with an access token, or only with needless work.
 *
 * @throws {AccountError} when Cognito refuses the call
 */
export function askCognito(operation: string, payload: object): Promise<unknown> {
  return cognitoCall<unknown>((done) => userPool().client.request(operation, payload, done));
}
