/**
 * Whether a text matches a wildcard pattern of IAM or CloudFront: `*` is any number of characters, `?` exactly one.
 * Not a regular expression, because several `.*` cause excessive backtracking.
 */
export function isLike(text: string, pattern: string): boolean {
  const [first = "", ...others] = pattern.split("*");
  const last = others.pop();
  if (last === undefined) return text.length === first.length && fits(text, first, 0);
  let at = first.length;
  if (text.length < at + last.length || !fits(text, first, 0)) return false;
  const end = text.length - last.length;
  for (const part of others) {
    while (at + part.length <= end && !fits(text, part, at)) at++;
    if (at + part.length > end) return false;
    at += part.length;
  }
  return fits(text, last, end);
}

function fits(text: string, part: string, at: number): boolean {
  for (let index = 0; index < part.length; index++) {
    if (part[index] !== "?" && part[index] !== text[at + index]) return false;
  }
  return true;
}
