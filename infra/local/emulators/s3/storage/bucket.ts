import { randomBytes } from "node:crypto";
import { join } from "node:path";
import * as z from "zod";
import { ensureFolder } from "../../files/durable-file.ts";
import { type CorsRule, parseCorsRules } from "../http/cors.ts";
import { noSuchKey, preconditionFailed } from "../http/errors.ts";
import { type Bodies, bodiesIn } from "./bodies.ts";
import { openJournal } from "./journal.ts";

/** The version id in an unversioned bucket. */
const UNVERSIONED = "null";

const Version = z
  .object({
    id: z.string(),
    /** Milliseconds since 1970. */
    at: z.number(),
    etag: z.string(),
    size: z.number(),
    /** The file name of the body. */
    body: z.string(),
    headers: z.record(z.string(), z.string()),
    checksum: z.object({ header: z.string(), value: z.string() }).optional(),
    tags: z.record(z.string(), z.string()).optional(),
  })
  .readonly();
export type Version = z.infer<typeof Version>;

const DeleteMarker = z.object({ id: z.string(), at: z.number(), isDeleteMarker: z.literal(true) }).readonly();
export type DeleteMarker = z.infer<typeof DeleteMarker>;

export type State = Version | DeleteMarker;

const Entry = z.union([
  z.object({ key: z.string(), added: z.union([DeleteMarker, Version]) }),
  z.object({ key: z.string(), removed: z.string() }),
  z.object({ key: z.string(), tagged: z.string(), tags: z.record(z.string(), z.string()) }),
]);
type Entry = z.infer<typeof Entry>;

/** The precondition of a write: an ETag without quotes, or "*" for any or none. */
export interface Precondition {
  readonly ifMatch: string | undefined;
  readonly ifNoneMatch: string | undefined;
}

export interface BucketOptions {
  readonly versioned: boolean;
  /** The CORS rules in CloudFormation's format. */
  readonly cors?: readonly unknown[];
}

/** The index of a bucket. Each change is one synchronous step: it is written to the journal before others see it. */
export interface Bucket {
  readonly name: string;
  readonly cors: readonly CorsRule[];
  readonly bodies: Bodies;
  keys(): string[];
  /** Newest first. */
  states(key: string): readonly State[];
  put(key: string, version: Omit<Version, "id" | "at">, precondition: Precondition): Version;
  /** Replaces the tags of a version, if it still exists. */
  tag(key: string, id: string, tags: Readonly<Record<string, string>>): void;
  /** Deletes one version permanently. */
  removeVersion(key: string, id: string): State | undefined;
  /** Deletes the object; in a versioned bucket it adds a delete marker. */
  remove(key: string): DeleteMarker | undefined;
  close(): void;
}

export function openBucket(
  folder: string,
  name: string,
  { versioned, cors = [] }: BucketOptions,
  now: () => number,
): Bucket {
  ensureFolder(folder);
  const bodies = bodiesIn(join(folder, "bodies"));
  const journal = openJournal(join(folder, "journal.jsonl"), Entry);
  const objects = indexFrom(journal.entries);
  forgetBrokenBodies(objects, bodies, name);

  const kept = [...objects].flatMap(([key, states]) => states.toReversed().map((added) => ({ key, added })));
  // A journal that once had entries is never empty, so that an empty one is known as damaged.
  if (kept.length > 0 && kept.length * 2 < journal.entries.length) journal.replace(kept);

  function record(entry: Entry): void {
    journal.append(entry);
    apply(objects, entry);
  }
  function drop(key: string, id: string): State | undefined {
    const state = objects.get(key)?.find((candidate) => candidate.id === id);
    if (state === undefined) return undefined;
    record({ key, removed: id });
    if ("body" in state) bodies.remove(state.body);
    return state;
  }
  const newId = () => (versioned ? randomBytes(24).toString("base64url") : UNVERSIONED);

  return {
    name,
    cors: parseCorsRules(cors),
    bodies,
    keys: () => [...objects.keys()],
    states: (key) => objects.get(key) ?? [],
    put(key, version, precondition) {
      requirePrecondition(key, objects.get(key)?.[0], precondition);
      const added = { ...version, id: newId(), at: now() };
      const replaced = versioned ? undefined : objects.get(key)?.find(({ id }) => id === UNVERSIONED);
      record({ key, added });
      if (replaced && "body" in replaced) bodies.remove(replaced.body);
      return added;
    },
    tag(key, id, tags) {
      if (objects.get(key)?.some((state) => state.id === id)) record({ key, tagged: id, tags });
    },
    removeVersion: drop,
    remove(key) {
      if (!versioned) {
        drop(key, UNVERSIONED);
        return undefined;
      }
      const added = { id: newId(), at: now(), isDeleteMarker: true as const };
      record({ key, added });
      return added;
    },
    close: journal.close,
  };
}

function indexFrom(entries: readonly Entry[]): Map<string, readonly State[]> {
  const objects = new Map<string, readonly State[]>();
  for (const entry of entries) apply(objects, entry);
  return objects;
}

function apply(objects: Map<string, readonly State[]>, entry: Entry): void {
  if ("tagged" in entry) {
    const { key, tagged, tags } = entry;
    objects.set(
      key,
      (objects.get(key) ?? []).map((state) => (state.id === tagged ? { ...state, tags } : state)),
    );
    return;
  }
  const gone = "added" in entry ? entry.added.id : entry.removed;
  const others = (objects.get(entry.key) ?? []).filter(({ id }) => id !== gone);
  const states = "added" in entry ? [entry.added, ...others] : others;
  if (states.length > 0) objects.set(entry.key, states);
  else objects.delete(entry.key);
}

/** Removes bodies without a version, left by a crash, and versions whose body is incomplete after external damage. */
function forgetBrokenBodies(objects: Map<string, readonly State[]>, bodies: Bodies, bucket: string): void {
  const unclaimed = new Map(bodies.sizes());
  for (const [key, states] of objects) {
    for (const state of states) {
      if (!("body" in state)) continue;
      const size = unclaimed.get(state.body);
      unclaimed.delete(state.body);
      if (size === state.size) continue;
      const rest = size === undefined ? "is missing" : `has ${size} bytes of ${state.size}`;
      console.error(
        `A version of "${key}" in ${bucket} is damaged and left out: its file bodies/${state.body} ${rest}.`,
      );
      apply(objects, { key, removed: state.id });
    }
  }
  for (const name of unclaimed.keys()) bodies.remove(name);
}

function requirePrecondition(key: string, latest: State | undefined, { ifMatch, ifNoneMatch }: Precondition): void {
  const etag = latest && "etag" in latest ? latest.etag : undefined;
  if (ifNoneMatch !== undefined && etag !== undefined) throw preconditionFailed("If-None-Match");
  if (ifMatch === undefined) return;
  if (etag === undefined) throw noSuchKey(key);
  if (ifMatch !== "*" && ifMatch !== etag) throw preconditionFailed("If-Match");
}
