import type * as z from "zod";
import { API_SCOPES, type ApiScope } from "./api-scopes.ts";

/**
 * Who may call a route.
 * - `anyone`: no token is asked for.
 * - `signedIn`: any valid session.
 * - `self`: a valid session whose user is the path's `{user}`.
 * - `viewer`, `editor`, `owner`: a member of the project `{id}` with at least that role.
 * - a scope: a program with an API key of the project `{id}` that has this scope, and nobody else.
 */
export type Access = "anyone" | "signedIn" | "self" | MemberAccess | ApiScope;

/** Of members of a project. */
type MemberAccess = "viewer" | "editor" | "owner";

/** Whether a route is called with an API key, and with no session. */
export function isForClients(access: Access): access is ApiScope {
  return access in API_SCOPES;
}

/** What a route answers with: JSON of a schema, plain text, or a file that is saved under a name. */
export type ResponseSpec =
  | { readonly kind: "json"; readonly schema: z.ZodType }
  | { readonly kind: "text"; readonly mediaType: string }
  | { readonly kind: "file"; readonly mediaType: string };

/** What a route takes: JSON of a schema, or a multipart form with one file and text fields. */
export type Payload =
  | { readonly kind: "json"; readonly schema: z.ZodType }
  | { readonly kind: "form"; readonly file: string; readonly fields: z.ZodType };

/** One route of the API. `refusals` are the expected ways of saying no, each with its HTTP status. */
export interface Route {
  readonly method: "GET" | "POST";
  readonly path: `/api/${string}`;
  readonly summary: string;
  readonly access: Access;
  /** It changes nothing of what was planned, so it may be called for a completed project too. */
  readonly allowWhenCompleted?: true;
  /** Who has no second step of signing in may call it, even where the installation asks everybody for one. */
  readonly allowWithoutTwoFactor?: true;
  /** It may be called for a deleted project too, as long as that can be taken back. */
  readonly allowWhenDeleted?: true;
  /**
   * It shows a member no more of the project than they see, so whoever sees some scenes only may call it too. All else is
   * refused to them, so nothing is shown by a route that has not been thought of.
   */
  readonly filtersByVisibility?: true;
  /** It gives something away by an address in its answer, so the audit trail knows of it as of a change. */
  readonly audited?: true;
  readonly payload?: Payload;
  readonly query?: z.ZodType;
  readonly answer: ResponseSpec;
  readonly refusals: Readonly<Record<string, number>>;
}

/** Whether a route changes what a project has planned or recorded, which nobody may once the project is completed. */
export function isBlockedByCompletion({ access, method, allowWhenCompleted }: RouteRule): boolean {
  return isOfProject(access) && method !== "GET" && !allowWhenCompleted;
}

const isOfProject = (access: Access) => access !== "anyone" && access !== "signedIn" && access !== "self";

/** Whether the project's audit trail knows who has called a route: of each that changes something or gives a file away. */
export function isAudited({ access, method, answer, audited }: Route): boolean {
  return isOfProject(access) && (method !== "GET" || answer.kind === "file" || audited === true);
}

/** What decides who may call a route, and when. */
export type RouteRule = Pick<
  Route,
  "access" | "method" | "allowWhenCompleted" | "allowWhenDeleted" | "allowWithoutTwoFactor" | "filtersByVisibility"
>;

/** The names in braces of a path: `ParamOf<"/api/{id}/cast/{castId}">` is `"id" | "castId"`. */
export type ParamOf<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ParamOf<Rest>
  : never;

/** A route's path parameters, by name. */
export type ParamsOf<R extends Route> = Readonly<Record<ParamOf<R["path"]>, string>>;

/** A route's payload as the handler sees it: the parsed JSON, or the form's fields with its file. */
export type PayloadOf<R extends Route> = R extends {
  payload: { kind: "json"; schema: infer S extends z.ZodType };
}
  ? z.output<S>
  : R extends { payload: { kind: "form"; fields: infer F extends z.ZodType } }
    ? z.output<F> & { readonly file: UploadedFile }
    : undefined;

/** A route's payload as a caller gives it. */
export type PayloadFor<R extends Route> = R extends { payload: { kind: "json"; schema: infer S extends z.ZodType } }
  ? z.input<S>
  : R extends { payload: { kind: "form" } }
    ? FormData
    : undefined;

/** A route's query as a caller gives it. */
export type QueryFor<R extends Route> = R extends { query: infer Q extends z.ZodType } ? z.input<Q> : undefined;

/** A route's query string, parsed. */
export type QueryOf<R extends Route> = R extends { query: infer Q extends z.ZodType } ? z.output<Q> : undefined;

/** What a handler of the route returns. */
export type ResponseOf<R extends Route> = R["answer"] extends { kind: "json"; schema: infer S extends z.ZodType }
  ? z.output<S>
  : R["answer"] extends { kind: "text" }
    ? string
    : NamedFile;

/** The names of a route's own refusals. */
export type RefusalOf<R extends Route> = keyof R["refusals"] & string;

/** A file that came in a form. */
export interface UploadedFile {
  readonly name: string;
  readonly mediaType: string;
  readonly bytes: Uint8Array;
}

/** A file to be saved by the browser under `name`. */
export interface NamedFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** Describes a JSON answer or payload. */
export const json = <S extends z.ZodType>(schema: S) => ({ kind: "json", schema }) as const;

/** Describes an answer of tab-separated text. */
export const tsv = { kind: "text", mediaType: "text/tab-separated-values; charset=utf-8" } as const;

/** Describes an answer that is a calendar, to be taken again from time to time. */
export const calendar = { kind: "text", mediaType: "text/calendar; charset=utf-8" } as const;

/** Describes an answer that is a PDF to be saved. */
export const pdf = { kind: "file", mediaType: "application/pdf" } as const;

/** Describes an answer that is a file of any other kind, to be saved. */
export const file = { kind: "file", mediaType: "application/octet-stream" } as const;

/** The refusals that every route shares, with their HTTP statuses. */
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
export type CommonRefusal = keyof typeof COMMON_REFUSALS;
