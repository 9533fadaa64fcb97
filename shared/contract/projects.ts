// Over 300 lines because it declares every route of projects and teams, so that their payloads and refusals are read together.

import * as z from "zod";
import { Department } from "../call-sheet/model/crew.ts";
import { TimeZone } from "../call-sheet/model/time-zone.ts";
import { message, t } from "../i18n/speech.ts";
import { Clock } from "../roster/fields/clock.ts";
import { CalendarDate } from "../schedule/model/schedule.ts";
import { StripPalette } from "../schedule/strip-colours/strip-palette.ts";
import { Visibility } from "../visibility/visibility.ts";
import { IDENTITY_REFUSALS, IdentityProof } from "./schema/identity-proof.ts";
import { IdempotencyKey, ShortText } from "./schema/names.ts";
import { ProjectStatus } from "./schema/project-status.ts";
import { PROJECT_TYPES } from "./schema/project-types.ts";
import { json, type Route } from "./schema/route.ts";

/** A member's permissions: viewers read, editors change the plan, owners also manage the team. */
export const MemberRole = z.enum(["owner", "editor", "viewer"]);
export type MemberRole = z.infer<typeof MemberRole>;

/** Label of a member without a described role. */
export const DEFAULT_ROLE_LABEL = "Team Member";

/** Days until an invitation expires. */
export const INVITATION_DAYS = 14;

/** The most people on a team, invited ones included. */
export const MAX_TEAM = 500;

/** The most projects in use that one person has created or imported. */
export const MAX_PROJECTS = 200;

/** A project in the list of projects. */
export const ProjectSummary = z.object({
  id: z.string(),
  projectName: z.string(),
  /** Name shown outside the team; absent when it equals the project's name. */
  coverTitle: z.string().optional(),
  projectType: z.string(),
  completed: z.boolean(),
  /** Time zone of the production; absent in older projects. */
  timeZone: z.string().optional(),
  /** Date of erasure. Set while the project is deleted and can be restored. */
  erasedOn: z.string().optional(),
});
export type ProjectSummary = z.infer<typeof ProjectSummary>;

/** A member of the team. `role` is the displayed label; `may` holds the permissions. */
export const TeamMember = z.object({
  name: z.string(),
  username: z.string(),
  email: z.string(),
  role: z.string(),
  may: MemberRole,
  /** Visible part of the project; owners see everything. Restricted members only get their own value. */
  sees: Visibility.optional(),
  invited: z.boolean(),
  /** The invitation has expired; signing up no longer accepts it. */
  expired: z.literal(true).optional(),
});
export type TeamMember = z.infer<typeof TeamMember>;

/** Other access of a member that was revoked with the membership, or with the permissions to create it. */
const Revoked = z.object({
  /** Names of the API keys that they had created. */
  keys: z.array(z.string()).readonly(),
  /** Number of personal links: their own, and those that they created for others. */
  links: z.int(),
  calendars: z.int(),
  /** Number of their downloads of the last day whose URLs were still valid. */
  files: z.int(),
});
export type Revoked = z.infer<typeof Revoked>;

const JobTitle = ShortText.pipe(z.string().min(1, message("Enter the member's job title, such as 1st AD.")));

/** What an owner sets of a member. */
const MemberSettings = z.object({ role: JobTitle, may: MemberRole, sees: Visibility.optional() });

// A DynamoDB item holds at most 400 kB.
const MAX_CREW_BYTES = 350_000;

const Crew = z
  .array(Department)
  .max(100)
  .refine(
    (departments) => new TextEncoder().encode(JSON.stringify(departments)).length <= MAX_CREW_BYTES,
    message("The crew list has too much text. Shorten names or positions."),
  );

