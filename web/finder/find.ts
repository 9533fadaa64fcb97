import { t } from "../i18n/translate.ts";
import { match } from "./match.ts";

/** In the order in which they stand while nothing is typed. */
export const KINDS = {
  recent: t("Recent projects"),
  page: t("Pages"),
  action: t("Actions"),
  scene: t("Scenes"),
  character: t("Characters"),
  place: t("Locations"),
  day: t("Shoot days"),
  schedule: t("Schedules"),
  project: t("Projects"),
} as const;

export type FindKind = keyof typeof KINDS;

/** Something to go to, or to do. */
export interface Find {
  readonly kind: FindKind;
  /** What tells it from all others of its kind. */
  readonly id: string;
  readonly label: string;
  readonly note?: string | undefined;
  /** An address, or what is done. */
  readonly leads: string | (() => void);
}

/** A find as it is shown, with the letters of its label that were looked for. */
export interface Hit {
  readonly find: Find;
  readonly at: ReadonlySet<number>;
}

export interface HitGroup {
  readonly kind: FindKind;
  readonly hits: readonly Hit[];
  /** How many there are, of which `hits` are the best. */
  readonly total: number;
}

/** What is worth showing of one kind before something more is typed. */
const MOST = 8;
const UNASKED: ReadonlySet<FindKind> = new Set(["recent", "page", "action", "project"]);

/** What is found, by kind, the kind of the best find first. While nothing is typed, where one can go from here. */
export function found(finds: readonly Find[], typed: string): readonly HitGroup[] {
  const isAsked = typed.trim() !== "";
  const groups = (Object.keys(KINDS) as FindKind[]).map((kind) => {
    const all = finds
      .filter((find) => find.kind === kind && (isAsked || UNASKED.has(kind)))
      .flatMap((find) => hitOf(find, typed))
      .toSorted((one, other) => other.score - one.score);
    const most = isAsked ? MOST : Number.POSITIVE_INFINITY;
    return { kind, hits: all.slice(0, most), total: all.length, best: all[0]?.score ?? 0 };
  });
  return groups.filter(({ total }) => total > 0).toSorted((one, other) => other.best - one.best);
}

/** A note may bear what is looked for as well, but less well than a name. */
function hitOf(find: Find, typed: string): readonly (Hit & { readonly score: number })[] {
  const label = match(typed, find.label);
  if (label) return [{ find, ...label }];
  const whole = match(typed, `${find.label} ${find.note ?? ""}`);
  return whole ? [{ find, at: new Set(), score: whole.score / 2 }] : [];
}
