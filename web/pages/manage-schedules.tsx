import CalendarPlus from "lucide-react/icons/calendar-plus";
import CalendarRange from "lucide-react/icons/calendar-range";
import Columns3 from "lucide-react/icons/columns-3";
import Gauge from "lucide-react/icons/gauge";
import TriangleAlert from "lucide-react/icons/triangle-alert";
import { Suspense, useId, useState } from "react";
import { type ActionFunctionArgs, Await, redirect, useLoaderData, useSearchParams } from "react-router-dom";
import { nameOfScheduleFile } from "../../shared/contract/schema/schedule-file.ts";
import { api } from "../api/client.ts";
import { errorText } from "../api/error-text.ts";
import type { Outcome } from "../data/dialog-submission.ts";
import { t } from "../i18n/translate.ts";
import { Deferred, LoadError, useLoaded, useOutcome } from "../layout/deferred.tsx";
import type { manageSchedulesLoader } from "../loaders/schedule.ts";
import { paths } from "../navigation/paths.ts";
import { useMayEdit, useProject } from "../navigation/project-context.ts";
import { titleOf } from "../navigation/title.ts";
import { useSelectedParam } from "../navigation/use-selected-param.ts";
import { CreateDialog, type Created, type Creation } from "../schedule/create-dialog.tsx";
import { OpenPreferences } from "../schedule/preferences/preferences-button.tsx";
import styles from "../schedule/schedule-actions.module.css";
import {
  DetailsSkeleton,
  type QualityOpening,
  qualityText,
  ScheduleDetails,
  ScheduleLinks,
} from "../schedule/schedule-details.tsx";
import { ScheduleList } from "../schedule/schedule-list.tsx";
import { useScheduleImport } from "../schedule/use-schedule-import.tsx";
import { warningCount } from "../schedule/violations/violation-count-text.ts";
import { useUser } from "../session/use-user.ts";
import { TermsButton } from "../terms/terms-button.tsx";
import { EmptyState } from "../ui/empty-state.tsx";
import { Button } from "../ui/form/button.tsx";
import { ButtonLink } from "../ui/form/button-link.tsx";
import { IconButton } from "../ui/form/icon-button.tsx";
import { Page } from "../ui/page/page.tsx";
import { PageHeader } from "../ui/page/page-header.tsx";
import { Split } from "../ui/page/split.tsx";
import { PHONE } from "../ui/phone-media-query.ts";
import { useMedia } from "../ui/use-media.ts";
import {
  type AllowRequest,
  allowInBoth,
  changeUnits,
  type UnitRequest,
  type UnitResult,
} from "../units/unit-changes.ts";
import { UnitSection } from "../units/unit-section.tsx";
import { inBothOf, useAllowing } from "../units/use-allowing.tsx";

const LONGER_SECONDS = 300;

/** Where the list of schedules is above the selected one. */
const STACKED = "(max-width: 760px)";

export async function action({
  params,
  request,
}: ActionFunctionArgs): Promise<Created | UnitResult | Outcome | Response> {
  const id = params.id!;
  const sent = (await request.json()) as Creation | UnitRequest | AllowRequest; // sent by this page in one of these forms
  if ("wanted" in sent) return changeUnits(id, sent);
  if ("change" in sent) return allowInBoth(id, sent);
  const { payload, searchLonger } = sent;
  try {
    const { name } = await api.createSchedule({ params: { id }, payload });
    if (searchLonger)
      await api.startImprovement({ params: { id, scheduleName: name }, payload: { seconds: LONGER_SECONDS } });
    return redirect(`?schedule=${encodeURIComponent(name)}`);
  } catch (error) {
    return { problem: errorText(error, t("Failed to create schedule")) };
  }
}

