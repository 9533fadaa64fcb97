/** Says why a file is not kept as a photo, and what to do instead, in words for the person who chose it. */
export class PhotoError extends Error {}

/** What is said of a picture that stops or contradicts itself halfway. */
export const DAMAGED =
  "This picture is damaged: it is incomplete or inconsistent. Open it on your device, save it again and upload that.";
