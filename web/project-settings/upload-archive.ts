import type { ImportState } from "../../shared/contract/archives.ts";
import { api } from "../api/client.ts";
import { postTo } from "../api/post-file.ts";

/** Uploads an exported project and starts its import. */
export async function importArchive(user: string, file: File): Promise<ImportState> {
  const params = { user };
  const { url, fields, upload } = await api.prepareImport({ params, payload: { size: file.size } });
  await postTo(url, fields, file);
  return api.startImport({ params, payload: { upload } });
}
