import { routes } from "../../shared/contract/routes.ts";
import { serve } from "../http.ts";
import { versionsOf } from "../store/breakdowns.ts";
import { emailsOf } from "../store/people.ts";

export const handler = serve(routes.listBreakdownVersions, async ({ member }) => {
  const versions = await versionsOf(member);
  const emails = await emailsOf(versions.flatMap(({ savedBy }) => savedBy ?? []));
  return versions.map(({ version, savedAt, savedBy, what }) => {
    const email = savedBy && emails.get(savedBy);
    return { version, savedAt, what, ...(email && { savedBy: email }) };
  });
});
