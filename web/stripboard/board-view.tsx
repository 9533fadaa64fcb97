import { useEffect, useEffectEvent, useRef, useState } from "react";
import { moved } from "../../shared/schedule/stripboard/board-edit.ts";
import { newBreaches } from "../../shared/schedule/stripboard/judge.ts";
import { newWarnings } from "../../shared/schedule/work-week/warnings.ts";
import { say } from "../texts/say.ts";
import { Sentence } from "../texts/sentence.tsx";
import { ToggleGroup } from "../ui/toggle-group.tsx";
import { useMedia } from "../ui/use-media.ts";
import { UnsavedChanges } from "../unsaved-changes.tsx";
import { BoardDialogs } from "./board-dialogs.tsx";
import { BoardFoot } from "./board-foot.tsx";
import { gapOf, onBoardKey } from "./board-keys.ts";
import { BoardList } from "./board-list.tsx";
import { placeBelow } from "./board-rows.ts";
import { BoardToolbar } from "./board-toolbar.tsx";
import styles from "./board-view.module.css";
import { placeText } from "./board-words.ts";
import { FilterBar } from "./filter-bar.tsx";
import type { Gap, Outlook } from "./lift.ts";
import { LiftGhost, liftWords } from "./lift-ghost.tsx";
import type { LoadedBoard } from "./loaded-board.ts";
import { RulesPanel } from "./rules-panel.tsx";
import { SavingLine } from "./saving-line.tsx";
import { useClipboard } from "./use-clipboard.ts";
import { useDesk } from "./use-desk.ts";
import { useLift } from "./use-lift.ts";
import { useRowInSight } from "./use-row-in-sight.ts";

const NOTHING: ReadonlySet<string> = new Set();

type View = "board" | "boneyard" | "rules";

/** A schedule as a board of strips, to be rearranged by mouse, finger or keys. */
export function BoardView(loaded: LoadedBoard) {
  const isPhone = useMedia("(max-width: 760px)");
  const desk = useDesk(loaded, isPhone);
  const { board, sheet, judge, rows, breaches, warnings, mayEdit, saving, carryOut, named, whatIs } = desk;
  const clipboard = useClipboard(desk);
  const [view, setView] = useState<View>("board");
  const ghost = useRef<HTMLDivElement>(null);
  const boxes = { days: useRef<HTMLDivElement>(null), boneyard: useRef<HTMLDivElement>(null) };
  const whole = useRef<HTMLDivElement>(null);
  const { lift, press, carry, drop, cancel, hasJustDropped } = useLift({
    ...{ boxes, rows, ghost, outlook: outlookAt },
    taken: mayEdit ? desk.taken : () => NOTHING,
    onDrop: ({ ids, outlook }) =>
      carryOut(
        outlook.edited,
        say("{what} moved to {place}.", { what: whatIs(ids), place: placeText(judge, outlook.place) }),
      ),
  });
  useRowInSight({ desk, lift, whole, boxes });
  const heed = useEffectEvent(() => desk.heed(loaded));
  const isLifted = lift !== undefined;
  const { sheet: newest } = loaded;
  // What others save comes from outside React; it waits until a strip is dropped.
  useEffect(() => {
    if (newest && !isLifted) heed();
  }, [newest, isLifted]);
  const shows = (name: View) => !isPhone || view === name;

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys of the rows in it, and undo wherever the focus is
    <div
      ref={whole}
      className={styles.whole}
      onKeyDown={(event) => {
        const { active, taken, goTo, undo, redo } = desk;
        const { cutOut: cut, paste, remove } = clipboard;
        onBoardKey(event, {
          ...{ rows, active, lift, mayEdit, taken, goTo, carry, drop, cancel, cut, paste, remove, undo, redo },
        });
      }}
    >
      <BoardToolbar desk={desk} />
      <SavingLine saving={saving} onRetry={desk.retry} onSettle={(whose) => void desk.settle(whose)} />
      {isPhone ? (
        <details>
          <summary className={styles.summary}>{say("Search and filter")}</summary>
          <FilterBar sheet={sheet} filter={desk.filter} onChange={desk.setFilter} />
        </details>
      ) : (
        <FilterBar sheet={sheet} filter={desk.filter} onChange={desk.setFilter} />
      )}
      {isPhone && (
        <ToggleGroup
          label={say("View")}
          options={[
            { value: "board", label: say("Days") },
            { value: "boneyard", label: say("Boneyard {count}", { count: board.boneyard.length }) },
            { value: "rules", label: say("Rules {count}", { count: breaches.length }) },
          ]}
          value={view}
          onChange={setView}
        />
      )}
      <p className="visually-hidden" role="status">
        {lift ? liftWords(desk, lift) : ""}
      </p>
      <div className={styles.board}>
        {shows("board") && (
          <div className={styles.days}>
            <BoardList
              {...listOf("days")}
              label={say("Days")}
              empty={say("No scenes found. Show all, or search for something else.")}
            />
          </div>
        )}
        <div className={styles.side} data-view={view}>
          {shows("rules") && <RulesPanel desk={desk} lift={lift} onShow={reveal} />}
          {shows("boneyard") && (
            <section className={styles.panel} data-kind="boneyard">
              <h2>
                <Sentence text={"Boneyard {count}"} values={{ count: <small>{board.boneyard.length}</small> }} />
              </h2>
              <BoardList {...listOf("boneyard")} label={say("Boneyard")} empty={say("Every scene is scheduled.")} />
            </section>
          )}
        </div>
      </div>
      <BoardFoot desk={desk} clipboard={clipboard} isPhone={isPhone} />
      {lift?.by === "pointer" && <LiftGhost desk={desk} lift={lift} ghost={ghost} />}
      <BoardDialogs desk={desk} />
      <UnsavedChanges when={saving.kind !== "saved" || desk.isSavingStrictness} />
    </div>
  );

  function outlookAt(ids: ReadonlySet<string>, { list, row }: Gap): Outlook {
    const place = placeBelow(rows[list][row]);
    const edited = moved(board, ids, place, named);
    if (edited.kind === "refused") return { place, edited, broken: [], warned: [], cost: undefined };
    const broken = newBreaches(breaches, judge.breaches(edited.board));
    const warned = newWarnings(warnings, judge.warnings(edited.board));
    return { place, edited, broken, warned, cost: judge.cost(edited.board) };
  }

  function listOf(name: "days" | "boneyard") {
    const { selected, active, breachesOf, warningsOf, focus, choose } = desk;
    return {
      ...{ name, judge, selected, active, lift, cut: clipboard.cut, rows: rows[name], box: boxes[name] },
      breaches: breachesOf,
      warnings: warningsOf,
      onPress: press,
      onFocus: focus,
      onChoose: (choice: Parameters<typeof choose>[0]) => {
        if (!hasJustDropped()) choose(choice);
      },
    };
  }

  /** Brings a row into sight, and the keys to it. */
  function reveal(key: string) {
    const at = gapOf(rows, key);
    if (!at) return;
    if (isPhone) setView(at.list === "days" ? "board" : "boneyard");
    desk.goTo(key, false);
    desk.select(new Set([key]));
  }
}
