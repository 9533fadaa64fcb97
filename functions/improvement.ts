import * as z from "zod";
import type { Improvement as Shown } from "../shared/contract/improvements.ts";
import { improvableOf } from "../shared/schedule/improvement/improvable.ts";
import { now, today } from "./clock.ts";
import { foundBy, foundDocument, type Improvement, improvementOf, noteImprovement } from "./store/improvements.ts";
import { runStatus } from "./store/runs.ts";
import type { Membership, ProjectProof } from "./store/sessions.ts";
import { boardNamed } from "./store/stripboards.ts";
import { productionNow, projectNow } from "./stripboard.ts";

/** What travels from state to state. */
export const ImprovementInput = z.object({
  projectId: z.string(),
  scheduleName: z.string(),
  run: z.string(),
  seconds: z.int(),
});

/** A schedule with everything that a search for a better one begins with; undefined when there is no such schedule. */
export async function improvableNamed(proof: ProjectProof, name: string) {
  const [saved, project] = await Promise.all([boardNamed(proof, name), projectNow(proof)]);
  if (!saved || !project) return undefined;
  const production = productionNow(saved.schedule, project);
  const priority = saved.schedule.wishes?.priority ?? "balanced";
  return {
    saved,
    production,
    ...improvableOf(saved.board, production, { today: today(), priority }),
  };
}

/**
 * The newest optimisation run with its real status: a run whose execution ended without updating the item is set to
 * failed, and its best schedule is kept.
 */
export async function settledImprovement(member: Membership, name: string): Promise<Improvement | undefined> {
  const known = await improvementOf(member, name);
  if (known?.status !== "running") return known;
  const status = await runStatus("IMPROVEMENT", executionName(member, known.run), { begun: known.startedAt, now });
  if (status === "running") return known;
  // It may have ended, and said how, since it was read.
  const later = await improvementOf(member, name);
  if (later?.status !== "running" || later.run !== known.run) return later;
  return noteImprovement(member, name, known.run, await interrupted(member, known.run));
}

/** The name of a search's execution. */
export function executionName({ projectId }: ProjectProof, run: string): string {
  return `${projectId}-${run}`;
}

/** A search as it is shown. */
export function shownImprovement(improvement: Improvement | undefined): Shown {
  if (!improvement) return { status: "none" };
  const { status, seconds, spent, isStopping, before, cost, bound, words } = improvement;
  return {
    ...{ status, seconds, spent: Math.min(spent, seconds), stopping: isStopping && status === "running", words },
    ...{ before: before ?? null, cost: cost ?? null, bound: bound ?? null },
  };
}

/** What is to be noted of a search that ended too early: the best that it had found waits. */
export async function interrupted(proof: ProjectProof, run: string): Promise<Partial<Improvement>> {
  const found = await foundBy(proof, run);
  if (found?.kind !== "better") {
    return { status: "failed", words: ["The search was interrupted. Please start it again."] };
  }
  const words = ["The search was interrupted. Its best result is kept."];
  return { status: "waiting", other: foundDocument(proof.projectId, run), cost: found.cost, bound: found.bound, words };
}
