import { plainLine } from "../../roster/fields/plain-text.ts";
import { type CrewEntry, entryOf } from "./crew-entry.ts";

interface Property {
  readonly name: string;
  readonly parameters: string;
  readonly value: string;
}

/** The people in a vCard file (2.1, 3.0 or 4.0), which may hold many cards. */
export function entriesFromVCards(text: string): CrewEntry[] {
  const entries: CrewEntry[] = [];
  let card: Property[] | undefined;
  for (const line of unfolded(text)) {
    const property = propertyOf(line);
    if (!property) continue;
    const { name, value } = property;
    if (name === "BEGIN" && value.toUpperCase() === "VCARD") card = [];
    else if (name === "END" && card) {
      entries.push(entryOfCard(card));
      card = undefined;
    } else card?.push(property);
  }
  return entries;
}

function entryOfCard(card: readonly Property[]): CrewEntry {
  const first = (...names: readonly string[]) => card.find(({ name }) => names.includes(name));
  const [, department = ""] = piecesOf(first("ORG"));
  const [family = "", given = ""] = piecesOf(first("N"));
  const texts: Partial<Record<keyof CrewEntry, string>> = {
    department: department || (piecesOf(first("CATEGORIES"), ",")[0] ?? ""),
    position: piecesOf(first("TITLE", "ROLE")).join("; "),
    name: piecesOf(first("FN")).join("; ") || `${given} ${family}`,
    phone: piecesOf(preferred(card, "TEL")).join(";").replace(/^tel:/i, ""),
    mail: piecesOf(preferred(card, "EMAIL")).join(";"),
  };
  return entryOf((part) => plainLine(texts[part] ?? ""));
}

/** The value marked as preferred, else a mobile number, else the first. */
function preferred(card: readonly Property[], wanted: string): Property | undefined {
  const all = card.filter(({ name }) => name === wanted);
  return (
    all.find(({ parameters }) => /PREF/i.test(parameters)) ??
    all.find(({ parameters }) => /CELL/i.test(parameters)) ??
    all[0]
  );
}

/** The lines of a file, unfolded: continued by a leading space or by a trailing `=`. */
function unfolded(text: string): string[] {
  const lines: string[] = [];
  for (const line of text.split(/\r\n|\n|\r/)) {
    const last = lines.at(-1);
    if (last !== undefined && /^[ \t]/.test(line)) lines[lines.length - 1] = last + line.slice(1);
    else if (last !== undefined && isQuotedPrintable(last) && last.endsWith("=")) {
      lines[lines.length - 1] = last.slice(0, -1) + line;
    } else lines.push(line);
  }
  return lines;
}

const isQuotedPrintable = (line: string) => /^[^:]*ENCODING=QUOTED-PRINTABLE/i.test(line);

function propertyOf(line: string): Property | undefined {
  const colon = line.indexOf(":");
  if (colon < 0) return undefined;
  const head = line.slice(0, colon);
  const semicolon = head.indexOf(";");
  const label = semicolon < 0 ? head : head.slice(0, semicolon);
  const value = isQuotedPrintable(line) ? fromQuotedPrintable(line.slice(colon + 1)) : line.slice(colon + 1);
  // A group precedes the name, separated by a dot: "item1.TEL".
  const name = label.slice(label.lastIndexOf(".") + 1).toUpperCase();
  return { name, parameters: head.slice(label.length), value };
}

function fromQuotedPrintable(text: string): string {
  const bytes: number[] = [];
  for (let at = 0; at < text.length; at++) {
    const code = text[at] === "=" ? Number.parseInt(text.slice(at + 1, at + 3), 16) : Number.NaN;
    if (Number.isNaN(code)) bytes.push(...new TextEncoder().encode(text[at]));
    else {
      bytes.push(code);
      at += 2;
    }
  }
  return new TextDecoder().decode(new Uint8Array(bytes));
}

/** The parts of a value, unescaped. */
function piecesOf(property: Property | undefined, separator = ";"): string[] {
  const pieces = [""];
  const { value = "" } = property ?? {};
  for (let at = 0; at < value.length; at++) {
    const letter = value[at] ?? "";
    if (letter === "\\") {
      at++;
      pieces[pieces.length - 1] += /n/i.test(value[at] ?? "") ? " " : (value[at] ?? "");
    } else if (letter === separator) pieces.push("");
    else pieces[pieces.length - 1] += letter;
  }
  return pieces.map((piece) => piece.trim()).filter((piece, at) => at > 0 || piece !== "" || pieces.length > 1);
}
