import { photoKeys } from "../options/photo-keys.ts";
import type { ProjectGrant } from "../store/account/sessions.ts";
import { getBytes, viewUrl } from "../store/aws/documents.ts";
import { LOGO, photosOf } from "../store/options/photos.ts";

/** The project's logo with a URL for the browser; null if there is none. */
export async function logoView(grant: ProjectGrant): Promise<{ photoId: string; url: string } | null> {
  const logo = (await photosOf(grant, LOGO)).at(-1);
  if (!logo) return null;
  const { photoId } = logo;
  return { photoId, url: await viewUrl(photoKeys(grant.projectId, photoId).small, "image/jpeg") };
}

/** The project's logo as a data URL for PDFs; undefined if there is none. */
export async function printedLogo(grant: ProjectGrant): Promise<string | undefined> {
  const logo = (await photosOf(grant, LOGO)).at(-1);
  if (!logo) return undefined;
  const bytes = await getBytes(photoKeys(grant.projectId, logo.photoId).small);
  return `data:image/jpeg;base64,${Buffer.from(bytes).toString("base64")}`;
}
