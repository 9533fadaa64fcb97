import * as z from "zod";
import { Department } from "../call-sheet/crew.ts";
import { TimeZone } from "../call-sheet/time-zone.ts";
import { Sees } from "../need-to-know/sees.ts";
import { StripPalette } from "../schedule/strip-palette.ts";
import { OperationName, ShortText } from "./names.ts";
import { PROJECT_TYPES } from "./project-types.ts";
import { json, type Route } from "./route.ts";

/** What a member may do: a viewer reads, an editor changes the plan, an owner also manages the team. */
export const MemberRole = z.enum(["owner", "editor", "viewer"]);
export type MemberRole = z.infer<typeof MemberRole>;

/** The label of a member whose role nobody has described. */
export const DEFAULT_ROLE_LABEL = "Team Member";

/** How long whoever is invited can join by signing up. */
export const INVITATION_DAYS = 14;

/** A project as the projects home lists it. */
export const ProjectSummary = z.object({
  id: z.string(),
  projectName: z.string(),
  /** What stands instead of the name wherever others than the team may see it; missing where that is the name itself. */
  coverTitle: z.string().optional(),
  projectType: z.string(),
  completed: z.boolean(),
  /** By whose clocks the production works; missing in a project that is older than this. */
  timeZone: z.string().optional(),
  /** When nothing of it will be left; it is there while the project is deleted and can be brought back. */
  erasedOn: z.string().optional(),
});
export type ProjectSummary = z.infer<typeof ProjectSummary>;

/** A member as the team modal lists it. `role` is the label that is shown; `may` is what the member may do. */
export const TeamMember = z.object({
  name: z.string(),
  username: z.string(),
  email: z.string(),
  role: z.string(),
  may: MemberRole,
  /** What of the project they see; owners see all of it. Whoever does not is told it of themselves alone. */
  sees: Sees.optional(),
  invited: z.boolean(),
  /** Of an invitation whose time is over: whoever was invited does not join by it any more. */
  expired: z.literal(true).optional(),
});
export type TeamMember = z.infer<typeof TeamMember>;

/** What opened the project to a former member besides their membership, and opens nothing any more. */
const Revoked = z.object({
  /** The names of the API keys that they had made. */
  keys: z.array(z.string()).readonly(),
  /** How many personal links they had: their own, and those that they had asked for on others' behalf. */
  links: z.int(),
  calendars: z.int(),
  /** How many of the files that they were given in the last day could still be fetched. */
  files: z.int(),
});
export type Revoked = z.infer<typeof Revoked>;

// An item of the table holds 400 kB.
const MOST_CREW_BYTES = 350_000;

const Crew = z
  .array(Department)
  .max(100)
  .refine(
    (departments) => new TextEncoder().encode(JSON.stringify(departments)).length <= MOST_CREW_BYTES,
    "The crew list has too much text. Shorten names or positions.",
  );

