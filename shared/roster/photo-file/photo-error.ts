import { message } from "../../i18n/speech.ts";

/** A file that is not accepted as a photo. The message gives the user the reason and what to do. */
export class PhotoError extends Error {}

/** Message for a truncated or inconsistent picture. */
export const DAMAGED = message(
  "This picture is damaged: it is incomplete or inconsistent. Open it on your device, save it again and upload that.",
);
