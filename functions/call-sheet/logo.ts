import { photoKeys } from "../options/photo-keys.ts";
import type { ProjectGrant } from "../store/account/sessions.ts";
import { getBytes, viewUrl } from "../store/aws/documents.ts";
import { LOGO, photosOf } from "../store/options/photos.ts";

/** The logo that stands on a project's call sheets, small, with an address for the browser; null while there is none. */
export async function logoView(grant: ProjectGrant): Promise<{ photoId: string; url: string } | null> {
  const logo = (await photosOf(grant, LOGO)).at(-1);
  if (!logo) return null;
  const { photoId } = logo;
  return { photoId, url: await viewUrl(photoKeys(grant.projectId, photoId).small, "image/jpeg") };
}

/** The same for the paper, as a data URL; undefined while there is none. */
export async function printedLogo(grant: ProjectGrant): Promise<string | undefined> {
  const logo = (await photosOf(grant, LOGO)).at(-1);
  if (!logo) return undefined;
  const bytes = await getBytes(photoKeys(grant.projectId, logo.photoId).small);
  return `data:image/jpeg;base64,${Buffer.from(bytes).toString("base64")}`;
}
