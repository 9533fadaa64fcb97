import Check from "lucide-react/icons/check";
import X from "lucide-react/icons/x";
import type { MouseEvent, ReactNode } from "react";
import { columnText } from "../../../shared/breakdown/model/column-text.ts";
import { t } from "../../i18n/translate.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { Button } from "../../ui/form/button.tsx";
import { IconButton } from "../../ui/form/icon-button.tsx";
import { ActionToast } from "../corrections/action-toast.tsx";
import { useCorrections } from "../corrections/corrections.ts";
import type { Finding } from "../corrections/findings.ts";
import { headingOf, namedScene, sceneInText } from "../corrections/heading-text.ts";
import styles from "./review-dialog.module.css";
import type { Question, ReviewItems, ReviewPosition } from "./review-items.ts";

interface CheckDialogProps {
  readonly questions: ReviewItems;
  readonly onShow: (place: ReviewPosition) => void;
  readonly onClose: () => void;
}

/** All findings to review, each once for all its scenes. */
export function ReviewDialog({ questions, onShow, onClose }: CheckDialogProps) {
  const { headings, findings, passing, left } = questions;
  const of = (doubt: Finding["doubt"]) => findings.filter(({ finding }) => finding.doubt === doubt);
  return (
    <Dialog title={t("Items to check")} maxWidth={720} isSheet onClose={onClose}>
      <p role="status" className={styles.left}>
        {left === 0 ? t("Nothing left to check.") : t("{left, plural, one {# left.} other {# left.}}", { left })}
      </p>
      <Group
        title={t("Headings")}
        note={t("Read as headings, although they look different from the others.")}
        isEmpty={!headings.length}
      >
        {headings.map((place) => (
          <HeadingQuestion key={place.scene.id} place={place} onShow={onShow} />
        ))}
      </Group>
      <QuestionGroup
        title={t("Are they in the scene?")}
        note={t("Named in the action, but without dialogue anywhere in the script.")}
        questions={of("unheard")}
        onShow={onShow}
      />
      <QuestionGroup
        title={t("Are these needed too?")}
        note={t("Not named in the script, but something in the scene calls for them.")}
        questions={of("implied")}
        onShow={onShow}
      />
      <QuestionGroup
        title={t("Is it needed?")}
        note={t("Not capitalised in the script, but a department would have to plan for it.")}
        questions={of("unstressed")}
        onShow={onShow}
      />
      {passing.length > 0 && (
        <details className={styles.passing}>
          <summary>
            {t("Mentioned in passing: {count, plural, one {# element} other {# elements}}", {
              count: passing.length,
            })}
          </summary>
          <QuestionGroup
            note={t("Mostly right, and mistakes here have little effect.")}
            questions={passing}
            onShow={onShow}
          />
        </details>
      )}
      <ActionToast />
    </Dialog>
  );
}

interface GroupProps {
  readonly title?: string;
  readonly note: string;
  readonly isEmpty: boolean;
  readonly children: ReactNode;
}

function Group({ title, note, isEmpty, children }: GroupProps) {
  if (isEmpty) return null;
  return (
    <section className={styles.group}>
      {title && <h3>{title}</h3>}
      <p>{note}</p>
      <ul>{children}</ul>
    </section>
  );
}

interface QuestionGroupProps {
  readonly title?: string;
  readonly note: string;
  readonly questions: readonly Question[];
  readonly onShow: (place: ReviewPosition) => void;
}

function QuestionGroup({ questions, onShow, ...words }: QuestionGroupProps) {
  return (
    <Group {...words} isEmpty={questions.length === 0}>
      {questions.map((question) => (
        <FindingQuestion key={question.key} question={question} onShow={onShow} />
      ))}
    </Group>
  );
}

function HeadingQuestion({ place, onShow }: { readonly place: ReviewPosition } & Pick<CheckDialogProps, "onShow">) {
  const { may, act } = useCorrections();
  const { scene } = place;
  const { number, intExt, location, time } = scene;
  const heading = { number, intExt, location, time };
  return (
    <li>
      <div>
        <strong>{headingOf(scene)}</strong>
        <Places places={[place]} onShow={onShow} />
      </div>
      {may && (
        <Button
          onClick={(event) => {
            focusNeighbour(event);
            act(
              { kind: "rename", row: scene.id, heading },
              t("The heading of {scene} is confirmed.", { scene: sceneInText(scene) }),
            );
          }}
        >
          {t("Confirm heading")}
        </Button>
      )}
    </li>
  );
}

function FindingQuestion({ question, onShow }: { readonly question: Question } & Pick<CheckDialogProps, "onShow">) {
  const { may, act } = useCorrections();
  const { finding, column, because, places } = question;
  const { kind, name, category, quote } = finding;
  const rows = [...new Set(places.map(({ scene }) => scene.id))];
  const where = rows.length === 1 ? sceneInText(places[0]!.scene) : t("{count} scenes", { count: rows.length });
  const judge = (event: MouseEvent, verdict: "accepted" | "rejected") => {
    focusNeighbour(event);
    const named = { kind, name, ...(category !== undefined && { category }) };
    act(
      { kind: "judge", rows, finding: named, verdict },
      t("“{name}” {verdict} in {where}.", { name, verdict, where }),
    );
  };
  return (
    <li>
      <div>
        <strong>{name}</strong> <small>{columnText(column)}</small>
        {because.length > 0 && <p>{t("because of: {because}", { because: because.join(", ") })}</p>}
        {quote && <q>{quote}</q>}
        <Places places={places} onShow={onShow} />
      </div>
      {may && (
        <div className={styles.verdict}>
          <IconButton
            label={t("Accept {name} in {where}", { name, where })}
            icon={<Check />}
            onClick={(event) => judge(event, "accepted")}
          />
          <IconButton
            label={t("Reject {name} in {where}", { name, where })}
            icon={<X />}
            onClick={(event) => judge(event, "rejected")}
          />
        </div>
      )}
    </li>
  );
}

/** The scenes with the finding, as links to its line in the script. */
function Places({ places, onShow }: { readonly places: readonly ReviewPosition[] } & Pick<CheckDialogProps, "onShow">) {
  return (
    <div className={styles.places}>
      {places.map((place) => (
        <button
          key={`${place.row} ${place.line}`}
          type="button"
          title={t("Show in the script")}
          onClick={() => onShow(place)}
        >
          {namedScene(place.scene)}
        </button>
      ))}
    </div>
  );
}

/** A reviewed item disappears, so focus moves to the same button of the next one. */
function focusNeighbour({ currentTarget }: MouseEvent): void {
  const buttons = (item: Element | null | undefined) => [...(item?.querySelectorAll("button") ?? [])].reverse();
  const item = currentTarget.closest("li");
  const items = [...(item?.closest("dialog")?.querySelectorAll("li") ?? [])].filter((one) => one.checkVisibility());
  const place = item ? items.indexOf(item) : -1;
  const pressed = currentTarget.closest("button");
  const at = pressed ? buttons(item).indexOf(pressed) : -1;
  buttons(items[place + 1] ?? items[place - 1])[at]?.focus();
}
