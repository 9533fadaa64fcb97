import { afterEach, describe, expect, it, vi } from "vitest";
import { runsOf } from "../../../infra/local/emulators/schedule-expression.ts";
import { type Schedule, schedulerEngine } from "../../../infra/local/emulators/scheduler.ts";

const at = (text: string) => Date.parse(text);
const shown = (instant: number | undefined) => (instant === undefined ? undefined : new Date(instant).toISOString());

/** The first `count` runs after an instant. */
function runs(expression: string, timeZone: string, after: string, count: number): (string | undefined)[] {
  const next = runsOf(expression, timeZone, at(after));
  const found: (string | undefined)[] = [];
  let instant: number | undefined = at(after);
  while (found.length < count && instant !== undefined) {
    instant = next(instant);
    found.push(shown(instant));
  }
  return found;
}

describe("an expression", () => {
  it.each([
    ["cron(0 16 * * ? *)", "UTC", ["2026-02-27T16:00:00.000Z", "2026-02-28T16:00:00.000Z", "2026-03-01T16:00:00.000Z"]],
    ["cron(0 16 * * ? *)", "Asia/Kolkata", ["2026-02-27T10:30:00.000Z", "2026-02-28T10:30:00.000Z"]],
    [
      "cron(0/20 9 ? * MON-FRI *)",
      "UTC",
      ["2026-02-27T09:00:00.000Z", "2026-02-27T09:20:00.000Z", "2026-02-27T09:40:00.000Z", "2026-03-02T09:00:00.000Z"],
    ],
    [
      "cron(5,10 0 1 * ? *)",
      "UTC",
      ["2026-03-01T00:05:00.000Z", "2026-03-01T00:10:00.000Z", "2026-04-01T00:05:00.000Z"],
    ],
    ["cron(0 0 L * ? *)", "UTC", ["2026-02-28T00:00:00.000Z", "2026-03-31T00:00:00.000Z"]],
    ["cron(0 0 ? * 6L *)", "UTC", ["2026-03-27T00:00:00.000Z", "2026-04-24T00:00:00.000Z"]],
    ["cron(0 0 ? 7 6L *)", "UTC", ["2026-07-31T00:00:00.000Z", "2027-07-30T00:00:00.000Z"]],
    ["cron(0 0 ? * TUE#1 *)", "UTC", ["2026-03-03T00:00:00.000Z", "2026-04-07T00:00:00.000Z"]],
    ["cron(0 0 29 FEB ? *)", "UTC", ["2028-02-29T00:00:00.000Z", "2032-02-29T00:00:00.000Z"]],
    ["cron(0 0 1 1 ? 2027)", "UTC", ["2027-01-01T00:00:00.000Z", undefined]],
    ["rate(30 minutes)", "UTC", ["2026-02-27T00:30:00.000Z", "2026-02-27T01:00:00.000Z"]],
    ["rate(1 day)", "UTC", ["2026-02-28T00:00:00.000Z", "2026-03-01T00:00:00.000Z"]],
    ["at(2026-03-01T16:00:00)", "America/New_York", ["2026-03-01T21:00:00.000Z", undefined]],
    ["at(2026-02-01T16:00:00)", "UTC", [undefined]],
  ])("%s in %s runs at its times", (expression, timeZone, expected) => {
    expect(runs(expression, timeZone, "2026-02-27T00:00:00Z", expected.length)).toEqual(expected);
  });

  it("skips a time that a clock change omits", () => {
    const found = runs("cron(30 2 * * ? *)", "America/New_York", "2026-03-07T00:00:00Z", 2);
    expect(found).toEqual(["2026-03-07T07:30:00.000Z", "2026-03-09T06:30:00.000Z"]);
  });

  it("runs once at a time that a clock change repeats", () => {
    const found = runs("cron(30 1 * * ? *)", "America/New_York", "2026-10-31T00:00:00Z", 3);
    expect(found).toEqual(["2026-10-31T05:30:00.000Z", "2026-11-01T05:30:00.000Z", "2026-11-02T06:30:00.000Z"]);
  });

  it.each([
    "UTC",
    "America/Los_Angeles",
    "Europe/London",
    "Australia/Lord_Howe",
    "Asia/Kolkata",
    "Pacific/Apia",
    "America/Santiago",
  ])("runs once on every day of five years in %s", (timeZone) => {
    const next = runsOf("cron(0 16 * * ? *)", timeZone, 0);
    const day = new Intl.DateTimeFormat("sv-SE", { timeZone, dateStyle: "short", timeStyle: "short" });
    let instant = at("2026-01-01T00:00:00Z") - 16 * 3_600_000;
    const found = new Set<string>();
    for (let count = 0; count < 5 * 365; count++) {
      instant = next(instant)!;
      found.add(day.format(instant));
    }
    expect(found.size).toBe(5 * 365);
    expect([...found].every((time) => time.endsWith("16:00"))).toBe(true);
    expect(Math.round((instant - at("2026-01-01T00:00:00Z")) / 86_400_000)).toBeLessThanOrEqual(5 * 365);
  });

  it.each([
    ["every day at four", /"every day at four" is not a schedule expression/],
    ["cron(0 16 * * *)", /six fields/],
    ["cron(0 16 * * * *)", /must have \?/],
    ["cron(0 24 * * ? *)", /"24" in a cron expression is not between 0 and 23/],
    ["cron(0 5-3 * * ? *)", /runs backwards/],
    ["cron(0 0 ? * FUN *)", /"FUN"/],
    ["cron(0 0 15W * ? *)", /"15W"/],
    ["rate(0 minutes)", /rate\(0 minutes\)/],
    ["at(tomorrow)", /at\(tomorrow\)/],
  ])("%s is refused with a reason", (expression, message) => {
    expect(() => runsOf(expression, "UTC", 0)).toThrow(message);
  });

  it("with an unknown time zone is refused", () => {
    expect(() => runsOf("rate(1 hour)", "Mars/Base", 0)).toThrow(/Mars\/Base/);
  });
});