/** Projects, their team and crew. */
export const projects = {
  createProject: {
    method: "POST",
    path: "/api/create-project/{user}",
    summary: "Makes a project, owned by the caller. `operation` makes a retry harmless.",
    access: "self",
    payload: json(
      z.object({
        projectName: ShortText.pipe(z.string().min(1, "Enter a project name.")),
        projectType: z.enum(PROJECT_TYPES, {
          error: (issue) => `"${String(issue.input)}" is not a project type. Choose one of ${PROJECT_TYPES.join(", ")}.`,
        }),
        timeZone: TimeZone.optional(),
        operation: OperationName.optional(),
      }),
    ),
    answer: json(ProjectSummary),
    refusals: {},
  },
  listProjects: {
    method: "GET",
    path: "/api/projects/{user}",
    summary:
      "The projects that the caller is a member of, newest first, two hundred a page (`page`, from 1); deleted ones for their owners. Whoever is invited to some joins them.",
    access: "self",
    query: z.object({ page: z.coerce.number().int().positive().max(1000).optional() }),
    answer: json(z.array(ProjectSummary)),
    refusals: {},
  },
  getProjectName: {
    method: "GET",
    path: "/api/project-name/{id}",
    summary:
      "A project's name and state, what the caller may do in it, whether they see some scenes only, whether all sign in with a second step, and whether pages name their reader.",
    access: "viewer",
    narrows: true,
    answer: json(
      ProjectSummary.extend({
        name: z.string(),
        may: MemberRole,
        palette: StripPalette.optional(),
        secondStepAsked: z.boolean(),
        pagesMarked: z.boolean(),
        /** Whether the caller sees some scenes only. */
        limited: z.boolean(),
      }),
    ),
    refusals: {},
  },
  completeProject: {
    method: "POST",
    path: "/api/projects/{id}/completed",
    summary: "Completes a project, or reopens it.",
    access: "owner",
    evenCompleted: true,
    payload: json(z.object({ completed: z.boolean() })),
    answer: json(ProjectSummary),
    refusals: {},
  },
  getTimeZone: {
    method: "GET",
    path: "/api/{id}/time-zone",
    summary:
      "The time zone by whose clocks tomorrow's call sheets are made, null while nobody has chosen one; and that of the place at which most scenes are shot, where its coordinates are known.",
    access: "viewer",
    narrows: true,
    answer: json(
      z.object({
        timeZone: z.string().nullable(),
        suggested: z.object({ place: z.string(), timeZone: z.string() }).nullable(),
      }),
    ),
    refusals: {},
  },
  setTimeZone: {
    method: "POST",
    path: "/api/{id}/time-zone",
    summary: "Says by the clocks of which time zone the production works.",
    access: "editor",
    payload: json(z.object({ timeZone: TimeZone })),
    answer: json(z.object({ timeZone: z.string() })),
    refusals: {},
  },
  getChangeStamp: {
    method: "GET",
    path: "/api/{id}/change-stamp",
    summary: "A text that differs whenever somebody has changed anything that the project's screens show.",
    access: "viewer",
    narrows: true,
    answer: json(z.object({ stamp: z.string() })),
    refusals: {},
  },
  askSecondStep: {
    method: "POST",
    path: "/api/projects/{id}/second-step",
    summary:
      "Asks everybody on the project for a second step of signing in, or asks no more. Whoever asks for it has one.",
    access: "owner",
    evenCompleted: true,
    payload: json(z.object({ asked: z.boolean() })),
    answer: json(z.object({ asked: z.boolean() })),
    refusals: { noSecondStep: 409 },
  },
  markPages: {
    method: "POST",
    path: "/api/projects/{id}/marked-pages",
    summary:
      "Says whether pages of scripts and call sheets name whom they were given to, with an id that the audit trail knows. They do until an owner says otherwise.",
    access: "owner",
    evenCompleted: true,
    payload: json(z.object({ marked: z.boolean() })),
    answer: json(z.object({ marked: z.boolean() })),
    refusals: {},
  },
  setCoverTitle: {
    method: "POST",
    path: "/api/projects/{id}/cover-title",
    summary:
      "Says under which cover title the project goes wherever others than its team may see it: on paper, in mails, calendars and names of files. With null it goes under its own name.",
    access: "owner",
    evenCompleted: true,
    payload: json(
      z.object({
        coverTitle: ShortText.pipe(
          z.string().min(1, "Enter the working title.").max(100, "A working title can have at most 100 characters."),
        ).nullable(),
      }),
    ),
    answer: json(ProjectSummary),
    refusals: { tellsTheName: 400 },
  },
  listTeam: {
    method: "GET",
    path: "/api/projects/{id}/team",
    summary: "The project's members and those invited to it.",
    access: "viewer",
    narrows: true,
    answer: json(z.array(TeamMember)),
    refusals: {},
  },
  addTeamMember: {
    method: "POST",
    path: "/api/projects/{id}/team/{username}",
    summary:
      "Invites a member by e-mail address, by mail; they join when they open Backlot within fourteen days, signing up first if they have no account, which only they are told. An invitation that has expired is renewed.",
    access: "owner",
    evenCompleted: true,
    answer: json(TeamMember),
    refusals: { alreadyMember: 409, mailQuota: 429 },
  },
  changeTeamMember: {
    method: "POST",
    path: "/api/projects/{id}/team/{username}/role",
    summary:
      "Changes what a member is called, what they may do and what they see; of somebody invited, from when they join. What they see stays where it is not given; whoever sees some scenes or departments only is a viewer.",
    access: "owner",
    evenCompleted: true,
    payload: json(
      z.object({
        role: ShortText.pipe(z.string().min(1, "Enter the member's job title, such as 1st AD.")),
        may: MemberRole,
        sees: Sees.optional(),
      }),
    ),
    answer: json(TeamMember),
    refusals: { noSuchMember: 404, lastOwner: 409, seesSome: 409, ambiguousScene: 409 },
  },
  removeTeamMember: {
    method: "POST",
    path: "/api/projects/{id}/team/{username}/removed",
    summary:
      "Takes a member off the team, who sees nothing of the project from then on, or puts them back as they were. `revoked` is what else opened the project to them, and does not come back.",
    access: "owner",
    evenCompleted: true,
    payload: json(z.object({ removed: z.boolean() })),
    answer: json(TeamMember.extend({ revoked: Revoked.optional() })),
    refusals: { noSuchMember: 404, lastOwner: 409 },
  },
  leaveProject: {
    method: "POST",
    path: "/api/projects/{id}/left",
    summary: "Takes the caller off the team. An owner can invite them again. The last owner stays.",
    access: "viewer",
    narrows: true,
    evenCompleted: true,
    payload: json(z.object({ left: z.literal(true) })),
    answer: json(z.object({ left: z.literal(true) })),
    refusals: { lastOwner: 409 },
  },
  getCrew: {
    method: "GET",
    path: "/api/{id}/crew",
    summary: "The crew by department. `version` goes back with a change.",
    access: "viewer",
    narrows: true,
    answer: json(z.object({ departments: z.array(Department), version: z.int() })),
    refusals: {},
  },
  updateCrew: {
    method: "POST",
    path: "/api/{id}/crew",
    summary: "Replaces the crew.",
    access: "editor",
    payload: json(z.object({ departments: Crew, version: z.int().nonnegative() })),
    answer: json(z.object({ version: z.int() })),
    refusals: { staleCrew: 409 },
  },
} as const satisfies Record<string, Route>;
