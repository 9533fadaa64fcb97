import type { ActorProfile } from "../../shared/roster/actor-profile.ts";

/** A profile while it is typed: each field as a text. */
export interface ProfileForm {
  readonly phone: string;
  readonly mail: string;
  readonly agent: string;
  readonly dayRate: string;
  readonly minor: string;
  readonly diet: string;
  readonly access: string;
}

const RATE = /^\d{1,12}(?:[.]\d{1,2})?$/;

/** The texts that show a profile; all empty while there is none. */
export function formFrom(profile: ActorProfile | undefined): ProfileForm {
  const { phone = "", mail = "", agent = "", diet = "", access = "" } = profile ?? {};
  return { phone, mail, agent, diet, access, dayRate: String(profile?.dayRate ?? ""), minor: profile?.minor ?? "" };
}

/** The profile of the texts, or what is wrong with the rate. Everything else is for the server to judge. */
export function profileFrom(form: ProfileForm): ActorProfile | { readonly rateProblem: string } {
  const rate = form.dayRate.replaceAll(/[\s,]/g, "");
  if (rate !== "" && !RATE.test(rate)) {
    return { rateProblem: `"${form.dayRate}" is no rate per day. Write an amount, such as 850.` };
  }
  return {
    ...form,
    dayRate: rate === "" ? null : Number(rate),
    minor: form.minor === "" ? null : (form.minor as ActorProfile["minor"]), // a value of the list
  };
}
