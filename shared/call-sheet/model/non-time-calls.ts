/** Call-sheet codes for people without a call time: `O/C` own call, `N/C` not called. */
export const NON_TIME_CALLS = ["O/C", "N/C"] as const;
