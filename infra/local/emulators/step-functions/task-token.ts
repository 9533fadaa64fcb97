import { ServiceError } from "../engine.ts";
import { pause } from "./pause.ts";
import { StatesError } from "./states-error.ts";

/** The tasks that wait for a callback with their token. */
export interface TaskTokens {
  /** Waits for the callback; each heartbeat must arrive within `heartbeatSeconds` of the previous one. */
  answerTo(token: string, heartbeatSeconds: number | undefined, signal: AbortSignal): Promise<unknown>;
  succeed(token: string, output: unknown): void;
  fail(token: string, error: StatesError): void;
  heartbeat(token: string): void;
}

interface Waiting {
  resolve(output: unknown): void;
  reject(error: unknown): void;
  beat(): void;
}

export function taskTokens(): TaskTokens {
  const waiting = new Map<string, Waiting>();
  const ended = new Set<string>();

  function waitingFor(token: string): Waiting {
    const found = waiting.get(token);
    if (found) return found;
    if (ended.has(token)) {
      throw new ServiceError("TaskTimedOut", "Task Timed Out: 'Provided task does not exist anymore'");
    }
    throw new ServiceError("InvalidToken", `Invalid Token: '${token.slice(0, 80)}'`);
  }

  return {
    async answerTo(token, heartbeatSeconds, signal) {
      const { promise, resolve, reject } = Promise.withResolvers<unknown>();
      const heart = heartbeat(heartbeatSeconds, signal, reject);
      waiting.set(token, { resolve, reject, beat: heart.beat });
      try {
        return await promise;
      } finally {
        heart.stop();
        waiting.delete(token);
        ended.add(token);
      }
    },
    succeed: (token, output) => waitingFor(token).resolve(output),
    fail: (token, error) => waitingFor(token).reject(error),
    heartbeat: (token) => waitingFor(token).beat(),
  };
}

/** Rejects when a heartbeat is missed or the signal aborts. */
function heartbeat(
  seconds: number | undefined,
  signal: AbortSignal,
  reject: (error: unknown) => void,
): { beat(): void; stop(): void } {
  let current = new AbortController();
  const abort = () => reject(signal.reason);
  signal.addEventListener("abort", abort);
  function beat(): void {
    current.abort();
    if (seconds === undefined) return;
    current = new AbortController();
    const message = `The task sent no heartbeat for ${seconds} seconds.`;
    pause(seconds * 1000, current.signal).then(
      () => reject(new StatesError("States.HeartbeatTimeout", message)),
      () => {}, // The next heartbeat arrived, or the task ended.
    );
  }
  beat();
  return {
    beat,
    stop() {
      current.abort();
      signal.removeEventListener("abort", abort);
    },
  };
}
