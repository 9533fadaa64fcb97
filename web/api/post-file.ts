import { NetworkError } from "./client.ts";

/** Uploads a file directly to S3 with a presigned form. */
export async function postTo(url: string, fields: Readonly<Record<string, string>>, file: Blob): Promise<void> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  form.set("file", file);
  let answer: Response;
  try {
    answer = await fetch(url, { method: "POST", body: form, credentials: "omit" });
  } catch {
    throw new NetworkError();
  }
  if (!answer.ok) throw new Error(`HTTP error! status: ${answer.status}`);
}
