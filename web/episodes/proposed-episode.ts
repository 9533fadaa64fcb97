/** The episode that a file seems to be of. `name` is empty if it is not known. */
export interface ProposedEpisode {
  readonly number: string;
  readonly name: string;
}

const WORDS = [
  ["one", "eins"],
  ["two", "zwei"],
  ["three", "drei"],
  ["four", "vier"],
  ["five", "fünf"],
  ["six", "sechs"],
  ["seven", "sieben"],
  ["eight", "acht"],
  ["nine", "neun"],
  ["ten", "zehn"],
  ["eleven", "elf"],
  ["twelve", "zwölf"],
] as const;

/** `S01E03`, `s1 e3`. */
const SEASON =
  /(?<![\p{L}\p{N}])S(?:eason|taffel)?\s?0*(\d{1,2})\s?[,.-]?\s?(?:E|Ep|Episode|Folge)\.?\s?0*(\d{1,2})(?!\d)/iu;
/** `Ep 103`, `Episode Three`, `Folge 2`. */
const EPISODE = /(?<![\p{L}\p{N}])(?:episode|epis|ep|folge)\s?[.:#-]?\s?(\d{1,4}\p{L}?|\p{L}+)(?![\p{L}\p{N}])/iu;
/** `103 - The Tide`. */
const LEADING = /^(\d{1,3}\p{L}?)(?=[\s\-\u2013\u2014.:])/u;
/** What stands between a number and a name. */
const BETWEEN = /^[\s\-\u2013\u2014.:,"“„]+/u;
/** Words that name a draft, not an episode. */
const DRAFT_WORD =
  /(?<!\p{L})(?:draft|fassung|drehbuch|script|final|rev|revised|revision|version|white|blue|pink|yellow|green|goldenrod|v\d+)(?!\p{L})/iu;

/** The episode that a file is of by its name; undefined if the name does not say. */
export function episodeOfFileName(fileName: string): ProposedEpisode | undefined {
  const stem = fileName
    .replace(/\.[^.]+$/, "")
    .replaceAll("_", " ")
    .trim();
  // Words joined by hyphens, as in 103-the-tide.
  const text = stem.includes(" ") ? stem : stem.replaceAll("-", " ");
  const named = episodeIn(text);
  if (named) return named;
  const number = LEADING.exec(text)?.[1];
  if (number === undefined) return undefined;
  const rest = text.slice(number.length).replace(BETWEEN, "");
  // A date such as 12.11.2026 is no episode.
  return rest === "" || /^\d/.test(rest) ? undefined : { number, name: nameIn(rest) };
}

/** The episode that a title page names, in its first lines. */
export function episodeOfTitlePage(lines: readonly string[]): ProposedEpisode | undefined {
  for (const line of lines) {
    const found = episodeIn(line);
    if (found) return { ...found, name: found.name || quotedIn(lines) };
  }
  return undefined;
}

function episodeIn(text: string): ProposedEpisode | undefined {
  const season = SEASON.exec(text);
  if (season) {
    const [whole, its = "", episode = ""] = season;
    return { number: `${its}${episode.padStart(2, "0")}`, name: nameIn(text.slice(season.index + whole.length)) };
  }
  const found = EPISODE.exec(text);
  const number = found?.[1] && numberOf(found[1]);
  return found && number ? { number, name: nameIn(text.slice(found.index + found[0].length)) } : undefined;
}

/** `Three` as 3; undefined for a word that is not a number. */
function numberOf(word: string): string | undefined {
  if (/^\d/.test(word)) return word.replace(/^0+(?=\d)/, "").toUpperCase();
  const at = WORDS.findIndex((forms) => forms.some((form) => form === word.toLowerCase()));
  return at < 0 ? undefined : String(at + 1);
}

/** The name at the beginning of a text: ` - The Tide - pink draft` as `The Tide`. */
function nameIn(text: string): string {
  const [first = ""] = text.replace(BETWEEN, "").split(/\s+[-\u2013\u2014]\s+|["”“]|\s{2,}/u);
  const name = first.trim();
  if (DRAFT_WORD.test(name) || !/\p{L}/u.test(name)) return "";
  return inCapitals(name).slice(0, 100);
}

/** A name in lower case with a capital letter for each word. */
const inCapitals = (name: string): string =>
  name === name.toLowerCase() ? name.replace(/(?<!\S)\p{Ll}/gu, (letter) => letter.toUpperCase()) : name;

const quotedIn = (lines: readonly string[]): string =>
  lines.map((line) => /^["“„](.{1,100})["”“]$/u.exec(line.trim())?.[1]).find((name) => name !== undefined) ?? "";

/** What is of episodes in the order of their numbers (2, 10, 10A), then what is of none. */
export const inOrderOfEpisodes = <T>(all: readonly T[], numberOf: (one: T) => string | undefined): T[] =>
  all.toSorted((one, other) => {
    const [mine, theirs] = [numberOf(one), numberOf(other)];
    if (mine === undefined || theirs === undefined) return Number(mine === undefined) - Number(theirs === undefined);
    return mine.localeCompare(theirs, "en", { numeric: true });
  });
