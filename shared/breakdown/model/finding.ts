import * as z from "zod";
import { Origin } from "../../screenplay/model/line.ts";
import type { Appearance, Scene } from "../../screenplay/model/scene.ts";

/** What a person says of a finding: it is right, or it is not. */
export const Verdict = z.enum(["accepted", "rejected"]);
export type Verdict = z.infer<typeof Verdict>;

/** A finding less sure than this is shown as uncertain until a person has judged it. */
export const UNCERTAIN_BELOW = 0.75;

/**
 * A character or an element that the reader found in a scene, with the place in the script where it stands.
 * `category` names the column of an element; `quote` is the line that it was found in. `confidence` runs from 0 to 1.
 * `because` names the things that bring along what the script does not name itself. `byHand` is what a person has found.
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

/** Who speaks stands over a speech; who is only named in the action may be a word or somebody who is elsewhere. */
const CONFIDENCE: Readonly<Record<Appearance["presence"], number>> = { speaks: 0.98, voice: 0.95, silent: 0.7 };

/** What was found in a scene: its characters, then its elements. What a person has tagged in the script's file they have accepted. */
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

/** What makes two findings the same: kind, category, and the name in any letter case. */
export function findingKey({ kind, category, name }: Pick<Finding, "kind" | "name" | "category">): string {
  return JSON.stringify([kind, kind === "element" ? (category ?? "") : "", name.trim().toUpperCase()]);
}

/** Each finding once; of two that are the same the one that a person judged, else the surer. */
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
