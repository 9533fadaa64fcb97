import { invalidParameter } from "../pool/errors.ts";

/** A page of a list and the token of the next page. */
export interface Page<Item> {
  readonly page: readonly Item[];
  readonly next: string | undefined;
}

export function pageOf<Item>(items: readonly Item[], limit: number, token = "0"): Page<Item> {
  if (!/^\d+$/.test(token)) throw invalidParameter(`"${token}" is not a token of an earlier answer.`);
  const start = Number(token);
  const end = start + limit;
  return { page: items.slice(start, end), next: end < items.length ? String(end) : undefined };
}
