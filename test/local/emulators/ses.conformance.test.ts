import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { SESv2Client, SendEmailCommand, type SendEmailCommandInput } from "@aws-sdk/client-sesv2";
import { afterAll, afterEach, describe, expect, it } from "vitest";
import type { Engine } from "../../../infra/local/emulators/engine.ts";
import type { Mail } from "../../../infra/local/emulators/mail.ts";
import { outbox } from "../../../infra/local/emulators/outbox.ts";
import { type SesOptions, sesEngine } from "../../../infra/local/emulators/ses.ts";

const folder = mkdtempSync(join(tmpdir(), "outbox-"));
afterAll(() => rmSync(folder, { recursive: true }));

const running: Engine[] = [];
afterEach(async () => {
  await Promise.all(running.splice(0).map((engine) => engine.close()));
});

async function mailService(options: Partial<SesOptions> = {}) {
  const box = outbox();
  const now = () => Date.UTC(2026, 2, 1, 8, 30);
  const engine = sesEngine({ deliver: box.deliver, now, ...options });
  running.push(engine);
  await new Promise<void>((listening) => engine.server.listen(0, "127.0.0.1", listening));
  const { port } = engine.server.address() as AddressInfo; // an IP socket has one
  const aws = new SESv2Client({
    endpoint: `http://127.0.0.1:${port}`,
    region: "us-east-1",
    credentials: { accessKeyId: "caller", secretAccessKey: "local" },
    maxAttempts: 1,
  });
  return { box, send: (input: SendEmailCommandInput) => aws.send(new SendEmailCommand(input)) };
}

const callSheet: SendEmailCommandInput = {
  FromEmailAddress: "Backlot <calls@studio.example>",
  Destination: { ToAddresses: ["Ana <ana@example.com>"], CcAddresses: ["bo@example.com"] },
  Content: {
    Simple: {
      Subject: { Data: "Call sheet, day 3" },
      Body: {
        Text: { Data: "Please confirm: https://backlot.example/c/1" },
        Html: { Data: '<p>Please <a href="https://backlot.example/c/1">confirm</a>.</p>' },
      },
    },
  },
};

function raw(message: string): SendEmailCommandInput["Content"] {
  return { Raw: { Data: Buffer.from(message) } };
}

describe("the email service", () => {
  it("delivers an email to the outbox under the id that it returns", async () => {
    const { box, send } = await mailService();
    const { MessageId } = await send(callSheet);
    expect(box.list()).toEqual([
      {
        id: MessageId,
        at: "2026-03-01T08:30:00.000Z",
        from: "Backlot <calls@studio.example>",
        to: ["Ana <ana@example.com>", "bo@example.com"],
        subject: "Call sheet, day 3",
        text: "Please confirm: https://backlot.example/c/1",
        html: '<p>Please <a href="https://backlot.example/c/1">confirm</a>.</p>',
      },
    ]);
  });

  it("lists attachments, and derives text from a body that is HTML only", async () => {
    const { box, send } = await mailService();
    await send({
      ...callSheet,
      Content: {
        Simple: {
          Subject: { Data: "Day 3" },
          Body: {
            Html: { Data: "<h1>Day 3</h1><p>Bread &amp; butter<br>at <a href='https://x.example'>6:00</a></p>" },
          },
          Attachments: [{ FileName: "day-3.pdf", ContentType: "application/pdf", RawContent: Buffer.from("%PDF-") }],
        },
      },
    });
    expect(box.list()).toMatchObject([
      {
        text: "Day 3\nBread & butter\nat 6:00 (https://x.example)",
        attachments: [{ name: "day-3.pdf", type: "application/pdf", size: 5 }],
      },
    ]);
  });

  it("loses letters that are not ASCII, unless the character set is named", async () => {
    const { box, send } = await mailService();
    const content = (Charset?: string) => {
      const text = (Data: string) => ({ Data, ...(Charset && { Charset }) });
      return { Simple: { Subject: text("Drehtag 3 · Köln"), Body: { Text: text("Grüße 🎬") } } };
    };
    await send({ ...callSheet, Content: content() });
    await send({ ...callSheet, Content: content("UTF-8") });
    expect(box.list().map(({ subject, text }) => [subject, text])).toEqual([
      ["Drehtag 3 · Köln", "Grüße 🎬"],
      ["Drehtag 3 ? K?ln", "Gr??e ?"],
    ]);
  });

  it("keeps a raw email unchanged, and reads its subject", async () => {
    const { box, send } = await mailService();
    const message = "From: calls@studio.example\r\nSubject: Call sheet,\r\n day 3\r\n\r\nSubject: not this one";
    await send({ ...callSheet, Content: raw(message) });
    expect(box.list()).toMatchObject([{ subject: "Call sheet, day 3", text: message }]);
  });

  it.each<[string, SendEmailCommandInput, string]>([
    ["no recipient", { ...callSheet, Destination: {} }, "BadRequestException"],
    ["a recipient without an address", { ...callSheet, Destination: { ToAddresses: ["ana"] } }, "BadRequestException"],
    ["no content", { ...callSheet, Content: {} }, "BadRequestException"],
    [
      "51 recipients",
      { ...callSheet, Destination: { BccAddresses: Array.from({ length: 51 }, (_, n) => `a${n}@example.com`) } },
      "MessageRejected",
    ],
  ])("refuses an email with %s", async (_, input, name) => {
    const { box, send } = await mailService();
    await expect(send(input)).rejects.toMatchObject({ name });
    expect(box.list()).toEqual([]);
  });

  it.each([
    ["its address", ["calls@studio.example"], true],
    ["its domain", ["studio.example"], true],
    ["neither", ["example"], false],
  ])("accepts a sender verified by %s", async (_, verifiedOnly, allowed) => {
    const { send } = await mailService({ verifiedOnly });
    if (allowed) await send(callSheet);
    else await expect(send(callSheet)).rejects.toMatchObject({ name: "MessageRejected" });
  });

  it("in the sandbox refuses recipients that are not verified, and names them as AWS does", async () => {
    const account = { ProductionAccessEnabled: false };
    const { box, send } = await mailService({ account, verifiedOnly: ["studio.example", "bo@example.com"] });
    await expect(send(callSheet)).rejects.toMatchObject({
      name: "MessageRejected",
      message:
        "Email address is not verified. The following identities failed the check in region US-EAST-1: Ana <ana@example.com>",
    });
    expect(box.list()).toEqual([]);
    await send({ ...callSheet, Destination: { ToAddresses: ["bo@example.com"] } });
    expect(box.list()).toHaveLength(1);
  });

  it("requires the permission to send from the sender's address or domain", async () => {
    const asked: string[] = [];
    const domain = "arn:aws:ses:us-east-1:000000000000:identity/studio.example";
    const authority = {
      secretOf: () => "local",
      allows: (_: string, action: string, resource: string) => {
        asked.push(`${action} ${resource}`);
        return action === "ses:SendEmail" && resource === domain;
      },
    };
    const { box, send } = await mailService({ authority });
    await send(callSheet);
    expect(asked).toEqual([
      "ses:SendEmail arn:aws:ses:us-east-1:000000000000:identity/calls@studio.example",
      `ses:SendEmail ${domain}`,
    ]);
    await expect(send({ ...callSheet, FromEmailAddress: "x@other.example" })).rejects.toMatchObject({
      name: "AccessDeniedException",
    });
    await expect(send({ ...callSheet, Content: raw("Subject: x\r\n\r\n") })).rejects.toMatchObject({
      name: "AccessDeniedException",
      message: expect.stringContaining("ses:SendRawEmail"),
    });
    expect(box.list()).toHaveLength(1);
  });
});

