import type { Department } from "../../shared/call-sheet/crew.ts";
import { joinedTwins, twinsIn } from "../../shared/call-sheet/crew-import.ts";
import { say } from "../texts/say.ts";
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
    <section className={styles.twins} aria-label={say("Possible duplicate")}>
      {twins.map((pair) => (
        <p key={`${pair.first} ${pair.second}`}>
          <span>
            {say("{name} is listed twice with the same {by}: as {place} and {place2}.", {
              name: pair.name,
              by: pair.by,
              place: placeOf(crew, pair.first),
              place2: placeOf(crew, pair.second),
            })}
          </span>
          <Button onClick={() => onJoin(joinedTwins(crew, pair))}>{say("Merge")}</Button>
        </p>
      ))}
    </section>
  );
}

function placeOf(crew: readonly Department[], [department, position]: readonly [number, number]): string {
  const { name, positions } = crew[department]!;
  return say("{position} in {name}", { position: positions[position]?.position || say("a position"), name });
}
