import type * as z from "zod";
import { API_SCOPES, type ApiScope } from "./api-scopes.ts";

/**
 * Who may call a route.
 * - `anyone`: no token required.
 * - `signedIn`: any valid session.
 * - `self`: a valid session of the user `{user}` in the path.
 * - `viewer`, `editor`, `owner`: a member of the project `{id}` with at least this role.
 * - a scope: only a program with an API key of the project `{id}` that has this scope.
 */
export type Access = "anyone" | "signedIn" | "self" | MemberAccess | ApiScope;

/** Roles of project members. */
type MemberAccess = "viewer" | "editor" | "owner";

/** Whether the route takes an API key instead of a session. */
export function isForClients(access: Access): access is ApiScope {
  return access in API_SCOPES;
}

/** The response: JSON of a schema, text, or a file to be saved under a name. */
export type ResponseSpec =
  | { readonly kind: "json"; readonly schema: z.ZodType }
  | { readonly kind: "text"; readonly mediaType: string }
  | { readonly kind: "file"; readonly mediaType: string };

/** The request body: JSON of a schema, or a multipart form with one file and text fields. */
export type Payload =
  | { readonly kind: "json"; readonly schema: z.ZodType }
  | { readonly kind: "form"; readonly file: string; readonly fields: z.ZodType };

/** One route of the API. `refusals` are the expected errors with their HTTP statuses. */
export interface Route {
  readonly method: "GET" | "POST";
  readonly path: `/api/${string}`;
  readonly summary: string;
  readonly access: Access;
  /** May be called for a completed project, because it does not change the plan. */
  readonly allowWhenCompleted?: true;
  /** May be called without two-factor authentication, even where the deployment requires it. */
  readonly allowWithoutTwoFactor?: true;
  /** May be called for a deleted project that can still be restored. */
  readonly allowWhenDeleted?: true;
  /**
   * The response is filtered by the member's visibility, so restricted members may call the route. All other routes
   * refuse them: a forgotten route cannot leak data.
   */
  readonly filtersByVisibility?: true;
  /** Recorded in the activity log like a change, because the response contains a download URL. */
  readonly audited?: true;
  readonly payload?: Payload;
  readonly query?: z.ZodType;
  readonly answer: ResponseSpec;
  readonly refusals: Readonly<Record<string, number>>;
}

/** Whether the route changes a project's plan or records, which completed projects do not allow. */
export function isBlockedByCompletion({ access, method, allowWhenCompleted }: RouteRule): boolean {
  return isOfProject(access) && method !== "GET" && !allowWhenCompleted;
}

const isOfProject = (access: Access) => access !== "anyone" && access !== "signedIn" && access !== "self";

/** Whether calls are recorded in the activity log: changes and downloads are. */
export function isAudited({ access, method, answer, audited }: Route): boolean {
  return isOfProject(access) && (method !== "GET" || answer.kind === "file" || audited === true);
}

/** The fields that decide who may call a route, and when. */
export type RouteRule = Pick<
  Route,
  "access" | "method" | "allowWhenCompleted" | "allowWhenDeleted" | "allowWithoutTwoFactor" | "filtersByVisibility"
>;

/** The parameter names of a path: `ParamOf<"/api/{id}/cast/{castId}">` is `"id" | "castId"`. */
export type ParamOf<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ParamOf<Rest>
  : never;

export type ParamsOf<R extends Route> = Readonly<Record<ParamOf<R["path"]>, string>>;

/** The payload that a handler receives: parsed JSON, or the form's fields with its file. */
export type PayloadOf<R extends Route> = R extends {
  payload: { kind: "json"; schema: infer S extends z.ZodType };
}
  ? z.output<S>
  : R extends { payload: { kind: "form"; fields: infer F extends z.ZodType } }
    ? z.output<F> & { readonly file: UploadedFile }
    : undefined;

/** The payload that a caller passes. */
export type PayloadFor<R extends Route> = R extends { payload: { kind: "json"; schema: infer S extends z.ZodType } }
  ? z.input<S>
  : R extends { payload: { kind: "form" } }
    ? FormData
    : undefined;

/** The query that a caller passes. */
export type QueryFor<R extends Route> = R extends { query: infer Q extends z.ZodType } ? z.input<Q> : undefined;

/** The parsed query. */
export type QueryOf<R extends Route> = R extends { query: infer Q extends z.ZodType } ? z.output<Q> : undefined;

/** The result type of the route's handler. */
export type ResponseOf<R extends Route> = R["answer"] extends { kind: "json"; schema: infer S extends z.ZodType }
  ? z.output<S>
  : R["answer"] extends { kind: "text" }
    ? string
    : NamedFile;

/** Codes of the route's own refusals. */
export type RefusalOf<R extends Route> = keyof R["refusals"] & string;

/** A file uploaded in a form. */
export interface UploadedFile {
  readonly name: string;
  readonly mediaType: string;
  readonly bytes: Uint8Array;
}

/** A file that the browser saves under `name`. */
export interface NamedFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** A JSON response or payload. */
export const json = <S extends z.ZodType>(schema: S) => ({ kind: "json", schema }) as const;

/** A response of tab-separated text. */
export const tsv = { kind: "text", mediaType: "text/tab-separated-values; charset=utf-8" } as const;

/** An iCalendar response for subscription. */
export const calendar = { kind: "text", mediaType: "text/calendar; charset=utf-8" } as const;

/** A PDF download. */
export const pdf = { kind: "file", mediaType: "application/pdf" } as const;

/** A download of any other kind of file. */
export const file = { kind: "file", mediaType: "application/octet-stream" } as const;

/** Refusals that all routes share, with their HTTP statuses. */
export const COMMON_REFUSALS = {
  invalid: 400,
  signedOut: 401,
  forbidden: 403,
  limited: 403,
  secondStepNeeded: 403,
  notFound: 404,
  completed: 409,
  newerFormat: 409,
  tooLarge: 413,
  internal: 500,
  unavailable: 503,
} as const;
