import type { SheetLocation } from "../../shared/call-sheet/call-sheet.ts";
import { say } from "../texts/say.ts";
import { Fact, Facts } from "../ui/fact.tsx";

/** What is known of one place of the day. */
export function Place({ place }: { readonly place: SheetLocation }) {
  return (
    <Facts>
      <Fact name={say("Location")}>{place.place || place.group}</Fact>
      <Fact name={say("Address")}>
        {place.address || say("Not entered yet")}
        {place.map && (
          <>
            {" "}
            <a href={place.map} target="_blank" rel="noreferrer">
              {say("Map")}
            </a>
          </>
        )}
      </Fact>
      {place.directions && <Fact name={say("Directions")}>{place.directions}</Fact>}
      <Fact name={say("Parking")}>{place.parking || say("Not entered yet")}</Fact>
      {place.power && <Fact name={say("Power")}>{place.power}</Fact>}
      {place.permit && <Fact name={say("Permit")}>{place.permit}</Fact>}
      <Fact name={say("Nearest hospital")}>{place.hospital || say("Not entered yet")}</Fact>
      {place.police && <Fact name={say("Police and fire")}>{place.police}</Fact>}
    </Facts>
  );
}
