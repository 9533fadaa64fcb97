import type { Script } from "../../shared/contract/scripts.ts";
import { formatNamed } from "../../shared/screenplay/script-format.ts";
import { api } from "../api.ts";
import { postTo } from "../post-to.ts";

// What fits through the API in one request; a larger file goes straight to storage.
const MAX_FORM_BYTES = 4 * 1024 * 1024;

/** The name that a draft is stored under: trimmed, each run of white space a hyphen. */
export function scriptName(typed: string): string {
  return typed.trim().replace(/\s+/g, "-");
}

/** Stores a draft and answers how the server lists it. */
export async function upload(id: string, file: File, fileName: string): Promise<Script> {
  if (file.size <= MAX_FORM_BYTES) {
    const form = new FormData();
    form.set("fileName", fileName);
    form.set("scriptPdf", file);
    return api.uploadScript({ params: { id }, payload: form });
  }
  const format = formatNamed(file.name) ?? "pdf";
  const prepared = await api.prepareScriptUpload({ params: { id }, payload: { fileName, size: file.size, format } });
  await postTo(prepared.url, prepared.fields, file);
  return api.finishScriptUpload({ params: { id }, payload: { fileName, upload: prepared.upload, format } });
}
