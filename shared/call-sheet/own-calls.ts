/** Call-sheet codes for people without a call time: `O/C` own call, `N/C` not called. */
export const OWN_CALL_NAMES = ["O/C", "N/C"] as const;
