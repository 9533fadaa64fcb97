const entities: Readonly<Record<string, string>> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
  "#39": "'",
  nbsp: " ",
};

/** What a reader without HTML sees: the words, a line per block, and each link's address after its words. */
export function textOfHtml(html: string): string {
  const words = html
    .replace(/<(style|script|head)\b[\s\S]*?<\/\1>/gi, "")
    .replace(/<a\b[^>]*?\bhref=(["'])(.*?)\1[^>]*>([\s\S]*?)<\/a>/gi, (_, _quote, href, label) => labelled(label, href))
    .replace(/<br\s*\/?>|<\/(p|div|h[1-6]|li|tr|table)>/gi, "\n")
    .replace(/<[^>]*>/g, "");
  return unescaped(words)
    .replace(/[ \t]+/g, " ")
    .replace(/ ?\n[ \n]*/g, "\n")
    .trim();
}

/** The web addresses that a text or an HTML body links to, each once, in order. */
export function linksIn(body: string): readonly string[] {
  const found = unescaped(body).match(/https?:\/\/[^\s"'<>]+/g) ?? [];
  return [...new Set(found.map((link) => link.replace(/[.,;:!?)\]]+$/, "")))];
}

/** Safe as HTML text and inside a quoted attribute. */
export function escaped(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;")
    .replaceAll("'", "&#39;");
}

function labelled(label: string, href: string): string {
  const words = label.trim();
  return words === href ? href : `${words} (${href})`;
}

function unescaped(text: string): string {
  return text.replace(/&(#?\w+);/g, (reference, name: string) => entities[name] ?? reference);
}
