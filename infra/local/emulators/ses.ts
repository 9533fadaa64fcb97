import { randomUUID } from "node:crypto";
import { createServer, type IncomingMessage } from "node:http";
import * as z from "zod";
import { type Authority, type Engine, ServiceError } from "./engine.ts";
import { answeringJson, closeServer, jsonBody } from "./json-http.ts";
import type { Mail } from "./mail.ts";
import { requirePermission } from "./permission.ts";
import { account, region } from "./region.ts";
import { type Content, contentOf, MailContent } from "./ses-content.ts";

export interface SesOptions {
  deliver(mail: Mail): void;
  readonly authority?: Authority;
  /** The verified addresses and domains; without them any address may send. */
  readonly verifiedOnly?: readonly string[];
  /** The answer of GetAccount. */
  readonly account?: object;
  /** Milliseconds since 1970. */
  now?(): number;
}

const OUT_OF_THE_SANDBOX = {
  ProductionAccessEnabled: true,
  SendingEnabled: true,
  SendQuota: { Max24HourSend: 50_000, MaxSendRate: 14, SentLast24Hours: 0 },
};

const Addresses = z.array(z.string()).default([]);
const SendEmail = z.object({
  // Names with other letters are encoded words (RFC 2047).
  FromEmailAddress: z.string().regex(/^\p{ASCII}+$/u),
  Destination: z.object({ ToAddresses: Addresses, CcAddresses: Addresses, BccAddresses: Addresses }),
  Content: MailContent,
  ConfigurationSetName: z.string().optional(),
  EmailTags: z.array(z.object({ Name: z.string(), Value: z.string() })).default([]),
});
type SendEmail = z.infer<typeof SendEmail>;

const contentType = "application/json";
const mostRecipients = 50;

/** SES, version 2 of its API: delivers to the outbox instead of sending. */
export function sesEngine(options: SesOptions): Engine {
  const now = options.now ?? Date.now;

  async function sendEmail(request: IncomingMessage): Promise<object> {
    const sent = understood(await jsonBody(request));
    const { FromEmailAddress: from, Destination, Content, ConfigurationSetName } = sent;
    const content = contentOf(Content);
    const need = { action: content.action, resources: identityArns(from), status: 403 };
    requirePermission(options.authority, request.headers.authorization, need);
    if (ConfigurationSetName !== undefined) {
      const resources = [`arn:aws:ses:${region}:${account}:configuration-set/${ConfigurationSetName}`];
      requirePermission(options.authority, request.headers.authorization, { ...need, resources });
    }
    const to = recipients(Destination);
    requireVerified(isInSandbox(options.account) ? [from, ...to] : [from], options.verifiedOnly);
    const id = randomUUID();
    const at = new Date(now()).toISOString();
    options.deliver({ ...mailOf({ id, at, from, to }, content), ...ways(sent) });
    return { MessageId: id };
  }

  async function answer(request: IncomingMessage): Promise<object> {
    const asked = `${request.method} ${request.url}`;
    if (asked === "POST /v2/email/outbound-emails") return sendEmail(request);
    if (asked === "GET /v2/email/account") return options.account ?? OUT_OF_THE_SANDBOX;
    const [, identity] = /^GET \/v2\/email\/identities\/([^/]+)$/.exec(asked) ?? [];
    if (identity !== undefined) return identityNamed(decodeURIComponent(identity), options.verifiedOnly);
    throw new ServiceError("NotFoundException", `The local mail service has no operation "${asked}".`, 404);
  }

  const server = createServer(answeringJson(answer, contentType));
  return { server, close: () => closeServer(server) };
}

function understood(body: unknown): SendEmail {
  const result = SendEmail.safeParse(body);
  if (result.success) return result.data;
  throw new ServiceError("BadRequestException", z.prettifyError(result.error));
}

function recipients({ ToAddresses, CcAddresses, BccAddresses }: SendEmail["Destination"]): readonly string[] {
  const all = [...ToAddresses, ...CcAddresses, ...BccAddresses];
  if (all.length === 0) throw new ServiceError("BadRequestException", "The email has no recipient.");
  if (all.length > mostRecipients) {
    throw new ServiceError("MessageRejected", `Recipient count exceeds ${mostRecipients}.`);
  }
  const bad = all.find((address) => !/^[^\s@]+@[^\s@]+$/.test(bareAddress(address)));
  if (bad !== undefined) throw new ServiceError("BadRequestException", `"${bad}" is not an email address.`);
  return all;
}

function mailOf(
  envelope: Pick<Mail, "id" | "at" | "from" | "to">,
  { subject, text, html, attachments }: Content,
): Mail {
  return {
    ...envelope,
    subject,
    text,
    ...(html !== undefined && { html }),
    ...(attachments.length > 0 && { attachments }),
  };
}

/** The tags and the configuration set of a mail, which its events need. */
function ways({ ConfigurationSetName, EmailTags }: SendEmail): Pick<Mail, "tags" | "configurationSet"> {
  const bad = EmailTags.flatMap(({ Name, Value }) => [Name, Value]).find((text) => !/^[\w.@-]{1,256}$/.test(text));
  if (bad !== undefined) throw new ServiceError("BadRequestException", `Invalid tag name or value <${bad}>.`);
  return {
    ...(EmailTags.length > 0 && { tags: Object.fromEntries(EmailTags.map(({ Name, Value }) => [Name, Value])) }),
    ...(ConfigurationSetName !== undefined && { configurationSet: ConfigurationSetName }),
  };
}

function identityNamed(identity: string, verified: readonly string[] | undefined): object {
  if (verified?.includes(identity) === false)
    throw new ServiceError("NotFoundException", `Email identity ${identity} does not exist.`, 404);
  const IdentityType = identity.includes("@") ? "EMAIL_ADDRESS" : "DOMAIN";
  return { IdentityType, VerifiedForSendingStatus: true };
}

/** An account in the sandbox may send to verified addresses only. */
const isInSandbox = (account: object = OUT_OF_THE_SANDBOX) =>
  "ProductionAccessEnabled" in account && account.ProductionAccessEnabled === false;

function requireVerified(addresses: readonly string[], verified: readonly string[] | undefined): void {
  if (verified === undefined) return;
  const failed = addresses.filter((one) => !identitiesOf(one).some((identity) => verified.includes(identity)));
  if (failed.length === 0) return;
  const message = `Email address is not verified. The following identities failed the check in region ${region.toUpperCase()}: ${failed.join(", ")}`;
  throw new ServiceError("MessageRejected", message);
}

/** The identities of a sender: its address and its domain. Permission on either is enough. */
function identityArns(from: string): readonly string[] {
  return identitiesOf(from).map((identity) => `arn:aws:ses:${region}:${account}:identity/${identity}`);
}

function identitiesOf(from: string): readonly string[] {
  const address = bareAddress(from);
  return [address, address.slice(address.lastIndexOf("@") + 1)];
}

/** Extracts calls@example.com from "Backlot <calls@example.com>". */
function bareAddress(address: string): string {
  return /<([^<>]+)>\s*$/.exec(address)?.[1] ?? address.trim();
}
