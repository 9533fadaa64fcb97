// Everything that can be done on the board comes together here, so this file is longer than most.
import CalendarPlus from "lucide-react/icons/calendar-plus";
import Lock from "lucide-react/icons/lock";
import Palette from "lucide-react/icons/palette";
import Redo from "lucide-react/icons/redo-2";
import SquarePlus from "lucide-react/icons/square-plus";
import Undo from "lucide-react/icons/undo-2";
import { useDeferredValue, useEffect, useMemo, useRef, useState } from "react";
import { addDays } from "../../shared/roster/calendar-date.ts";
import { dateText } from "../../shared/roster/dates.ts";
import {
  type Edited,
  lockedAs,
  moved,
  pinnedAs,
  redated,
  renamed,
  unscheduled,
  withBanner,
  withNewDay,
  withoutDay,
} from "../../shared/schedule/stripboard/board-edit.ts";
import type { BoardSheet } from "../../shared/schedule/stripboard/board-sheet.ts";
import { judgeOf, newBreaches } from "../../shared/schedule/stripboard/judge.ts";
import type { Place } from "../../shared/schedule/stripboard/place.ts";
import type { Righting } from "../../shared/schedule/stripboard/put-right.ts";
import { scenesOfDay } from "../../shared/schedule/stripboard/schedule-of-board.ts";
import type { BannerKind, Stripboard } from "../../shared/schedule/stripboard/stripboard.ts";
import { paths } from "../paths.ts";
import { useMayEdit, useProject } from "../project-context.ts";
import { nameWithoutEnding } from "../schedule/schedule-name.ts";
import { useUser } from "../shell.tsx";
import { Button } from "../ui/button.tsx";
import { PageHeader } from "../ui/page-header.tsx";
import { type Status, StatusLine } from "../ui/status-line.tsx";
import { Switch } from "../ui/switch.tsx";
import { ToggleGroup } from "../ui/toggle-group.tsx";
import { useMedia } from "../ui/use-media.ts";
import { UnsavedChanges } from "../unsaved-changes.tsx";
import { BannerDialog } from "./banner-dialog.tsx";
import { NO_FILTER } from "./board-filter.ts";
import { gapOf, onBoardKey } from "./board-keys.ts";
import listStyles from "./board-list.module.css";
import { BoardList } from "./board-list.tsx";
import { boneyardRows, dateOfKey, dayKey, dayRows, placeBelow } from "./board-rows.ts";
import { BoardCosts, BreachList } from "./board-side.tsx";
import styles from "./board-view.module.css";
import { counted, nameOf, placeText } from "./board-words.ts";
import { DateDialog } from "./date-dialog.tsx";
import { FilterBar } from "./filter-bar.tsx";
import type { Gap, Lift } from "./lift.ts";
import { PaletteDialog } from "./palette-dialog.tsx";
import { RightingButton } from "./righting-button.tsx";
import { RightingDialog } from "./righting-dialog.tsx";
import { SavingLine } from "./saving-line.tsx";
import { DayActions, PasteActions, StripActions } from "./selection-bar.tsx";
import { useBoard } from "./use-board.ts";
import { useLift } from "./use-lift.ts";
import { useSelection } from "./use-selection.ts";

const DESK = { day: 46, scene: 38, banner: 32 };
const PHONE = { day: 58, scene: 58, banner: 46 };
const SAID_MS = 6000;
const NOTHING: ReadonlySet<string> = new Set();

type View = "board" | "boneyard" | "rules";
type Asking = { readonly what: "day" | "redate" | "banner" | "rename" | "palette" } | undefined;

export interface LoadedBoard {
  readonly version: number;
  readonly today: string;
  readonly board: Stripboard;
  readonly sheet: BoardSheet;
}

