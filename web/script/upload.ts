import type { Script } from "../../shared/contract/scripts.ts";
import { formatNamed } from "../../shared/screenplay/model/script-format.ts";
import { ApiError, api } from "../api/client.ts";
import { onceScanned } from "../api/once-scanned.ts";
import { postTo } from "../api/post-file.ts";

// The limit of a request through the API; larger files are uploaded directly to S3.
const MAX_FORM_BYTES = 4 * 1024 * 1024;

/** Normalises a draft's name: trimmed, with white space replaced by hyphens. */
export function scriptName(typed: string): string {
  return typed.trim().replace(/\s+/g, "-");
}

/** Idempotency keys of uploads without a response: repeating one creates no second draft. */
const unanswered = new Map<string, string>();

/** A draft to upload; `episode` is the episode of a series that it is of. */
interface NewDraft {
  readonly file: File;
  readonly fileName: string;
  readonly episode?: string | undefined;
}

/** Uploads a draft and returns its list entry. */
export async function upload(id: string, draft: NewDraft): Promise<Script> {
  const { file, fileName, episode } = draft;
  const key = [id, fileName, episode, file.name, file.size, file.lastModified].join("\n");
  try {
    const script = await (file.size <= MAX_FORM_BYTES ? uploadForm : uploadLarge)(id, draft, key);
    unanswered.delete(key);
    return script;
  } catch (error) {
    if (error instanceof ApiError && error.status < 500) unanswered.delete(key);
    throw error;
  }
}

async function uploadForm(id: string, { file, fileName, episode }: NewDraft, key: string): Promise<Script> {
  const operation = unanswered.get(key) ?? crypto.randomUUID();
  unanswered.set(key, operation);
  const form = new FormData();
  form.set("fileName", fileName);
  form.set("operation", operation);
  if (episode !== undefined) form.set("episode", episode);
  form.set("scriptPdf", file);
  return onceScanned(() => api.uploadScript({ params: { id }, payload: form }));
}

async function uploadLarge(id: string, { file, fileName, episode }: NewDraft, key: string): Promise<Script> {
  const of = { fileName, ...(episode !== undefined && { episode }) };
  const format = formatNamed(file.name) ?? "pdf";
  const upload = unanswered.get(key) ?? (await posted());
  unanswered.set(key, upload);
  return onceScanned(() => api.finishScriptUpload({ params: { id }, payload: { ...of, upload, format } }));

  async function posted(): Promise<string> {
    const prepared = await api.prepareScriptUpload({ params: { id }, payload: { ...of, size: file.size, format } });
    await postTo(prepared.url, prepared.fields, file);
    return prepared.upload;
  }
}
