import * as z from "zod";
import { Sees } from "../need-to-know/sees.ts";
import { damaged } from "./manifest.ts";

/** A row of a table, as DynamoDB's document client gives it: plain JSON. */
export type Row = Readonly<Record<string, unknown>>;

/** Sort keys that are not exported: secrets (API keys, links, feeds) and state of running jobs. */
const STAYS = [
  /^API-KEY#/,
  /^FEED#/,
  /^OWN-DAYS#/,
  /^IMPROVEMENT#/,
  /^STAMP$/,
  /^EXPORT$/,
  /^DELETION$/,
  /^AUDIT/,
  /^COPY#/,
];

/** Whether a row goes along when its project moves. */
export function travels(sortKey: string): boolean {
  return !STAYS.some((kind) => kind.test(sortKey));
}

/** From where to where a project moves. */
export interface Move {
  /** The ids of the project. */
  readonly from: string;
  readonly to: string;
  /** The people of the archive: email addresses by user ids. */
  readonly people: Readonly<Record<string, string>>;
  /** The user ids of those who have an account where the project goes, by email address. */
  readonly accounts: ReadonlyMap<string, string>;
  /** Until when members without an account there can accept, in seconds since 1970. */
  readonly invitedUntil: number;
}

const ROLES = ["owner", "editor", "viewer"] as const;
const Standing = z.object({
  role: z.enum(ROLES).default("editor"),
  label: z.string().max(500).default("Team Member"),
  sees: Sees.optional(),
});
const Until = z.object({ invitedUntil: z.number().optional() });
const Email = z.email().max(254).toLowerCase();

// An id or key of ours that a document's place is made of.
const IDS = new Set(["draftId", "photoId"]);
const ID = /^[0-9a-z]{8,40}$/;

/**
 * Maps an item of the archive to the importing account: project id, user ids and S3 keys are replaced; members with an
 * account become members, others are invited.
 * @returns undefined for a member without an email address
 * @throws {ArchiveError} when the item refers to anything outside its project
 */
export function movedRow(row: Row, move: Move): Row | undefined {
  const { pk, sk, ...fields } = row;
  if (pk !== placeOf(move.from) || typeof sk !== "string" || !travels(sk)) throw foreign(sk);
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
function teamRow(row: Row, sk: string, move: Move): Row | undefined {
  const [kind, who = ""] = splitKey(sk);
  const address = kind === "MEMBER" ? move.people[who] : who;
  const email = Email.safeParse(address);
  const standing = Standing.safeParse(row);
  const until = Until.safeParse(kind === "MEMBER" ? move : row);
  if (!standing.success || !until.success) throw foreign(sk);
  // Somebody whose account was gone already: there is nobody to invite.
  if (!email.success) return undefined;
  const account = move.accounts.get(email.data);
  const pk = placeOf(move.to);
  return account
    ? { pk, sk: `MEMBER#${account}`, userId: account, ...standing.data }
    : { pk, sk: `INVITATION#${email.data}`, email: email.data, ...standing.data, ...until.data };
}

/** Someone who was taken off the team and can be put back. */
function formerMember(row: Row, sk: string, move: Move): Row | undefined {
  const was = z.looseObject({ sk: z.string() }).safeParse(row.was);
  if (!was.success || !/^(?:MEMBER|INVITATION)#/.test(was.data.sk)) throw foreign(sk);
  const back = teamRow(was.data, was.data.sk, move);
  return back && { pk: placeOf(move.to), sk, was: back, removedBy: personNow(row.removedBy, move) };
}

function splitKey(sk: string): [string, string] {
  const at = sk.indexOf("#");
  return [sk.slice(0, at), sk.slice(at + 1)];
}

const personNow = (id: unknown, { people, accounts }: Move) =>
  typeof id === "string" ? (accounts.get(people[id] ?? "") ?? id) : "";

/** Any value of a row below its keys, with what names the project or a person renamed. */
function movedFields(value: unknown, sk: string, move: Move, name = ""): unknown {
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

function movedText(value: string, sk: string, move: Move, name: string): string {
  if (IDS.has(name) && !ID.test(value)) throw foreign(sk);
  const person = move.people[value];
  if (person !== undefined) return move.accounts.get(person) ?? value;
  if (/^(?:PROJECT|USER)#/.test(value)) throw foreign(sk);
  // What was done by a run of the pipeline has the run's name.
  if (value.startsWith(`${move.from}-`)) return move.to + value.slice(move.from.length);
  if (!/^(?:projects|uploads|archives)\/[0-9a-z]{8,40}\//.test(value)) return value;
  const own = `projects/${move.from}/`;
  if (!value.startsWith(own) || value.split("/").includes("..")) throw foreign(sk);
  return `projects/${move.to}/${value.slice(own.length)}`;
}
