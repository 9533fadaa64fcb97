import { type LocationSite, NO_LOCATION_SITE } from "../../../shared/roster/options/location-site.ts";
import type { CountedDates } from "./shooting-dates.ts";

const FLEXIBLE = "No Constraint";

/** The candidate locations for a location group, by the group's name, and the chosen one. */
export interface LocationOptions {
  readonly group: string;
  readonly options: readonly { readonly locationName: string; readonly address: string; readonly dates: string }[];
  readonly locked?: string;
  /** The site data of the chosen location. */
  readonly site?: LocationSite;
}

// The town is invented; its coordinates, for sunrise and sunset, are on the north-east coast of England.
const TOWN: LocationSite = {
  ...NO_LOCATION_SITE,
  coordinates: { latitude: 55.67, longitude: -1.8 },
  parking: "Coach park, Station Road; crew walk from there.",
  hospital: "Saltney Cottage Hospital, 2 Infirmary Road",
  directions: "From the coast road at the lighthouse, then down Station Road to the harbour.",
  police: "Saltney police and fire station, 9 Market Place",
};

/** The candidate locations for each location group. All places and addresses are invented. */
export function locationOptions({ days, range }: CountedDates): LocationOptions[] {
  return [
    {
      group: "THE WADE",
      options: [
        { locationName: "Saltney Causeway", address: "Causeway Head, Saltney Sands", dates: range(0, 4, 9, 10) },
        { locationName: "Merrow Flats", address: "Sluice Lane, Merrow", dates: range(7, 11) },
      ],
      locked: "Saltney Causeway",
      site: {
        ...TOWN,
        parking: "Causeway Head car park. Nothing below the high-water line.",
        power: "None: bring the generator.",
        permit: "Harbour board, beach and causeway. Off the sand an hour before the tide.",
      },
    },
    {
      group: "NET LOFT",
      options: [
        { locationName: "Old Sail Loft", address: "4 Fish Street, Saltney", dates: FLEXIBLE },
        { locationName: "Stage 2", address: "Brickfield Studios, 90 Canal Road, Merrow", dates: range(0, 4) },
      ],
      locked: "Old Sail Loft",
      site: TOWN,
    },
    {
      group: "HARBOUR OFFICE",
      options: [
        { locationName: "Customs House", address: "1 Custom House Quay, Saltney", dates: range(0, 11) },
        { locationName: "Pilot Station", address: "Breakwater Road, Merrow", dates: FLEXIBLE },
      ],
      locked: "Customs House",
      site: TOWN,
    },
    {
      group: "HARBOUR QUAY",
      options: [
        { locationName: "Saltney North Quay", address: "North Quay, Saltney", dates: range(7, 10) },
        { locationName: "Merrow Fish Dock", address: "Dock Street, Merrow", dates: days(2, 3) },
      ],
      locked: "Saltney North Quay",
      site: TOWN,
    },
    {
      group: "HALLAN",
      options: [{ locationName: "Gorse Island", address: "Ferry Slip, Gorse Island", dates: range(7, 11) }],
      locked: "Gorse Island",
    },
    {
      group: "THE SECOND ANCHOR",
      options: [
        { locationName: "The Plough and Sail", address: "12 Fish Street, Saltney", dates: days(0, 1, 7, 8) },
        { locationName: "The Lugger", address: "3 Sluice Lane, Merrow", dates: days(2, 9) },
      ],
      locked: "The Plough and Sail",
      site: TOWN,
    },
    {
      group: "PRINT SHOP",
      options: [
        { locationName: "Tolley & Daughters, Printers", address: "27 Market Row, Saltney", dates: days(2, 3) },
        { locationName: "Museum of Type", address: "8 Chapel Hill, Merrow", dates: range(7, 8) },
      ],
      locked: "Tolley & Daughters, Printers",
    },
    {
      group: "CHAPEL HALL",
      options: [
        { locationName: "Bethel Chapel Hall", address: "Chapel Hill, Saltney", dates: days(8, 9) },
        { locationName: "Merrow Scout Hut", address: "Drill Lane, Merrow", dates: FLEXIBLE },
      ],
      locked: "Bethel Chapel Hall",
      site: TOWN,
    },
    {
      group: "POST VAN",
      options: [
        { locationName: "Low loader", address: "Saltney Coach Park, Station Road, Saltney", dates: FLEXIBLE },
        { locationName: "Water tank", address: "Brickfield Studios, 90 Canal Road, Merrow", dates: range(7, 9) },
      ],
    },
  ];
}
