/** What an API key may do, each with the words in which it is chosen. */
export const API_SCOPES = {
  readCallSheets: "Read call sheets",
  makeDrafts: "Create draft call sheets and email them to the editors",
} as const;

/** One of the things that an API key may do. */
export type ApiScope = keyof typeof API_SCOPES;

/** The scopes by name, in the order in which they are listed. */
export const API_SCOPE_NAMES = Object.keys(API_SCOPES) as [ApiScope, ...ApiScope[]]; // the keys of the object above