/** Projects, their team and crew. */
export const projects = {
  createProject: {
    method: "POST",
    path: "/api/create-project/{user}",
    summary:
      "Creates a project with the caller as owner. `operation` makes retries safe. One person can have created or imported 200 projects, without the deleted ones.",
    access: "self",
    payload: json(
      z.object({
        projectName: ShortText.pipe(z.string().min(1, message("Enter a project name."))),
        projectType: z.enum(PROJECT_TYPES, {
          error: (issue) =>
            t('"{input}" is not a project type. Choose one of {projectTypes}.', {
              input: String(issue.input),
              projectTypes: PROJECT_TYPES.join(", "),
            }),
        }),
        timeZone: TimeZone.optional(),
        operation: IdempotencyKey.optional(),
      }),
    ),
    answer: json(ProjectSummary),
    refusals: { projectLimit: 409 },
  },
  listProjects: {
    method: "GET",
    path: "/api/projects/{user}",
    summary:
      "The projects that the caller is a member of, newest first, two hundred per page (`page`, from 1), including deleted ones for their owners. Accepts the caller's pending invitations.",
    access: "self",
    query: z.object({ page: z.coerce.number().int().positive().max(1000).optional() }),
    answer: json(z.array(ProjectSummary)),
    refusals: {},
  },
  getProjectName: {
    method: "GET",
    path: "/api/project-name/{id}",
    summary:
      "A project's name and status, the caller's role, whether they see only some scenes, whether two-factor authentication is required, whether pages are watermarked, and the clock for times of day.",
    access: "viewer",
    filtersByVisibility: true,
    answer: json(
      ProjectSummary.extend({
        name: z.string(),
        may: MemberRole,
        palette: StripPalette.optional(),
        clock: Clock.optional(),
        secondStepAsked: z.boolean(),
        pagesMarked: z.boolean(),
        /** Whether the caller is a restricted member. */
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
    allowWhenCompleted: true,
    payload: json(z.object({ completed: z.boolean() })),
    answer: json(ProjectSummary),
    refusals: {},
  },
  getTimeZone: {
    method: "GET",
    path: "/api/{id}/time-zone",
    summary:
      "The production's time zone, null if not set, and the time zone of the location where most scenes are shot, if its coordinates are known.",
    access: "viewer",
    filtersByVisibility: true,
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
    summary: "Sets the production's time zone.",
    access: "editor",
    payload: json(z.object({ timeZone: TimeZone })),
    answer: json(z.object({ timeZone: z.string() })),
    refusals: {},
  },
  getProjectStatus: {
    method: "GET",
    path: "/api/{id}/status",
    summary:
      "Where the production stands on the caller's date `today`, by default that in UTC: the shoot day and the next one, and counts of the project's pages; with `since`, also what others have changed since then.",
    access: "viewer",
    filtersByVisibility: true,
    query: z.object({ today: CalendarDate.optional(), since: z.iso.datetime().optional() }),
    answer: json(ProjectStatus),
    refusals: {},
  },
  getChangeStamp: {
    method: "GET",
    path: "/api/{id}/change-stamp",
    summary: "An opaque token that changes whenever data shown on the project's pages changes.",
    access: "viewer",
    filtersByVisibility: true,
    answer: json(z.object({ stamp: z.string() })),
    refusals: {},
  },
  requireTwoFactor: {
    method: "POST",
    path: "/api/projects/{id}/second-step",
    summary:
      "Sets whether everyone on the project must use two-factor authentication. The caller must have it turned on.",
    access: "owner",
    allowWhenCompleted: true,
    payload: json(z.object({ asked: z.boolean() })),
    answer: json(z.object({ asked: z.boolean() })),
    refusals: { noSecondStep: 409 },
  },
  setWatermark: {
    method: "POST",
    path: "/api/projects/{id}/marked-pages",
    summary:
      "Turns watermarks on script and call sheet pages on or off: the reader's name and an ID recorded in the activity log. They are off until an owner turns them on.",
    access: "owner",
    allowWhenCompleted: true,
    payload: json(z.object({ marked: z.boolean() })),
    answer: json(z.object({ marked: z.boolean() })),
    refusals: {},
  },
  setWorkingTitle: {
    method: "POST",
    path: "/api/projects/{id}/cover-title",
    summary:
      "Sets the working title, which replaces the project name on documents and in emails, calendars and file names. With null, the project name is used.",
    access: "owner",
    allowWhenCompleted: true,
    payload: json(
      z.object({
        coverTitle: ShortText.pipe(
          z
            .string()
            .min(1, message("Enter the working title."))
            .max(100, message("A working title can have at most 100 characters.")),
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
    filtersByVisibility: true,
    answer: json(z.array(TeamMember)),
    refusals: {},
  },
  addTeamMember: {
    method: "POST",
    path: "/api/projects/{id}/team/{username}",
    summary:
      "Invites a member by email; they join by opening Backlot within fourteen days. The email says whether they have to sign up first, which the caller does not learn. An expired invitation is renewed. A team has at most 500 people, invited ones included.",
    access: "owner",
    allowWhenCompleted: true,
    answer: json(TeamMember),
    refusals: { alreadyMember: 409, teamFull: 409, mailQuota: 429 },
  },
  changeTeamMember: {
    method: "POST",
    path: "/api/projects/{id}/team/{username}/role",
    summary:
      "Changes a member's job title, permissions and what they can see, or those of an invited person from when they join. What they can see does not change if omitted. A member who sees only some scenes, episodes, units or departments is always a viewer. Making someone an owner requires the caller's password and, with two-factor authentication, a code. `revoked` is what they had created with permissions that they no longer have.",
    access: "owner",
    allowWhenCompleted: true,
    payload: json(
      z.discriminatedUnion("may", [
        MemberSettings.extend({ may: z.literal("owner"), ...IdentityProof.shape }),
        MemberSettings.extend({ may: MemberRole.exclude(["owner"]) }),
      ]),
    ),
    answer: json(TeamMember.extend({ revoked: Revoked.optional() })),
    refusals: {
      ...{ noSuchMember: 404, noSuchEpisode: 404, noSuchUnit: 404, lastOwner: 409, seesSome: 409, ambiguousScene: 409 },
      ...IDENTITY_REFUSALS,
    },
  },
  removeTeamMember: {
    method: "POST",
    path: "/api/projects/{id}/team/{username}/removed",
    summary:
      "Removes a member from the team, which ends their access, or restores them with the same settings. `revoked` lists their API keys, links and calendars that stopped working; these are not restored.",
    access: "owner",
    allowWhenCompleted: true,
    payload: json(z.object({ removed: z.boolean() })),
    answer: json(TeamMember.extend({ revoked: Revoked.optional() })),
    refusals: { noSuchMember: 404, lastOwner: 409, teamFull: 409 },
  },
  leaveProject: {
    method: "POST",
    path: "/api/projects/{id}/left",
    summary: "Removes the caller from the team. An owner can invite them again. Refused for the last owner.",
    access: "viewer",
    filtersByVisibility: true,
    allowWhenCompleted: true,
    payload: json(z.object({ left: z.literal(true) })),
    answer: json(z.object({ left: z.literal(true) })),
    refusals: { lastOwner: 409 },
  },
  getCrew: {
    method: "GET",
    path: "/api/{id}/crew",
    summary: "The crew by department. Send `version` back with a change.",
    access: "viewer",
    filtersByVisibility: true,
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
