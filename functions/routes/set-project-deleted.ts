import { routes } from "../../shared/contract/routes.ts";
import { now } from "../clock.ts";
import { serve } from "../http.ts";
import { erasedAfter, markProject, PROJECT_KEPT_DAYS } from "../store/deletions.ts";
import { projectOf } from "../store/projects.ts";

export const handler = serve(routes.setProjectDeleted, async ({ member, payload, refuse }) => {
  const known = await projectOf(member);
  // Deleting it again does not keep it any longer.
  if (payload.deleted === (known.erasedOn !== undefined)) return known;
  const erasedOn = payload.deleted ? erasedAfter(now(), PROJECT_KEPT_DAYS) : null;
  if (!(await markProject(member, erasedOn))) refuse("tooLate", "This project is being erased and cannot be restored.");
  return projectOf(member);
});
