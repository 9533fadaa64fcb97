/** Words for things that show or say a name after a colon: his phone buzzes: ANNA. */
const SHOWING = new Set(
  "phone screen display cradle sign book letter note card plaque headstone stone tombstone label tag banner poster diploma envelope headline up reads buzzes rings writes says caption title window board finger".split(
    " ",
  ),
);
/** Characters before a name in which such a thing is looked for. */
const SHOWING_REACH = 90;

/** Whether a text ends where a thing shows a name, possibly after other words in capitals. */
export function isReadOut(before: string): boolean {
  const near = before.slice(-SHOWING_REACH);
  const colon = near.lastIndexOf(":");
  if (colon < 0 || /[\p{Ll}.!?]/u.test(near.slice(colon))) return false;
  const clause = near
    .slice(0, colon)
    .split(/[.!?:]/)
    .at(-1)!;
  return clause.split(" ").some((word) => SHOWING.has(word.toLowerCase()));
}

const ABSENT_BEFORE =
  /\b(?:(?:photos?|photographs?|pictures?|paintings?|portraits?|posters?|drawings?|sketch|statues?|memor(?:y|ies)|names?|graves?|ghosts?|signs?|mention|rid|thinks?|dreams?|hears?|reminds? (?:him|her|them)) of|(?:look|wait|search|call|ask|long|pray)(?:e?s|ing)? (?:around |out )?for|(?:letters?|notes?|messages?|texts?|calls?|parcels?|postcards?|emails?|cards?|telegrams?|news|word) (?:from|to|for)|without|about|like|than|named|no|nor|the way|a young(?:er)?) $/i;
const ABSENT_AFTER =
  /^ (?:is(?: already| long)? gone|is(?:n['’]t| not| nowhere| missing)|has(?: already| long)? (?:gone|left|vanished|disappeared)\b)/;

/** Whether a text mentions a name at an offset without showing the person: a photo of Anna, waits for Anna, Anna is gone. */
export function isAbsent(before: string, after: string): boolean {
  return ABSENT_BEFORE.test(before.slice(-SHOWING_REACH)) || ABSENT_AFTER.test(after);
}

/** Parts of the body: who has them is seen. */
const BODY = new Set(
  "hand hands face head eyes arm arms foot feet leg legs shoulder shoulders finger fingers knees lap mouth wrist neck cheek hair back".split(
    " ",
  ),
);

/** Whether a word is a part of the body, so that who has it is seen: Anna's hand. */
export function isBodyPart(word: string | undefined): boolean {
  return BODY.has(word ?? "");
}
