import type { Script } from "../../shared/contract/scripts.ts";
import { api } from "../api/client.ts";
import { deferred } from "../layout/deferred.tsx";
import { type ScriptText, scriptText } from "./script-text.ts";

/** A project's drafts, and the data of the selected one. */
export interface FoundDrafts {
  readonly scripts: readonly Script[];
  /** The selected draft: `view` has the URL of its file, `text` its pages if it has no PDF. */
  readonly script?: Script | undefined;
  readonly view?: Promise<{ readonly url: string }> | undefined;
  readonly text?: Promise<ScriptText> | undefined;
}

/** Loads the drafts, and starts loading the data of one version. */
export async function draftsOf(id: string, version: number): Promise<FoundDrafts> {
  const scripts = await api.listScripts({ params: { id } });
  const script = scripts.find((one) => one.version === version);
  if (!script) return { scripts };
  const view = deferred(api.viewScript({ params: { id, fileName: script.fileName }, query: { version } }));
  return { scripts, script, view, text: script.format && scriptText(id, version) };
}
