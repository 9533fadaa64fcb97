import { createContext, useCallback, useContext, useRef, useState } from "react";
import { useRevalidator } from "react-router-dom";
import type { routes } from "../../../shared/contract/routes.ts";
import type { PayloadFor } from "../../../shared/contract/schema/route.ts";
import { ApiError, api, NetworkError } from "../../api/client.ts";
import { errorText } from "../../api/error-text.ts";
import { t } from "../../i18n/translate.ts";
import { type FoundScene, findingKey } from "./findings.ts";

export type Correction = PayloadFor<(typeof routes)["correctBreakdown"]>["correction"];

/** A user's action on the breakdown other than editing cells. */
export type BreakdownAction =
  | Correction
  /** With `episode`, only the scenes of that one. */
  | { readonly kind: "restore"; readonly version: number; readonly episode?: string }
  /** Restores the version before an action. */
  | { readonly kind: "undo"; readonly version: number };

/** Result of the last action. `before` is the version that Undo restores. */
export type ActionResult =
  | { readonly kind: "done"; readonly act: BreakdownAction["kind"]; readonly words: string; readonly before: number }
  | { readonly kind: "failed"; readonly words: string; readonly again?: () => void };

export interface Corrections {
  /** Whether the user may make changes now. */
  readonly may: boolean;
  /** Performs an action, and shows `words` when it has succeeded. */
  readonly act: (act: BreakdownAction, words: string) => void;
  readonly outcome: ActionResult | undefined;
  readonly forget: () => void;
  /** The scene as it will be once all pending actions have succeeded. */
  readonly expected: (scene: FoundScene) => FoundScene;
}

export const CorrectionsContext = createContext<Corrections | undefined>(undefined);

export function useCorrections(): Corrections {
  const corrections = useContext(CorrectionsContext);
  if (!corrections) throw new Error("Corrections are made on the breakdown page.");
  return corrections;
}

interface Pending {
  readonly operation: string;
  readonly act: BreakdownAction;
  /** The resulting version, once known. */
  readonly made?: number;
}

/**
 * Performs actions one after another, so that fast clicks cannot overtake each other.
 *
 * @param version the displayed version of the breakdown
 * @param first action before the page opened, if it can still be undone
 */
export function useActions(id: string, version: number, first?: ActionResult): Omit<Corrections, "may"> {
  const { revalidate } = useRevalidator();
  const queue = useRef<Promise<number>>(Promise.resolve(0));
  const waiting = useRef(0);
  const [pending, setPending] = useState<readonly Pending[]>([]);
  const [outcome, setOutcome] = useState(first);

  /** `isAgain` is true when another user's save caused a conflict, and the action is repeated on the new version. */
  function carry(act: BreakdownAction, words: string, operation: string, isAgain = false) {
    const settle = (made?: number) =>
      setPending((all) =>
        all.flatMap((one) => {
          if (one.operation !== operation) return one;
          return made === undefined ? [] : { ...one, made };
        }),
      );
    setPending((all) => [...all.filter((one) => !isShown(one, version)), { operation, act }]);
    waiting.current++;
    const done = queue.current.then(async (last) => {
      let before = Math.max(last, version);
      try {
        if (isAgain) before = await newestVersion(id);
        const after = await carryOut(id, before, act, operation);
        settle(after);
        setOutcome({ kind: "done", act: act.kind, words, before });
        return after;
      } catch (error) {
        settle();
        // The retry has the same idempotency key, so it cannot apply twice.
        const again = error instanceof NetworkError && { again: () => carry(act, words, operation, isAgain) };
        const isMet = error instanceof ApiError && error.code === "staleBreakdown" && !isOfVersion(act);
        const anew = isMet && { again: () => carry(act, words, crypto.randomUUID(), true) };
        const failed = isMet ? MET : errorText(error, t("Failed to change the breakdown"));
        setOutcome({ kind: "failed", words: failed, ...again, ...anew });
        return last;
      } finally {
        waiting.current--;
        if (waiting.current === 0) void revalidate();
      }
    });
    // An unexpected error must not block the next actions.
    queue.current = done.catch((bug) => {
      reportError(bug);
      return 0;
    });
  }

  const expected = useCallback(
    (scene: FoundScene) =>
      pending.filter((one) => !isShown(one, version)).reduce((before, { act }) => setVerdict(before, act), scene),
    [pending, version],
  );
  const act = (act: BreakdownAction, words: string) => carry(act, words, crypto.randomUUID());
  return { act, expected, outcome, forget: () => setOutcome(undefined) };
}

const MET = t("Someone else has saved the breakdown in the meantime. Their changes are kept. Apply yours on top?");

/** Whether the action restores a version: repeated after another user's save, it would silently undo that. */
const isOfVersion = ({ kind }: BreakdownAction) => kind === "undo" || kind === "restore";

async function newestVersion(id: string): Promise<number> {
  const versions = await api.listBreakdownVersions({ params: { id } });
  return Math.max(...versions.map(({ version }) => version));
}

const isShown = ({ made }: Pending, version: number) => made !== undefined && made <= version;

async function carryOut(id: string, version: number, act: BreakdownAction, operation: string): Promise<number> {
  const params = { id };
  if (act.kind === "restore" || act.kind === "undo") {
    const of = act.kind === "restore" && act.episode !== undefined ? { episode: act.episode } : {};
    const payload = { version, restore: act.version, operation, ...of };
    return (await api.restoreBreakdown({ params, payload })).version;
  }
  return (await api.correctBreakdown({ params, payload: { version, operation, correction: act } })).version;
}

/** The scene with a new verdict; the effect of other actions is not predicted. */
function setVerdict(scene: FoundScene, act: BreakdownAction): FoundScene {
  if (act.kind !== "judge" || !act.rows.includes(scene.id)) return scene;
  const key = findingKey(act.finding);
  const findings = scene.findings.map((finding) => {
    if (findingKey(finding) !== key) return finding;
    const { verdict: _, ...unjudged } = finding;
    return act.verdict === null ? unjudged : { ...unjudged, verdict: act.verdict };
  });
  return { ...scene, findings };
}
