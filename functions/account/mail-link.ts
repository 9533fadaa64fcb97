import { setTimeout as pause } from "node:timers/promises";
import { log, loggedError } from "../runtime/log.ts";

/** Longer than an email takes, so that the response time does not reveal whether one was sent. */
const RESPONSE_MS = 1000;

/** Waits for the work, and always for at least a second. */
export async function inConstantTime(work: Promise<void>): Promise<void> {
  await Promise.all([work, pause(RESPONSE_MS)]);
}

/** Waits for an email. A failure is only logged, so that the response does not reveal that there was one to send. */
export async function sentOrLogged(mail: Promise<void>): Promise<void> {
  try {
    await mail;
  } catch (error) {
    log.error("An email about an account was not sent", { error: loggedError(error) });
  }
}
