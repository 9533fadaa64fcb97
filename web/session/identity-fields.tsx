import { type ReactNode, useState } from "react";
import type { IdentityProof } from "../../shared/contract/schema/identity-proof.ts";
import { ApiError } from "../api/client.ts";
import { errorText } from "../api/error-text.ts";
import { t } from "../i18n/translate.ts";
import { CodeField } from "./code-field.tsx";
import { PasswordField } from "./password-field.tsx";

/** Why a request with an identity proof failed, and whether it lacked a code. */
export interface ProofProblem {
  readonly problem: string;
  readonly asksForCode: boolean;
}

/** Why a request failed; `failure` is the message for an error without one. */
export const proofProblem = (error: unknown, failure: string): ProofProblem => ({
  problem: errorText(error, failure),
  asksForCode: error instanceof ApiError && error.code === "codeNeeded",
});

interface IdentityFields {
  readonly proof: IdentityProof;
  readonly isComplete: boolean;
  readonly fields: ReactNode;
}

/**
 * Fields for the password and, once the server has asked for one, a code: whether the user has two-factor
 * authentication is not known before.
 */
export function useIdentityFields(needsCode: boolean): IdentityFields {
  const [password, setPassword] = useState("");
  const [code, setCode] = useState<string>();
  // It stays after another refusal, such as that of a wrong code.
  if (needsCode && code === undefined) setCode("");
  return {
    proof: { password, ...(code && { code }) },
    isComplete: password !== "" && code?.trim() !== "",
    fields: (
      <>
        <PasswordField value={password} onChange={setPassword} />
        {code !== undefined && (
          <CodeField label={t("Authenticator code or recovery code")} value={code} onChange={setCode} />
        )}
      </>
    ),
  };
}
