import type { SheetLocation } from "../../shared/call-sheet/call-sheet.ts";
import { Fact, Facts } from "../ui/fact.tsx";

/** What is known of one place of the day. */
export function Place({ place }: { readonly place: SheetLocation }) {
  return (
    <Facts>
      <Fact name="Location">{place.place || place.group}</Fact>
      <Fact name="Address">
        {place.address || "Not given yet"}
        {place.map && (
          <>
            {" "}
            <a href={place.map} target="_blank" rel="noreferrer">
              Map
            </a>
          </>
        )}
      </Fact>
      {place.directions && <Fact name="Directions">{place.directions}</Fact>}
      <Fact name="Parking">{place.parking || "Not given yet"}</Fact>
      {place.power && <Fact name="Power">{place.power}</Fact>}
      {place.permit && <Fact name="Permit">{place.permit}</Fact>}
      <Fact name="Nearest hospital">{place.hospital || "Not given yet"}</Fact>
      {place.police && <Fact name="Police and fire">{place.police}</Fact>}
    </Facts>
  );
}
