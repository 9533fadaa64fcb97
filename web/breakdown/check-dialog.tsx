import Check from "lucide-react/icons/check";
import X from "lucide-react/icons/x";
import type { MouseEvent, ReactNode } from "react";
import { say } from "../texts/say.ts";
import { Button } from "../ui/button.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { IconButton } from "../ui/icon-button.tsx";
import { ActOutcome } from "./act-outcome.tsx";
import styles from "./check-dialog.module.css";
import { useCorrections } from "./corrections.ts";
import type { Finding } from "./findings.ts";
import { headingOf, namedScene, sceneInText } from "./heading-text.ts";
import type { Question, QuestionPlace, Questions } from "./questions.ts";

interface CheckDialogProps {
  readonly questions: Questions;
  readonly onShow: (place: QuestionPlace) => void;
  readonly onClose: () => void;
}

/** All that a person should look at, each thing once for all its scenes. */
export function CheckDialog({ questions, onShow, onClose }: CheckDialogProps) {
  const { headings, findings, passing, left } = questions;
  const of = (doubt: Finding["doubt"]) => findings.filter(({ finding }) => finding.doubt === doubt);
  return (
    <Dialog title={say("Items to check")} maxWidth={720} isSheet onClose={onClose}>
      <p role="status" className={styles.left}>
        {left === 0 ? say("Nothing left to check.") : say("{left, plural, one {# left.} other {# left.}}", { left })}
      </p>
      <Group
        title={say("Headings")}
        note={say("Read as headings, although they look different from the others.")}
        isEmpty={!headings.length}
      >
        {headings.map((place) => (
          <HeadingQuestion key={place.scene.id} place={place} onShow={onShow} />
        ))}
      </Group>
      <QuestionGroup
        title={say("Are they in the scene?")}
        note={say("Named in the action, but without dialogue anywhere in the script.")}
        questions={of("unheard")}
        onShow={onShow}
      />
      <QuestionGroup
        title={say("Are these needed too?")}
        note={say("Not named in the script, but something in the scene calls for them.")}
        questions={of("implied")}
        onShow={onShow}
      />
      <QuestionGroup
        title={say("Is it needed?")}
        note={say("Not capitalised in the script, but a department would have to plan for it.")}
        questions={of("unstressed")}
        onShow={onShow}
      />
      {passing.length > 0 && (
        <details className={styles.passing}>
          <summary>
            {say("Mentioned in passing: {count, plural, one {# element} other {# elements}}", {
              count: passing.length,
            })}
          </summary>
          <QuestionGroup
            note={say("Mostly right, and mistakes here matter little.")}
            questions={passing}
            onShow={onShow}
          />
        </details>
      )}
      <ActOutcome />
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
  readonly onShow: (place: QuestionPlace) => void;
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

function HeadingQuestion({ place, onShow }: { readonly place: QuestionPlace } & Pick<CheckDialogProps, "onShow">) {
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
              say("The heading of {scene} is confirmed.", { scene: sceneInText(scene) }),
            );
          }}
        >
          {say("Confirm heading")}
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
  const where = rows.length === 1 ? sceneInText(places[0]!.scene) : say("{count} scenes", { count: rows.length });
  const judge = (event: MouseEvent, verdict: "accepted" | "rejected") => {
    focusNeighbour(event);
    const named = { kind, name, ...(category !== undefined && { category }) };
    act(
      { kind: "judge", rows, finding: named, verdict },
      say("“{name}” {verdict} in {where}.", { name, verdict, where }),
    );
  };
  return (
    <li>
      <div>
        <strong>{name}</strong> <small>{column}</small>
        {because.length > 0 && <p>{say("because of: {because}", { because: because.join(", ") })}</p>}
        {quote && <q>{quote}</q>}
        <Places places={places} onShow={onShow} />
      </div>
      {may && (
        <div className={styles.verdict}>
          <IconButton
            label={say("Accept {name} in {where}", { name, where })}
            icon={<Check />}
            onClick={(event) => judge(event, "accepted")}
          />
          <IconButton
            label={say("Reject {name} in {where}", { name, where })}
            icon={<X />}
            onClick={(event) => judge(event, "rejected")}
          />
        </div>
      )}
    </li>
  );
}

/** The scenes in which it is, each leading to its line in the script. */
function Places({ places, onShow }: { readonly places: readonly QuestionPlace[] } & Pick<CheckDialogProps, "onShow">) {
  return (
    <div className={styles.places}>
      {places.map((place) => (
        <button
          key={`${place.row} ${place.line}`}
          type="button"
          title={say("Show in the script")}
          onClick={() => onShow(place)}
        >
          {namedScene(place.scene)}
        </button>
      ))}
    </div>
  );
}

/** What is judged goes, so the focus moves on to the same button of what comes next. */
function focusNeighbour({ currentTarget }: MouseEvent): void {
  const buttons = (item: Element | null | undefined) => [...(item?.querySelectorAll("button") ?? [])].reverse();
  const item = currentTarget.closest("li");
  const items = [...(item?.closest("dialog")?.querySelectorAll("li") ?? [])].filter((one) => one.checkVisibility());
  const place = item ? items.indexOf(item) : -1;
  const pressed = currentTarget.closest("button");
  const at = pressed ? buttons(item).indexOf(pressed) : -1;
  buttons(items[place + 1] ?? items[place - 1])[at]?.focus();
}
