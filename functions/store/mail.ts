import { SESv2Client, SendEmailCommand } from "@aws-sdk/client-sesv2";
import { environment } from "../environment.ts";

const mail = new SESv2Client({});

/** Sends a plain text mail to one person. */
export async function sendMail(to: string, subject: string, text: string): Promise<void> {
  await mail.send(
    new SendEmailCommand({
      FromEmailAddress: environment("MAIL_FROM"),
      Destination: { ToAddresses: [to] },
      Content: { Simple: { Subject: { Data: subject }, Body: { Text: { Data: text } } } },
    }),
  );
}
