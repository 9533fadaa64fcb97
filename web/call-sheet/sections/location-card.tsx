import type { SheetLocation } from "../../../shared/call-sheet/model/call-sheet.ts";
import { retold } from "../../../shared/i18n/stored.ts";
import { t } from "../../i18n/translate.ts";
import { Fact, Facts } from "../../ui/page/fact.tsx";

/** Details of a location of the day. */
export function LocationCard({ place }: { readonly place: SheetLocation }) {
  return (
    <Facts>
      <Fact name={t("Location")}>{place.place || place.group}</Fact>
      <Fact name={t("Address")}>
        {place.address || t("Not entered yet")}
        {place.map && (
          <>
            {" "}
            <a href={place.map} target="_blank" rel="noreferrer">
              {t("Map")}
            </a>
          </>
        )}
      </Fact>
      {place.directions && <Fact name={t("Directions")}>{place.directions}</Fact>}
      <Fact name={t("Parking")}>{place.parking || t("Not entered yet")}</Fact>
      {place.power && <Fact name={t("Power")}>{place.power}</Fact>}
      {place.permit && <Fact name={t("Permit")}>{retold(place.permit)}</Fact>}
      <Fact name={t("Nearest hospital")}>{place.hospital || t("Not entered yet")}</Fact>
      {place.police && <Fact name={t("Police and fire")}>{place.police}</Fact>}
    </Facts>
  );
}
