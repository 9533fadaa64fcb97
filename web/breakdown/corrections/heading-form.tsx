import { useState } from "react";
import { t } from "../../i18n/translate.ts";
import { Button } from "../../ui/form/button.tsx";
import { Row } from "../../ui/page/stack.tsx";
import { useCorrections } from "./corrections.ts";
import { type FoundScene, isHeadingUncertain } from "./findings.ts";
import { HeadingFields, type HeadingValues } from "./heading-fields.tsx";
import { headingOf, namedScene, sceneInText } from "./heading-text.ts";
import styles from "./scene-panel.module.css";
import { UncertainBadge } from "./uncertain-badge.tsx";

/** Corrects or confirms a scene heading. */
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
          rename(t("{scene} is now {heading}.", { scene: namedScene(heading), heading: headingOf(heading) }));
      }}
    >
      <HeadingFields value={heading} onChange={setHeading} />
      <Row>
        {isHeadingUncertain(scene) && <UncertainBadge of={t("the heading")} isInWords />}
        {isHeadingUncertain(scene) && !isChanged && (
          <Button onClick={() => rename(t("The heading of {scene} is confirmed.", { scene: sceneInText(scene) }))}>
            {t("Confirm heading")}
          </Button>
        )}
        {isChanged && (
          <>
            <Button type="submit" kind="primary">
              {t("Save heading")}
            </Button>
            <Button onClick={() => setHeading(stored)}>{t("Cancel")}</Button>
          </>
        )}
      </Row>
    </form>
  );
}
