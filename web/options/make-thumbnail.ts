import { SMALL_SIDE } from "../../shared/roster/photo-file/limits.ts";

const QUALITY = 0.82;

/** A small upright JPEG of a photo, for lists. */
export async function smallPictureOf(photo: Blob): Promise<Blob> {
  const picture = await createImageBitmap(photo);
  const scale = Math.min(1, SMALL_SIDE / Math.max(picture.width, picture.height));
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  const context = canvas.getContext("2d");
  if (!context) throw new Error("This browser cannot draw pictures.");
  // Transparent areas of a PNG would be black in a JPEG.
  context.fillStyle = "white";
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error("The picture is too large."))),
      "image/jpeg",
      QUALITY,
    );
  });
}
