const entities: Readonly<Record<string, string>> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
  "#39": "'",
  nbsp: " ",
};

const TAG = /(<[^<>]*>)/;
const LINE_END = /^<(?:br\b|\/(?:p|div|h[1-6]|li|tr|table)\b)/i;

/** Converts HTML to plain text: one line for each block, and each link's URL after its text. */
export function textOfHtml(html: string): string {
  let text = "";
  let unseen = "";
  let link: { href: string; label: string } | undefined;
  for (const piece of html.split(TAG)) {
    const [, close = "", name = ""] = /^<(\/?)([a-z]+\d?)/i.exec(piece)?.map((part) => part.toLowerCase()) ?? [];
    if (unseen !== "") unseen = close && name === unseen ? "" : unseen;
    else if (/^(?:style|script|head)$/.test(name)) unseen = close ? "" : name;
    else if (name === "a" && close && link !== undefined) {
      text += labelled(link.label, link.href);
      link = undefined;
    } else if (name === "a" && !close) link = { href: addressIn(piece), label: "" };
    else if (LINE_END.test(piece)) text += "\n";
    else if (!TAG.test(piece)) {
      if (link === undefined) text += piece;
      else link.label += piece;
    }
  }
  return unescaped(text + (link?.label ?? ""))
    .replace(/[ \t]+/g, " ")
    .replace(/ ?\n[ \n]*/g, "\n")
    .trim();
}

function addressIn(tag: string): string {
  const [, double, single] = /\bhref=(?:"([^"]*)"|'([^']*)')/i.exec(tag) ?? [];
  return double ?? single ?? "";
}

/** The URLs that a text or an HTML body links to, without duplicates, in order. */
export function linksIn(body: string): readonly string[] {
  const found = unescaped(body).match(/https?:\/\/[^\s"'<>]+/g) ?? [];
  return [...new Set(found.map(withoutEndPunctuation))];
}

/** In linear time; a pattern such as `[.,]+$` would retry at each mark within the link. */
function withoutEndPunctuation(link: string): string {
  let end = link.length;
  while (end > 0 && ".,;:!?)]".includes(link[end - 1]!)) end--;
  return link.slice(0, end);
}

/** Escapes text for HTML content and quoted attributes. */
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
  if (href === "") return words;
  return words === href ? href : `${words} (${href})`;
}

function unescaped(text: string): string {
  return text.replace(/&(#?\w+);/g, (reference, name: string) => entities[name] ?? reference);
}