/** A schedule as a board of strips, to be rearranged by mouse, finger or keys. */
export function BoardView({ version, today, board: loaded, sheet }: LoadedBoard) {
  const { id } = useProject();
  const user = useUser();
  const mayEdit = useMayEdit();
  const isPhone = useMedia("(max-width: 760px)");
  const heights = isPhone ? PHONE : DESK;
  const { board, edit, undo, redo, canUndo, canRedo, saving, retry, settle } = useBoard(
    { id, scheduleName: sheet.name },
    { board: loaded, version },
  );
  const judge = useMemo(() => judgeOf(sheet), [sheet]);
  const [filter, setFilter] = useState(NO_FILTER);
  const sought = useDeferredValue(filter);
  const rows = useMemo(
    () => ({
      days: dayRows(board, judge, sought, heights),
      boneyard: boneyardRows(board, judge, sought, heights),
    }),
    [board, judge, sought, heights],
  );
  const breaches = useMemo(() => judge.breaches(board), [judge, board]);
  const cost = useMemo(() => judge.cost(board), [judge, board]);
  const breachesOf = useMemo(() => {
    const found = new Map<string, string[]>();
    for (const { sceneId, date, sentence } of breaches) {
      const key = sceneId ?? dayKey(date ?? "");
      found.set(key, [...(found.get(key) ?? []), sentence]);
    }
    return found;
  }, [breaches]);

  const { selected, active, choose, goTo, focus, select, taken } = useSelection(rows);
  const [cut, setCut] = useState<ReadonlySet<string>>(NOTHING);
  const [status, setStatus] = useState<Status>();
  const [asking, setAsking] = useState<Asking>();
  const [righting, setRighting] = useState<Righting>();
  const [view, setView] = useState<View>("board");
  const ghost = useRef<HTMLDivElement>(null);
  const boxes = { days: useRef<HTMLDivElement>(null), boneyard: useRef<HTMLDivElement>(null) };
  const whole = useRef<HTMLDivElement>(null);
  const named = (sceneId: string) => nameOf(judge, sceneId);

  const placeOf = ({ list, row }: Gap): Place => placeBelow(rows[list][row]);
  const { lift, press, carry, drop, cancel, hasJustDropped } = useLift({
    boxes,
    rows,
    ghost,
    taken: mayEdit ? taken : () => NOTHING,
    outlook: (ids, gap) => {
      const place = placeOf(gap);
      const edited = moved(board, ids, place, named);
      if (edited.kind === "refused") return { place, edited, broken: [], cost: undefined };
      const broken = newBreaches(breaches, judge.breaches(edited.board));
      return { place, edited, broken, cost: judge.cost(edited.board) };
    },
    onDrop: ({ ids, outlook }) =>
      carryOut(outlook.edited, `${whatIs(ids)} moved to ${placeText(judge, outlook.place)}.`),
  });

  const whatIs = (ids: ReadonlySet<string>) => {
    const [only = ""] = ids;
    return ids.size === 1 ? named(only) : counted(ids.size, "strip");
  };

  /** Keeps an edit, unless it cannot be, or breaks a rule of a board that wants them kept. */
  function carryOut(edited: Edited, words: string): boolean {
    if (edited.kind === "refused") {
      setStatus({ kind: "error", text: edited.sentence });
      return false;
    }
    const broken = newBreaches(breaches, judge.breaches(edited.board));
    if (edited.board.strict && broken.length > 0) {
      setStatus({ kind: "error", text: `Not moved. ${broken[0]?.sentence}` });
      return false;
    }
    if (JSON.stringify(edited.board) !== JSON.stringify(board)) edit(edited.board);
    const text = [words, ...broken.slice(0, 2).map(({ sentence }) => sentence)].join(" ");
    setStatus({ kind: broken.length > 0 ? "error" : "success", text, ...(broken.length === 0 && { forMs: SAID_MS }) });
    return true;
  }

  const activeRow = (() => {
    const at = gapOf(rows, active);
    return at && rows[at.list][at.row];
  })();
  const lastDay = board.days.at(-1);
  /** Where something new or pasted goes: below the row that was last chosen. */
  const placeHere = (): Place => (activeRow ? placeBelow(activeRow) : { on: lastDay?.date ?? "boneyard" });
  const paste = () => {
    const place = placeHere();
    if (
      cut.size > 0 &&
      carryOut(moved(board, cut, place, named), `${whatIs(cut)} moved to ${placeText(judge, place)}.`)
    ) {
      setCut(NOTHING);
    }
  };
  const items = new Set([...selected].filter((key) => dateOfKey(key) === undefined));
  const chosenDay = board.days.find(({ date }) => selected.has(dayKey(date)));
  const target = () => (items.size > 0 ? items : new Set(active && dateOfKey(active) === undefined ? [active] : []));
  const remove = (ids = target()) => {
    if (ids.size > 0 && carryOut(unscheduled(board, ids, named), `${whatIs(ids)} unscheduled.`)) select(NOTHING);
  };
  const cutOut = () => {
    const ids = target();
    setCut(ids);
    select(NOTHING);
    if (ids.size > 0) {
      setStatus({ kind: "info", text: `${whatIs(ids)} cut. Choose where, then paste.`, forMs: SAID_MS });
    }
  };
  const back = (act: () => void, words: string) => {
    act();
    setStatus({ kind: "info", text: words, forMs: SAID_MS });
  };

  /** Brings a row into sight, and the keys to it. */
  const reveal = (key: string | undefined) => {
    const at = gapOf(rows, key);
    if (!at || !key) return;
    if (isPhone) setView(at.list === "days" ? "board" : "boneyard");
    goTo(key, false);
    select(new Set([key]));
  };

  // Scrolling and focus are outside React: the row with the keys is brought into sight and focused.
  const isFocused = () => whole.current?.contains(document.activeElement) ?? false;
  const focusKey = lift?.by === "keys" ? undefined : active;
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when another row has the keys, or rows moved
  useEffect(() => {
    const at = gapOf(rows, focusKey);
    const box = at && boxes[at.list].current;
    const row = at && rows[at.list][at.row];
    if (!box || !row || !isFocused()) return;
    scrollTo(box, row.top, row.height);
    box.querySelector<HTMLElement>(`[data-key="${CSS.escape(row.key)}"]`)?.focus({ preventScroll: true });
  }, [focusKey, rows]);
  const gapRow = lift?.by === "keys" ? rows[lift.gap.list][lift.gap.row] : undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when what is carried comes to another gap
  useEffect(() => {
    const box = lift && boxes[lift.gap.list].current;
    if (box && lift?.by === "keys") scrollTo(box, gapRow?.top ?? 0, (gapRow?.height ?? 0) * 2);
  }, [lift?.gap]);

  const banner = board.days.flatMap((day) => day.items).find(({ id: one }) => items.size === 1 && items.has(one));
  const scenes = board.days.reduce((sum, day) => sum + scenesOfDay(day).length, 0);
  const shotDays = board.days.filter(({ date, locked }) => date < today && !locked).map(({ date }) => date);
  const shows = (name: View) => !isPhone || view === name;

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys of the rows in it, and undo wherever the focus is
    <div
      ref={whole}
      className={styles.whole}
      onKeyDown={(event) =>
        onBoardKey(event, {
          ...{ rows, active, lift, mayEdit, taken, goTo, carry, drop, cancel, paste, remove },
          cut: cutOut,
          undo: () => canUndo && back(undo, "Taken back."),
          redo: () => canRedo && back(redo, "Done again."),
        })
      }
    >
      <PageHeader
        title={`Stripboard: ${nameWithoutEnding(sheet.name)}`}
        note={`${sheet.location}, ${counted(scenes, "scene")} on ${counted(cost.days, "day")}, ${board.boneyard.length} unscheduled. ${SAVED[saving.kind]}`}
        back={{
          to: `${paths.manageSchedules(user.id, id)}?schedule=${encodeURIComponent(`${sheet.name}.schedule.tsv`)}`,
          label: "Schedules",
        }}
        actions={
          mayEdit && (
            <>
              <Button icon={<Undo />} disabled={!canUndo} onClick={() => back(undo, "Taken back.")}>
                Undo
              </Button>
              <Button icon={<Redo />} disabled={!canRedo} onClick={() => back(redo, "Done again.")}>
                Redo
              </Button>
              <Button icon={<CalendarPlus />} onClick={() => setAsking({ what: "day" })}>
                Add day
              </Button>
              <Button icon={<SquarePlus />} onClick={() => setAsking({ what: "banner" })}>
                Add banner
              </Button>
              <Button icon={<Palette />} onClick={() => setAsking({ what: "palette" })}>
                Colours
              </Button>
              {shotDays.length > 0 && (
                <Button
                  icon={<Lock />}
                  onClick={() =>
                    carryOut(lockedAs(board, new Set(shotDays), true), `${counted(shotDays.length, "day")} locked.`)
                  }
                >
                  Lock shot days
                </Button>
              )}
            </>
          )
        }
      />
      <SavingLine saving={saving} onRetry={retry} onSettle={(whose) => void settle(whose)} />
      {isPhone ? (
        <details>
          <summary className={styles.summary}>Search and filter</summary>
          <FilterBar sheet={sheet} filter={filter} onChange={setFilter} />
        </details>
      ) : (
        <FilterBar sheet={sheet} filter={filter} onChange={setFilter} />
      )}
      {isPhone && (
        <ToggleGroup
          label="What is shown"
          options={[
            { value: "board", label: "Days" },
            { value: "boneyard", label: `Unscheduled ${board.boneyard.length}` },
            { value: "rules", label: `Rules ${breaches.length}` },
          ]}
          value={view}
          onChange={setView}
        />
      )}
      <p className="visually-hidden" role="status">
        {lift ? liftWords(lift) : ""}
      </p>
      <div className={styles.board}>
        {shows("board") && (
          <div className={styles.days}>
            <BoardList
              {...listOf("days")}
              label="Days"
              empty="No scene is found. Show all, or look for something else."
            />
          </div>
        )}
        <div className={styles.side} data-view={view}>
          {shows("rules") && (
            <>
              <section className={styles.panel}>
                <h2>Cost</h2>
                <BoardCosts
                  cost={cost}
                  then={lift?.outlook.cost}
                  leastDays={Math.ceil(scenes / Math.max(1, sheet.scenesPerDay))}
                />
              </section>
              <section className={styles.panel}>
                <h2>
                  Rules <small>{breaches.length > 0 && counted(breaches.length, "breach", "breaches")}</small>
                </h2>
                {lift && troubleWith(lift) && <p className={styles.then}>Here: {troubleWith(lift)}</p>}
                <BreachList breaches={breaches} onShow={({ sceneId, date }) => reveal(sceneId ?? dayKey(date ?? ""))} />
                {mayEdit && breaches.length > 0 && (
                  <RightingButton
                    {...{ board, sheet, today }}
                    onFound={setRighting}
                    onFailed={(text) => setStatus({ kind: "error", text })}
                  />
                )}
                {mayEdit && (
                  <Switch
                    label="Refuse what breaks a rule"
                    checked={board.strict}
                    onChange={(event) => edit({ ...board, strict: event.target.checked })}
                  />
                )}
              </section>
            </>
          )}
          {shows("boneyard") && (
            <section className={styles.panel} data-kind="boneyard">
              <h2>
                Unscheduled <small>{board.boneyard.length}</small>
              </h2>
              <BoardList {...listOf("boneyard")} label="Unscheduled" empty="Every scene has its day." />
            </section>
          )}
        </div>
      </div>
      <div className={styles.foot}>
        <StatusLine status={status} onDone={() => setStatus(undefined)} />
        {mayEdit && selectionBar()}
        {mayEdit && !isPhone && items.size === 0 && !chosenDay && cut.size === 0 && (
          <p className={styles.hint}>
            Drag strips, or use the keys: arrows go, shift selects, space lifts, arrows carry, enter drops, escape lets
            go; ctrl x and v cut and paste, ctrl z takes back.
          </p>
        )}
      </div>
      {lift?.by === "pointer" && (
        <div
          ref={ghost}
          className={listStyles.ghost}
          data-broken={lift.outlook.edited.kind === "refused" || lift.outlook.broken.length > 0}
        >
          <strong>{whatIs(lift.ids)}</strong>
          <span>{placeText(judge, lift.outlook.place)}</span>
          {troubleWith(lift) && <p>{troubleWith(lift)}</p>}
        </div>
      )}
      {dialog()}
      {righting && (
        <RightingDialog
          righting={righting}
          nameOf={named}
          onClose={() => setRighting(undefined)}
          onApply={() => {
            edit(righting.board);
            const text = `Put right: ${counted(righting.moves.length, "scene")} moved.`;
            setStatus({ kind: "success", text, forMs: SAID_MS });
            setRighting(undefined);
          }}
        />
      )}
      <UnsavedChanges when={saving.kind !== "saved"} />
    </div>
  );

  function listOf(name: "days" | "boneyard") {
    return {
      ...{ name, judge, selected, active, cut, lift, rows: rows[name], box: boxes[name], breaches: breachesOf },
      onPress: press,
      onFocus: focus,
      onChoose: (choice: Parameters<typeof choose>[0]) => {
        if (!hasJustDropped()) choose(choice);
      },
    };
  }

  function troubleWith({ outlook }: Lift): string {
    if (outlook.edited.kind === "refused") return outlook.edited.sentence;
    return outlook.broken.map(({ sentence }) => sentence)[0] ?? "";
  }

  function liftWords(lifted: Lift): string {
    const where = `${whatIs(lifted.ids)}: ${placeText(judge, lifted.outlook.place)}.`;
    const hint = lifted.by === "keys" ? " Enter drops, escape lets go." : "";
    return `${where} ${troubleWith(lifted)}${hint}`;
  }

  function selectionBar() {
    if (cut.size > 0) return <PasteActions count={cut.size} onPaste={paste} onClear={() => setCut(NOTHING)} />;
    if (chosenDay) {
      const { date } = chosenDay;
      return (
        <DayActions
          day={chosenDay}
          onLock={(locked) =>
            carryOut(lockedAs(board, new Set([date]), locked), `${dateText(date)} ${locked ? "locked" : "unlocked"}.`)
          }
          onBanner={() => setAsking({ what: "banner" })}
          onRedate={() => setAsking({ what: "redate" })}
          onRemove={() => carryOut(withoutDay(board, date, named), `${dateText(date)} removed.`)}
          onClear={() => select(NOTHING)}
        />
      );
    }
    if (items.size === 0) return null;
    const pinned = board.days.some((day) =>
      day.items.some((one) => one.kind === "scene" && one.pinned && items.has(one.id)),
    );
    return (
      <StripActions
        count={items.size}
        days={board.days}
        pinned={pinned}
        onMove={(on) => {
          const after =
            on === "boneyard" ? board.boneyard.at(-1) : board.days.find(({ date }) => date === on)?.items.at(-1)?.id;
          const place = { on, after };
          if (carryOut(moved(board, items, place, named), `${whatIs(items)} moved to ${placeText(judge, place)}.`)) {
            select(NOTHING);
          }
        }}
        onCut={cutOut}
        onPin={(pin) => carryOut(pinnedAs(board, items, pin), `${whatIs(items)} ${pin ? "pinned" : "unpinned"}.`)}
        onRemove={() => remove(items)}
        onRename={banner?.kind === "banner" ? () => setAsking({ what: "rename" }) : undefined}
        onClear={() => select(NOTHING)}
      />
    );
  }

  function dialog() {
    const close = () => setAsking(undefined);
    switch (asking?.what) {
      case "day":
        return (
          <DateDialog
            title="Add day"
            action="Add"
            start={addDays(lastDay?.date ?? today, 1)}
            onClose={close}
            onDone={(date) => {
              carryOut(withNewDay(board, date), `${dateText(date)} added.`);
              close();
            }}
          />
        );
      case "palette":
        return <PaletteDialog onClose={close} />;
      case "redate":
        return (
          chosenDay && (
            <DateDialog
              title="Change date"
              action="Change"
              start={chosenDay.date}
              onClose={close}
              onDone={(date) => {
                if (
                  carryOut(
                    redated(board, chosenDay.date, date, named),
                    `${dateText(chosenDay.date)} is shot on ${dateText(date)} now.`,
                  )
                ) {
                  select(new Set([dayKey(date)]));
                }
                close();
              }}
            />
          )
        );
      case "banner":
        return (
          <BannerDialog
            onClose={close}
            onDone={(kind: BannerKind, text) => {
              const { on, after } = placeHere();
              const day = on === "boneyard" ? lastDay?.date : on;
              const item = { kind: "banner" as const, id: `banner-${crypto.randomUUID()}`, banner: kind, text };
              if (day) carryOut(withBanner(board, item, day, after), `Banner added on ${dateText(day)}.`);
              close();
            }}
          />
        );
      case "rename":
        return (
          banner?.kind === "banner" && (
            <BannerDialog
              banner={banner}
              onClose={close}
              onDone={(_, text) => {
                carryOut(renamed(board, banner.id, text), "Banner renamed.");
                close();
              }}
            />
          )
        );
      default:
        return null;
    }
  }
}

const SAVED = { saved: "Saved.", saving: "Saving...", stale: "Not saved.", failed: "Not saved." } as const;

function scrollTo(box: HTMLElement, top: number, height: number): void {
  if (top < box.scrollTop) box.scrollTop = top;
  else if (top + height > box.scrollTop + box.clientHeight) box.scrollTop = top + height - box.clientHeight;
}
