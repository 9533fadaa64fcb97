import { type ReactNode, Suspense, startTransition, use, useEffect, useState } from "react";
import { useRevalidator } from "react-router-dom";
import { ApiError, NetworkError } from "../api/client.ts";
import { t } from "../i18n/translate.ts";
import { Button } from "../ui/form/button.tsx";
import { Skeleton, type SkeletonShape } from "../ui/skeleton.tsx";
import { StatusLine } from "../ui/status-line.tsx";
import { NotFoundState } from "./not-found-state.tsx";
import { RestrictedState } from "./restricted-state.tsx";

interface LoadedProps<Value> {
  /** Data that the loader did not await. */
  readonly value: Promise<Value>;
  /** Label of the pending state: "Loading cast list...". */
  readonly label: string;
  /** Shape of the skeleton (text by default) and its number of lines, to avoid layout shifts. */
  readonly shape?: SkeletonShape;
  readonly lines?: number;
  /** Error message: "Failed to fetch cast list". */
  readonly failure: string;
  /** Page title shown while pending, if the content has its own title with buttons. */
  readonly head?: ReactNode;
  /** Link shown when the data does not exist: URL and text. */
  readonly back?: readonly [to: string, label: string];
  readonly children: (value: Value) => ReactNode;
}

/**
 * Renders data that a loader did not await: skeleton while pending, content when resolved, error with retry when
 * rejected. When a reload fails, the previous content and its form state stay.
 */
export function Deferred<Value>({ label, shape, lines, ...rest }: LoadedProps<Value>) {
  const skeleton = (
    <>
      {rest.head}
      <Skeleton {...{ label, shape, lines }} />
    </>
  );
  if (!useHasResolved(rest.value)) return skeleton;
  return (
    <Suspense fallback={skeleton}>
      <Resolved {...rest} />
    </Suspense>
  );
}

/** Whether the initial value has arrived. Without this check, React would show a skeleton for at least 300 ms. */
function useHasResolved(value: Promise<unknown>): boolean {
  const [hasResolved, setHasResolved] = useState(() => hasSettled(value));
  useEffect(() => {
    let isOver = false;
    if (!hasResolved) void outcomeOf(value).then(() => !isOver && startTransition(() => setHasResolved(true)));
    return () => {
      isOver = true;
    };
  }, [value, hasResolved]);
  return hasResolved;
}

/**
 * `Deferred` without its own skeleton. Several under one Suspense boundary appear together, which avoids layout shifts.
 */
export function Resolved<Value>({
  value,
  failure,
  head,
  back,
  children,
}: Omit<LoadedProps<Value>, "label" | "shape" | "lines">) {
  const outcome = use(outcomeOf(value));
  const [last, setLast] = useState(outcome);
  if (outcome !== last && "loaded" in outcome) setLast(outcome);
  const shown = "loaded" in outcome ? outcome : last;
  if (back && "error" in shown && shown.error instanceof ApiError && shown.error.status === 404) {
    return (
      <>
        {head}
        <NotFoundState words={shown.error.message} back={back} />
      </>
    );
  }
  if ("error" in outcome && outcome.error instanceof ApiError && outcome.error.code === "limited") {
    return (
      <>
        {head}
        <RestrictedState words={outcome.error.message} />
      </>
    );
  }
  return (
    <>
      {"error" in shown && head}
      {"error" in outcome && <LoadError text={failure} error={outcome.error} />}
      {"loaded" in shown && children(shown.loaded)}
    </>
  );
}

type Outcome<Value> = { readonly loaded: Value } | { readonly error: unknown };

/** One promise per value, because React calls `use` repeatedly until it is resolved. */
const outcomes = new WeakMap<Promise<unknown>, Promise<Outcome<unknown>>>();

function outcomeOf<Value>(value: Promise<Value>): Promise<Outcome<Value>> {
  const known = outcomes.get(value);
  if (known) return known as Promise<Outcome<Value>>; // stored below for this promise
  const settle = (its: Outcome<Value>) => {
    // `use` returns the value of a promise with these fields at once. Without them, it would show the skeleton first.
    Object.assign(outcome, { status: "fulfilled", value: its });
    return its;
  };
  const outcome = value.then(
    (loaded) => settle({ loaded }),
    (error: unknown) => settle({ error }),
  );
  outcomes.set(value, outcome);
  return outcome;
}

const hasSettled = (value: Promise<unknown>) => {
  const outcome = outcomeOf(value);
  return "status" in outcome && outcome.status === "fulfilled";
};

/** The current state of deferred data, for content that does not need to wait for it. */
export function useOutcome<Value>(value: Promise<Value> | undefined): Outcome<Value> | undefined {
  const [last, setLast] = useState<{ readonly of: Promise<Value>; readonly outcome: Outcome<Value> }>();
  useEffect(() => {
    let isOver = false;
    if (value) void outcomeOf(value).then((outcome) => !isOver && setLast({ of: value, outcome }));
    return () => {
      isOver = true;
    };
  }, [value]);
  return last !== undefined && last.of === value ? last.outcome : undefined;
}

/** The loaded value of deferred data, which stays while it is loaded again; undefined before, and after an error. */
export function useLoaded<Value>(value: Promise<Value> | undefined): Value | undefined {
  const outcome = useOutcome(value);
  const [last, setLast] = useState(outcome);
  if (outcome && outcome !== last) setLast(outcome);
  const shown = outcome ?? last;
  return shown && "loaded" in shown ? shown.loaded : undefined;
}

/** Error message with a reload button. */
export function LoadError({ text, error }: { readonly text: string; readonly error?: unknown }) {
  return <StatusLine status={{ kind: "error", text, advice: adviceFor(error) }} action={<ReloadButton />} />;
}

function adviceFor(error: unknown): string | undefined {
  if (error instanceof NetworkError) return t("The server could not be reached. Check your connection.");
  if (!(error instanceof ApiError)) return undefined;
  return error.status >= 500 ? t("This is a server problem and may be temporary.") : error.message;
}

/** Reloads all data of the page. */
export function ReloadButton() {
  const { state, revalidate } = useRevalidator();
  return (
    <Button busy={state === "loading" && t("Trying...")} onClick={revalidate}>
      {t("Try again")}
    </Button>
  );
}

/** Marks a promise that the page uses later, if at all: until then, a rejection does not count as unhandled. */
export function deferred<Value>(value: Promise<Value>): Promise<Value> {
  void outcomeOf(value);
  return value;
}

/** Resolves to undefined when the server answers with this refusal code; rethrows every other error. */
export function undefinedOn<Value>(code: string, value: Promise<Value>): Promise<Value | undefined> {
  return deferred(
    value.catch((error: unknown) => {
      if (error instanceof ApiError && error.code === code) return undefined;
      throw error;
    }),
  );
}
