/**
 * The words by which scene headings say inside or outside and what time it is, by language. The file is long because it is one table.
 * Sources: the translations of open screenwriting programs and scripts that were read in these languages.
 * A word stands once, in the first language that has it.
 */
export interface HeadingWords {
  /** Abbreviations, written with a dot or a slash behind them. */
  readonly interior: readonly string[];
  readonly exterior: readonly string[];
  /** Whole words, which need no dot. */
  readonly interiorWords: readonly string[];
  readonly exteriorWords: readonly string[];
  readonly day: readonly string[];
  readonly night: readonly string[];
  /** Times that go on from the scene before: continuous, later, the same. */
  readonly inherits: readonly string[];
  /** Words for "the next day", which begin a new script day. */
  readonly nextDay: readonly string[];
  /** Words that announce a scene number: SCENE 12. */
  readonly scene: readonly string[];
}

/** Words of headings by language code. */
export const HEADING_WORDS: Readonly<Record<string, HeadingWords>> = {
  en: {
    interior: ["INT", "I"],
    exterior: ["EXT", "EST", "E"],
    interiorWords: ["INT", "INTERIOR"],
    exteriorWords: ["EXT", "EXTERIOR", "EST"],
    day: [
      "DAY",
      "MORNING",
      "AFTERNOON",
      "NOON",
      "MIDDAY",
      "DAWN",
      "SUNRISE",
      "DAYBREAK",
      "DAYTIME",
      "DAYLIGHT",
      "SUNUP",
      "BREAKFAST",
      "LUNCH",
      "FIRST LIGHT",
      "LUNCHTIME",
      "TEATIME",
      "PRESENT",
    ],
    night: [
      "NIGHT",
      "EVENING",
      "DUSK",
      "SUNSET",
      "MIDNIGHT",
      "TWILIGHT",
      "MAGIC HOUR",
      "NIGHTFALL",
      "SUNDOWN",
      "NIGHTTIME",
      "PREDAWN",
      "PRE-DAWN",
      "GOLDEN HOUR",
      "LAST LIGHT",
      "CHRISTMAS EVE",
      "DINNERTIME",
      "SUPPERTIME",
      "BEDTIME",
      "NITE",
      "SMALL HOURS",
      "WEE HOURS",
    ],
    inherits: [
      "CONTINUOUS",
      "CONTINUOUSLY",
      "ESTABLISHING",
      "CONTINUING",
      "CONTINUED",
      "CONTINUATION",
      "LATER",
      "SAME",
      "SAME TIME",
      "SIMULTANEOUS",
      "SIMULTANEOUSLY",
      "MOMENTS",
      "MOMENT",
      "EARLIER",
      "MEANWHILE",
      "AFTER",
      "CONT",
      "RESUMING",
      "RESUME",
    ],
    nextDay: [
      "NEXT DAY",
      "NEXT MORNING",
      "FOLLOWING DAY",
      "FOLLOWING MORNING",
      "DAYS LATER",
      "DAY LATER",
      "NEXT AFTERNOON",
      "NEXT EVENING",
      "NEXT NIGHT",
      "WEEKS LATER",
      "WEEK LATER",
      "MONTHS LATER",
      "YEARS LATER",
    ],
    scene: ["SCENES", "SCENE", "SCN", "SC"],
  },
  fr: {
    interior: [],
    exterior: [],
    interiorWords: ["INTÉRIEUR", "INTERIEUR"],
    exteriorWords: ["EXTÉRIEUR", "EXTERIEUR"],
    day: ["JOUR", "MATIN", "APRÈS-MIDI", "APRES-MIDI", "AUBE", "MIDI", "MATINÉE"],
    night: ["NUIT", "SOIR", "SOIRÉE", "CRÉPUSCULE", "CREPUSCULE", "MINUIT"],
    inherits: ["CONTINU", "PLUS TARD", "MÊME TEMPS", "AU MÊME MOMENT"],
    nextDay: ["LENDEMAIN", "JOUR SUIVANT"],
    scene: ["SÉQUENCE", "SEQUENCE", "SÉQ", "SEQ", "SCÈNE"],
  },
  de: {
    interior: ["INN", "INNEN"],
    exterior: ["AUSS", "AUẞ", "AUSSEN", "AUßEN"],
    interiorWords: ["INNEN"],
    exteriorWords: ["AUSSEN", "AUßEN", "AUẞEN"],
    day: [
      "TAG",
      "TAGS",
      "MORGEN",
      "MORGENS",
      "VORMITTAG",
      "MITTAG",
      "MITTAGS",
      "NACHMITTAG",
      "NACHMITTAGS",
      "MORGENDÄMMERUNG",
    ],
    night: ["NACHT", "NACHTS", "ABEND", "ABENDS", "DÄMMERUNG", "ABENDDÄMMERUNG", "MITTERNACHT"],
    inherits: ["KONTINUIERLICH", "SPÄTER", "FORTLAUFEND", "GLEICHZEITIG", "WEITER"],
    nextDay: ["NÄCHSTER TAG", "AM NÄCHSTEN TAG", "AM NÄCHSTEN MORGEN"],
    scene: ["BILD", "SZENE"],
  },
  es: {
    interior: [],
    exterior: [],
    interiorWords: ["INTERIOR"],
    exteriorWords: ["EXTERIOR"],
    day: ["DÍA", "DIA", "MAÑANA", "TARDE", "AMANECER", "MEDIODÍA", "MADRUGADA"],
    night: ["NOCHE", "ATARDECER", "ANOCHECER", "MEDIANOCHE"],
    inherits: ["CONTINUO", "CONTINÚA", "CONTINUA", "DESPUÉS", "MÁS TARDE", "MISMO TIEMPO"],
    nextDay: ["DÍA SIGUIENTE", "MAÑANA SIGUIENTE"],
    scene: ["SECUENCIA", "SEC", "ESCENA", "ESC"],
  },
  it: {
    interior: [],
    exterior: [],
    interiorWords: ["INTERNO"],
    exteriorWords: ["ESTERNO"],
    day: ["GIORNO", "MATTINA", "MATTINO", "POMERIGGIO", "ALBA", "MEZZOGIORNO"],
    night: ["NOTTE", "SERA", "TRAMONTO", "MEZZANOTTE"],
    inherits: ["PIÙ TARDI", "STESSO MOMENTO"],
    nextDay: ["GIORNO DOPO", "MATTINA DOPO"],
    scene: ["SCENA"],
  },
  pt: {
    interior: [],
    exterior: [],
    interiorWords: [],
    exteriorWords: [],
    day: ["MANHÃ", "MANHA"],
    night: ["NOITE", "ENTARDECER", "ANOITECER", "MEIA-NOITE"],
    inherits: ["CONTÍNUO", "MAIS TARDE", "MESMO TEMPO"],
    nextDay: ["DIA SEGUINTE"],
    scene: ["CENA", "SEQUÊNCIA"],
  },
  nordic: {
    interior: [],
    exterior: ["EKST", "EKS"],
    interiorWords: [],
    exteriorWords: [],
    day: [
      "DAG",
      "DAGUR",
      "OCHTEND",
      "MIDDAG",
      "MORGON",
      "MORGUNN",
      "FORMIDDAG",
      "EFTERMIDDAG",
      "ETTERMIDDAG",
      "DAGGRY",
      "GRYNING",
    ],
    night: ["NATT", "NAT", "NÓTT", "AVOND", "KVÄLL", "KVELD", "KVÖLD", "AFTEN", "SKYMNING"],
    inherits: ["DOORLOPEND", "KONTINUERLIG", "KONTINUERLIGT", "FORTSÆTTENDE", "SENARE", "SENERE", "LITT SENERE"],
    nextDay: ["NÄSTA DAG", "NESTE DAG", "NÆSTE DAG", "VOLGENDE DAG"],
    scene: ["SCEN"],
  },
  pl: {
    interior: ["WN", "WNĘTRZE"],
    exterior: ["PL", "PLENER"],
    interiorWords: ["WNĘTRZE"],
    exteriorWords: ["PLENER"],
    day: ["DZIEŃ", "PORANEK", "RANO", "POPOŁUDNIE", "ŚWIT", "POŁUDNIE"],
    night: ["NOC", "WIECZÓR", "ZMIERZCH", "PÓŁNOC"],
    inherits: ["CIĄGŁE", "PÓŹNIEJ", "CHWILĘ PÓŹNIEJ"],
    nextDay: ["NASTĘPNY DZIEŃ", "NASTĘPNEGO DNIA"],
    scene: [],
  },
  tr: {
    interior: ["İÇ", "IÇ"],
    exterior: ["DIŞ"],
    interiorWords: [],
    exteriorWords: [],
    day: ["GÜN", "GÜNDÜZ", "SABAH", "ÖĞLE", "ÖĞLEDEN SONRA", "ŞAFAK"],
    night: ["GECE", "AKŞAM", "GECE YARISI"],
    inherits: ["DEVAMI VAR", "DEVAM", "SONRA"],
    nextDay: ["ERTESİ GÜN"],
    scene: ["SAHNE"],
  },
  hu: {
    interior: ["BELSŐ"],
    exterior: ["KÜLSŐ"],
    interiorWords: ["BELSŐ"],
    exteriorWords: ["KÜLSŐ"],
    day: ["NAPPAL", "REGGEL", "DÉLUTÁN", "DÉL", "HAJNAL"],
    night: ["ÉJJEL", "ESTE", "ÉJSZAKA"],
    inherits: ["FOLYAMATOS", "KÉSŐBB"],
    nextDay: ["MÁSNAP"],
    scene: ["JELENET"],
  },
  el: {
    interior: ["ΕΣΩΤ", "ΕΣ"],
    exterior: ["ΕΞΩΤ", "ΕΞ"],
    interiorWords: [],
    exteriorWords: [],
    day: ["ΗΜΕΡΑ", "ΜΕΡΑ", "ΠΡΩΙ", "ΑΠΟΓΕΥΜΑ"],
    night: ["ΝΥΧΤΑ", "ΒΡΑΔΥ"],
    inherits: ["ΣΥΝΕΧΕΙΑ", "ΑΡΓΟΤΕΡΑ"],
    nextDay: [],
    scene: ["ΣΚΗΝΗ"],
  },
  slavic: {
    interior: ["ИНТ", "ІНТ"],
    exterior: ["НАТ", "ЭКСТ", "ЕКСТ"],
    interiorWords: [],
    exteriorWords: [],
    day: ["ДЕНЬ", "УТРО", "РАНОК", "РАССВЕТ", "ПОЛДЕНЬ", "JUTRO", "DOPOLDNE", "POPOLDNE", "RÁNO"],
    night: ["НОЧЬ", "НІЧ", "ВЕЧЕР", "ВЕЧІР", "ЗАКАТ", "СУМЕРКИ", "NOČ", "VEČER"],
    inherits: ["ПРОДОЛЖЕНИЕ", "ПОЗЖЕ", "ПІЗНІШЕ", "ПРОДОВЖЕННЯ", "POZNEJE", "KASNEJE"],
    nextDay: ["СЛЕДУЮЩИЙ ДЕНЬ", "НАСТУПНИЙ ДЕНЬ"],
    scene: ["СЦЕНА"],
  },
  hi: {
    interior: ["अंदर", "ANDAR"],
    exterior: ["बाहर", "BAHAR"],
    interiorWords: ["अंदर", "ANDAR"],
    exteriorWords: ["बाहर", "BAHAR"],
    day: ["दिन", "सुबह", "दोपहर", "DIN", "SUBAH", "SUBHA", "DOPAHAR", "DOPEHAR", "BHOR"],
    night: ["रात", "शाम", "RAAT", "SHAAM", "SHAM"],
    inherits: ["जारी", "बाद में", "JAARI"],
    nextDay: ["अगले दिन", "AGLE DIN"],
    scene: ["दृश्य", "DRISHYA"],
  },
  dravidian: {
    interior: ["உள்", "അകം", "లోపల"],
    exterior: ["வெளி", "പുറം", "బయట"],
    interiorWords: [],
    exteriorWords: [],
    day: ["பகல்", "காலை", "மதியம்", "പകൽ", "രാവിലെ", "ఉదయం", "పగలు"],
    night: ["இரவு", "மாலை", "രാത്രി", "വൈകുന്നേരം", "రాత్రి", "సాయంత్రం"],
    inherits: ["தொடர்கின்றது", "தொடர்ச்சி"],
    nextDay: [],
    scene: ["காட்சி", "സീൻ"],
  },
  semitic: {
    interior: ["داخلي", "פנים"],
    exterior: ["خارجي", "חוץ"],
    interiorWords: ["داخلي", "פנים"],
    exteriorWords: ["خارجي", "חוץ"],
    day: ["نهاراً", "نهار", "صباحاً", "עصراً", "عصراً", "יום", "בוקר"],
    night: ["ليلاً", "ليل", "مساءً", "לילה", "ערב"],
    inherits: ["مستمر", "המשכי"],
    nextDay: [],
    scene: ["مشهد", "סצנה"],
  },
  cjk: {
    interior: ["内", "内景", "室内", "実内"],
    exterior: ["外", "外景", "室外"],
    interiorWords: ["内景", "内", "실내"],
    exteriorWords: ["外景", "外", "실외"],
    day: ["日", "白天", "早晨", "清晨", "上午", "下午", "昼", "朝", "낮", "아침", "오전", "오후", "새벽"],
    night: ["夜", "夜晚", "傍晚", "黄昏", "晚上", "夕", "밤", "저녁"],
    inherits: ["持续", "계속"],
    nextDay: ["第二天", "다음날"],
    scene: ["场", "씬"],
  },
};

/** Words of one kind in every language, the longest first, in upper case. */
export function wordsOf(kind: keyof HeadingWords): string[] {
  const words = Object.values(HEADING_WORDS).flatMap((language) => language[kind].map(upper));
  return [...new Set(words)].sort((a, b) => b.length - a.length);
}

const ASCII = /^[\x20-\x5f\x61-\x7e]*$/;

/** Upper case for comparing: a dotted İ and a curly apostrophe are as good as plain ones. */
export function upper(text: string): string {
  if (ASCII.test(text)) return text.toUpperCase();
  return text
    .toUpperCase()
    .replace(/İ/g, "I")
    .replace(/[‘’ʼ´`Õ]/g, "'")
    .normalize("NFC");
}
