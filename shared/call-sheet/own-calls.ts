/** How somebody is called who comes at no time of the sheet's: on their own call, or not called at all. */
export const OWN_CALL_NAMES = ["O/C", "N/C"] as const;
