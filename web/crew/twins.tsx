import type { Department } from "../../shared/call-sheet/crew.ts";
import { joinedTwins, twinsIn } from "../../shared/call-sheet/crew-import.ts";
import { Button } from "../ui/button.tsx";
import styles from "./crew-editor.module.css";

interface TwinsProps {
  readonly crew: readonly Department[];
  readonly onJoin: (departments: readonly Department[]) => void;
}

/** Says who stands in the crew twice, and makes them one. */
export function Twins({ crew, onJoin }: TwinsProps) {
  const twins = twinsIn(crew);
  if (twins.length === 0) return null;
  return (
    <section className={styles.twins} aria-label="Perhaps one person">
      {twins.map((pair) => (
        <p key={`${pair.first} ${pair.second}`}>
          <span>{`${pair.name} stands here twice by the same ${pair.by}: as ${placeOf(crew, pair.first)} and ${placeOf(crew, pair.second)}.`}</span>
          <Button onClick={() => onJoin(joinedTwins(crew, pair))}>Make one</Button>
        </p>
      ))}
    </section>
  );
}

function placeOf(crew: readonly Department[], [department, position]: readonly [number, number]): string {
  const { name, positions } = crew[department]!;
  return `${positions[position]?.position || "a position"} in ${name}`;
}
