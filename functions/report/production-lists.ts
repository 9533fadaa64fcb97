import { crewForViewers } from "../../shared/call-sheet/model/crew.ts";
import type { ListName } from "../../shared/lists/list-name.ts";
import type { ListSource } from "../../shared/lists/list-source.ts";
import { profileForViewers } from "../../shared/roster/options/actor-profile.ts";
import { optionsByGroup, optionsByRole } from "../../shared/roster/options/options-by-owner.ts";
import type { Membership } from "../store/account/sessions.ts";
import { type BreakdownVersionData, currentBreakdown } from "../store/breakdown/breakdowns.ts";
import { crewOf } from "../store/call-sheet/crew.ts";
import { optionsOf } from "../store/options/options.ts";
import { projectOf } from "../store/project/projects.ts";
import { activeScheduleOf } from "../store/schedule/active-schedule.ts";
import { getSchedule } from "../store/schedule/schedules.ts";

/** The lists that need no breakdown. */
const OF_PEOPLE: ReadonlySet<ListName> = new Set(["crew-list", "dietary-list"]);

const NO_SCRIPT: Pick<BreakdownVersionData, "breakdown" | "roster"> = {
  breakdown: { columns: [], rows: [], aside: [] },
  roster: { roles: [], groups: [], nextCastId: 1, nextGroupId: 1 },
};

/** The data of a list, filtered for the member; undefined if the list needs a breakdown and there is none. */
export async function listSourceOf(member: Membership, name: ListName): Promise<ListSource | undefined> {
  const [production, rest] = await Promise.all([currentBreakdown(member), peopleOf(member)]);
  if (!production && !OF_PEOPLE.has(name)) return undefined;
  const { breakdown, roster } = production ?? NO_SCRIPT;
  const locationOptions = optionsByGroup(roster, rest.options.locations);
  const actorOptions = optionsByRole(roster, rest.options.actors).map((option) =>
    option.profile && member.may === "viewer" ? { ...option, profile: profileForViewers(option.profile) } : option,
  );
  const { project, departments, schedule } = rest;
  return { project, departments, schedule, breakdown, roster, actorOptions, locationOptions };
}

async function peopleOf(member: Membership) {
  const [options, project, crew, scheduleName] = await Promise.all([
    optionsOf(member),
    projectOf(member),
    crewOf(member),
    activeScheduleOf(member),
  ]);
  return {
    options,
    project: project.publicName,
    departments: member.may === "viewer" ? crewForViewers(crew.departments) : crew.departments,
    schedule: scheduleName === undefined ? undefined : await getSchedule(member, scheduleName),
  };
}
