import { GetCommand } from "@aws-sdk/lib-dynamodb";
import * as z from "zod";
import { Allowance, Unit, type Units } from "../../../shared/units/unit.ts";
import type { Membership, ProjectGrant } from "../account/sessions.ts";
import { db, projectKey, projectsTable } from "../aws/table.ts";
import { saveVersion } from "../project/versioned-item.ts";

/** The list of units with the operation that saved it. */
export const UnitsRow = z.object({
  units: z.array(Unit),
  allowed: z.array(Allowance),
  version: z.int(),
  operation: z.string().max(64),
});
export type UnitsRow = z.infer<typeof UnitsRow>;

const keyOf = ({ projectId }: ProjectGrant) => ({ pk: projectKey(projectId), sk: "UNITS" });

/** The units of a production, with version 0 and none until the first is added. */
export async function unitsOf(grant: ProjectGrant): Promise<UnitsRow> {
  const { Item } = await db.send(
    new GetCommand({ TableName: projectsTable(), Key: keyOf(grant), ConsistentRead: true }),
  );
  return Item ? UnitsRow.parse(Item) : { units: [], allowed: [], version: 0, operation: "" };
}

/**
 * Replaces the list; false if someone else changed it since the version `before`.
 *
 * @throws {Refusal} if the stored list has a newer format
 */
export async function saveUnits(
  member: Membership,
  { units, allowed, operation, before }: Units & { readonly operation: string; readonly before: number },
): Promise<boolean> {
  const fields = { units, allowed, operation };
  return (await saveVersion("units", member, projectsTable(), keyOf(member), fields, before)) !== undefined;
}