describe("a scheduler", () => {
  afterEach(() => vi.restoreAllMocks());

  const nightly: Schedule = {
    name: "Nightly",
    expression: "cron(0 16 * * ? *)",
    timeZone: "UTC",
    target: "arn:job",
    input: { a: 1 },
  };

  /** A scheduler whose clock only `goTo` and `sleepUntil` move; timers stand still while the machine sleeps. */
  function schedulerAt(start: string, answer: () => Promise<unknown> = async () => "done") {
    let awake = 0;
    let asleep = at(start);
    const now = () => awake + asleep;
    const timers = new Set<{ due: number; callback: () => void }>();
    const invoked: string[] = [];
    const scheduler = schedulerEngine({
      schedules: [nightly],
      now,
      setTimer(callback, milliseconds) {
        const timer = { due: awake + milliseconds, callback };
        timers.add(timer);
        return () => timers.delete(timer);
      },
      async invoke(target, input) {
        invoked.push(`${shown(now())} ${target} ${JSON.stringify(input)}`);
        return answer();
      },
    });
    function goTo(end: string): void {
      for (;;) {
        const [next] = [...timers].sort((one, other) => one.due - other.due);
        if (!next || next.due + asleep > at(end)) break;
        timers.delete(next);
        awake = next.due;
        next.callback();
      }
      awake = at(end) - asleep;
    }
    function sleepUntil(end: string): void {
      asleep += at(end) - now();
    }
    return { scheduler, invoked, goTo, sleepUntil };
  }

  it("invokes the target with its input at the scheduled time", () => {
    const { invoked, goTo, scheduler } = schedulerAt("2026-02-27T12:00:00Z");
    goTo("2026-02-27T15:59:59Z");
    expect(invoked).toEqual([]);
    goTo("2026-02-28T16:00:00Z");
    expect(invoked).toEqual(['2026-02-27T16:00:00.000Z arn:job {"a":1}', '2026-02-28T16:00:00.000Z arn:job {"a":1}']);
    expect(shown(scheduler.nextRun("Nightly"))).toBe("2026-03-01T16:00:00.000Z");
  });

  it("runs once, late, after the machine slept through several times", () => {
    const { invoked, goTo, sleepUntil } = schedulerAt("2026-02-27T15:00:00Z");
    sleepUntil("2026-03-02T09:00:00Z");
    goTo("2026-03-02T09:01:00Z");
    expect(invoked).toHaveLength(1);
    goTo("2026-03-02T16:00:00Z");
    expect(invoked).toHaveLength(2);
  });

  it("reports a failed run, and continues", async () => {
    const said = vi.spyOn(console, "error").mockReturnValue();
    const { invoked, goTo } = schedulerAt("2026-02-27T12:00:00Z", () => Promise.reject(new Error("no table")));
    goTo("2026-03-01T15:00:00Z");
    expect(invoked).toHaveLength(2);
    await vi.waitFor(() => expect(said).toHaveBeenCalledWith("The schedule Nightly failed:", new Error("no table")), {
      timeout: 10_000,
    });
  });

  it("runs a schedule at once on request, and lists the schedules", async () => {
    const { scheduler, invoked } = schedulerAt("2026-02-27T12:00:00Z");
    expect(await scheduler.runNow("Nightly")).toBe("done");
    expect(invoked).toHaveLength(1);
    await expect(scheduler.runNow("Weekly")).rejects.toThrow('no schedule "Weekly"; there are: "Nightly"');
  });

  it("stops when it is closed", async () => {
    const { scheduler, invoked, goTo } = schedulerAt("2026-02-27T12:00:00Z");
    await scheduler.close();
    goTo("2026-03-27T12:00:00Z");
    expect(invoked).toEqual([]);
  });
});
