import type { SubmitTarget } from "react-router-dom";

/** Something to be sent to an action as JSON; fields that are undefined are left out. */
export function asJson(value: object): SubmitTarget {
  return JSON.parse(JSON.stringify(value)) as SubmitTarget; // what JSON.parse gives is JSON
}
