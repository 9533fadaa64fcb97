import { GetCommand } from "@aws-sdk/lib-dynamodb";
import * as z from "zod";
import { sceneOfStrip } from "../../../shared/schedule/model/scene-parts.ts";
import { Schedule } from "../../../shared/schedule/model/schedule.ts";
import type { SceneVisibility, Visibility } from "../../../shared/visibility/visibility.ts";
import type { ProjectGrant } from "../account/sessions.ts";
import { getJson } from "../aws/documents.ts";
import { db, itemsOf, schedulesTable } from "../aws/table.ts";
import { ACTIVE_PREFIX, ActiveRow, scheduleKey, unitOfActiveKey } from "../project/schedule-keys.ts";

/** Finds which scenes a visibility comprises: with units, those on the days of their active schedules. */
export async function sceneVisibility({ projectId }: ProjectGrant, sees: Visibility): Promise<SceneVisibility> {
  if (!("units" in sees)) return sees;
  const items = await itemsOf(schedulesTable(), projectId, ACTIVE_PREFIX);
  const own = items.filter(({ sk }) => sees.units.includes(unitOfActiveKey(String(sk))));
  const found = await Promise.all(own.map((item) => scenesOf(projectId, ActiveRow.parse(item).scheduleName)));
  const sceneIds = Object.fromEntries(found.flat().map((id) => [id, id]));
  return { kind: "scenes", scenes: [], sceneIds, ...("episodes" in sees && { ofEpisodes: sees.episodes }) };
}

async function scenesOf(projectId: string, scheduleName: string): Promise<string[]> {
  const Key = scheduleKey(projectId, scheduleName);
  const { Item } = await db.send(new GetCommand({ TableName: schedulesTable(), Key, ConsistentRead: true }));
  if (!Item) return [];
  const { folder } = z.object({ folder: z.string() }).parse(Item);
  const { days } = await getJson(`${folder}/schedule.json`, Schedule);
  return days.flatMap(({ strips }) => strips.map(({ sceneId }) => sceneOfStrip(sceneId)));
}
