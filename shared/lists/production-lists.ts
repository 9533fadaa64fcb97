import { castList } from "./cast-list.ts";
import { crewList } from "./crew-list.ts";
import { dietaryList } from "./dietary-list.ts";
import { elementList } from "./element-list.ts";
import type { ListName } from "./list-name.ts";
import type { ListSource } from "./list-source.ts";
import { locationList } from "./location-list.ts";
import type { ProductionList } from "./production-list.ts";

const MADE: Readonly<Record<ListName, (source: ListSource) => ProductionList>> = {
  "cast-list": castList,
  "location-list": locationList,
  "crew-list": crewList,
  "element-list": elementList,
  "dietary-list": dietaryList,
};

/** Builds a list from the current data of the production. */
export function productionList(name: ListName, source: ListSource): ProductionList {
  return MADE[name](source);
}
