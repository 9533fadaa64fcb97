import { GetCommand } from "@aws-sdk/lib-dynamodb";
import * as z from "zod";
import { CallSheetSettings, DEFAULT_SETTINGS } from "../../../shared/call-sheet/model/settings.ts";
import type { Membership, ProjectGrant } from "../account/sessions.ts";
import { db, projectsTable } from "../aws/table.ts";
import { settingsKey } from "../project/initial-settings.ts";
import { saveVersion } from "../project/versioned-item.ts";

/** Settings that were added later are missing in older rows and get their defaults. */
export const CallSheetSettingsRow = z.object({ settings: CallSheetSettings.unwrap().partial(), version: z.int() });

/** The call sheet settings of a project. Send `version` back when saving. */
export interface SavedSettings {
  readonly settings: CallSheetSettings;
  readonly version: number;
}

export async function callSheetSettingsOf(grant: ProjectGrant): Promise<SavedSettings> {
  const { Item } = await db.send(
    new GetCommand({ TableName: projectsTable(), Key: settingsKey(grant.projectId), ConsistentRead: true }),
  );
  if (!Item) return { settings: DEFAULT_SETTINGS, version: 0 };
  const { settings, version } = CallSheetSettingsRow.parse(Item);
  return { settings: CallSheetSettings.parse({ ...DEFAULT_SETTINGS, ...settings }), version };
}

/** Replaces the settings; undefined if someone else changed them since `version`. */
export function saveCallSheetSettings(
  member: Membership,
  { settings, version }: SavedSettings,
): Promise<number | undefined> {
  return saveVersion(
    "callSheetSettings",
    member,
    projectsTable(),
    settingsKey(member.projectId),
    { settings },
    version,
  );
}
