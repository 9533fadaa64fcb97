import { GetCommand } from "@aws-sdk/lib-dynamodb";
import * as z from "zod";
import { ADDRESSEES, type Addressees, MailCounts } from "../../../shared/call-sheet/publishing/mailing.ts";
import type { Membership, ProjectGrant } from "../account/sessions.ts";
import { type RunPlace, startRun, updateRun } from "../aws/run-item.ts";
import { db, itemsOf, projectKey, schedulesTable } from "../aws/table.ts";
import { dayCode, type PublishedDay } from "./publications.ts";

/** The newest mailing of a day. The emails themselves are recorded in the deliveries, under `run` as their operation. */
const Mailing = MailCounts.extend({
  run: z.string(),
  status: z.enum(["running", "done", "paused"]),
  to: z.enum(ADDRESSEES),
  startedAt: z.string(),
  /** ID of the user whose quota of emails counts. */
  startedBy: z.string(),
  total: z.int(),
  /** Why it is paused, as shown to users. */
  reason: z.string().optional(),
  endedAt: z.string().optional(),
  /** The day; missing in mailings from before it was stored. */
  scheduleName: z.string().optional(),
  date: z.string().optional(),
});
export type Mailing = z.infer<typeof Mailing>;

const placeOf = ({ projectId }: Pick<ProjectGrant, "projectId">, day: PublishedDay): RunPlace => ({
  table: schedulesTable(),
  key: { pk: projectKey(projectId), sk: `MAILING#${dayCode(day)}` },
});

/** The newest mailing of a day, if any. */
export async function mailingOf(grant: ProjectGrant, day: PublishedDay): Promise<Mailing | undefined> {
  const { table, key } = placeOf(grant, day);
  const { Item } = await db.send(new GetCommand({ TableName: table, Key: key, ConsistentRead: true }));
  return Item && Mailing.parse(Item);
}

/** The days whose newest mailing is stored as running. */
export async function daysBeingMailed(grant: ProjectGrant): Promise<PublishedDay[]> {
  const all = (await itemsOf(schedulesTable(), grant.projectId, "MAILING#")).map((item) => Mailing.parse(item));
  return all.flatMap(({ status, scheduleName, date }) =>
    status === "running" && scheduleName !== undefined && date !== undefined ? [{ scheduleName, date }] : [],
  );
}

/** Stores a new mailing in place of an earlier one; undefined if another was started in the meantime. */
export async function startMailing(
  member: Membership,
  day: PublishedDay,
  { run, to }: { readonly run: string; readonly to: Addressees },
  { earlier, now }: { readonly earlier: Mailing | undefined; readonly now: string },
): Promise<Mailing | undefined> {
  const begun: Mailing = {
    ...{ run, to, status: "running", startedAt: now, startedBy: member.userId },
    ...{ total: 0, sent: 0, refused: 0, unknown: 0, bounced: 0 },
    ...{ scheduleName: day.scheduleName, date: day.date },
  };
  return (await startRun(placeOf(member, day), begun, earlier)) ? begun : undefined;
}

/** Updates a mailing; undefined if another has replaced it. */
export function updateMailing(
  grant: ProjectGrant,
  day: PublishedDay,
  run: string,
  noted: Partial<Mailing>,
): Promise<Mailing | undefined> {
  return updateRun(Mailing, placeOf(grant, day), run, noted);
}
