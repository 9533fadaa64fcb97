import type { ReactNode } from "react";
import type { BoardDay } from "../../shared/schedule/stripboard/stripboard.ts";
import { t } from "../i18n/translate.ts";
import { Button } from "../ui/form/button.tsx";
import { Select } from "../ui/form/select.tsx";
import styles from "./board-view.module.css";
import { dayText } from "./model/board-text.ts";

interface StripActionsProps {
  readonly count: number;
  readonly days: readonly BoardDay[];
  readonly pinned: boolean;
  readonly onMove: (on: string) => void;
  /** A move to another unit, by its label; undefined if no other unit has a board. */
  readonly toUnit: { readonly label: string; readonly onMove: () => void } | undefined;
  readonly onCut: () => void;
  readonly onPin: (pinned: boolean) => void;
  readonly onRemove: () => void;
  /** Undefined for the first item of a day. */
  readonly onSplit: (() => void) | undefined;
  readonly onRename: (() => void) | undefined;
  /** Undefined unless a single scene is selected. */
  readonly onTime: (() => void) | undefined;
  readonly onClear: () => void;
}

/** Actions for the selected strips; on phones, the only way to move them. */
export function StripActions(props: StripActionsProps) {
  const { count, days, pinned, onMove, toUnit, onCut, onPin, onRemove, onSplit, onRename, onTime, onClear } = props;
  return (
    <Bar label={t("{count} selected", { count })} onClear={onClear}>
      <Select
        label={t("Move to")}
        value=""
        placeholder={t("Choose a day")}
        options={[
          ...days.map(({ date, items }) => ({
            value: date,
            label: `${dayText(date)} (${t("{scenes, plural, one {# scene} other {# scenes}}", { scenes: items.filter(({ kind }) => kind === "scene").length })})`,
          })),
          { value: "boneyard", label: t("Boneyard") },
        ]}
        onChange={(event) => onMove(event.target.value)}
      />
      {toUnit && <Button onClick={toUnit.onMove}>{toUnit.label}</Button>}
      <Button onClick={onCut}>{t("Cut")}</Button>
      <Button onClick={() => onPin(!pinned)}>{pinned ? t("Unpin") : t("Pin")}</Button>
      <Button onClick={onRemove}>{t("Unschedule")}</Button>
      {onSplit && <Button onClick={onSplit}>{t("Split day here")}</Button>}
      {onTime && <Button onClick={onTime}>{t("Shooting time")}</Button>}
      {onRename && <Button onClick={onRename}>{t("Rename")}</Button>}
    </Bar>
  );
}

interface DayActionsProps {
  readonly day: BoardDay;
  readonly onLock: (locked: boolean) => void;
  readonly onRedate: () => void;
  readonly onBanner: () => void;
  readonly onRemove: () => void;
  readonly onClear: () => void;
}

/** Actions for the selected day. */
export function DayActions({ day, onLock, onRedate, onBanner, onRemove, onClear }: DayActionsProps) {
  return (
    <Bar label={dayText(day.date)} onClear={onClear}>
      <Button onClick={() => onLock(!day.locked)}>{day.locked ? t("Unlock day") : t("Lock day")}</Button>
      <Button onClick={onBanner}>{t("Add banner")}</Button>
      <Button onClick={onRedate}>{t("Change date")}</Button>
      <Button onClick={onRemove}>{t("Remove day")}</Button>
    </Bar>
  );
}

interface PasteActionsProps {
  readonly count: number;
  readonly onPaste: () => void;
  readonly onClear: () => void;
}

/** Asks where to paste cut strips. */
export function PasteActions({ count, onPaste, onClear }: PasteActionsProps) {
  return (
    <Bar label={t("{count} cut", { count })} onClear={onClear}>
      <Button kind="primary" onClick={onPaste}>
        {t("Paste below")}
      </Button>
    </Bar>
  );
}

interface BarProps {
  readonly label: string;
  readonly onClear: () => void;
  readonly children: ReactNode;
}

function Bar({ label, onClear, children }: BarProps) {
  return (
    <section className={styles.selection} aria-label={label}>
      <strong>{label}</strong>
      {children}
      <Button onClick={onClear}>{t("Done")}</Button>
    </section>
  );
}
