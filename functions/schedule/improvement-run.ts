import * as z from "zod";
import type { Improvement as Shown } from "../../shared/contract/improvements.ts";
import { stored } from "../../shared/i18n/stored.ts";
import { improvementInput } from "../../shared/schedule/improvement/improvable.ts";
import { now, today } from "../runtime/clock.ts";
import type { Membership, ProjectGrant } from "../store/account/sessions.ts";
import { runStatus } from "../store/breakdown/pipeline-runs.ts";
import {
  foundBy,
  foundDocument,
  type Improvement,
  improvementOf,
  updateImprovement,
} from "../store/schedule/improvements.ts";
import { getBoard } from "../store/schedule/stripboards.ts";
import { currentProblem } from "./board-context.ts";
import { currentProject } from "./current-project.ts";

/** The input of the optimisation's states. */
export const ImprovementInput = z.object({
  projectId: z.string(),
  scheduleName: z.string(),
  run: z.string(),
  seconds: z.int(),
});

/** A schedule with the input of an optimisation run; undefined if the schedule does not exist. */
export async function improvableNamed(grant: ProjectGrant, name: string) {
  const [saved, project] = await Promise.all([getBoard(grant, name), currentProject(grant)]);
  if (!saved || !project) return undefined;
  const production = currentProblem(saved.schedule, project, { board: saved.board });
  const priority = saved.schedule.wishes?.priority ?? "balanced";
  return {
    saved,
    production,
    ...improvementInput(saved.board, production, { today: today(), priority }),
  };
}

/**
 * The newest optimisation run with its real status: a run whose execution ended without updating the item is set to
 * failed, and its best schedule is kept.
 */
export async function reconcileImprovement(member: Membership, name: string): Promise<Improvement | undefined> {
  const known = await improvementOf(member, name);
  if (known?.status !== "running") return known;
  const status = await runStatus("IMPROVEMENT", executionName(member, known.run), { begun: known.startedAt, now });
  if (status === "running") return known;
  // The run may have ended and recorded its result since it was read.
  const later = await improvementOf(member, name);
  if (later?.status !== "running" || later.run !== known.run) return later;
  return updateImprovement(member, name, known.run, await interrupted(member, known.run));
}

export function executionName({ projectId }: ProjectGrant, run: string): string {
  return `${projectId}-${run}`;
}

/** A run as the API returns it. */
export function improvementView(improvement: Improvement | undefined): Shown {
  if (!improvement) return { status: "none" };
  const { status, seconds, spent, isStopping, before, cost, bound, words } = improvement;
  return {
    ...{ status, seconds, spent: Math.min(spent, seconds), stopping: isStopping && status === "running", words },
    ...{ before: before ?? null, cost: cost ?? null, bound: bound ?? null },
  };
}

/** The update for an interrupted run: its best result so far is kept as an alternative. */
export async function interrupted(grant: ProjectGrant, run: string): Promise<Partial<Improvement>> {
  const found = await foundBy(grant, run);
  if (found?.kind !== "better") {
    return { status: "failed", words: [stored("The search was interrupted. Please start it again.")] };
  }
  const words = [stored("The search was interrupted. Its best result is kept.")];
  return { status: "waiting", other: foundDocument(grant.projectId, run), cost: found.cost, bound: found.bound, words };
}
