import * as z from "zod";
import { Visibility } from "../visibility/visibility.ts";
import { damaged } from "./manifest.ts";

/** A row of a table, as DynamoDB's document client gives it: plain JSON. */
export type Row = Readonly<Record<string, unknown>>;

/** Sort keys that are not exported: secrets (API keys, links, feeds) and state of running jobs. */
const NOT_EXPORTED = [
  /^API-KEY#/,
  /^FEED#/,
  /^OWN-DAYS#/,
  /^HELD#/,
  /^IMPROVEMENT#/,
  /^STAMP$/,
  /^EXPORT$/,
  /^DELETION$/,
  /^AUDIT/,
  /^COPY#/,
];

/** Whether a row goes along when its project moves. */
export function isExported(sortKey: string): boolean {
  return !NOT_EXPORTED.some((kind) => kind.test(sortKey));
}

/** From where to where a project moves. */
export interface ImportMapping {
  /** The ids of the project. */
  readonly from: string;
  readonly to: string;
  /** The people of the archive: e-mail addresses by user ids. */
  readonly people: Readonly<Record<string, string>>;
  /**
   * Whoever imports it, who is the one person of the archive that is known where it goes: of anybody else it is not even
   * said whether they have an account there.
   */
  readonly importer: { readonly userId: string; readonly email: string };
}

const ROLES = ["owner", "editor", "viewer"] as const;
const Standing = z.object({
  role: z.enum(ROLES).default("editor"),
  label: z.string().max(500).default("Team Member"),
  sees: Visibility.optional(),
});
const Email = z.email().max(254).toLowerCase();

// An id or key of ours that a document's place is made of.
const IDS = new Set(["draftId", "photoId"]);
const ID = /^[0-9a-z]{8,40}$/;

/**
 * A row as it stands in its new project: its own places and people renamed. Nobody becomes a member by it: whoever was on
 * the team has an invitation whose time is over, which an owner renews by adding them again.
 *
 * @returns undefined for a member whom nobody can reach any more, and for whoever imports it, who owns it
 * @throws {ArchiveError} when it reaches for anything outside of its project
 */
export function remapItem(row: Row, move: ImportMapping): Row | undefined {
  const { pk, sk, ...fields } = row;
  if (pk !== placeOf(move.from) || typeof sk !== "string" || !isExported(sk)) throw foreign(sk);
  if (/^(?:MEMBER|INVITATION)#/.test(sk)) return teamRow(row, sk, move);
  if (/^REMOVED#[^#]+$/.test(sk)) return formerMember(row, sk, move);
  if ("userId" in fields || "email" in fields) throw foreign(sk);
  return { pk: placeOf(move.to), sk, ...(movedFields(settled(sk, fields), sk, move) as Row) };
}

/** What ran when the project was exported does not run where it is imported. */
function settled(sk: string, fields: Row): Row {
  if (!sk.startsWith("DRAFT#") || fields.status !== "running") return fields;
  const { stage: _, startedAt: __, ...rest } = fields;
  return { ...rest, status: "none" };
}

const placeOf = (projectId: string) => `PROJECT#${projectId}`;
const foreign = (sk: unknown) => damaged(`the row "${String(sk).slice(0, 80)}" does not belong to its project.`);

/** Someone on the team, wherever the project is now. */
function teamRow(row: Row, sk: string, move: ImportMapping): Row | undefined {
  const [kind, who = ""] = splitKey(sk);
  const address = kind === "MEMBER" && Object.hasOwn(move.people, who) ? move.people[who] : who;
  const email = Email.safeParse(address);
  const standing = Standing.safeParse(row);
  if (!standing.success) throw foreign(sk);
  // Somebody whose account was gone already: there is nobody to invite.
  if (!email.success || email.data === move.importer.email) return undefined;
  const place = { pk: placeOf(move.to), sk: `INVITATION#${email.data}`, email: email.data };
  return { ...place, ...standing.data, invitedUntil: OVER };
}

/** An invitation until the beginning of 1970. */
const OVER = 0;

/** Someone who was taken off the team and can be put back. */
function formerMember(row: Row, sk: string, move: ImportMapping): Row | undefined {
  const was = z.looseObject({ sk: z.string() }).safeParse(row.was);
  if (!was.success || !/^(?:MEMBER|INVITATION)#/.test(was.data.sk)) throw foreign(sk);
  const back = teamRow(was.data, was.data.sk, move);
  return back && { pk: placeOf(move.to), sk, was: back, removedBy: personNow(row.removedBy, move) };
}

function splitKey(sk: string): [string, string] {
  const at = sk.indexOf("#");
  return [sk.slice(0, at), sk.slice(at + 1)];
}

const personNow = (id: unknown, { people, importer }: ImportMapping) => {
  if (typeof id !== "string") return "";
  return Object.hasOwn(people, id) && people[id]?.toLowerCase() === importer.email ? importer.userId : id;
};

/** Any value of a row below its keys, with what names the project or a person renamed. */
function movedFields(value: unknown, sk: string, move: ImportMapping, name = ""): unknown {
  if (typeof value === "string") return movedText(value, sk, move, name);
  if (Array.isArray(value)) return value.map((one) => movedFields(one, sk, move));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([field, one]) => {
      // A row may keep another one inside, which is written back some day: never with keys of its own.
      if (field === "pk" || (field === "sk" && name !== "lock")) throw foreign(sk);
      return [field, movedFields(one, sk, move, field)];
    }),
  );
}

function movedText(value: string, sk: string, move: ImportMapping, name: string): string {
  if (IDS.has(name) && !ID.test(value)) throw foreign(sk);
  if (Object.hasOwn(move.people, value)) return personNow(value, move);
  if (/^(?:PROJECT|USER)#/.test(value)) throw foreign(sk);
  // What was done by a run of the pipeline has the run's name.
  if (value.startsWith(`${move.from}-`)) return move.to + value.slice(move.from.length);
  if (!/^(?:projects|uploads|archives)\/[0-9a-z]{8,40}\//.test(value)) return value;
  const own = `projects/${move.from}/`;
  if (!value.startsWith(own) || value.split("/").includes("..")) throw foreign(sk);
  return `projects/${move.to}/${value.slice(own.length)}`;
}
