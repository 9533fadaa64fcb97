import type { Answered } from "./in-process.ts";

/** Something that is about to be done, as often as it takes. */
export interface Work {
  /** One try; each is the same request. */
  readonly act: () => Promise<Answered>;
  /** The project that it is done in, once there is one. */
  readonly project?: string;
  /** Holds after the last try, whatever became of the ones before. */
  readonly holds: () => Promise<unknown>;
  /** How a second try may be refused after the first has done it all but its answer. */
  readonly doneAlready?: string;
}

/** What people do, by name. Each time it is begun anew, with nothing of the last time in its way. */
export type UseCases = Readonly<Record<string, () => Promise<Work>>>;
