import * as z from "zod";
import { t } from "../../i18n/speech.ts";

const within = (most: number, axis: "latitude" | "longitude") => {
  const error = ({ input }: { input?: unknown }) =>
    t(
      "{input} is not a {axis, select, latitude {latitude} other {longitude}}. Enter a value between -{most} and {most}.",
      {
        input: String(input),
        axis,
        most,
      },
    );
  return z.number().min(-most, { error }).max(most, { error });
};

/** Geographic coordinates in degrees; north and east are positive. */
export const Coordinates = z
  .object({ latitude: within(90, "latitude"), longitude: within(180, "longitude") })
  .readonly();
export type Coordinates = z.infer<typeof Coordinates>;
