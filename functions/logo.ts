import { photoKeys } from "./photo-keys.ts";
import { getBytes, viewUrl } from "./store/documents.ts";
import { LOGO, photosOf } from "./store/photos.ts";
import type { ProjectProof } from "./store/sessions.ts";

/** The logo that stands on a project's call sheets, small, with an address for the browser; null while there is none. */
export async function shownLogo(proof: ProjectProof): Promise<{ photoId: string; url: string } | null> {
  const logo = (await photosOf(proof, LOGO)).at(-1);
  if (!logo) return null;
  const { photoId } = logo;
  return { photoId, url: await viewUrl(photoKeys(proof.projectId, photoId).small, "image/jpeg") };
}

/** The same for the paper, as a data URL; undefined while there is none. */
export async function printedLogo(proof: ProjectProof): Promise<string | undefined> {
  const logo = (await photosOf(proof, LOGO)).at(-1);
  if (!logo) return undefined;
  const bytes = await getBytes(photoKeys(proof.projectId, logo.photoId).small);
  return `data:image/jpeg;base64,${Buffer.from(bytes).toString("base64")}`;
}
