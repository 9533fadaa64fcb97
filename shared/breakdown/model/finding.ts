import * as z from "zod";
import { Origin } from "../../screenplay/model/line.ts";
import type { Appearance, Scene } from "../../screenplay/model/scene.ts";

/** A user's verdict on a finding. */
export const Verdict = z.enum(["accepted", "rejected"]);
export type Verdict = z.infer<typeof Verdict>;

/** Findings below this confidence are shown as uncertain until a user has reviewed them. */
export const UNCERTAIN_BELOW = 0.75;

/**
 * A character or an element found in a scene, with its position in the script. `category` names the column of an
 * element; `quote` is the line that contains it. `confidence` is from 0 to 1. `because` names the elements that imply
 * one that the script does not name. `byHand` marks a finding added by a user.
 */
export const Finding = z
  .object({
    kind: z.enum(["character", "element"]),
    name: z.string().min(1),
    category: z.string().optional(),
    quote: z.string().optional(),
    origin: Origin,
    confidence: z.number(),
    because: z.string().optional(),
    verdict: Verdict.optional(),
    byHand: z.literal(true).optional(),
  })
  .readonly();
export type Finding = z.infer<typeof Finding>;

/** A speaker's name is a character cue; a name in the action may be a common word or someone who is not present. */
const CONFIDENCE: Readonly<Record<Appearance["presence"], number>> = { speaks: 0.98, voice: 0.95, silent: 0.7 };

/** The findings of a scene: characters, then elements. Tags in the script file count as accepted. */
export function findingsOfScene(scene: Scene): Finding[] {
  return [
    ...scene.characters.map(
      ({ name, presence, origin, tagged }): Finding => ({
        kind: "character",
        name,
        origin,
        confidence: CONFIDENCE[presence],
        ...acceptedIf(tagged),
      }),
    ),
    ...scene.elements.map(
      ({ tagged, ...element }): Finding => ({ kind: "element", ...element, ...acceptedIf(tagged) }),
    ),
  ];
}

function acceptedIf(tagged: true | undefined): Pick<Finding, "verdict"> {
  return tagged ? { verdict: "accepted" } : {};
}

/** Identity of a finding: kind, category, and the name in any letter case. */
export function findingKey({ kind, category, name }: Pick<Finding, "kind" | "name" | "category">): string {
  return JSON.stringify([kind, kind === "element" ? (category ?? "") : "", name.trim().toUpperCase()]);
}

/** Removes duplicates. Of two equal findings, keeps the reviewed one, else the one with higher confidence. */
export function distinctFindings(findings: readonly Finding[]): Finding[] {
  const known = new Map<string, Finding>();
  for (const finding of findings) {
    const key = findingKey(finding);
    const other = known.get(key);
    if (other === undefined || weight(finding) > weight(other)) known.set(key, finding);
  }
  return [...known.values()];
}

function weight({ verdict, confidence }: Finding): number {
  return verdict === undefined ? confidence : 2;
}