export function Component() {
  const { schedules, units, asking, broken, selected } = useLoaderData<typeof manageSchedulesLoader>();
  const { id, name, limited } = useProject();
  const user = useUser();
  const mayEdit = useMayEdit();
  const isStacked = useMedia(STACKED);
  const isPhone = useMedia(PHONE);
  const qualityId = useId();
  const [isQualityOpen, setIsQualityOpen] = useState(false);
  const quality = { id: qualityId, isOpen: isQualityOpen, onOpen: setIsQualityOpen };
  const [arePreferencesOpen, setArePreferencesOpen] = useState(false);
  const preferences = { isOpen: arePreferencesOpen, onOpen: setArePreferencesOpen };
  const [search, setSearch] = useSearchParams();
  const { chosen, choose, isComing } = useSelectedParam("schedule", selected?.name);
  const arrival = useOutcome(broken);
  const found = arrival && "loaded" in arrival ? arrival.loaded : undefined;
  const unitsArrival = useOutcome(units);
  const listed = useLoaded(units);
  const allUnits = listed?.units ?? [];
  const allowing = useAllowing(listed?.version ?? 0);
  const importing = useScheduleImport();
  const verdict = selected && found?.get(nameOfScheduleFile(selected.name));
  const [asked, setAsked] = useState<string>();
  const isAskedFor = mayEdit && search.has("create");
  // A schedule was created since the dialog opened, so the dialog is closed.
  const isAsking = isAskedFor || (asked !== undefined && asked === (selected?.name ?? ""));

  function stopAsking() {
    setAsked(undefined);
    if (isAskedFor) setSearch(selected ? { schedule: selected.name } : {}, { replace: true });
  }

  const createButton = mayEdit && (
    <Button kind="primary" icon={<CalendarPlus />} onClick={() => setAsked(selected?.name ?? "")}>
      {t("Create Schedule")}
    </Button>
  );
  const unitSection = (
    <>
      <UnitSection list={listed} />
      {unitsArrival && "error" in unitsArrival && (
        <LoadError text={t("Failed to fetch units")} error={unitsArrival.error} />
      )}
    </>
  );
  return (
    <Page>
      <title>{titleOf(t("Schedules"), name)}</title>
      <PageHeader
        title={t("Scheduling: Schedules")}
        help={<TermsButton of={["eighths", "castId", "hold", "move", "gap"]} />}
        actions={
          isPhone && selected && !limited && <QualityButton {...quality} warnings={verdict?.warnings.length ?? 0} />
        }
        more={
          (!limited || mayEdit || (isPhone && selected)) && (
            <>
              {isPhone && selected && (
                <>
                  <ScheduleLinks name={selected.name} />
                  <OpenPreferences {...preferences} />
                </>
              )}
              {!limited && (
                <ButtonLink icon={<Columns3 />} to={paths.compareSchedules(user.id, id)}>
                  {t("Compare")}
                </ButtonLink>
              )}
              {mayEdit && importing.button}
              {createButton}
            </>
          )
        }
      />
      {mayEdit && importing.line}
      <Split
        side={
          <>
            <Deferred
              value={schedules}
              label={t("Loading schedules...")}
              shape="choices"
              failure={t("Failed to fetch schedules")}
            >
              {(all) => (
                <ScheduleList
                  schedules={all}
                  units={allUnits}
                  broken={found}
                  selected={chosen}
                  onSelect={choose}
                  isOneRow={isStacked}
                />
              )}
            </Deferred>
            {!isStacked && unitSection}
          </>
        }
        coming={isComing && <DetailsSkeleton />}
      >
        {selected ? (
          <ScheduleDetails
            key={selected.name}
            {...selected}
            {...{ schedules, verdict }}
            units={allUnits}
            calendar={asking}
            fixOf={(finding) => {
              const one = inBothOf(finding);
              return one && allowing.button(one);
            }}
            fixed={allowing.line}
            isFolded={isStacked}
            isInMenu={isPhone}
            {...{ quality, preferences }}
          />
        ) : (
          <Suspense>
            <Await resolve={schedules} errorElement={<SelectOne />}>
              {(all) =>
                all.length > 0 ? (
                  <SelectOne schedule={all.find(({ active }) => active) ?? all[0]} onOpen={choose} />
                ) : (
                  <EmptyState icon={<CalendarRange />} action={createButton}>
                    {t("The days of a schedule are shown here once you create one")}
                  </EmptyState>
                )
              }
            </Await>
          </Suspense>
        )}
      </Split>
      {isStacked && <div className={styles.below}>{unitSection}</div>}
      {isAsking && (
        <Deferred value={asking} label={t("Loading locations...")} failure={t("Failed to fetch locations")}>
          {(asked) => <CreateDialog {...asked} onClose={stopAsking} />}
        </Deferred>
      )}
    </Page>
  );
}

/** Opens warnings and search, with the number of warnings. */
function QualityButton({ id, isOpen, onOpen, warnings }: QualityOpening & { readonly warnings: number }) {
  const label = qualityText(useMayEdit());
  const toggle = { "aria-expanded": isOpen, "aria-controls": id, onClick: () => onOpen(!isOpen) };
  if (warnings === 0) return <IconButton label={label} icon={<Gauge />} {...toggle} />;
  return (
    <Button icon={<TriangleAlert />} aria-label={`${label}: ${warningCount(warnings)}`} {...toggle}>
      {warnings}
    </Button>
  );
}

interface SelectOneProps {
  /** The active schedule, else the first. */
  readonly schedule?: { readonly name: string } | undefined;
  readonly onOpen?: (name: string) => void;
}

function SelectOne({ schedule, onOpen }: SelectOneProps) {
  return (
    <EmptyState
      icon={<CalendarRange />}
      action={
        schedule && (
          <Button kind="primary" onClick={() => onOpen?.(schedule.name)}>
            {t("Open {schedule}", { schedule: nameOfScheduleFile(schedule.name) })}
          </Button>
        )
      }
    >
      {t("Select a schedule to view details")}
    </EmptyState>
  );
}
