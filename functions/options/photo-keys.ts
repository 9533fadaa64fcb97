import type { PhotoFormat } from "../../shared/roster/photo-file/kind-of-file.ts";

export const MEDIA_TYPES: Readonly<Record<PhotoFormat, string>> = { jpeg: "image/jpeg", png: "image/png" };

/** Keys to which the browser posts a photo and its thumbnail; they are deleted after a day. */
export function postedKeys(projectId: string, upload: string): { photo: string; small: string } {
  return { photo: `uploads/${projectId}/${upload}.photo`, small: `uploads/${projectId}/${upload}.small` };
}

/** Keys of a stored photo and its thumbnail. */
export function photoKeys(projectId: string, photoId: string): { photo: string; small: string } {
  return { photo: `projects/${projectId}/photos/${photoId}`, small: `projects/${projectId}/photos/${photoId}-small` };
}