describe("the outbox", () => {
  const mail: Mail = {
    id: "m1",
    at: "2026-03-01T08:30:00.000Z",
    to: ["ana@example.com"],
    subject: "Hello",
    text: "See https://backlot.example/a?b=1&c=2.",
  };

  it("lists the newest email first, also after a restart", () => {
    const file = join(folder, "outbox.json");
    const before = outbox({ file });
    before.deliver(mail);
    before.deliver({ ...mail, id: "m2", subject: "Later" });
    const after = outbox({ file });
    expect(after.list().map(({ id }) => id)).toEqual(["m2", "m1"]);
    expect(JSON.parse(after.json())).toEqual(after.list());
    expect(after.page("/outbox/key").indexOf("Later")).toBeLessThan(after.page("/outbox/key").indexOf("Hello"));
  });

  it("names a damaged file", () => {
    const file = join(folder, "damaged.json");
    writeFileSync(file, '[{"id":');
    expect(() => outbox({ file })).toThrow(
      `"${file}" is damaged: it is not in the form in which this version writes it.`,
    );
  });

  it("makes an email's links clickable in the same tab", () => {
    const box = outbox();
    box.deliver(mail);
    expect(box.page("/outbox/key")).toContain(
      '<a href="https://backlot.example/a?b=1&amp;c=2">https://backlot.example/a?b=1&amp;c=2</a>',
    );
    expect(box.page("/outbox/key")).not.toContain("target=");
  });

  it("shows HTML in a sandboxed frame, and its links below", () => {
    const box = outbox();
    box.deliver({ ...mail, html: '<p onclick="x()">Hi <a href="https://backlot.example/c?d=1&amp;e=2">you</a></p>' });
    expect(box.page("/outbox/key")).toContain(
      '<iframe sandbox="" title="Hello" srcdoc="&lt;p onclick=&quot;x()&quot;&gt;Hi ',
    );
    expect(box.page("/outbox/key")).toContain('<li><a href="https://backlot.example/c?d=1&amp;e=2">');
  });

  it.each([
    "<script>alert(1)</script>",
    '"><img src=x onerror=alert(1)>',
    "'\"></iframe><script>alert(1)</script>",
    'https://x.example/"onmouseover="alert(1)',
    'javascript:alert(1) <a href="javascript:alert(1)">x</a>',
  ])("runs nothing of %s, anywhere in an email", (attack) => {
    const box = outbox();
    box.deliver({
      id: attack,
      at: attack,
      from: attack,
      to: [attack],
      subject: attack,
      text: attack,
      attachments: [{ name: attack, type: attack, size: 1 }],
    });
    box.deliver({ ...mail, html: attack });
    const tags = box.page("/outbox/key").match(/<(?:[^>"]|"[^"]*")*>/g) ?? [];
    const unquoted = tags.map((tag) => tag.replace(/"[^"]*"/g, '""'));
    expect(unquoted.filter((tag) => /^<(script|img)|\son\w+=|'/.test(tag))).toEqual([]);
    const addresses = tags.flatMap((tag) => /href="([^"]*)"/.exec(tag)?.[1] ?? []);
    // Without the page's own empty icon.
    expect(addresses.filter((address) => address !== "data:," && !address.startsWith("https://"))).toEqual([]);
  });
});
