import { setTimeout as pause } from "node:timers/promises";
import { SESv2Client, SESv2ServiceException, SendEmailCommand } from "@aws-sdk/client-sesv2";
import { environment } from "../../runtime/environment.ts";
import { SINGLE_ATTEMPT } from "./client-timeouts.ts";

// The SDK's retries would send the same email twice after a lost response.
const mail = new SESv2Client(SINGLE_ATTEMPT);

/** Attempts while SES is busy, of a request that a person waits for. The pauses between them take up to two seconds. */
const FEW_ATTEMPTS = 3;
/** The same for a job. The pauses take up to 40 seconds, and slow a mailing down to the rate that SES allows. */
export const MANY_ATTEMPTS = 7;

/** Why SES refused an email. If it is busy, it refuses the others at this time too. */
export interface MailRefusal {
  readonly why: string;
  readonly isBusy: boolean;
}

/** A plain-text email to one recipient. */
export interface PlainMail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** Tags that SES includes in the email's events: letters, digits, `_`, `-`, `.` and `@`. */
  readonly tags?: Readonly<Record<string, string>>;
}

/** Sends a plain-text email to one recipient. */
export async function sendMail(to: string, subject: string, text: string, attempts = FEW_ATTEMPTS): Promise<void> {
  await send({ to, subject, text }, attempts);
}

/**
 * Sends an email whose outcome matters: returns the refusal if SES refused it, undefined if it was sent. If it throws,
 * the outcome is unknown.
 */
export async function trySendMail(letter: PlainMail, attempts = FEW_ATTEMPTS): Promise<MailRefusal | undefined> {
  try {
    await send(letter, attempts);
    return undefined;
  } catch (error) {
    if (!(error instanceof SESv2ServiceException)) throw error;
    if (!isBusy(error) && error.$fault !== "client") throw error;
    return isBusy(error)
      ? { why: "The email service is not accepting more emails right now.", isBusy: true }
      : { why: `The email service refused it: ${error.message}`.slice(0, 300), isBusy: false };
  }
}

/** SES replaces letters that are not ASCII unless the character set is named. */
const inUtf8 = (Data: string) => ({ Data, Charset: "UTF-8" });

async function send({ to, subject, text, tags = {} }: PlainMail, attempts = FEW_ATTEMPTS): Promise<void> {
  const letter = new SendEmailCommand({
    FromEmailAddress: environment("MAIL_FROM"),
    ConfigurationSetName: environment("MAIL_EVENTS"),
    Destination: { ToAddresses: [to] },
    Content: { Simple: { Subject: inUtf8(subject), Body: { Text: inUtf8(text) } } },
    EmailTags: Object.entries(tags).map(([Name, Value]) => ({ Name, Value })),
  });
  for (let tries = 1; ; tries++) {
    try {
      await mail.send(letter);
      return;
    } catch (error) {
      if (!isBusy(error) || tries === attempts) throw error;
      await pause((0.5 + Math.random()) * 200 * 2 ** tries);
    }
  }
}

/** Whether SES is throttling or unavailable, so that the email was certainly not sent. */
export const isBusy = (error: unknown) =>
  error instanceof SESv2ServiceException && [429, 503].includes(error.$metadata.httpStatusCode ?? 0);
