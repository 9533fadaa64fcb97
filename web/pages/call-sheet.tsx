import ClipboardList from "lucide-react/icons/clipboard-list";
import { useState } from "react";
import { useLoaderData, useSearchParams } from "react-router-dom";
import { DayOff } from "../call-sheet/day-off.tsx";
import { SettingsDialog } from "../call-sheet/settings-dialog.tsx";
import { Sheet } from "../call-sheet/sheet.tsx";
import { dateText } from "../date-text.ts";
import { Gone } from "../gone.tsx";
import { Loaded } from "../loaded.tsx";
import type { callSheetLoader } from "../loaders/call-sheet.ts";
import { paths } from "../paths.ts";
import { useProject } from "../project-context.ts";
import { useUser } from "../shell.tsx";
import { TermsButton } from "../terms/terms-button.tsx";
import { say } from "../texts/say.ts";
import { titleOf } from "../title.ts";
import { EmptyState } from "../ui/empty-state.tsx";
import { Page } from "../ui/page.tsx";
import { PageHeader } from "../ui/page-header.tsx";
import { SideList } from "../ui/side-list.tsx";
import { Skeleton } from "../ui/skeleton.tsx";
import { Split } from "../ui/split.tsx";
import { useChosen } from "../use-chosen.ts";

export function Component() {
  const { scheduleName, published, sheets } = useLoaderData<typeof callSheetLoader>();
  const { id, name } = useProject();
  const user = useUser();
  const [asked] = useSearchParams();
  const [isOpen, setIsOpen] = useState(false);
  const title = say("Call Sheets – {scheduleName}", { scheduleName });
  const number = asked.get("day") ?? undefined;
  const { chosen, choose, isComing } = useChosen("day", number);
  return (
    <Page>
      <title>{titleOf(title, name)}</title>
      <PageHeader
        title={title}
        help={<TermsButton of={["call", "onSet", "castId", "eighths", "sides", "wrap"]} />}
        back={{ to: paths.manageShootDays(user.id, id), label: say("Shoot days") }}
      />
      <Loaded
        value={sheets}
        label={say("Loading schedule details...")}
        shape="choices"
        failure={say("Failed to fetch schedule details")}
        back={[paths.manageShootDays(user.id, id), say("Go to the shoot days")]}
      >
        {([{ days: all, logo, gone }, settings]) => {
          const goneDay = gone.find(({ date }) => date === number);
          const day = all.find(({ sheet }) => String(sheet.dayNumber) === number);
          return (
            <Split
              side={
                <>
                  <SideList
                    title={say("Shoot days")}
                    items={all.map(({ sheet }) => ({
                      id: String(sheet.dayNumber),
                      label: say("Day {dayNumber} - {date}", {
                        dayNumber: sheet.dayNumber,
                        date: dateText(sheet.date),
                      }),
                    }))}
                    selected={chosen}
                    onSelect={choose}
                  >
                    {say("This schedule has no shoot days.")}
                  </SideList>
                  {gone.length > 0 && (
                    <SideList
                      title={say("Published, now cancelled")}
                      items={gone.map(({ date, title, isOff }) => ({
                        id: date,
                        label: dateText(date),
                        note: title,
                        ...(!isOff && { warning: say("No one has been notified") }),
                      }))}
                      selected={chosen}
                      onSelect={choose}
                    />
                  )}
                </>
              }
              coming={isComing && <Skeleton label={say("Loading the call sheet...")} shape="card" lines={10} />}
            >
              {day ? (
                <>
                  <Sheet
                    key={day.sheet.dayNumber}
                    day={day}
                    all={all}
                    logo={logo}
                    published={published}
                    onSettings={() => setIsOpen(true)}
                  />
                  {isOpen && <SettingsDialog saved={settings} onClose={() => setIsOpen(false)} />}
                </>
              ) : goneDay ? (
                <Loaded
                  value={published}
                  label={say("Loading published call sheets...")}
                  failure={say("Failed to fetch the published call sheets for this day")}
                >
                  {(known) => (
                    <DayOff
                      key={goneDay.date}
                      scheduleName={scheduleName}
                      date={goneDay.date}
                      published={known}
                      all={all.map(({ sheet }) => sheet)}
                    />
                  )}
                </Loaded>
              ) : number !== undefined && all.length > 0 ? (
                <Gone
                  words={say("“{scheduleName}” has no shoot day “{number}”: its last is day {count}.", {
                    scheduleName,
                    number,
                    count: all.at(-1)?.sheet.dayNumber ?? 0,
                  })}
                  back={[paths.manageShootDays(user.id, id), say("Go to the shoot days")]}
                />
              ) : (
                <EmptyState icon={<ClipboardList />}>{say("Click on a shoot day to view call sheet")}</EmptyState>
              )}
            </Split>
          );
        }}
      </Loaded>
    </Page>
  );
}
