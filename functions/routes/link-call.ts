import { routes } from "../../shared/contract/routes.ts";
import { callPath } from "../call-mails.ts";
import { personIdOf } from "../called-people.ts";
import { nowSeconds } from "../clock.ts";
import { serve } from "../http.ts";
import { beginCallLink } from "../store/call-links.ts";
import { projectOf } from "../store/projects.ts";
import { newestPublication, publishedSheet } from "../store/publications.ts";

export const handler = serve(routes.linkCall, async ({ member, params, payload, refuse }) => {
  const { scheduleName, date } = params;
  const day = { scheduleName, date };
  const newest =
    (await newestPublication(member, day)) ??
    refuse("notPublished", "This day's call sheet has not been published yet.");
  const { people } = await publishedSheet(newest, await projectOf(member));
  if (!people.some((person) => personIdOf(person) === payload.person)) {
    refuse("noSuchPerson", "This person is not on the call sheet.");
  }
  const whose = { personId: payload.person, holder: member.userId };
  return { path: callPath(await beginCallLink(member, day, whose, nowSeconds())) };
});
