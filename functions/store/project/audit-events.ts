import { PutCommand, QueryCommand } from "@aws-sdk/lib-dynamodb";
import * as z from "zod";
import { AuditEvent } from "../../../shared/contract/audit.ts";
import { environment } from "../../runtime/environment.ts";
import type { Membership, ProjectGrant } from "../account/sessions.ts";
import { db, isConditionFailure, projectKey, queryAll } from "../aws/table.ts";

const PAGE = 100;

const Row = AuditEvent.extend({ sk: z.string() });

const auditTable = () => environment("AUDIT_TABLE");

/**
 * Stores an audit event. No role may change or delete events, and the condition keeps requests from overwriting each
 * other's.
 */
export async function writeAuditEvent(
  { projectId }: Pick<ProjectGrant, "projectId">,
  event: AuditEvent,
): Promise<void> {
  try {
    await db.send(
      new PutCommand({
        TableName: auditTable(),
        Item: { pk: projectKey(projectId), sk: `${event.at}#${event.requestId}`, ...event },
        ConditionExpression: "attribute_not_exists(pk)",
      }),
    );
  } catch (error) {
    // The SDK retried after a lost response: no other request has this ID.
    if (!isConditionFailure(error)) throw error;
  }
}

/** A page of a project's audit events, newest first, before `before`, which is the `next` of the previous page. */
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

/** The audit events of the download that a watermark ID belongs to. Needed too rarely for an index. */
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

/** All audit events of a project, oldest first. */
export async function allAuditEvents({ projectId }: Membership): Promise<AuditEvent[]> {
  const rows = await queryAll({
    TableName: auditTable(),
    KeyConditionExpression: "pk = :pk",
    ExpressionAttributeValues: { ":pk": projectKey(projectId) },
  });
  return rows.map((row) => AuditEvent.parse(row));
}
