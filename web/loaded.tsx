import { type ReactNode, Suspense } from "react";
import { Await, useRevalidator } from "react-router-dom";
import { ApiError } from "./api.ts";
import { Button } from "./ui/button.tsx";
import { Skeleton } from "./ui/skeleton.tsx";
import { StatusLine } from "./ui/status-line.tsx";

interface LoadedProps<Value> {
  /** What a loader has asked for and not waited for. */
  readonly value: Promise<Value>;
  /** Shown until it is there: "Loading cast list...". */
  readonly label: string;
  /** Shown in its place when it does not come: "Failed to fetch cast list". */
  readonly failure: string;
  readonly children: (value: Value) => ReactNode;
}

/** Shows what was asked for as soon as it comes, and says so meanwhile. */
export function Loaded<Value>({ value, label, failure, children }: LoadedProps<Value>) {
  return (
    <Suspense fallback={<Skeleton label={label} />}>
      <Await resolve={value} errorElement={<Failure text={failure} />}>
        {(loaded) => children(loaded as Value) /* what the promise gave */}
      </Await>
    </Suspense>
  );
}

/** Says that something did not come, and asks for it again. */
export function Failure({ text }: { readonly text: string }) {
  return <StatusLine status={{ kind: "error", text }} action={<TryAgain />} />;
}

/** Asks for everything on the page once more. */
export function TryAgain() {
  const { state, revalidate } = useRevalidator();
  return (
    <Button busy={state === "loading" && "Trying..."} onClick={revalidate}>
      Try again
    </Button>
  );
}

/** Takes one of the server's refusals for an answer of its own: `undefined`. Any other failure rises. */
export async function unless<Value>(code: string, value: Promise<Value>): Promise<Value | undefined> {
  try {
    return await value;
  } catch (error) {
    if (error instanceof ApiError && error.code === code) return undefined;
    throw error;
  }
}
