/** An error of an execution, by the name that Retry and Catch know, such as "States.Timeout". The message is its cause. */
export class StatesError extends Error {
  constructor(name: string, cause: string) {
    super(cause);
    this.name = name;
  }
}

/** Why an execution is ended from outside. No Retry or Catch sees it. */
export class ExecutionStop extends Error {
  readonly status: "ABORTED" | "TIMED_OUT";
  readonly error: string | undefined;

  constructor(status: "ABORTED" | "TIMED_OUT", error?: string, cause?: string) {
    super(cause);
    this.name = "ExecutionStop";
    this.status = status;
    this.error = error;
  }
}

// What States.ALL leaves alone, in the words of the Amazon States Language.
const terminal = new Set(["States.DataLimitExceeded", "States.Runtime"]);
const timeouts = new Set(["States.Timeout", "States.HeartbeatTimeout"]);

/** Whether the ErrorEquals of a retrier or a catcher names the error. */
export function isNamedIn(names: readonly string[], error: StatesError): boolean {
  return names.some((name) => {
    if (name === error.name) return true;
    if (name === "States.ALL") return !terminal.has(error.name);
    if (name === "States.TaskFailed") return !terminal.has(error.name) && !timeouts.has(error.name);
    return name === "States.Timeout" && timeouts.has(error.name);
  });
}
