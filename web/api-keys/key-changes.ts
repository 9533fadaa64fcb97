import type { ApiKey } from "../../shared/contract/api-keys.ts";
import type { ApiScope } from "../../shared/contract/schema/api-scopes.ts";
import type { IdentityProof } from "../../shared/contract/schema/identity-proof.ts";
import { api } from "../api/client.ts";
import { t } from "../i18n/translate.ts";
import { type ProofProblem, proofProblem } from "../session/identity-fields.tsx";

/** Create or revoke an API key. */
export type ApiKeyRequest =
  | (IdentityProof & { readonly name: string; readonly scopes: ApiScope[] })
  | { readonly keyId: string };

/** The result of the request; `key` is the text of a new key, which is only returned this once. */
export type KeyChanged = { readonly changed: ApiKey; readonly key?: string } | ProofProblem;

export async function changeKeys(id: string, wanted: ApiKeyRequest): Promise<KeyChanged> {
  try {
    if ("keyId" in wanted) {
      const { keyId } = wanted;
      return { changed: await api.revokeApiKey({ params: { id, keyId }, payload: { revoked: true } }) };
    }
    const { key, ...changed } = await api.makeApiKey({ params: { id }, payload: wanted });
    return { changed, key };
  } catch (error) {
    return proofProblem(error, t("Failed to change the API keys"));
  }
}
