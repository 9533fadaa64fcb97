import { runsOf } from "./schedule-expression.ts";

/** A named schedule. */
export interface Schedule {
  readonly name: string;
  /** cron(…), rate(…) or at(…). */
  readonly expression: string;
  readonly timeZone: string;
  readonly target: string;
  readonly input: unknown;
}

export interface SchedulerEngine {
  /** Runs a schedule immediately, in addition to its own times, and returns its target's result. */
  runNow(name: string): Promise<unknown>;
  /** The time of the next run, in milliseconds since 1970; undefined when no run is left. */
  nextRun(name: string): number | undefined;
  close(): Promise<void>;
}

export interface SchedulerOptions {
  readonly schedules: readonly Schedule[];
  invoke(target: string, input: unknown): Promise<unknown>;
  /** Milliseconds since 1970. */
  now?(): number;
  /** Calls back once after a number of milliseconds. The returned function cancels the timer. */
  setTimer?(callback: () => void, milliseconds: number): () => void;
}

/** The clock is checked at least this often: laptops sleep, and their clocks get changed. */
const MAX_TIMER_MS = 60_000;

/**
 * Emulates EventBridge Scheduler. A run missed while the machine sleeps happens once, late; while the emulator is
 * stopped, runs are skipped.
 */
export function schedulerEngine(options: SchedulerOptions): SchedulerEngine {
  const { schedules, invoke, now = Date.now, setTimer = timer } = options;
  const armed = new Map(schedules.map((schedule) => [schedule.name, arm(schedule)]));

  function arm(schedule: Schedule): { next: number | undefined; cancel(): void } {
    const runs = runsOf(schedule.expression, schedule.timeZone, now());
    const clock = { next: runs(now()), cancel: () => {} };
    function wait(): void {
      if (clock.next !== undefined) clock.cancel = setTimer(look, Math.min(clock.next - now(), MAX_TIMER_MS));
    }
    function look(): void {
      if (clock.next !== undefined && now() >= clock.next) {
        clock.next = runs(now());
        invoke(schedule.target, schedule.input).catch((error) =>
          console.error(`The schedule ${schedule.name} failed:`, error),
        );
      }
      wait();
    }
    wait();
    return clock;
  }

  return {
    async runNow(name) {
      const schedule = schedules.find((candidate) => candidate.name === name);
      if (schedule) return invoke(schedule.target, schedule.input);
      const names = schedules.map((candidate) => `"${candidate.name}"`).join(", ") || "none";
      throw new Error(`There is no schedule "${name}"; there are: ${names}.`);
    },
    nextRun: (name) => armed.get(name)?.next,
    async close() {
      for (const clock of armed.values()) clock.cancel();
    },
  };
}

function timer(callback: () => void, milliseconds: number): () => void {
  const handle = setTimeout(callback, milliseconds);
  return () => clearTimeout(handle);
}
