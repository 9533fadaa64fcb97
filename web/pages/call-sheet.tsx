import ClipboardList from "lucide-react/icons/clipboard-list";
import { useState } from "react";
import { useLoaderData, useSearchParams } from "react-router-dom";
import { shownDate } from "../../shared/dates/shown-date.ts";
import { CancelledDay } from "../call-sheet/publishing/cancelled-day.tsx";
import { publicationText } from "../call-sheet/publishing/publication-text.ts";
import { FoldContext } from "../call-sheet/sections/fold-context.ts";
import { SettingsDialog } from "../call-sheet/settings/settings-dialog.tsx";
import { SheetEditor } from "../call-sheet/sheet-editor.tsx";
import { t } from "../i18n/translate.ts";
import { Deferred } from "../layout/deferred.tsx";
import { NotFoundState } from "../layout/not-found-state.tsx";
import type { callSheetLoader } from "../loaders/call-sheet.ts";
import { paths } from "../navigation/paths.ts";
import { useProject } from "../navigation/project-context.ts";
import { titleOf } from "../navigation/title.ts";
import { useSelectedParam } from "../navigation/use-selected-param.ts";
import { useUser } from "../session/use-user.ts";
import { TermsButton } from "../terms/terms-button.tsx";
import { todayText } from "../ui/calendar/calendar-day.ts";
import { EmptyState } from "../ui/empty-state.tsx";
import { Button } from "../ui/form/button.tsx";
import { ToggleGroup } from "../ui/form/toggle-group.tsx";
import { Page } from "../ui/page/page.tsx";
import { PageHeader } from "../ui/page/page-header.tsx";
import { SideList } from "../ui/page/side-list.tsx";
import { Split } from "../ui/page/split.tsx";
import { Skeleton } from "../ui/skeleton.tsx";
import { useMedia } from "../ui/use-media.ts";

/** What is read or edited every day; the other sections are one click away. */
const OPEN_AT_FIRST: ReadonlySet<string> = new Set([
  t("Location"),
  t("Shooting Schedule"),
  t("Cast"),
  t("Meals, Safety and Notes"),
]);

const VIEWS = [
  { value: "form", label: t("Form") },
  { value: "page", label: t("Page") },
] as const;

/** From this width on, both are shown: the form with its tables, and the page in a legible size. */
const BOTH = "(min-width: 1800px)";

/** Up to this width, the days are a row above the sheet, so that its tables fit. */
const STRIP_UNTIL_PX = 1000;

/** Where the page would not be legible. */
const PHONE = "(max-width: 600px)";

