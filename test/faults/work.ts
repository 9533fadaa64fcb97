import type { Answered } from "./in-process.ts";

/** A repeatable action. */
export interface Work {
  /** One try; each is the same request. */
  readonly act: () => Promise<Answered>;
  /** Its project, once there is one. */
  readonly project?: string;
  /** Checks the result after the last try, whatever happened in the earlier ones. */
  readonly holds: () => Promise<unknown>;
  /** The refusal code of a repeated try after the first succeeded and only its response was lost. */
  readonly doneAlready?: string;
}

/** The use cases by name. Each call starts afresh, independent of earlier runs. */
export type UseCases = Readonly<Record<string, () => Promise<Work>>>;
