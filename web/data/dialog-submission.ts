import { useState } from "react";
import { useFetcher } from "react-router-dom";
import { asJson } from "./as-json.ts";

/** What an action answers: nothing to complain of, or a problem in words. */
export interface Outcome {
  readonly problem?: string;
}

/** A dialog that sends something to the page's action. It stays open until that has succeeded, so that nothing typed is lost. */
export function useDialogSubmission<Answer extends Outcome = Outcome>() {
  const fetcher = useFetcher<Answer>();
  const [asked, setAsked] = useState<{ readonly before: typeof fetcher.data }>();
  const answer = asked && fetcher.data !== asked.before ? fetcher.data : undefined;
  const isBusy = fetcher.state !== "idle";
  return {
    isOpen: asked !== undefined && (isBusy || answer === undefined || answer.problem !== undefined),
    isBusy,
    problem: isBusy ? undefined : answer?.problem,
    /** What the action answered last, also to a dialog that is closed by now. */
    last: fetcher.data,
    open: () => setAsked({ before: fetcher.data }),
    close: () => setAsked(undefined),
    submit: (payload: object) => {
      void fetcher.submit(asJson(payload), { method: "post", encType: "application/json" });
    },
  };
}
