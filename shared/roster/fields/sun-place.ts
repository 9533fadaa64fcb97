import * as z from "zod";
import { Coordinates } from "./coordinates.ts";

/** A place with the name of its time zone, such as `Europe/Dublin`: what its sun times follow from. */
export const SunPlace = z.object({ ...Coordinates.unwrap().shape, timeZone: z.string() }).readonly();
export type SunPlace = z.infer<typeof SunPlace>;
