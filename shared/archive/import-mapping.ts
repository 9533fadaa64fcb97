import * as z from "zod";
import { stored } from "../i18n/stored.ts";
import { Visibility } from "../visibility/visibility.ts";
import { damaged } from "./manifest.ts";

/** A table item as plain JSON, as returned by the DynamoDB document client. */
export type ArchivedItem = Readonly<Record<string, unknown>>;

/** Sort keys that are not exported: secrets (API keys, links, feeds) and state of running jobs. */
const NOT_EXPORTED = [
  /^API-KEY#/,
  /^FEED#/,
  /^OWN-DAYS#/,
  /^HELD#/,
  /^IMPROVEMENT#/,
  /^MAILING#/,
  /^STAMP$/,
  /^EXPORT$/,
  /^DELETION$/,
  /^AUDIT/,
  /^COPY#/,
];

/** Whether the project export includes the item. */
export function isExported(sortKey: string): boolean {
  return !NOT_EXPORTED.some((kind) => kind.test(sortKey));
}

/** Renames project ids and people while a project is imported. */
export interface ImportMapping {
  /** Project ids. */
  readonly from: string;
  readonly to: string;
  /** Email addresses of the archive's people by user id. */
  readonly people: Readonly<Record<string, string>>;
  /**
   * The importing user: the only person of the archive who gets access. Whether the others have accounts is not
   * revealed.
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

// Fields that hold an id of ours, and the form of such an id. Document keys contain them.
const IDS = new Set(["draftId", "photoId"]);
const ID = /^[0-9a-z]{8,40}$/;

/**
 * Maps an item of the archive to the imported project: project id, document keys and people are replaced. Nobody
 * becomes a member by an import: former team members get an expired invitation, which an owner renews by adding them
 * again.
 *
 * @returns undefined for a member without an email address, and for the importer, who becomes the owner
 * @throws {ArchiveError} when the item refers to anything outside its project
 */
export function remapItem(row: ArchivedItem, move: ImportMapping): ArchivedItem | undefined {
  const { pk, sk, ...fields } = row;
  if (pk !== placeOf(move.from) || typeof sk !== "string" || !isExported(sk)) throw foreign(sk);
  if (/^(?:MEMBER|INVITATION)#/.test(sk)) return teamRow(row, sk, move);
  if (/^REMOVED#[^#]+$/.test(sk)) return formerMember(row, sk, move);
  if ("userId" in fields || "email" in fields) throw foreign(sk);
  return { pk: placeOf(move.to), sk, ...(movedFields(settled(sk, fields), sk, move) as ArchivedItem) };
}

/** Runs that were active during the export are not running in the imported project. */
function settled(sk: string, fields: ArchivedItem): ArchivedItem {
  if (!sk.startsWith("DRAFT#") || fields.status !== "running") return fields;
  const { stage: _, startedAt: __, ...rest } = fields;
  return { ...rest, status: "none" };
}

const placeOf = (projectId: string) => `PROJECT#${projectId}`;
const foreign = (sk: unknown) =>
  damaged(stored('the row "{row}" does not belong to its project.', { row: String(sk).slice(0, 80) }));

/** A member or an invitation, mapped to an expired invitation. */
function teamRow(row: ArchivedItem, sk: string, move: ImportMapping): ArchivedItem | undefined {
  const [kind, who = ""] = splitKey(sk);
  const address = kind === "MEMBER" && Object.hasOwn(move.people, who) ? move.people[who] : who;
  const email = Email.safeParse(address);
  const standing = Standing.safeParse(row);
  if (!standing.success) throw foreign(sk);
  // The account was already deleted, so there is no address to invite.
  if (!email.success || email.data === move.importer.email) return undefined;
  const place = { pk: placeOf(move.to), sk: `INVITATION#${email.data}`, email: email.data };
  return { ...place, ...standing.data, invitedUntil: EXPIRED };
}

/** Expiry time of the invitation in the past: the start of 1970. */
const EXPIRED = 0;

/** A removed member whose removal can be undone. */
function formerMember(row: ArchivedItem, sk: string, move: ImportMapping): ArchivedItem | undefined {
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

/** Any nested value of an item, with the names of the project and its people replaced. */
function movedFields(value: unknown, sk: string, move: ImportMapping, name = ""): unknown {
  if (typeof value === "string") return movedText(value, sk, move, name);
  if (Array.isArray(value)) return value.map((one) => movedFields(one, sk, move));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([field, one]) => {
      // An item may hold another one that is restored later. It must not bring keys of its own.
      if (field === "pk" || (field === "sk" && name !== "lock")) throw foreign(sk);
      return [field, movedFields(one, sk, move, field)];
    }),
  );
}

function movedText(value: string, sk: string, move: ImportMapping, name: string): string {
  if (IDS.has(name) && !ID.test(value)) throw foreign(sk);
  if (Object.hasOwn(move.people, value)) return personNow(value, move);
  if (/^(?:PROJECT|USER)#/.test(value)) throw foreign(sk);
  // A pipeline run is named after its project.
  if (value.startsWith(`${move.from}-`)) return move.to + value.slice(move.from.length);
  if (!/^(?:projects|uploads|archives)\/[0-9a-z]{8,40}\//.test(value)) return value;
  const own = `projects/${move.from}/`;
  if (!value.startsWith(own) || value.split("/").includes("..")) throw foreign(sk);
  return `projects/${move.to}/${value.slice(own.length)}`;
}
