import type { SubmitTarget } from "react-router-dom";

/** Converts a value for submission to an action as JSON; undefined fields are dropped. */
export function asJson(value: object): SubmitTarget {
  return JSON.parse(JSON.stringify(value)) as SubmitTarget; // JSON.parse returns JSON values
}
