import * as z from "zod";
import { deliveryFailureText, isLasting } from "../../shared/call-sheet/publishing/delivery-failure.ts";
import { log } from "../runtime/log.ts";
import { systemGrant } from "../store/account/sessions.ts";
import { suppressAddress } from "../store/account/suppression-list.ts";
import { countBounce } from "../store/aws/mail-quota.ts";
import { recordBounce } from "../store/call-sheet/deliveries.ts";

/** The tags of a call sheet email, by which its events find the delivery. */
const Tags = z.object({
  project: z.tuple([z.string()]),
  day: z.tuple([z.string()]),
  asked: z.tuple([z.coerce.number<string>().int().positive()]),
  person: z.tuple([z.string()]),
  operation: z.tuple([z.string()]).optional(),
});

const mail = z.object({ destination: z.array(z.string()).min(1), tags: z.record(z.string(), z.array(z.string())) });

/** An SES event as EventBridge delivers it, with the time of the event. */
const Event = z.object({
  time: z.iso.datetime(),
  detail: z.discriminatedUnion("eventType", [
    z.object({
      eventType: z.literal("Bounce"),
      bounce: z.object({ bounceType: z.string(), bounceSubType: z.string() }),
      mail,
    }),
    z.object({ eventType: z.literal("Complaint"), mail }),
  ]),
});

/** Suppresses an address after a permanent bounce or a complaint, and records the bounce of a call sheet's delivery. */
export const handler = async (event: unknown): Promise<void> => {
  const { time: at, detail } = Event.parse(event);
  const { destination, tags } = detail.mail;
  const trouble = detail.eventType === "Bounce" ? detail.bounce : "complaint";
  const why = deliveryFailureText(trouble);
  const stop = { cause: trouble === "complaint" ? "unwanted" : "bounced", why } as const;
  if (isLasting(trouble)) await Promise.all(destination.map((address) => suppressAddress(address, stop, at)));
  const call = Tags.safeParse(tags);
  if (call.success && trouble !== "complaint") {
    const { project, day, asked, person, operation } = call.data;
    const recipient = { personId: person[0], asked: asked[0] };
    const isFirst = await recordBounce(systemGrant(project[0]), {
      ...{ code: day[0], recipient, address: destination[0] ?? "", operation: operation?.[0] },
      ...{ isLasting: isLasting(trouble), why, at },
    });
    if (isFirst) await countBounce(project[0], at);
  }
  log.info("Handled an event of the email service", { type: detail.eventType, isAboutCall: call.success });
};
