/**
 * V8's flags for the processes of the tests: these allocate much and end soon, so that collecting their garbage less
 * often saves about a twentieth of the processor time.
 */
export const FEWER_COLLECTIONS = ["--max-semi-space-size=64"];
