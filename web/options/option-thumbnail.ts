/** An option with an address from which its small picture can be read for a few minutes; null or none without a photo. */
export type Pictured<Option> = Option & { readonly picture?: string | null };