export function Component() {
  const { scheduleName, published, sheets } = useLoaderData<typeof callSheetLoader>();
  const { id, name } = useProject();
  const user = useUser();
  const [asked] = useSearchParams();
  const [isOpen, setIsOpen] = useState(false);
  // Kept from one day to the next.
  const [open, setOpen] = useState<ReadonlySet<string>>(OPEN_AT_FIRST);
  const onToggle = (title: string) => setOpen((before) => before.symmetricDifference(new Set([title])));
  const [view, setView] = useState<"form" | "page">("form");
  const [hasBoth, isPhone] = [useMedia(BOTH), useMedia(PHONE)];
  const picture = hasBoth ? "beside" : view === "page" && !isPhone ? "alone" : "none";
  const title = t("Call Sheets – {scheduleName}", { scheduleName });
  const number = asked.get("day") ?? undefined;
  const { chosen, choose, isComing } = useSelectedParam("day", number);
  return (
    <Page>
      <title>{titleOf(title, name)}</title>
      <PageHeader
        title={title}
        help={<TermsButton of={["call", "onSet", "castId", "eighths", "sides", "wrap"]} />}
        back={{ to: paths.manageShootDays(user.id, id), label: t("Shoot days") }}
        actions={
          !hasBoth &&
          !isPhone &&
          isDayNumber(number) && <ToggleGroup label={t("View")} options={VIEWS} value={view} onChange={setView} />
        }
      />
      <Deferred
        value={sheets}
        label={t("Loading schedule details...")}
        shape="choices"
        failure={t("Failed to fetch schedule details")}
        back={[paths.manageShootDays(user.id, id), t("Go to the shoot days")]}
      >
        {([{ days: all, logo, gone }, settings]) => {
          const goneDay = gone.find(({ date }) => date === number);
          const day = all.find(({ sheet }) => String(sheet.dayNumber) === number);
          return (
            <Split
              rowUntil={STRIP_UNTIL_PX}
              side={
                <>
                  <SideList
                    title={t("Shoot days")}
                    items={all.map(({ sheet, publication }) => ({
                      id: String(sheet.dayNumber),
                      state: publicationText(publication),
                      label: t("Day {dayNumber} - {date}", {
                        dayNumber: sheet.dayNumber,
                        date: shownDate(sheet.date),
                      }),
                    }))}
                    selected={chosen}
                    onSelect={choose}
                  >
                    {t("This schedule has no shoot days.")}
                  </SideList>
                  {gone.length > 0 && (
                    <SideList
                      title={t("Published, now cancelled")}
                      items={gone.map(({ date, title, isOff }) => ({
                        id: date,
                        label: shownDate(date),
                        note: title,
                        ...(!isOff && { warning: t("No one has been notified") }),
                      }))}
                      selected={chosen}
                      onSelect={choose}
                    />
                  )}
                </>
              }
              coming={isComing && <Skeleton label={t("Loading the call sheet...")} shape="card" lines={10} />}
            >
              {day ? (
                <FoldContext value={{ open, onToggle }}>
                  <SheetEditor
                    key={day.sheet.dayNumber}
                    day={day}
                    all={all}
                    logo={logo}
                    published={published}
                    picture={picture}
                    onSettings={() => setIsOpen(true)}
                  />
                  {isOpen && <SettingsDialog saved={settings} onClose={() => setIsOpen(false)} />}
                </FoldContext>
              ) : goneDay ? (
                <Deferred
                  value={published}
                  label={t("Loading published call sheets...")}
                  failure={t("Failed to fetch the published call sheets for this day")}
                >
                  {(known) => (
                    <CancelledDay
                      key={goneDay.date}
                      scheduleName={scheduleName}
                      date={goneDay.date}
                      published={known}
                      all={all.map(({ sheet }) => sheet)}
                    />
                  )}
                </Deferred>
              ) : number !== undefined && all.length > 0 ? (
                <NotFoundState
                  words={t("“{scheduleName}” has no shoot day “{number}”: its last is day {count}.", {
                    scheduleName,
                    number,
                    count: all.at(-1)?.sheet.dayNumber ?? 0,
                  })}
                  back={[paths.manageShootDays(user.id, id), t("Go to the shoot days")]}
                />
              ) : (
                <EmptyState
                  icon={<ClipboardList />}
                  {...(all.length > 0 && { action: <NextSheet {...{ all, choose }} /> })}
                >
                  {t("Click on a shoot day to view call sheet")}
                </EmptyState>
              )}
            </Split>
          );
        }}
      </Deferred>
    </Page>
  );
}

/** Whether the day in the address is one of the schedule, not a date that it no longer has. */
const isDayNumber = (asked: string | undefined) => asked !== undefined && /^\d+$/.test(asked);

interface NextSheetProps {
  readonly all: readonly { readonly sheet: { readonly dayNumber: number; readonly date: string } }[];
  readonly choose: (day: string) => void;
}

/** Opens the call sheet of today or of the next shoot day, else of the last one. */
function NextSheet({ all, choose }: NextSheetProps) {
  const { sheet } = all.find((day) => day.sheet.date >= todayText()) ?? all.at(-1)!;
  const { dayNumber } = sheet;
  return (
    <Button kind="primary" onClick={() => choose(String(dayNumber))}>
      {t("Open the call sheet of day {dayNumber}", { dayNumber })}
    </Button>
  );
}
