import type { Script } from "../../shared/contract/scripts.ts";
import { api } from "../api/client.ts";
import { deferred } from "../layout/deferred.tsx";
import { type ScriptText, scriptText } from "./script-text.ts";

/** A project's drafts, with what is shown of the one that is asked for. */
export interface FoundDrafts {
  readonly scripts: readonly Script[];
  /** The one that is asked for; `view` says where its file is, `text` has its pages where it came without any. */
  readonly script?: Script | undefined;
  readonly view?: Promise<{ readonly url: string }> | undefined;
  readonly text?: Promise<ScriptText> | undefined;
}

/** Fetches the drafts, and begins to fetch what is shown of the one of a version. */
export async function draftsOf(id: string, version: number): Promise<FoundDrafts> {
  const scripts = await api.listScripts({ params: { id } });
  const script = scripts.find((one) => one.version === version);
  if (!script) return { scripts };
  const view = deferred(api.viewScript({ params: { id, fileName: script.fileName }, query: { version } }));
  return { scripts, script, view, text: script.format && scriptText(id, version) };
}
