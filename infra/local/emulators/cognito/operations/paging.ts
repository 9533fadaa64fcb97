import { invalidParameter } from "../pool/errors.ts";

/** Part of a list, and the word that asks for the part after it. */
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
