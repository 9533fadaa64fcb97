import type { ApiKey } from "../../shared/contract/api-keys.ts";
import type { ApiScope } from "../../shared/contract/api-scopes.ts";
import { api } from "../api.ts";
import { wordsFor } from "../problem-words.ts";
import { say } from "../texts/say.ts";

/** What an owner wants: a new key, or one that opens nothing any more, or opens again. */
export type WantedKey =
  | { readonly name: string; readonly scopes: ApiScope[] }
  | { readonly keyId: string; readonly revoked: boolean };

/** What came of it; `key` is the text of a new one, which is told this once. */
export type KeyChanged = { readonly changed: ApiKey; readonly key?: string } | { readonly problem: string };

export async function changeKeys(id: string, wanted: WantedKey): Promise<KeyChanged> {
  try {
    if ("keyId" in wanted) {
      const { keyId, revoked } = wanted;
      return { changed: await api.revokeApiKey({ params: { id, keyId }, payload: { revoked } }) };
    }
    const { key, ...changed } = await api.makeApiKey({ params: { id }, payload: wanted });
    return { changed, key };
  } catch (error) {
    return { problem: wordsFor(error, say("Failed to change the API keys")) };
  }
}
