import { eighthsFromText, PageCountError, textFromEighths } from "../../shared/breakdown/model/page-count.ts";
import type { Outcome, ReportedScene } from "../../shared/production-report/production-report.ts";
import { screenTime } from "../../shared/production-report/time-of-day.ts";
import { sceneNumberText } from "../../shared/schedule/model/scene-parts.ts";
import { t } from "../i18n/translate.ts";
import { Button } from "../ui/form/button.tsx";
import { Checkbox } from "../ui/form/checkbox.tsx";
import { ToggleGroup } from "../ui/form/toggle-group.tsx";
import { countIn, type Reading, WrittenField } from "./fields/parsed-field.tsx";
import { lineId } from "./missing-list.tsx";
import styles from "./scene-row.module.css";

const OUTCOMES: readonly { readonly value: Outcome; readonly label: string }[] = [
  { value: "shot", label: t("Completed") },
  { value: "partial", label: t("Partial") },
  { value: "notShot", label: t("Not shot") },
];

const TIME = /^(\d{1,3}):([0-5]\d)$/;

interface SceneRowProps {
  readonly sceneId: string;
  readonly scene: ReportedScene;
  readonly disabled: boolean;
  readonly onChange: <Part extends keyof ReportedScene>(part: Part, value: ReportedScene[Part]) => void;
  readonly onRemove: () => void;
}

/** The outcome of a scene. */
export function SceneRow({ sceneId, scene, disabled, onChange, onRemove }: SceneRowProps) {
  const { number, set, eighths, outcome, partEighths, added, retake, seconds, setups } = scene;
  return (
    <li id={lineId("scenes", sceneId)} className={styles.scene}>
      <div className={styles.what}>
        <strong>{sceneNumberText(number)}</strong> {set}
        <small>
          {added
            ? t("{eighths} pages · added", { eighths: textFromEighths(eighths) })
            : t("{eighths} pages", { eighths: textFromEighths(eighths) })}
        </small>
      </div>
      <fieldset className={styles.outcome} disabled={disabled}>
        <legend className="visually-hidden">{t("Scene {number}", { number: sceneNumberText(number) })}</legend>
        <ToggleGroup
          label={t("Outcome of scene {number}", { number: sceneNumberText(number) })}
          options={OUTCOMES}
          value={outcome}
          onChange={(chosen) => onChange("outcome", chosen === outcome ? "open" : chosen)}
        />
        <Checkbox
          label={t("Retake")}
          checked={retake}
          onChange={(event) => onChange("retake", event.currentTarget.checked)}
        />
      </fieldset>
      <fieldset className={styles.numbers}>
        <legend className="visually-hidden">
          {t("Figures for scene {number}", { number: sceneNumberText(number) })}
        </legend>
        {outcome === "partial" && (
          <WrittenField
            label={t("Pages shot")}
            text={textFromEighths(partEighths)}
            disabled={disabled}
            read={(text) => eighthsIn(text, eighths)}
            onChange={(value) => onChange("partEighths", value)}
          />
        )}
        <WrittenField
          label={t("Screen time")}
          text={screenTime(seconds)}
          disabled={disabled}
          read={secondsIn}
          onChange={(value) => onChange("seconds", value)}
        />
        <WrittenField
          label={t("Setups")}
          text={String(setups)}
          disabled={disabled}
          read={countIn}
          onChange={(value) => onChange("setups", value)}
        />
        {added && !disabled && (
          <Button onClick={onRemove}>{t("Remove scene {number}", { number: sceneNumberText(number) })}</Button>
        )}
      </fieldset>
    </li>
  );
}

function eighthsIn(text: string, most: number): Reading<number> {
  if (text === "") return { value: 0 };
  try {
    const eighths = eighthsFromText(text);
    return eighths <= most
      ? { value: eighths }
      : { problem: t("The scene has only {most} pages.", { most: textFromEighths(most) }) };
  } catch (error) {
    if (error instanceof PageCountError) return { problem: error.message };
    throw error;
  }
}

function secondsIn(text: string): Reading<number> {
  if (text === "") return { value: 0 };
  const parts = TIME.exec(text);
  if (!parts)
    return { problem: t('"{text}" is not a screen time. Write minutes and seconds, such as 1:25.', { text }) };
  return { value: Number(parts[1]) * 60 + Number(parts[2]) };
}
