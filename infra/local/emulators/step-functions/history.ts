import * as z from "zod";
import { StatesError } from "./states-error.ts";

/** An event as GetExecutionHistory returns it: `type` determines which other field holds its details. */
export const HistoryEvent = z.looseObject({
  id: z.int().positive(),
  previousEventId: z.int().nonnegative(),
  type: z.string(),
  /** Seconds since 1970. */
  timestamp: z.number(),
});
export type HistoryEvent = z.infer<typeof HistoryEvent>;

/** Records an event of an execution. */
export type Recorder = (type: string, details?: Readonly<Record<string, object>>) => void;

/** AWS ends an execution at this many events. The limit also ends infinite loops locally. */
const MAX_EVENTS = 25_000;

export function recorder(events: HistoryEvent[], now: () => number): Recorder {
  return (type, details = {}) => {
    if (events.length === MAX_EVENTS - 1 && !type.startsWith("Execution")) {
      throw new StatesError(
        "States.Runtime",
        `The execution reached the maximum number of history events (${MAX_EVENTS}).`,
      );
    }
    events.push({ id: events.length + 1, previousEventId: events.length, type, timestamp: now() / 1000, ...details });
  };
}
