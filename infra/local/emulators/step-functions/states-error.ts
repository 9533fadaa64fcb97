/** An execution error, named as in Retry and Catch, such as "States.Timeout". The message is its cause. */
export class StatesError extends Error {
  constructor(name: string, cause: string) {
    super(cause);
    this.name = name;
  }
}

/** Stops an execution from outside. Retry and Catch do not apply to it. */
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

// In the Amazon States Language, States.ALL does not match these terminal errors.
const terminal = new Set(["States.DataLimitExceeded", "States.Runtime"]);
const timeouts = new Set(["States.Timeout", "States.HeartbeatTimeout"]);

/** Whether ErrorEquals of a retrier or catcher matches the error. */
export function isNamedIn(names: readonly string[], error: StatesError): boolean {
  return names.some((name) => {
    if (name === error.name) return true;
    if (name === "States.ALL") return !terminal.has(error.name);
    if (name === "States.TaskFailed") return !terminal.has(error.name) && !timeouts.has(error.name);
    return name === "States.Timeout" && timeouts.has(error.name);
  });
}
