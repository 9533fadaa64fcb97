/** An option with a presigned URL of its thumbnail, valid for a few minutes; null or absent without a photo. */
export type Pictured<Option> = Option & { readonly picture?: string | null };
