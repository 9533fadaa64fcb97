/** The pattern of IAM and of CloudFront: `*` is any run of characters, `?` any one. */
export function wildcard(pattern: string, flags = ""): RegExp {
  const source = pattern
    .replaceAll(/[.+^${}()|[\]\\]/g, "\\$&")
    .replaceAll("*", ".*")
    .replaceAll("?", ".");
  return new RegExp(`^${source}$`, `s${flags}`);
}
