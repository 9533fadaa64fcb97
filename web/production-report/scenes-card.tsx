import type { ReportOfDay } from "../../shared/contract/production-reports.ts";
import type { ProductionReport } from "../../shared/production-report/production-report.ts";
import { openScene } from "../../shared/production-report/report-from.ts";
import { sceneNumberText } from "../../shared/schedule/model/scene-parts.ts";
import { t } from "../i18n/translate.ts";
import { Select } from "../ui/form/select.tsx";
import { Card } from "../ui/page/card.tsx";
import type { Write } from "./edits/use-report-edits.ts";
import styles from "./people.module.css";
import { SceneRow } from "./scene-row.tsx";

interface ScenesCardProps {
  readonly scenes: ProductionReport["scenes"];
  readonly others: ReportOfDay["others"];
  readonly disabled: boolean;
  readonly write: Write;
}

/** The scenes of the day, and other scenes that were shot. */
export function ScenesCard({ scenes, others, disabled, write }: ScenesCardProps) {
  const addable = others.filter(({ sceneId }) => !Object.hasOwn(scenes, sceneId));

  function add(sceneId: string) {
    const scene = addable.find((other) => other.sceneId === sceneId);
    if (scene) write(["scenes", sceneId], { ...openScene(scene, true) });
  }

  return (
    <Card title={t("Scenes")}>
      <ul className={styles.people}>
        {Object.entries(scenes).map(([sceneId, scene]) => (
          <SceneRow
            key={sceneId}
            sceneId={sceneId}
            scene={scene}
            disabled={disabled}
            onChange={(part, value) => write(["scenes", sceneId, part], value)}
            onRemove={() => write(["scenes", sceneId], null)}
          />
        ))}
      </ul>
      {!disabled && addable.length > 0 && (
        <Select
          label={t("Add an unplanned scene")}
          placeholder={t("Choose a scene")}
          value=""
          options={addable.map(({ sceneId, number, set }) => ({
            value: sceneId,
            label: `${sceneNumberText(number)} ${set}`,
          }))}
          onChange={(event) => add(event.currentTarget.value)}
        />
      )}
    </Card>
  );
}
