import { useState } from "react";
import { t } from "../i18n/translate.ts";
import { Dialog } from "../ui/dialog.tsx";
import { Button } from "../ui/form/button.tsx";
import { Row } from "../ui/page/stack.tsx";
import styles from "./merge-conflict-dialog.module.css";

/** A value that two users have changed differently. */
export interface Conflict {
  readonly key: string;
  /** Name of the value: "Synopsis of scene 12". */
  readonly label: string;
  readonly mine: string;
  readonly theirs: string;
}

interface DisputesDialogProps {
  readonly disputed: readonly Conflict[];
  /** Who saved in the meantime, and what they changed, as far as known. */
  readonly others: readonly string[];
  /** Called with the keys of the conflicts resolved in this user's favour. */
  readonly onSettle: (mine: ReadonlySet<string>) => void;
  readonly onClose: () => void;
}

type Side = "mine" | "theirs";

/** Shows conflicts side by side for the user to choose. There is no default choice. */
export function MergeConflictDialog({ disputed, others, onSettle, onClose }: DisputesDialogProps) {
  const [sides, setSides] = useState<ReadonlyMap<string, Side>>(new Map());
  const all = (side: Side) => setSides(new Map(disputed.map(({ key }) => [key, side])));
  const left = disputed.filter(({ key }) => !sides.has(key)).length;
  return (
    <Dialog
      title={t("Also changed by someone else")}
      maxWidth={720}
      onClose={onClose}
      onSubmit={() => onSettle(new Set(disputed.flatMap(({ key }) => (sides.get(key) === "mine" ? key : []))))}
      actions={
        <>
          <Button onClick={onClose}>{t("Keep editing")}</Button>
          <Button kind="primary" type="submit" disabled={left > 0}>
            {t("Save choices")}
          </Button>
        </>
      }
    >
      <p>
        {others.length > 0
          ? t(
              "Changed in the meantime: {others}. Changes on one side only are kept. Where both sides differ, choose which to keep.",
              { others: others.join("; ") },
            )
          : t(
              "Someone else has saved in the meantime. Changes on one side only are kept. Where both sides differ, choose which to keep.",
            )}
      </p>
      <Row>
        <Button onClick={() => all("mine")}>{t("Keep all mine")}</Button>
        <Button onClick={() => all("theirs")}>{t("Keep all theirs")}</Button>
      </Row>
      {disputed.map(({ key, label, mine, theirs }, at) => (
        <fieldset key={key} className={styles.dispute}>
          <legend>{label}</legend>
          <Choice
            name={`side-${at}`}
            label={t("Mine")}
            text={mine}
            isChosen={sides.get(key) === "mine"}
            onChoose={() => choose(key, "mine")}
          />
          <Choice
            name={`side-${at}`}
            label={t("Theirs")}
            text={theirs}
            isChosen={sides.get(key) === "theirs"}
            onChoose={() => choose(key, "theirs")}
          />
        </fieldset>
      ))}
      <p role="status" className={styles.left}>
        {left > 0 ? t("{left} left to choose", { left }) : ""}
      </p>
    </Dialog>
  );

  function choose(key: string, side: Side) {
    setSides(new Map(sides).set(key, side));
  }
}

interface ChoiceProps {
  readonly name: string;
  readonly label: string;
  readonly text: string;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}

function Choice({ name, label, text, isChosen, onChoose }: ChoiceProps) {
  return (
    <label className={styles.choice}>
      <input type="radio" name={name} checked={isChosen} onChange={onChoose} />
      <span>
        <strong>{label}</strong>
        <span className={styles.text}>{text === "" ? <em>{t("empty")}</em> : text}</span>
      </span>
    </label>
  );
}
