interface ProvenLineProps {
  /** How much more the schedule may cost than the best possible, as a part of that; nothing when nothing is proven. */
  readonly gap: number | undefined;
}

/** Says how good a schedule is proven to be, which makes sense only until somebody edits it. */
export function ProvenLine({ gap }: ProvenLineProps) {
  if (gap === undefined) return null;
  if (gap < 0.0005) return <p>Proven best: no schedule that keeps all dates and limits is better.</p>;
  return <p>The best found. No schedule can be more than {((100 * gap) / (1 + gap)).toFixed(1)} % better.</p>;
}
