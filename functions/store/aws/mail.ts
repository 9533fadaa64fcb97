import { setTimeout as pause } from "node:timers/promises";
import { SESv2Client, SESv2ServiceException, SendEmailCommand } from "@aws-sdk/client-sesv2";
import { environment } from "../../runtime/environment.ts";
import { CLIENT_TIMEOUTS } from "./client-timeouts.ts";

// The SDK does not try again by itself: after a lost answer it would send the same mail twice.
const mail = new SESv2Client({ ...CLIENT_TIMEOUTS, maxAttempts: 1 });

const MAX_ATTEMPTS = 3;

/** A plain text mail to one person. */
export interface PlainMail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** What the mail service says again of this mail when it comes back: letters, digits, `_`, `-`, `.` and `@`. */
  readonly tags?: Readonly<Record<string, string>>;
}

/** Sends a plain text mail to one person. */
export async function sendMail(to: string, subject: string, text: string): Promise<void> {
  await send({ to, subject, text });
}

/**
 * Sends a mail of which it matters whether it went: answers why not when the mail service has refused it. What it throws
 * otherwise leaves that open.
 */
export async function sendMailOrSay(letter: PlainMail): Promise<string | undefined> {
  try {
    await send(letter);
    return undefined;
  } catch (error) {
    if (!(error instanceof SESv2ServiceException)) throw error;
    if (!isBusy(error) && error.$fault !== "client") throw error;
    return isBusy(error)
      ? "The email service accepts no more emails right now."
      : `The email service refused it: ${error.message}`.slice(0, 300);
  }
}

async function send({ to, subject, text, tags = {} }: PlainMail): Promise<void> {
  const letter = new SendEmailCommand({
    FromEmailAddress: environment("MAIL_FROM"),
    ConfigurationSetName: environment("MAIL_EVENTS"),
    Destination: { ToAddresses: [to] },
    Content: { Simple: { Subject: { Data: subject }, Body: { Text: { Data: text } } } },
    EmailTags: Object.entries(tags).map(([Name, Value]) => ({ Name, Value })),
  });
  for (let tries = 1; ; tries++) {
    try {
      await mail.send(letter);
      return;
    } catch (error) {
      if (!isBusy(error) || tries === MAX_ATTEMPTS) throw error;
      await pause((0.5 + Math.random()) * 200 * 2 ** tries);
    }
  }
}

/** Whether the mail service has answered that it takes nothing now, so that surely nothing has gone. */
export const isBusy = (error: unknown) =>
  error instanceof SESv2ServiceException && [429, 503].includes(error.$metadata.httpStatusCode ?? 0);
