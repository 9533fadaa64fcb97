import { expect, inject, it } from "vitest";
import * as z from "zod";
import { mailsIn } from "../../outbox.ts";
import { confirmed, newEmail, newPasswordLink } from "../../people.ts";

const url = inject("url");

const Mails = z.array(
  z.object({ to: z.array(z.string()), from: z.string().optional(), configurationSet: z.string().optional() }),
);

const mails = async () => Mails.parse(await mailsIn(url));

it("sends emails about accounts through SES, never by Cognito, which sends fifty a day", async () => {
  const email = newEmail("sender");
  await confirmed(url, email);
  await newPasswordLink(url, email);
  const ours = (await mails()).filter(({ to }) => to.includes(email));
  expect(ours).toHaveLength(2);
  for (const { from, configurationSet } of ours) {
    expect(from).toMatch(/^Backlot </);
    expect(configurationSet).toBeDefined();
  }
});
