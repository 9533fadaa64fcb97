import { GetCommand, PutCommand } from "@aws-sdk/lib-dynamodb";
import * as z from "zod";
import { StripPalette } from "../../shared/schedule/strip-palette.ts";
import { stampSchedules } from "./change-stamp.ts";
import type { Membership, ProjectProof } from "./sessions.ts";
import { db, projectKey, projectsTable } from "./table.ts";

export const StripPaletteRow = z.object({ palette: StripPalette.nullable() });

const paletteKey = (projectId: string) => ({ pk: projectKey(projectId), sk: "STRIP-PALETTE" });

/** The strip colours that a project has chosen for itself, or null. */
export async function paletteOf(proof: ProjectProof): Promise<StripPalette | null> {
  const { Item } = await db.send(new GetCommand({ TableName: projectsTable(), Key: paletteKey(proof.projectId) }));
  return Item ? StripPaletteRow.parse(Item).palette : null;
}

/** Sets a project's strip colours; null brings back the usual ones. The last choice counts. */
export async function setPalette(member: Membership, palette: StripPalette | null): Promise<void> {
  const Item = { ...paletteKey(member.projectId), palette, savedBy: member.userId };
  await db.send(new PutCommand({ TableName: projectsTable(), Item }));
  await stampSchedules(member);
}
