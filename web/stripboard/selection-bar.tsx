import type { ReactNode } from "react";
import type { BoardDay } from "../../shared/schedule/stripboard/stripboard.ts";
import { say } from "../texts/say.ts";
import { Button } from "../ui/button.tsx";
import { Select } from "../ui/select.tsx";
import styles from "./board-view.module.css";
import { dayText } from "./board-words.ts";

interface StripActionsProps {
  readonly count: number;
  readonly days: readonly BoardDay[];
  readonly pinned: boolean;
  readonly onMove: (on: string) => void;
  readonly onCut: () => void;
  readonly onPin: (pinned: boolean) => void;
  readonly onRemove: () => void;
  /** Only where there is something before it on its day. */
  readonly onSplit: (() => void) | undefined;
  readonly onRename: (() => void) | undefined;
  readonly onClear: () => void;
}

/** What can be done with the strips that are selected; on a phone this is how they are moved. */
export function StripActions(props: StripActionsProps) {
  const { count, days, pinned, onMove, onCut, onPin, onRemove, onSplit, onRename, onClear } = props;
  return (
    <Bar label={say("{count} selected", { count })} onClear={onClear}>
      <Select
        label={say("Move to")}
        value=""
        placeholder={say("Choose a day")}
        options={[
          ...days.map(({ date, items }) => ({
            value: date,
            label: `${dayText(date)} (${say("{scenes, plural, one {# scene} other {# scenes}}", { scenes: items.filter(({ kind }) => kind === "scene").length })})`,
          })),
          { value: "boneyard", label: say("Boneyard") },
        ]}
        onChange={(event) => onMove(event.target.value)}
      />
      <Button onClick={onCut}>{say("Cut")}</Button>
      <Button onClick={() => onPin(!pinned)}>{pinned ? say("Unpin") : say("Pin")}</Button>
      <Button onClick={onRemove}>{say("Unschedule")}</Button>
      {onSplit && <Button onClick={onSplit}>{say("Split day here")}</Button>}
      {onRename && <Button onClick={onRename}>{say("Rename")}</Button>}
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

/** What can be done with the day that is selected. */
export function DayActions({ day, onLock, onRedate, onBanner, onRemove, onClear }: DayActionsProps) {
  return (
    <Bar label={dayText(day.date)} onClear={onClear}>
      <Button onClick={() => onLock(!day.locked)}>{day.locked ? say("Unlock day") : say("Lock day")}</Button>
      <Button onClick={onBanner}>{say("Add banner")}</Button>
      <Button onClick={onRedate}>{say("Change date")}</Button>
      <Button onClick={onRemove}>{say("Remove day")}</Button>
    </Bar>
  );
}

interface PasteActionsProps {
  readonly count: number;
  readonly onPaste: () => void;
  readonly onClear: () => void;
}

/** Where to put what was cut. */
export function PasteActions({ count, onPaste, onClear }: PasteActionsProps) {
  return (
    <Bar label={say("{count} cut", { count })} onClear={onClear}>
      <Button kind="primary" onClick={onPaste}>
        {say("Paste below")}
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
      <Button onClick={onClear}>{say("Done")}</Button>
    </section>
  );
}
