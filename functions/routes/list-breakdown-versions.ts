import { routes } from "../../shared/contract/routes.ts";
import { serve } from "../http/serve.ts";
import { emailsOf } from "../store/account/users.ts";
import { versionsOf } from "../store/breakdown/breakdowns.ts";

export const handler = serve(routes.listBreakdownVersions, async ({ member }) => {
  const versions = await versionsOf(member);
  const emails = await emailsOf(versions.flatMap(({ savedBy }) => savedBy ?? []));
  return versions.map(({ version, savedAt, savedBy, what, episodes }) => {
    const email = savedBy && emails.get(savedBy);
    return { version, savedAt, what, ...(email && { savedBy: email }), ...(episodes && { episodes }) };
  });
});
