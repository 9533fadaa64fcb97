import type { routes } from "../../shared/contract/routes.ts";
import type { ResponseOf } from "../../shared/contract/schema/route.ts";
import { t } from "../i18n/translate.ts";
import { useMayEdit, useProject } from "../navigation/project-context.ts";
import { Button } from "../ui/form/button.tsx";
import { Card } from "../ui/page/card.tsx";
import { ActionToast } from "./corrections/action-toast.tsx";
import { CorrectionsContext, useActions, useCorrections } from "./corrections/corrections.ts";
import type { Findings, FoundScene } from "./corrections/findings.ts";
import { headingFrom, headingOf, namedScene, sceneInText } from "./corrections/heading-text.ts";
import { canBeSplitAt, sceneAt } from "./script-pane/scene-span.ts";
import styles from "./sub-scenes.module.css";

type SubScene = ResponseOf<(typeof routes)["getReadingReport"]>["subScenes"][number];

interface SubScenesProps {
  readonly subScenes: readonly SubScene[];
  readonly findings: Findings;
}

/** The montage items and intercut places of the breakdown's draft, each of which can be added as a scene. */
export function SubScenes({ subScenes, findings }: SubScenesProps) {
  const { id } = useProject();
  const may = useMayEdit();
  const actions = useActions(id, findings.version);
  return (
    <CorrectionsContext value={{ ...actions, may }}>
      <Card title={t("Possible sub-scenes")}>
        <ul className={styles.list}>
          {subScenes.map((one) => (
            <Item key={one.line} subScene={one} findings={findings} />
          ))}
        </ul>
      </Card>
      <ActionToast />
    </CorrectionsContext>
  );
}

function Item({ subScene, findings }: { readonly subScene: SubScene; readonly findings: Findings }) {
  const { act, may } = useCorrections();
  const { text, page, line } = subScene;
  const scene = sceneAt(findings.rows, line);
  const isAdded = scene?.origin?.line === line;

  function add(scene: FoundScene) {
    const heading = headingOfSubScene(subScene, scene, findings);
    const words = { number: heading.number, heading: headingOf(heading), scene: sceneInText(scene) };
    act({ kind: "split", row: scene.id, line, heading }, t("Scene {number} {heading} added after {scene}.", words));
  }

  return (
    <li>
      <span>{t("{text} (page {page})", { text, page })}</span>
      {isAdded && <small>{namedScene(scene)}</small>}
      {scene && may && canBeSplitAt(scene, line) && (
        <Button onClick={() => add(scene)} aria-label={t("Add as scene: {text}", { text })}>
          {t("Add as scene")}
        </Button>
      )}
    </li>
  );
}

/** The place of an intercut, or the heading of the scene of a montage. */
function headingOfSubScene({ text }: SubScene, scene: FoundScene, { rows }: Findings) {
  const numbers = rows.map(({ number }) => number);
  const heading = headingFrom(text, scene, numbers);
  const isPlace = text === text.toUpperCase() && heading.location === scene.location;
  return isPlace ? { ...heading, location: text } : heading;
}
