import { api } from "../api.ts";
import { wordsFor } from "../problem-words.ts";
import { say } from "../texts/say.ts";

/** What a person wants of their second step: to begin setting it up, to confirm it by a code, or to leave it. */
export type WantedStep =
  | { readonly kind: "prepare"; readonly password: string }
  | { readonly kind: "confirm"; readonly code: string }
  | { readonly kind: "leave"; readonly code: string; readonly password: string };

/** What came of it. Secret and recovery codes are told this once. */
export type StepChanged =
  | { readonly secret: string; readonly address: string }
  | { readonly recoveryCodes: readonly string[] }
  | { readonly left: true }
  | { readonly problem: string };

export async function changeStep(user: string, wanted: WantedStep): Promise<StepChanged> {
  const params = { user };
  try {
    switch (wanted.kind) {
      case "prepare":
        return await api.prepareSecondStep({ params, payload: { password: wanted.password } });
      case "confirm": {
        const payload = { on: true, code: wanted.code } as const;
        return { recoveryCodes: (await api.setSecondStep({ params, payload })).recoveryCodes };
      }
      case "leave": {
        const { code, password } = wanted;
        await api.setSecondStep({ params, payload: { on: false, code, password } });
        return { left: true };
      }
    }
  } catch (error) {
    return { problem: wordsFor(error, say("Failed to change two-factor authentication")) };
  }
}
