import { crewForViewers } from "../../shared/call-sheet/model/crew.ts";
import type { ListName } from "../../shared/lists/list-name.ts";
import type { ListSource } from "../../shared/lists/list-source.ts";
import { profileForViewers } from "../../shared/roster/options/actor-profile.ts";
import { optionsByGroup, optionsByRole } from "../../shared/roster/options/options-by-owner.ts";
import { MAIN_UNIT } from "../../shared/units/unit.ts";
import type { Membership } from "../store/account/sessions.ts";
import { type BreakdownVersionData, currentBreakdown } from "../store/breakdown/breakdowns.ts";
import { crewOf } from "../store/call-sheet/crew.ts";
import { optionsOf } from "../store/options/options.ts";
import { projectOf } from "../store/project/projects.ts";
import { activeSchedulesOf } from "../store/schedule/active-schedule.ts";
import { getSchedule } from "../store/schedule/schedules.ts";
import { unitsOf } from "../store/schedule/units.ts";

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
  const { project, departments, schedule, ofOtherUnits } = rest;
  const isPartial = member.sees.kind !== "all";
  return { project, isPartial, departments, schedule, ofOtherUnits, breakdown, roster, actorOptions, locationOptions };
}

async function peopleOf(member: Membership) {
  const [options, project, crew, active, { units }] = await Promise.all([
    optionsOf(member),
    projectOf(member),
    crewOf(member),
    activeSchedulesOf(member),
    unitsOf(member),
  ]);
  const schedules = await Promise.all(
    active.map(async ({ unit, scheduleName }) => ({ unit, schedule: await getSchedule(member, scheduleName) })),
  );
  return {
    options,
    project: project.publicName,
    departments: member.may === "viewer" ? crewForViewers(crew.departments) : crew.departments,
    schedule: schedules.find(({ unit }) => unit === MAIN_UNIT)?.schedule,
    ofOtherUnits: units.flatMap(({ id, name }) => {
      const schedule = id === MAIN_UNIT ? undefined : schedules.find(({ unit }) => unit === id)?.schedule;
      return schedule ? [{ unit: name, schedule }] : [];
    }),
  };
}
