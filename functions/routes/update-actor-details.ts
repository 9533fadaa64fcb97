import { routes } from "../../shared/contract/routes.ts";
import { serve } from "../http.ts";
import { describe } from "../option-places.ts";
import { checkDates } from "../readable-dates.ts";

export const handler = serve(routes.updateActorDetails, async ({ member, params: { castId }, payload, refuse }) => {
  const { actor_name: name, version, operation, profile, details, dates } = payload;
  if (dates !== undefined) checkDates(dates, refuse);
  const lines = { ...(details !== undefined && { details }), ...(dates !== undefined && { dates }) };
  const change = { version, operation, fields: { profile, ...lines } };
  const outcome = await describe(member, { kind: "ACTOR", id: castId }, name, change);
  if (outcome === "missing") return refuse("noSuchOption", `${name} is not an option for this character.`);
  if (outcome === "stale") {
    return refuse(
      "staleOption",
      `Someone else has changed the details of ${name} in the meantime. Check them and save again.`,
    );
  }
  return outcome;
});
