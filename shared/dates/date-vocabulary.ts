/** Meaning of a word in a text about dates. Weekdays count from 0 (Sunday), months from 1. */
export type WordMeaning =
  | { readonly kind: "month"; readonly month: number }
  /** `isEach` is true for words that mean every such day: for "Tuesdays", not for "Tuesday". */
  | { readonly kind: "weekdays"; readonly weekdays: readonly number[]; readonly isEach: boolean }
  | { readonly kind: "today"; readonly daysLater: number }
  | {
      readonly kind:
        | "since"
        | "between"
        /** Depends on the day of writing: "next week". */
        | "relative"
        | "until"
        | "onwards"
        | "except"
        | "plus"
        | "and"
        | "only"
        | "every"
        | "flexible"
        | "nothing";
    };

/** Months in order: English, German, French, Spanish, Italian. */
const MONTHS = [
  "january jan januar jänner janvier janv enero ene gennaio gen",
  "february feb februar février févr fév febrero febbraio febb",
  "march mar märz mrz mars marzo",
  "april apr avril avr abril abr aprile",
  "may mai mayo maggio mag",
  "june jun juni juin junio giugno giu",
  "july jul juli juillet juil julio luglio lug",
  "august aug août agosto ago",
  "september sept sep septembre septiembre settembre sett",
  "october oct oktober okt octobre octubre ottobre ott",
  "november nov novembre noviembre",
  "december dec dezember dez décembre déc diciembre dic dicembre",
];

/** Weekdays from Sunday; after the bar, the words for every such day. */
const WEEKDAYS = [
  "sunday sun sonntag dimanche domingo domenica dom|sundays sonntags sonntage dimanches domingos domeniche",
  "monday mon montag lundi lunes lunedì lun|mondays montags montage lundis",
  "tuesday tues tue dienstag mardi martes martedì|tuesdays dienstags dienstage mardis",
  "wednesday wed mittwoch mercredi miércoles mercoledì mer|wednesdays mittwochs mittwoche mercredis",
  "thursday thurs thur thu donnerstag jeudi jueves giovedì jeu gio|thursdays donnerstags donnerstage jeudis",
  "friday fri freitag vendredi viernes venerdì ven|fridays freitags freitage vendredis",
  "saturday sat samstag sonnabend samedi sábado sabato sab|saturdays samstags samstage sonnabends samedis sábados sabati",
];

/** Words and phrases by meaning, separated by bars. */
const PHRASES: Readonly<Record<Exclude<WordMeaning["kind"], "month" | "weekdays" | "today">, string>> = {
  since:
    "from|starting|starting on|beginning|as of|von|vom|ab|ab dem|à partir du|à partir de|du|dès|dès le|desde|desde el|a partir del|dal|da|a partire dal",
  between: "between|zwischen|entre|tra|fra",
  relative:
    "next week|this week|last week|next month|this month|next|this coming|coming" +
    "|nächste woche|diese woche|übernächste woche|nächsten monat|diesen monat|nächste|nächsten|nächster|kommende|kommenden" +
    "|la semaine prochaine|semaine prochaine|cette semaine|le mois prochain|mois prochain|prochain|prochaine" +
    "|la próxima semana|próxima semana|la semana que viene|esta semana|el próximo mes|el mes que viene|próximo|próxima" +
    "|la prossima settimana|settimana prossima|questa settimana|il prossimo mese|prossimo|prossima",
  until: "to|until|till|til|through|thru|up to|bis|bis zum|au|à|jusqu'au|jusqu'à|a|al|hasta|hasta el|fino al|fino a",
  onwards: "onwards|onward|and later|aufwärts|et après|en adelante|in poi",
  except:
    "not|no|except|except for|excepting|excluding|excl|without|minus|apart from|other than|never|can't|cannot|unavailable|busy|booked" +
    "|nicht|kein|keine|außer|ausser|ohne|ausgenommen|sauf|pas|hormis|excepté|sans|excepto|salvo|menos|sin|non|tranne|eccetto|escluso|esclusi|senza",
  plus: "plus|also|as well as|auch|zusätzlich|aussi|también|más|anche|più",
  and: "and|or|but|und|oder|aber|sowie|et|ou|mais|y|o|pero|e|ed|ma",
  only: "only|nur|seulement|uniquement|solo|sólo|solamente|soltanto",
  every: "every|each|all|any|jeden|jeder|jedes|alle|chaque|tous les|todos los|cada|ogni|tutti i|tutte le",
  flexible:
    "no constraint|no constraints|flexible|any day|any date|any time|anytime|always|jederzeit|immer|toujours|n'importe quand|siempre|cualquier día|sempre|qualsiasi giorno",
  nothing:
    "the|on|in|of|for|at|during|this|is|are|am|i|i'm|he|she|he's|she's|they|we|can|do|hi|hello|hey|please|yes|thanks|thank you|works|fine|free|available|inclusive|incl|day|days|date|dates" +
    "|der|die|den|dem|am|im|an|des|tag|tage|frei|verfügbar|einschließlich|ist|bin" +
    "|le|la|les|l'|d'|de|des|en|jour|jours|libre|disponible|inclus|est" +
    "|el|los|las|del|día|días|está" +
    "|il|lo|gli|i|di|nel|giorno|giorni|libero|libera|disponibile|dell'|d'",
};

const WORKING_DAYS =
  "weekday|weekdays|workdays|working days|business days|werktags|wochentags|werktage|unter der woche" +
  "|en semaine|jours ouvrés|jours ouvrables|entre semana|días laborables|giorni feriali|feriali";
const WEEKENDS =
  "weekend|weekends|week-end|week-ends|the weekend|wochenende|wochenenden|fin de semana|fines de semana|fine settimana";
const TODAY = "today|heute|aujourd'hui|hoy|oggi";
const TOMORROW = "tomorrow|morgen|demain|mañana|domani";

/** Normalises a text for comparison: lower case, no accents, one kind of apostrophe. Keeps the number of letters. */
export function foldedWords(text: string): string {
  return [...text.normalize("NFC")]
    .map((letter) => (letter.length > 1 ? letter : letter.normalize("NFD").charAt(0).toLowerCase()))
    .join("")
    .replace(/[’‘`´]/g, "'");
}

/** All known words and phrases, normalised, longest first. */
export const WORDS: readonly (readonly [words: string, meaning: WordMeaning])[] = wordList();

function wordList(): [string, WordMeaning][] {
  const list: [string, WordMeaning][] = [];
  const add = (words: readonly string[], meaning: WordMeaning) => {
    for (const word of words) list.push([foldedWords(word), meaning]);
  };
  MONTHS.forEach((names, index) => {
    add(names.split(" "), { kind: "month", month: index + 1 });
  });
  WEEKDAYS.forEach((names, weekday) => {
    const [one = "", each = ""] = names.split("|");
    add(one.split(" "), { kind: "weekdays", weekdays: [weekday], isEach: false });
    add(each.split(" "), { kind: "weekdays", weekdays: [weekday], isEach: true });
  });
  add(WORKING_DAYS.split("|"), { kind: "weekdays", weekdays: [1, 2, 3, 4, 5], isEach: true });
  add(WEEKENDS.split("|"), { kind: "weekdays", weekdays: [6, 0], isEach: true });
  add(TODAY.split("|"), { kind: "today", daysLater: 0 });
  add(TOMORROW.split("|"), { kind: "today", daysLater: 1 });
  for (const [kind, phrases] of Object.entries(PHRASES)) {
    add(phrases.split("|"), { kind: kind as keyof typeof PHRASES }); // the keys of that object
  }
  return list.sort(([one], [other]) => other.length - one.length);
}
