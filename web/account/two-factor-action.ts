import { api } from "../api/client.ts";
import { errorText } from "../api/error-text.ts";
import { t } from "../i18n/translate.ts";

/** Begin two-factor setup, confirm it with a code, or disable it. */
export type TwoFactorRequest =
  | { readonly kind: "prepare"; readonly password: string }
  | { readonly kind: "confirm"; readonly code: string }
  | { readonly kind: "leave"; readonly code: string; readonly password: string };

/** The result of the request. Secret and recovery codes are only returned this once. */
export type TwoFactorResult =
  | { readonly secret: string; readonly address: string }
  | { readonly recoveryCodes: readonly string[] }
  | { readonly left: true }
  | { readonly problem: string };

export async function changeTwoFactor(user: string, wanted: TwoFactorRequest): Promise<TwoFactorResult> {
  const params = { user };
  try {
    switch (wanted.kind) {
      case "prepare":
        return await api.prepareTwoFactor({ params, payload: { password: wanted.password } });
      case "confirm": {
        const payload = { on: true, code: wanted.code } as const;
        return { recoveryCodes: (await api.setTwoFactor({ params, payload })).recoveryCodes };
      }
      case "leave": {
        const { code, password } = wanted;
        await api.setTwoFactor({ params, payload: { on: false, code, password } });
        return { left: true };
      }
    }
  } catch (error) {
    return { problem: errorText(error, t("Failed to change two-factor authentication")) };
  }
}
