import { t } from "../i18n/translate.ts";
import { match } from "./match.ts";

/** In the order of display while the query is empty. */
export const KINDS = {
  recent: t("Recent projects"),
  page: t("Pages"),
  action: t("Actions"),
  episode: t("Episodes"),
  scene: t("Scenes"),
  character: t("Characters"),
  place: t("Locations"),
  day: t("Shoot days"),
  schedule: t("Schedules"),
  project: t("Projects"),
} as const;

export type TargetKind = keyof typeof KINDS;

/** A target or an action. */
export interface FindTarget {
  readonly kind: TargetKind;
  /** Unique within its kind. */
  readonly id: string;
  readonly label: string;
  readonly note?: string | undefined;
  /** A URL, or the action. */
  readonly target: string | (() => void);
}

/** A result with the matched letters of its label. */
export interface Hit {
  readonly find: FindTarget;
  readonly at: ReadonlySet<number>;
}

export interface HitGroup {
  readonly kind: TargetKind;
  readonly hits: readonly Hit[];
  /** Total number, of which `hits` are the best. */
  readonly total: number;
}

/** Maximum number of displayed results of each kind. */
const MAX_HITS = 8;
const UNASKED: ReadonlySet<TargetKind> = new Set(["recent", "page", "action", "project"]);

/** The results by kind, the kind of the best result first. For an empty query, the targets of the current page. */
export function found(targets: readonly FindTarget[], typed: string): readonly HitGroup[] {
  const isAsked = typed.trim() !== "";
  const groups = (Object.keys(KINDS) as TargetKind[]).map((kind) => {
    const all = targets
      .filter((find) => find.kind === kind && (isAsked || UNASKED.has(kind)))
      .flatMap((find) => hitOf(find, typed))
      .toSorted((one, other) => other.score - one.score);
    const most = isAsked ? MAX_HITS : Number.POSITIVE_INFINITY;
    return { kind, hits: all.slice(0, most), total: all.length, best: all[0]?.score ?? 0 };
  });
  return groups.filter(({ total }) => total > 0).toSorted((one, other) => other.best - one.best);
}

/** A match in the note ranks below a match in the name. */
function hitOf(find: FindTarget, typed: string): readonly (Hit & { readonly score: number })[] {
  const label = match(typed, find.label);
  if (label) return [{ find, ...label }];
  const whole = match(typed, `${find.label} ${find.note ?? ""}`);
  return whole ? [{ find, at: new Set(), score: whole.score / 2 }] : [];
}
