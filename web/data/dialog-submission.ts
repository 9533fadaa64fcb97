import { useState } from "react";
import { useFetcher } from "react-router-dom";
import { asJson, POST_JSON } from "./as-json.ts";

/** Result of an action: success, or an error message. */
export interface Outcome {
  readonly problem?: string;
}

/** A dialog that submits to the page's action. It stays open until the action succeeds, so that no input is lost. */
export function useDialogSubmission<Answer extends Outcome = Outcome>() {
  const fetcher = useFetcher<Answer>();
  const [asked, setAsked] = useState<{ readonly before: typeof fetcher.data }>();
  const answer = asked && fetcher.data !== asked.before ? fetcher.data : undefined;
  const isBusy = fetcher.state !== "idle";
  return {
    isOpen: asked !== undefined && (isBusy || answer === undefined || answer.problem !== undefined),
    isBusy,
    problem: isBusy ? undefined : answer?.problem,
    /** The last result, even after the dialog is closed. */
    last: fetcher.data,
    open: () => setAsked({ before: fetcher.data }),
    close: () => setAsked(undefined),
    submit: (payload: object) => {
      void fetcher.submit(asJson(payload), POST_JSON);
    },
  };
}
