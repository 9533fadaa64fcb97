import type { ScriptFormat } from "./screenplay/model/script-format.ts";

/** A stage of the making of a breakdown. */
export interface Stage {
  /** The name of the stage's step, of its state in the machine and of its progress. */
  readonly name: string;
  /** What a person reads while it runs. */
  readonly title: string;
  /** Documents of the draft that the stage reads and writes; `draft` is the draft itself. */
  readonly reads: readonly DraftDocument[];
  readonly writes: readonly DraftDocument[];
  /** How far the whole has come when the stage begins, in per cent. */
  readonly percent: number;
}

/** The documents that the pipeline keeps beside a draft. */
export type DraftDocument = "draft" | "lines" | "scenes" | "breakdown";

/** The pipeline from a draft's file to the breakdown, in order; one that is no PDF is read in `find-scenes` alone. The state machine and the progress bar are both made from it. */
export const PIPELINE = [
  { name: "inspect", title: "Checking the script", reads: ["draft"], writes: [], percent: 2 },
  { name: "extract", title: "Reading the pages", reads: ["draft"], writes: [], percent: 10 },
  { name: "collect-lines", title: "Collecting the lines", reads: [], writes: ["lines"], percent: 60 },
  { name: "find-scenes", title: "Finding scenes and characters", reads: ["lines"], writes: ["scenes"], percent: 75 },
  {
    name: "write-breakdown",
    title: "Writing the breakdown, the cast list and the locations",
    reads: ["scenes"],
    writes: ["breakdown"],
    percent: 88,
  },
] as const satisfies readonly Stage[];

export type StageName = (typeof PIPELINE)[number]["name"];

/** The stage that comes after `name`, or undefined after the last. */
export function stageAfter(name: StageName): (typeof PIPELINE)[number] | undefined {
  return PIPELINE[PIPELINE.findIndex((stage) => stage.name === name) + 1];
}

/** The stage called `name`, or undefined when there is none. */
export function stageNamed(name: string): (typeof PIPELINE)[number] | undefined {
  return PIPELINE.find((stage) => stage.name === name);
}

/** The key of a draft's file, by its format, and of the documents made from it. */
export function draftKey(projectId: string, draftId: string, document: ScriptFormat | "lines" | "scenes"): string {
  const isMade = document === "lines" || document === "scenes";
  return `projects/${projectId}/scripts/${draftId}/${isMade ? `${document}.json` : `script.${document}`}`;
}
