import { useState } from "react";
import { changePriceText } from "../../shared/schedule/stripboard/price/change-price.ts";
import { findingText, type RuleFinding } from "../../shared/schedule/stripboard/rule-finding.ts";
import type { BoardDay } from "../../shared/schedule/stripboard/stripboard.ts";
import { t } from "../i18n/translate.ts";
import { Dialog } from "../ui/dialog.tsx";
import { Button } from "../ui/form/button.tsx";
import { Field } from "../ui/form/field.tsx";
import { Select } from "../ui/form/select.tsx";
import type { BoardEditor } from "./editor/use-board-editor.ts";
import type { PricedMove } from "./editor/use-unit-moves.ts";
import { dayText, itemOfUnit } from "./model/board-text.ts";
import type { OtherUnit } from "./model/unit-lanes.ts";
import styles from "./move-to-unit-dialog.module.css";

const NOTHING: ReadonlySet<string> = new Set();

interface MoveToUnitDialogProps {
  readonly editor: BoardEditor;
  readonly onClose: () => void;
}

/** Moves the chosen scenes to a day of another unit, with the price over both boards before it is made. */
export function MoveToUnitDialog({ editor, onClose }: MoveToUnitDialogProps) {
  const { board, target, unitMoves, whatIs, select, sheet } = editor;
  const { targets, price, moveToUnit } = unitMoves;
  const [sceneIds] = useState(() => unitMoves.scenesOf(target()));
  const from = board.days.find(({ items }) => items.some(({ id }) => sceneIds.has(id)))?.date;
  const [unitId, setUnit] = useState(targets[0]?.id);
  const to = targets.find(({ id }) => id === unitId) ?? targets[0];
  const [chosen, setChosen] = useState<{ readonly date: string; readonly isNew: boolean }>();
  const [place, setPlace] = useState("");
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const open = to ? to.board.days.filter(({ locked }) => !locked) : [];
  const { date, isNew } = chosen ?? usualDate(open, from);
  const day = isNew ? undefined : open.find((one) => one.date === date);
  const at = place === "" ? undefined : Number(place);
  if (!to || sceneIds.size === 0) return null;
  const priced = date === "" ? undefined : price({ to, sceneIds, date, at });

  /** Asks again, so that an old refusal does not stay beside a new choice. */
  function choose(next: typeof chosen) {
    setProblem(undefined);
    setPlace("");
    setChosen(next);
  }

  async function move(other: OtherUnit) {
    setBusy(true);
    const failed = await moveToUnit({ to: other, sceneIds, date, at });
    setBusy(false);
    setProblem(failed);
    if (failed !== undefined) return;
    select(NOTHING);
    onClose();
  }

  return (
    <Dialog
      title={t("Move {what} to {unit}", { what: whatIs(sceneIds), unit: to.name })}
      maxWidth={520}
      minWidth={360}
      isSheet
      isBusy={busy}
      onClose={onClose}
      onSubmit={() => void move(to)}
      problem={problem}
      actions={
        <>
          <Button onClick={onClose}>{t("Cancel")}</Button>
          <Button kind="primary" type="submit" disabled={priced?.kind !== "done"} busy={busy && t("Moving...")}>
            {t("Move")}
          </Button>
        </>
      }
    >
      {targets.length > 1 && (
        <Select
          label={t("Shooting unit")}
          value={to.id}
          options={targets.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={(event) => {
            setUnit(event.target.value);
            choose(undefined);
          }}
        />
      )}
      <Select
        label={t("Shoot day")}
        value={isNew ? ANOTHER : date}
        options={[
          ...open.map((one) => ({ value: one.date, label: dayLabel(one) })),
          { value: ANOTHER, label: t("Another date…") },
        ]}
        onChange={({ target: { value } }) =>
          choose(value === ANOTHER ? { date: from ?? date, isNew: true } : { date: value, isNew: false })
        }
      />
      {isNew && (
        <Field
          label={t("Date")}
          type="date"
          required
          min="1900-01-01"
          max="2199-12-31"
          value={date}
          onChange={(event) => choose({ date: event.target.value, isNew: true })}
        />
      )}
      {day && day.items.length > 0 && (
        <Select
          label={t("Place in the day")}
          value={place}
          options={[
            { value: "", label: t("Last") },
            { value: "0", label: t("First") },
            ...day.items.slice(0, -1).map((item, index) => ({
              value: String(index + 1),
              label: t("After {item}", { item: itemOfUnit(to, item) }),
            })),
          ]}
          onChange={(event) => {
            setProblem(undefined);
            setPlace(event.target.value);
          }}
        />
      )}
      {priced && <Price priced={priced} names={[ownName(editor) ?? sheet.name, to.name]} />}
    </Dialog>
  );
}

const ANOTHER = "another";

const ownName = ({ units }: BoardEditor) => units?.actives.find(({ unit }) => unit === units.shown)?.name;

/** The other unit's shoot day on the date of the scenes, or the next one, or the last one; without any, their date. */
function usualDate(days: readonly BoardDay[], from: string | undefined) {
  const day = days.find(({ date }) => date >= (from ?? "")) ?? days.at(-1);
  return day ? { date: day.date, isNew: false } : { date: from ?? "", isNew: true };
}

const dayLabel = ({ date, items }: BoardDay) =>
  `${dayText(date)} (${t("{scenes, plural, one {# scene} other {# scenes}}", { scenes: items.filter(({ kind }) => kind === "scene").length })})`;

/** What the move costs on both boards together and on each, and the rules that it breaks. */
function Price({
  priced,
  names,
}: {
  readonly priced: PricedMove;
  readonly names: readonly [from: string, to: string];
}) {
  if (priced.kind === "refused") return <p role="status">{priced.sentence}</p>;
  const { total, from, to } = priced.price;
  return (
    <section className={styles.price} aria-label={t("Price")}>
      <p role="status">
        <strong>{changePriceText(total)}</strong>
      </p>
      {([from, to] as const).map(({ price, broken, warned }, at) => (
        <div key={names[at]}>
          <span>{t("{unit}: {price}", { unit: names[at], price: changePriceText(price) })}</span>
          <Findings kind="broken" label={t("{unit}: rules that it breaks", { unit: names[at] })} findings={broken} />
          <Findings kind="warned" label={t("{unit}: warnings", { unit: names[at] })} findings={warned} />
        </div>
      ))}
    </section>
  );
}

interface FindingsProps {
  readonly kind: "broken" | "warned";
  readonly label: string;
  readonly findings: readonly RuleFinding[];
}

function Findings({ kind, label, findings }: FindingsProps) {
  if (findings.length === 0) return null;
  return (
    <ul className={styles[kind]} aria-label={label}>
      {findings.map((one) => (
        <li key={one.sentence}>{findingText(one)}</li>
      ))}
    </ul>
  );
}
