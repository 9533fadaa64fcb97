import { useSearchParams } from "react-router-dom";
import { LocationDates } from "../dates/location-dates.tsx";
import { OptionCards } from "../dates/option-cards.tsx";
import { Loaded } from "../loaded.tsx";
import type { GroupOfScenes } from "../locations/location-groups.ts";
import { say } from "../texts/say.ts";
import { SideList } from "../ui/side-list.tsx";
import { Split } from "../ui/split.tsx";
import type { CastMember } from "./cast-member.ts";

interface CalendarViewProps {
  readonly member: CastMember;
  readonly groups: Promise<readonly GroupOfScenes[]>;
}

/** When everyone who may play the role can, and beside it when a location can be had. */
export function CalendarView({ member, groups }: CalendarViewProps) {
  const [search, setSearch] = useSearchParams();
  const selected = search.get("location") ?? undefined;
  const loading = { label: say("Loading locations..."), failure: say("Failed to fetch locations") };

  function select(location: string) {
    search.set("location", location);
    setSearch(search, { replace: true, defaultShouldRevalidate: false, preventScrollReset: true });
  }

  return (
    <Split
      side={
        <Loaded value={groups} {...loading}>
          {(all) => (
            <SideList
              title={say("LOCATIONS")}
              items={all.map(({ id, name, locked }) => ({ id, label: name, note: locked ?? say("TBD") }))}
              selected={selected}
              onSelect={select}
            >
              {say("No locations found")}
            </SideList>
          )}
        </Loaded>
      }
    >
      {selected === undefined ? (
        <p>{say("Select an item to view their dates.")}</p>
      ) : (
        <Loaded value={groups} {...loading}>
          {(all) => <LocationDates group={all.find(({ id }) => id === selected)} />}
        </Loaded>
      )}
      <h2>{say("{name} - Dates", { name: member.name })}</h2>
      <OptionCards
        none={say("No options available for this character")}
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
