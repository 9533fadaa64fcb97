import { GetCommand, PutCommand } from "@aws-sdk/lib-dynamodb";
import * as z from "zod";
import { StripPalette } from "../../../shared/schedule/strip-colours/strip-palette.ts";
import type { Membership, ProjectGrant } from "../account/sessions.ts";
import { db, projectKey, projectsTable } from "../aws/table.ts";
import { touchSchedules } from "../project/change-stamp.ts";

export const StripPaletteRow = z.object({ palette: StripPalette.nullable() });

const paletteKey = (projectId: string) => ({ pk: projectKey(projectId), sk: "STRIP-PALETTE" });

/** The project's own strip colours; null if it uses the default ones. */
export async function paletteOf(grant: ProjectGrant): Promise<StripPalette | null> {
  const { Item } = await db.send(new GetCommand({ TableName: projectsTable(), Key: paletteKey(grant.projectId) }));
  return Item ? StripPaletteRow.parse(Item).palette : null;
}

/** Sets the project's strip colours; null restores the default ones. The last write wins. */
export async function setPalette(member: Membership, palette: StripPalette | null): Promise<void> {
  const Item = { ...paletteKey(member.projectId), palette, savedBy: member.userId };
  await db.send(new PutCommand({ TableName: projectsTable(), Item }));
  await touchSchedules(member);
}
