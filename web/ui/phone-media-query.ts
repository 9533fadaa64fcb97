/** Hand-held devices, on which the bottom of the page is easiest to reach. */
export const PHONE = "(max-width: 640px)";
