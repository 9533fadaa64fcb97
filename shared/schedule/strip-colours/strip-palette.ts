import * as z from "zod";
import { t } from "../../i18n/speech.ts";

/** Minimum relative luminance of a strip, for which dark text has a contrast of 4.5 (WCAG AA). */
const MIN_LUMINANCE = 0.24;

/** A strip colour, `#rrggbb`, light enough for dark text. */
const StripShade = z
  .string()
  .toLowerCase()
  .refine((text) => /^#[0-9a-f]{6}$/.test(text), {
    error: ({ input }) => t('"{input}" is not a colour. Write it as #ffd94b.', { input: String(input).slice(0, 20) }),
  })
  .refine((text) => luminance(text) >= MIN_LUMINANCE, {
    error: ({ input }) =>
      t("{input} is too dark to read a strip on. Choose a lighter colour.", { input: String(input) }),
  });

/**
 * Custom strip colours by light and interior or exterior, in the usual order: white, yellow, blue, green, pink, orange.
 */
export const StripPalette = z
  .object({
    dayInt: StripShade,
    dayExt: StripShade,
    nightInt: StripShade,
    nightExt: StripShade,
    dawn: StripShade,
    dusk: StripShade,
  })
  .readonly();
export type StripPalette = z.infer<typeof StripPalette>;

/** Relative luminance of `#rrggbb`, from 0 to 1 (WCAG 2.2). */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
