import { message } from "./i18n/speech.ts";
import type { ScriptFormat } from "./screenplay/model/script-format.ts";

/** A stage of the breakdown pipeline. */
export interface Stage {
  /** Name of the step, of the state in the state machine, and of the progress stage. */
  readonly name: string;
  /** Shown to the user while it runs. */
  readonly title: string;
  /** The draft's documents that the stage reads and writes; `draft` is the uploaded file. */
  readonly reads: readonly DraftDocument[];
  readonly writes: readonly DraftDocument[];
  /** Overall progress in per cent when the stage begins. */
  readonly percent: number;
}

/** Documents that the pipeline stores with a draft. */
export type DraftDocument = "draft" | "lines" | "scenes" | "breakdown";

/**
 * The pipeline from a draft's file to the breakdown, in order. Files other than PDFs are read in `find-scenes` alone.
 * The state machine and the progress bar are derived from it.
 */
export const PIPELINE = [
  { name: "inspect", title: message("Checking the script"), reads: ["draft"], writes: [], percent: 2 },
  { name: "extract", title: message("Reading the pages"), reads: ["draft"], writes: [], percent: 10 },
  { name: "collect-lines", title: message("Collecting the lines"), reads: [], writes: ["lines"], percent: 60 },
  {
    name: "find-scenes",
    title: message("Finding scenes and characters"),
    reads: ["lines"],
    writes: ["scenes"],
    percent: 75,
  },
  {
    name: "write-breakdown",
    title: message("Writing the breakdown, the cast list and the locations"),
    reads: ["scenes"],
    writes: ["breakdown"],
    percent: 88,
  },
] as const satisfies readonly Stage[];

export type StageName = (typeof PIPELINE)[number]["name"];

/** The stage that follows `name`; undefined after the last. */
export function stageAfter(name: StageName): (typeof PIPELINE)[number] | undefined {
  return PIPELINE[PIPELINE.findIndex((stage) => stage.name === name) + 1];
}

/** The stage with that name, if any. */
export function stageNamed(name: string): (typeof PIPELINE)[number] | undefined {
  return PIPELINE.find((stage) => stage.name === name);
}

/** S3 key of a draft's file by format, or of a document made from it. */
export function draftKey(projectId: string, draftId: string, document: ScriptFormat | "lines" | "scenes"): string {
  const isMade = document === "lines" || document === "scenes";
  return `projects/${projectId}/scripts/${draftId}/${isMade ? `${document}.json` : `script.${document}`}`;
}
