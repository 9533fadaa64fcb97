import { useSearchParams } from "react-router-dom";
import { OptionCards } from "../dates/option-cards.tsx";
import { t } from "../i18n/translate.ts";
import { Deferred } from "../layout/deferred.tsx";
import type { GroupOfScenes } from "../locations/location-groups.ts";
import { LocationDates } from "../manage-dates/location-dates.tsx";
import { SideList } from "../ui/page/side-list.tsx";
import { Split } from "../ui/page/split.tsx";
import type { CastMember } from "./cast-member.ts";

interface CalendarViewProps {
  readonly member: CastMember;
  readonly groups: Promise<readonly GroupOfScenes[]>;
}

/** Availability of a role's actor options, next to that of a location. */
export function CalendarView({ member, groups }: CalendarViewProps) {
  const [search, setSearch] = useSearchParams();
  const selected = search.get("location") ?? undefined;
  const loading = { label: t("Loading locations..."), failure: t("Failed to fetch locations") };

  function select(location: string) {
    search.set("location", location);
    setSearch(search, { replace: true, defaultShouldRevalidate: false, preventScrollReset: true });
  }

  return (
    <Split
      side={
        <Deferred value={groups} {...loading}>
          {(all) => (
            <SideList
              title={t("LOCATIONS")}
              items={all.map(({ id, name, locked }) => ({ id, label: name, note: locked ?? t("TBD") }))}
              selected={selected}
              onSelect={select}
            >
              {t("No locations found")}
            </SideList>
          )}
        </Deferred>
      }
    >
      {selected === undefined ? (
        <p>{t("Select an item to view their dates.")}</p>
      ) : (
        <Deferred value={groups} {...loading}>
          {(all) => <LocationDates group={all.find(({ id }) => id === selected)} />}
        </Deferred>
      )}
      <h2>{t("{name} - Dates", { name: member.name })}</h2>
      <OptionCards
        none={t("No options available for this character")}
        options={member.options.map(({ actorName, details, dates, locked }) => ({
          name: actorName,
          note: details,
          dates,
          isLocked: locked,
        }))}
      />
    </Split>
  );
}
