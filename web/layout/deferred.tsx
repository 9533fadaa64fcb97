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
  const sketch = (
    <>
      {rest.head}
      <Skeleton {...{ label, shape, lines }} />
    </>
  );
  if (!useHasResolved(rest.value)) return sketch;
  return (
    <Suspense fallback={sketch}>
      <Resolved {...rest} />
    </Suspense>
  );
}

/** Whether the initial value has arrived. Without this check, React would show a skeleton for at least 300 ms. */
function useHasResolved(value: Promise<unknown>): boolean {
  const [hasResolved, setHasCome] = useState(() => hasSettled(value));
  useEffect(() => {
    let isOver = false;
    if (!hasResolved) void arrivalOf(value).then(() => !isOver && startTransition(() => setHasCome(true)));
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
  const arrival = use(arrivalOf(value));
  const [last, setLast] = useState(arrival);
  if (arrival !== last && "loaded" in arrival) setLast(arrival);
  const shown = "loaded" in arrival ? arrival : last;
  if (back && "error" in shown && shown.error instanceof ApiError && shown.error.status === 404) {
    return (
      <>
        {head}
        <NotFoundState words={shown.error.message} back={back} />
      </>
    );
  }
  if ("error" in arrival && arrival.error instanceof ApiError && arrival.error.code === "limited") {
    return (
      <>
        {head}
        <RestrictedState words={arrival.error.message} />
      </>
    );
  }
  return (
    <>
      {"error" in shown && head}
      {"error" in arrival && <LoadError text={failure} error={arrival.error} />}
      {"loaded" in shown && children(shown.loaded)}
    </>
  );
}

type Arrival<Value> = { readonly loaded: Value } | { readonly error: unknown };

/** One promise per value, because React calls `use` repeatedly until it is resolved. */
const arrivals = new WeakMap<Promise<unknown>, Promise<Arrival<unknown>>>();

function arrivalOf<Value>(value: Promise<Value>): Promise<Arrival<Value>> {
  const known = arrivals.get(value);
  if (known) return known as Promise<Arrival<Value>>; // stored below for this promise
  const settle = (its: Arrival<Value>) => {
    // `use` returns the value of a promise with these fields at once. Without them, it would show the skeleton first.
    Object.assign(arrival, { status: "fulfilled", value: its });
    return its;
  };
  const arrival = value.then(
    (loaded) => settle({ loaded }),
    (error: unknown) => settle({ error }),
  );
  arrivals.set(value, arrival);
  return arrival;
}

const hasSettled = (value: Promise<unknown>) => {
  const arrival = arrivalOf(value);
  return "status" in arrival && arrival.status === "fulfilled";
};

/** The current state of deferred data, for content that does not need to wait for it. */
export function useArrival<Value>(value: Promise<Value> | undefined): Arrival<Value> | undefined {
  const [last, setLast] = useState<{ readonly of: Promise<Value>; readonly arrival: Arrival<Value> }>();
  useEffect(() => {
    let isOver = false;
    if (value) void arrivalOf(value).then((arrival) => !isOver && setLast({ of: value, arrival }));
    return () => {
      isOver = true;
    };
  }, [value]);
  return last !== undefined && last.of === value ? last.arrival : undefined;
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
  void arrivalOf(value);
  return value;
}

/** Resolves to undefined when the server answers with this refusal code; rethrows every other error. */
export function unless<Value>(code: string, value: Promise<Value>): Promise<Value | undefined> {
  return deferred(
    value.catch((error: unknown) => {
      if (error instanceof ApiError && error.code === code) return undefined;
      throw error;
    }),
  );
}
