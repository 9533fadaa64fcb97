import type { Script } from "../../shared/contract/scripts.ts";
import { formatNamed } from "../../shared/screenplay/model/script-format.ts";
import { ApiError, api } from "../api/client.ts";
import { postTo } from "../api/post-file.ts";

// What fits through the API in one request; a larger file goes straight to storage.
const MAX_FORM_BYTES = 4 * 1024 * 1024;

/** The name that a draft is stored under: trimmed, each run of white space a hyphen. */
export function scriptName(typed: string): string {
  return typed.trim().replace(/\s+/g, "-");
}

/** What uploads that nobody knows the end of are known by: whoever tries such a file again makes no second draft of it. */
const unanswered = new Map<string, string>();

/** Stores a draft and answers how the server lists it. */
export async function upload(id: string, file: File, fileName: string): Promise<Script> {
  const key = [id, fileName, file.name, file.size, file.lastModified].join("\n");
  try {
    const script = await (file.size <= MAX_FORM_BYTES ? uploadForm : uploadLarge)(id, file, fileName, key);
    unanswered.delete(key);
    return script;
  } catch (error) {
    if (error instanceof ApiError && error.status < 500) unanswered.delete(key);
    throw error;
  }
}

async function uploadForm(id: string, file: File, fileName: string, key: string): Promise<Script> {
  const operation = unanswered.get(key) ?? crypto.randomUUID();
  unanswered.set(key, operation);
  const form = new FormData();
  form.set("fileName", fileName);
  form.set("operation", operation);
  form.set("scriptPdf", file);
  return api.uploadScript({ params: { id }, payload: form });
}

async function uploadLarge(id: string, file: File, fileName: string, key: string): Promise<Script> {
  const format = formatNamed(file.name) ?? "pdf";
  const upload = unanswered.get(key) ?? (await posted());
  unanswered.set(key, upload);
  return api.finishScriptUpload({ params: { id }, payload: { fileName, upload, format } });

  async function posted(): Promise<string> {
    const prepared = await api.prepareScriptUpload({ params: { id }, payload: { fileName, size: file.size, format } });
    await postTo(prepared.url, prepared.fields, file);
    return prepared.upload;
  }
}
