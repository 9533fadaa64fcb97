import { PutCommand, QueryCommand } from "@aws-sdk/lib-dynamodb";
import * as z from "zod";
import { AuditEvent } from "../../../shared/contract/audit.ts";
import { environment } from "../../runtime/environment.ts";
import type { Membership, ProjectGrant } from "../account/sessions.ts";
import { db, isConditionFailure, projectKey, queryAll } from "../aws/table.ts";

const PAGE = 100;

const Row = AuditEvent.extend({ sk: z.string() });

const auditTable = () => environment("AUDIT_TABLE");

/** Writes down what somebody has done. No role may change or remove what stands there, and no request writes over another's. */
export async function writeAuditEvent({ projectId }: Pick<ProjectGrant, "projectId">, deed: AuditEvent): Promise<void> {
  try {
    await db.send(
      new PutCommand({
        TableName: auditTable(),
        Item: { pk: projectKey(projectId), sk: `${deed.at}#${deed.requestId}`, ...deed },
        ConditionExpression: "attribute_not_exists(pk)",
      }),
    );
  } catch (error) {
    // The SDK has tried again after an answer was lost: nobody else writes with this request's id.
    if (!isConditionFailure(error)) throw error;
  }
}

/** What was done in a project, newest first, older than `before`, which is the `next` of an earlier answer. */
export async function listAuditEvents(
  { projectId }: Membership,
  before: string | undefined,
): Promise<{ readonly deeds: AuditEvent[]; readonly next: string | null }> {
  const { Items = [], LastEvaluatedKey } = await db.send(
    new QueryCommand({
      TableName: auditTable(),
      KeyConditionExpression: before === undefined ? "pk = :pk" : "pk = :pk AND sk < :before",
      ExpressionAttributeValues: { ":pk": projectKey(projectId), ...(before !== undefined && { ":before": before }) },
      ScanIndexForward: false,
      Limit: PAGE,
    }),
  );
  const rows = Items.map((item) => Row.parse(item));
  return { deeds: rows.map((row) => AuditEvent.parse(row)), next: LastEvaluatedKey ? (rows.at(-1)?.sk ?? null) : null };
}

/** What was done when pages were given away on which an id stands. Sought for so seldom that no index is kept of it. */
export async function auditEventsOfWatermark({ projectId }: Membership, mark: string): Promise<AuditEvent[]> {
  const rows = await queryAll({
    TableName: auditTable(),
    KeyConditionExpression: "pk = :pk",
    FilterExpression: "#mark = :mark",
    ExpressionAttributeNames: { "#mark": "mark" },
    ExpressionAttributeValues: { ":pk": projectKey(projectId), ":mark": mark },
  });
  return rows.map((row) => AuditEvent.parse(row));
}

/** All of it, oldest first. */
export async function allAuditEvents({ projectId }: Membership): Promise<AuditEvent[]> {
  const rows = await queryAll({
    TableName: auditTable(),
    KeyConditionExpression: "pk = :pk",
    ExpressionAttributeValues: { ":pk": projectKey(projectId) },
  });
  return rows.map((row) => AuditEvent.parse(row));
}
