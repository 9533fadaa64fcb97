import { CORNER_SHOP } from "./corner-shop.ts";
import { FERRY_STRIKE } from "./ferry-strike.ts";
import { LAST_ORDERS } from "./last-orders.ts";
import type { MarkedScript } from "./marked-script.ts";
import { NIGHT_COURT } from "./night-court.ts";
import { ORBIT_SIX } from "./orbit-six.ts";
import { SALT_ROAD } from "./salt-road.ts";
import { THE_UNDERSTUDY } from "./the-understudy.ts";
import { WINTER_FEED } from "./winter-feed.ts";

/** Fragments of six screenplays, each with what a person has marked in it. */
export const MARKED_SCRIPTS: Readonly<Record<string, MarkedScript>> = {
  "a ferry strike": FERRY_STRIKE,
  "a night in court": NIGHT_COURT,
  "a salt road": SALT_ROAD,
  "an understudy": THE_UNDERSTUDY,
  "an orbit": ORBIT_SIX,
  "a corner shop": CORNER_SHOP,
};

/** Two more that no rule was written for. */
export const HELD_BACK: Readonly<Record<string, MarkedScript>> = {
  "a winter on a farm": WINTER_FEED,
  "the last orders": LAST_ORDERS,
};
