import { useState } from "react";
import { say } from "../texts/say.ts";
import { Button } from "../ui/button.tsx";
import { Row } from "../ui/column.tsx";
import { useCorrections } from "./corrections.ts";
import { type FoundScene, isHeadingUncertain } from "./findings.ts";
import { HeadingFields, type HeadingValues } from "./heading-fields.tsx";
import { headingOf, namedScene, sceneInText } from "./heading-text.ts";
import styles from "./scene-panel.module.css";
import { UncertainMark } from "./uncertain-mark.tsx";

/** The heading of a scene, to be put right or, where it is uncertain, to be confirmed. */
export function HeadingForm({ scene }: { readonly scene: FoundScene }) {
  const { act } = useCorrections();
  const { number, intExt, location, time } = scene;
  const stored: HeadingValues = { number, intExt, location, time };
  const [heading, setHeading] = useState(stored);
  const isChanged = JSON.stringify(heading) !== JSON.stringify(stored);
  const rename = (words: string) => act({ kind: "rename", row: scene.id, heading }, words);
  return (
    <form
      className={styles.heading}
      onSubmit={(event) => {
        event.preventDefault();
        if (isChanged)
          rename(say("{scene} is now {heading}.", { scene: namedScene(heading), heading: headingOf(heading) }));
      }}
    >
      <HeadingFields value={heading} onChange={setHeading} />
      <Row>
        {isHeadingUncertain(scene) && <UncertainMark of={say("the heading")} isInWords />}
        {isHeadingUncertain(scene) && !isChanged && (
          <Button onClick={() => rename(say("The heading of {scene} is confirmed.", { scene: sceneInText(scene) }))}>
            {say("Confirm heading")}
          </Button>
        )}
        {isChanged && (
          <>
            <Button type="submit" kind="primary">
              {say("Save heading")}
            </Button>
            <Button onClick={() => setHeading(stored)}>{say("Cancel")}</Button>
          </>
        )}
      </Row>
    </form>
  );
}
