import { randomUUID } from "node:crypto";
import * as z from "zod";
import { textOfHtml } from "../../html-text.ts";
import type { UserPool } from "../pool/pool.ts";
import type { Service } from "../pool/service.ts";
import type { CodePurpose, User } from "../pool/state.ts";
import { issueCode } from "./codes.ts";
import type { Metadata } from "./fields.ts";
import { fire } from "./triggers.ts";

const sender = "no-reply@verificationemail.com";
const codePlace = "{####}";
const usernamePlace = "{username}";

const verification = { subject: "Your verification code", message: `Your confirmation code is ${codePlace}` };
const defaults = {
  CustomMessage_SignUp: verification,
  CustomMessage_ResendCode: verification,
  CustomMessage_UpdateUserAttribute: verification,
  CustomMessage_VerifyUserAttribute: verification,
  CustomMessage_ForgotPassword: {
    subject: "Your verification code",
    message: `Your password reset code is ${codePlace}`,
  },
  CustomMessage_AdminCreateUser: {
    subject: "Your temporary password",
    message: `Your username is ${usernamePlace} and temporary password is ${codePlace}`,
  },
};

/** The reason for a mail and the client of the request. */
export interface Occasion {
  readonly source: keyof typeof defaults;
  readonly clientId?: string;
  readonly metadata: Metadata;
}

const CustomMessage = z.object({ emailSubject: z.string().nullish(), emailMessage: z.string().nullish() });

/** Mails the user a code or a temporary password, with the text of the CustomMessage trigger if there is one. */
export async function sendMessage(
  service: Service,
  pool: UserPool,
  user: User,
  secret: string,
  { source, clientId, metadata }: Occasion,
): Promise<void> {
  const custom = await fire(service, pool, {
    name: "CustomMessage",
    source,
    user,
    clientId,
    request: {
      codeParameter: codePlace,
      usernameParameter: source === "CustomMessage_AdminCreateUser" ? usernamePlace : null,
      linkParameter: "{##Click Here##}",
      clientMetadata: metadata ?? null,
    },
    response: { smsMessage: null, emailMessage: null, emailSubject: null },
    answer: CustomMessage,
  });
  const standard = (source !== "CustomMessage_AdminCreateUser" && pool.verification) || defaults[source];
  const address = addressFor(user, source);
  const filled = (text: string) => text.replaceAll(codePlace, secret).replaceAll(usernamePlace, address);
  const html = filled(custom?.emailMessage ?? standard.message);
  const text = textOfHtml(html);
  service.deliver({
    id: randomUUID(),
    at: new Date(service.now()).toISOString(),
    from: sender,
    to: [address],
    subject: filled(custom?.emailSubject ?? standard.subject),
    text,
    ...(html !== text && { html }),
  });
}

/** Mails a new code and returns the delivery details of the API. */
export async function sendCode(
  service: Service,
  pool: UserPool,
  user: User,
  purpose: CodePurpose,
  occasion: Occasion,
): Promise<CodeDelivery> {
  await sendMessage(service, pool, user, issueCode(user, purpose, service.now()), occasion);
  return codeDelivery(addressFor(user, occasion.source));
}

export interface CodeDelivery {
  readonly Destination: string;
  readonly DeliveryMedium: "EMAIL";
  readonly AttributeName: "email";
}

/** Masks an address so that only its owner recognises it: "a***@e***". */
export function codeDelivery(address: string): CodeDelivery {
  const at = address.indexOf("@");
  const Destination = `${address.slice(0, 1)}***${address.slice(at, at + 2)}***`;
  return { Destination, DeliveryMedium: "EMAIL", AttributeName: "email" };
}

/** A code for a new address is sent to that address, even while the pool keeps the original. */
function addressFor(user: User, source: Occasion["source"]): string {
  const isOfChange = source === "CustomMessage_UpdateUserAttribute" || source === "CustomMessage_VerifyUserAttribute";
  return (isOfChange ? user.pendingEmail : undefined) ?? addressOf(user);
}

function addressOf({ sub, attributes }: User): string {
  if (attributes.email === undefined) throw new Error(`User "${sub}" has no email address.`);
  return attributes.email;
}
