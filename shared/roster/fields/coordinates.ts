import * as z from "zod";

const within = (most: number, what: string) => {
  const error = ({ input }: { input?: unknown }) =>
    `${input} is not a ${what}. Enter a value between -${most} and ${most}.`;
  return z.number().min(-most, { error }).max(most, { error });
};

/** Geographic coordinates in degrees; north and east are positive. */
export const Coordinates = z
  .object({ latitude: within(90, "latitude"), longitude: within(180, "longitude") })
  .readonly();
export type Coordinates = z.infer<typeof Coordinates>;
