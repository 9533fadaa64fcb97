import type { routes } from "../../shared/contract/routes.ts";
import type { ResponseOf } from "../../shared/contract/schema/route.ts";
import { api } from "../api/client.ts";

export type ScriptText = ResponseOf<(typeof routes)["getScriptLines"]>;
export type ScriptPage = ScriptText["pages"][number];
export type ScriptLine = ScriptPage["lines"][number];

let last: { readonly draft: string; readonly text: Promise<ScriptText> } | undefined;

/** The text of a draft. Drafts never change, so it is cached until another one is shown. */
export function scriptText(id: string, version: number): Promise<ScriptText> {
  const draft = `${id}/${version}`;
  if (last?.draft !== draft) {
    const text = api.getScriptLines({ params: { id }, query: { version } });
    last = { draft, text };
    // A failed request is repeated.
    text.catch(() => {
      if (last?.text === text) last = undefined;
    });
  }
  return last.text;
}
