import { BatchGetCommand, GetCommand, PutCommand } from "@aws-sdk/lib-dynamodb";
import { newId } from "./id.ts";
import type { Membership, ProjectProof } from "./sessions.ts";
import { db, optionsTable, projectKey, projectsTable } from "./table.ts";

const key = (projectId: string) => ({ pk: projectKey(projectId), sk: "STAMP" });

/** Marks that something of the options has changed. Written after the change, so that who sees the mark sees the change. */
export async function stampOptions(member: Membership): Promise<void> {
  await db.send(new PutCommand({ TableName: optionsTable(), Item: { ...key(member.projectId), stamp: newId() } }));
}

/** A text that differs whenever the breakdown, the crew, an option or a lock has changed. */
export async function changeStamp(proof: ProjectProof): Promise<string> {
  const pk = projectKey(proof.projectId);
  const TableName = projectsTable();
  const Keys = ["BREAKDOWN", "CREW"].map((sk) => ({ pk, sk }));
  const [{ Responses }, { Item }] = await Promise.all([
    db.send(new BatchGetCommand({ RequestItems: { [TableName]: { Keys } } })),
    db.send(new GetCommand({ TableName: optionsTable(), Key: key(proof.projectId) })),
  ]);
  const versionOf = (sk: string) => Responses?.[TableName]?.find((item) => item.sk === sk)?.version ?? 0;
  return [versionOf("BREAKDOWN"), versionOf("CREW"), Item?.stamp ?? 0].join("-");
}
