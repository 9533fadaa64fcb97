import * as z from "zod";
import { ServiceError } from "./engine.ts";
import { textOfHtml } from "./html-text.ts";
import type { Mail } from "./mail.ts";

/** A text is ASCII unless its character set is named; other characters are lost, as at SES. */
const Text = z
  .object({ Data: z.string(), Charset: z.literal("UTF-8").optional() })
  .transform(({ Data, Charset }) => ({ Data: Charset === undefined ? Data.replaceAll(/\P{ASCII}/gu, "?") : Data }));

const Attachment = z.object({
  FileName: z.string(),
  ContentType: z.string().default("application/octet-stream"),
  RawContent: z.base64(),
});

const Simple = z.object({
  Subject: Text,
  Body: z.object({ Text: Text.optional(), Html: Text.optional() }),
  Attachments: z.array(Attachment).default([]),
});
type Simple = z.infer<typeof Simple>;

const Raw = z.object({ Data: z.base64() });

export const MailContent = z.object({ Simple: Simple.optional(), Raw: Raw.optional() });
export type MailContent = z.infer<typeof MailContent>;

/** The content of a mail and the action that its sender needs permission for. */
export interface Content {
  readonly action: "ses:SendEmail" | "ses:SendRawEmail";
  readonly subject: string;
  readonly text: string;
  readonly html: string | undefined;
  readonly attachments: NonNullable<Mail["attachments"]>;
}

export function contentOf({ Simple, Raw }: MailContent): Content {
  if (Simple !== undefined) return simpleContent(Simple);
  if (Raw !== undefined) return rawContent(Buffer.from(Raw.Data, "base64").toString("utf8"));
  throw new ServiceError("BadRequestException", "The email's content must be Simple or Raw.");
}

function simpleContent({ Subject, Body, Attachments }: Simple): Content {
  const text = Body.Text?.Data ?? (Body.Html && textOfHtml(Body.Html.Data));
  if (text === undefined) throw new ServiceError("BadRequestException", "The email has no body.");
  return {
    action: "ses:SendEmail",
    subject: Subject.Data,
    text,
    html: Body.Html?.Data,
    attachments: Attachments.map(({ FileName, ContentType, RawContent }) => ({
      name: FileName,
      type: ContentType,
      size: Buffer.from(RawContent, "base64").length,
    })),
  };
}

/**
 * A complete MIME message, stored unchanged. AWS requires another permission for it, although the operation is the
 * same.
 */
function rawContent(message: string): Content {
  const head = message.split(/\r?\n\r?\n/, 1)[0] ?? "";
  const subject = /^subject:[ \t]*(.*(?:\r?\n[ \t].*)*)/im.exec(head)?.[1] ?? "";
  return {
    action: "ses:SendRawEmail",
    subject: subject.replace(/\r?\n[ \t]+/g, " "),
    text: message,
    html: undefined,
    attachments: [],
  };
}
