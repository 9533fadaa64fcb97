/** Scopes of API keys with their labels. */
export const API_SCOPES = {
  readCallSheets: "Read call sheets",
  makeDrafts: "Create draft call sheets and email them to the editors",
} as const;

export type ApiScope = keyof typeof API_SCOPES;

/** Scope names in the order of display. */
export const API_SCOPE_NAMES = Object.keys(API_SCOPES) as [ApiScope, ...ApiScope[]]; // the keys of the object above
