import { describe, expect, it } from "vitest";
import { scenesFromFountain } from "../../shared/screenplay/files/fountain.ts";

const silentIn = (action: string, ...more: string[]) =>
  scenesFromFountain(`INT. HALL - DAY\n\n${action}\n\nNORA\nWho is that?\n\n${more.join("\n\n")}\n`)
    .scenes.at(-1)!
    .characters.filter(({ presence }) => presence === "silent")
    .map(({ name }) => name);

it.each([
  ["A BORED BOY kicks a can along the pier.", ["BORED BOY"]],
  ["A WORRIED TINKER with a sack waits.", ["WORRIED TINKER"]],
  ["She nods at the NIGHT PORTER and a LAME FERRYMAN.", ["NIGHT PORTER", "LAME FERRYMAN"]],
  ["GUARD #2 locks the gate behind the CORONER.", ["GUARD #2", "CORONER"]],
  ["GRETA LOWE enters with a tray.", ["GRETA LOWE"]],
  ["ODETTE, a retired smuggler, is asleep in the chair.", ["ODETTE"]],
  ["BRAM, a dog walker, waves.", ["BRAM"]],
  ["EMIL, a cat burglar, climbs in.", ["EMIL"]],
  ["GUS, a bull of a man, blocks the door.", ["GUS"]],
  ["EMIL leads a horse, BRAM walks beside him.", ["EMIL", "BRAM"]],
  ["A lorry driver asleep at the bar. A gunman draws.", ["LORRY DRIVER", "GUNMAN"]],
  ["More guests: a glazier with a pane under his arm, a boy in a cap.", ["GLAZIER", "BOY"]],
  ["A carter, knee deep in mud, swears. The bandmaster salutes.", ["BANDMASTER", "CARTER"]],
  ["A witness in a hat, a lean man with a limp, comes forward.", ["WITNESS"]],
  ["His wife turns the page. Her uncle's coat hangs there.", ["WIFE"]],
  ['IDA "PIP" LOWE (63) enters.', ["PIP"]],
  ["A photo of a boy with a kite. She lowers a queen in a matchbox. He was a glazier with a limp.", []],
  ["A glazier in a smock, GUS LOWE (30), enters. GUS is a man with plans.", ["GUS LOWE"]],
  ["The mail coach stops. The coach stops so close that she steps back.", []],
  ["A CASSETTE PLAYER clicks off. A CD PLAYER spins beside the TRUMPET PLAYER.", ["TRUMPET PLAYER"]],
  ["The guitar player takes a sip. Rain.", ["GUITAR PLAYER"]],
  ["A tall FOOTMAN in livery, JUNO (19), carries a tureen.", ["JUNO"]],
  ["He clicks through slides with a remote: a woman with a pram.", []],
  ["He looks at a boy, head to foot mud, who holds out his gloves.", ["BOY"]],
  ["Pensioners, children, the priest with his cassock in his belt.", ["PRIEST"]],
  ["A scullion scours a pot and sees nothing.", ["SCULLION"]],
  ["A pensioner with a lantern spits. The hypnotist nods.", ["HYPNOTIST", "PENSIONER"]],
  ["An old man, GRANDFATHER LOWE, dozes by the stove. She hugs AUNT MAY.", ["GRANDFATHER LOWE", "AUNT MAY"]],
  ["MOTHER SCREAMS at the wall.", []],
  ["He runs like a gunman draws. A customer of the driver, a driver of few words.", []],
  ["A WOMAN IN A RED APRON waits. An OLD ADMIRAL yawns.", ["WOMAN IN A RED APRON", "OLD ADMIRAL"]],
])("the silent roles of %j are %j", (action, names) => expect(silentIn(action)).toEqual(names));

it.each([
  ["the watchman", "The WATCHMAN locks up.", "The watchman lifts his lantern.", ["WATCHMAN"]],
  ["both bailiffs", "FIRST BAILIFF and SECOND BAILIFF wait.", "The bailiffs sit.", ["FIRST BAILIFF", "SECOND BAILIFF"]],
  ["a part of the body", "GRETA LOWE (40) enters.", "Somebody bandages Greta's hand.", ["GRETA LOWE"]],
  ["a name of common words", "ROSE PEACE (60) enters.", "A rose for the peace. Rose Peace hums.", ["ROSE PEACE"]],
  [
    "a younger self",
    "ALF MERCER (80) sleeps. YOUNG ALF (20) leans on the gate.",
    "Young Alf falls in.\n\nYOUNG NORA\nAlf?",
    ["YOUNG ALF"],
  ],
  ["the man", "A MAN IN A RED HAT and a BOY wait.", "The man coughs.", ["MAN IN A RED HAT"]],
  ["what is around a noun", "A TALL MAN with a beard. A FAT MAN.", "The bearded man coughs.", ["TALL MAN"]],
  ["what a person has", "A WOMAN in furs. A WOMAN IN BLACK.", "The woman in the furs coughs.", ["WOMAN"]],
  ["a relative by a name", "Judith's MOTHER stirs.", "Judith's mother holds out her palm.", ["MOTHER"]],
  ["another's relative", "EMMA'S GRANDMOTHER (90) sits.", "Ben's grandmother coughs.", []],
  ["what one has now", "A lame BOY sells ballads. A MAN waits.", "The boy on his crutch waves.", ["BOY"]],
  ["a relative", "EMMA'S GRANDMOTHER (90) sits.", "The grandmother coughs.", ["EMMA'S GRANDMOTHER"]],
])("%s stands for a role in a later scene", (_, first, later, names) => {
  expect(silentIn(first, "EXT. PIER - DAY", later)).toEqual(names);
});

it.each([
  ["A possession", "GRETA LOWE (40) enters.", "Greta's coat hangs there. The watchman's hut is dark."],
  ["What a thing says", "GRETA LOWE (40) enters.", "His phone buzzes: GRETA. A headstone: GRETA LOWE."],
  ["Someone absent", "GRETA LOWE (40) enters.", "A photo of Greta. They wait for Greta. Greta is gone."],
  ["Another name of a newcomer", "A TEENAGER (15) waits.", "Somebody else is the teenager, KYLE."],
])("%s is no role", (_, first, later) => {
  expect(silentIn(first, "EXT. PIER - DAY", later).filter((name) => name !== "KYLE")).toEqual([]);
});

describe("someone with a name is not doubled", () => {
  it.each([
    ["by a title", "QUAYLE\nI am Inspector Edmund Quayle.", "The INSPECTOR sits. The inspector yawns.", ["QUAYLE"]],
    [
      "by what a title owns",
      "QUAYLE\nI am Inspector Edmund Quayle.",
      "In the INSPECTOR's office. The DRIVER's keys.",
      [],
    ],
    ["by a nickname", "REGINA LOWE, a lovely girl, waits.\n\nREGGIE\nOh.", "Regina yawns.", ["REGGIE"]],
    [
      "by a name that follows",
      "Rain.",
      "A man in grey sits on the bed. This must be GREGOR VELT. He waits.",
      ["GREGOR VELT"],
    ],
    ["by the cue that follows", "Rain.", "The first operator looks up.\n\nMAISIE\nHello.", []],
    ["by an ordinal in a word", "1ST OPERATOR\nHello.", "The first operator looks up.", ["1ST OPERATOR"]],
    ["by an adjective left out", "Rain.", "A UNIFORMED GUARD looks in. The GUARD leaves.", ["UNIFORMED GUARD"]],
    ["by a capital letter", "A BISHOP waits.", "The Bishop yawns. They leave the King Hotel.", ["BISHOP"]],
    ["by a surname", "REGINA LOWE (30) waits.", "They bury what is left of Charles Lowe.", []],
    ["by a plural", "TALL MAN\nHello.\n\nOLD MAN\nHello.", "The men look at each other.", []],
  ])("%s", (_, first, later, names) => {
    expect(silentIn(first, "EXT. PIER - DAY", later)).toEqual(names);
  });

  it("unless two have the title, or an action has named the speaker", () => {
    const two = "QUAYLE\nI am Inspector Quayle.\n\nVELT\nI am Inspector Velt.";
    expect(silentIn(two, "EXT. PIER - DAY", "The INSPECTOR sits.")).toEqual(["INSPECTOR"]);
    expect(silentIn("MAISIE waits.", "EXT. PIER - DAY", "A GUARD looks up.\n\nMAISIE\nHello.")).toEqual(["GUARD"]);
  });
});

it.each([
  ["the only person of the scene above", "She nods.", "She waits for the boat.", ["NORA"]],
  ["no one whom the scene above calls he", "He nods.", "She waits for the boat.", []],
  ["no one where he and she were there", "He nods to her.", "She waits for the boat.", []],
  ["no one where two were there", "EMIL nods at her.", "She waits for the boat.", []],
  ["no one beside a name", "She nods.", "GRETA LOWE enters. She waits for the boat.", ["GRETA LOWE"]],
  ["no one after other words", "She nods.", "The boat lands. She waits.", []],
])("a scene that begins with she shows %s", (_, first, later, names) => {
  expect(silentIn(first, "EXT. PIER - DAY", later)).toEqual(names);
});

it("the girl is the one of most scenes, although another one is shown", () => {
  const before = ["EXT. PIER - DAY", "The girl waves.", "EXT. FAIR - DAY", "A GIRL IN WHITE bows."];
  const later = ["EXT. BAY - DAY", "Rain.", "EXT. QUAY - DAY", "The girl runs."];
  expect(silentIn("A GIRL sits.", ...before, ...later)).toEqual(["GIRL"]);
});

it("OLD SERAFIM is the speaker SERAFIM, unless the draft shows a younger one, too", () => {
  const waves = ["SERAFIM\nGood evening.", "EXT. PIER - DAY", "Old Serafim waves."];
  expect(silentIn("OLD SERAFIM (80) builds a wall.", ...waves)).toEqual(["SERAFIM"]);
  expect(silentIn("SERAFIM (30) sits. OLD SERAFIM (80) builds a wall.", ...waves)).toEqual(["OLD SERAFIM"]);
});

it("the boy is the apprentice of the scene rather than a boy of another one", () => {
  expect(silentIn("A BOY waits.", "EXT. PIER - DAY", "The apprentice yawns. The boy stretches.")).toEqual([
    "APPRENTICE",
  ]);
});

it("an animal with a name is an element, and no role", () => {
  const { scenes } = scenesFromFountain(
    "INT. HALL - DAY\n\nBeside her sleeps a collie, CHESS.\n\nNORA\nQuiet.\n\nEXT. PIER - DAY\n\nChess barks.\n\nNORA\nQuiet.\n",
  );
  expect(scenes.map(({ characters }) => characters.map(({ name }) => name))).toEqual([["NORA"], ["NORA"]]);
  expect(scenes[1]!.elements.map(({ name }) => name)).toContain("Collie");
});

describe("in a comedy with its action in capitals", () => {
  const { scenes } = scenesFromFountain(
    [
      "INT. LAUNDRY - DAY",
      "(Gus, Denise)",
      "GUS HIDES THE SWEATER BEHIND HIS BACK.",
      "GUS\nWho is that?",
      "(A HEALTH INSPECTOR WITH A CLIPBOARD ENTERS. SHE STICKS A NOTICE ON GUS'S FOREHEAD.)",
      "INT. LAUNDRY - NIGHT",
      "DENISE\nQuiet.",
      "(THE INSPECTOR PEELS AN ORANGE.)",
    ].join("\n\n"),
  );

  it("roles are found as in lower case", () => {
    expect(scenes.map(({ characters }) => characters.map(({ name }) => name))).toEqual([
      ["GUS", "HEALTH INSPECTOR", "DENISE"],
      ["DENISE", "HEALTH INSPECTOR"],
    ]);
  });

  it("who is only compared with is no role", () => {
    const action = "(GUS STACKS PLATES WITH THE SPEED OF A WAITER. HE RUNS LIKE A BAKER. A PLUMBER ENTERS.)";
    const { scenes: compared } = scenesFromFountain(["INT. LAUNDRY - DAY", action, "GUS\nNext!"].join("\n\n"));
    expect(compared[0]!.characters.map(({ name }) => name)).toEqual(["GUS", "PLUMBER"]);
  });

  it("who owns a thing is a role", () => {
    const { scenes: owned } = scenesFromFountain(
      "INT. LAUNDRY - DAY\n\n(GUS TAKES THE HAT OF A WAITER.)\n\nGUS\nNext!",
    );
    expect(owned[0]!.characters.map(({ name }) => name)).toEqual(["GUS", "WAITER"]);
  });

  it("a synopsis is a sentence, and a quote is the script's", () => {
    expect(scenes[0]!.synopsis).toBe("A HEALTH INSPECTOR with a clipboard enters.");
    expect(scenes[0]!.elements.find(({ name }) => name === "Sweater")?.quote).toBe(
      "GUS HIDES THE SWEATER BEHIND HIS BACK.",
    );
  });
});

it.each([
  "The PHONE RINGS. A GUNSHOT.",
  "She reads the sign: NO ENTRY.",
  "The GUARD'S KEYS hang on a hook.",
  "SILENCE falls. RAIN comes down on the ROOF.",
  "A POLICE CAR stops in the STREET.",
  "The BOYS run along the pier.",
])("%j has no silent role", (action) => expect(silentIn(action)).toEqual([]));

it("a silent role with a name is found in later scenes, too", () => {
  expect(silentIn("GRETA LOWE (40) enters.", "EXT. PIER - DAY", "Greta waits for the boat.")).toEqual(["GRETA LOWE"]);
});

it.each([
  ["CASSETTE PLAYER", "voice"],
  ["CAR RADIO", "voice"],
  ["ANSWERING MACHINE", "voice"],
  ["GUITAR PLAYER", "speaks"],
  ["RADIO HOST", "speaks"],
])("what speaks as %s is a character as one who %s", (name, presence) => {
  const [scene] = scenesFromFountain(`INT. HALL - DAY\n\nNora waits.\n\n${name}\nThis is Nora.\n`).scenes;
  expect(scene!.characters.find((one) => one.name === name)?.presence).toBe(presence);
});

const castOf = (...paragraphs: string[]) =>
  scenesFromFountain(`${["INT. HALL - DAY", ...paragraphs].join("\n\n")}\n`).scenes.map(({ characters }) =>
    characters.map(({ name }) => name),
  );

it.each([
  ["a title", ["DR. PELL\nYes.", "DOCTOR PELL\nNo.", "DR. PELL\nOh."], ["DR. PELL"]],
  ["a rank", ["SERGEANT LOWE\nYes.", "SGT. LOWE\nNo."], ["SERGEANT LOWE"]],
  [
    "a number",
    ["PORTER #2\nYes.", "PORTER TWO\nNo.", "PORTER 1\nOh.", "CHAPTER TWO\nEh.", "CHAPTER 2\nEh."],
    ["PORTER #2", "PORTER 1", "CHAPTER TWO", "CHAPTER 2"],
  ],
])("a name with %s in two spellings is one character", (_, cues, names) => expect(castOf(...cues)).toEqual([names]));

it("knows a speaker by another spelling and the whole name in the action", () => {
  expect(castOf("DR. ADA PELL (40) enters.", "DOCTOR PELL\nYes.", "INT. LAB - DAY", "Dr. Pell yawns.")).toEqual([
    ["DOCTOR PELL"],
    ["DOCTOR PELL"],
  ]);
  expect(castOf("DR. ADA PELL (40) enters.", "DR. PELL\nYes.", "INT. LAB - DAY", "Doctor Pell yawns.")).toEqual([
    ["DR. PELL"],
    ["DR. PELL"],
  ]);
  expect(castOf("Sgt. LOWE enters.", "SGT. LOWE\nYes.", "SERGEANT LOWE\nNo.")).toEqual([["SGT. LOWE"]]);
  expect(castOf("PORTER #2 enters with DR. ADA PELL.", "PORTER TWO\nYes.", "DR. LOWE\nNo.")).toEqual([
    ["PORTER TWO", "DR. LOWE", "DR. ADA PELL"],
  ]);
});

it("takes a longer role in capitals for the speaker of the scene", () => {
  expect(castOf("A VERY TALL WOMAN enters.", "TALL WOMAN\nYes.")).toEqual([["TALL WOMAN"]]);
  expect(castOf("A SECOND TALL WOMAN enters.", "TALL WOMAN\nYes.")).toEqual([["TALL WOMAN", "SECOND TALL WOMAN"]]);
});

it("knows another person with the title and surname of a speaker", () => {
  expect(
    castOf(
      "DR. PELL (60) sits.",
      "DR. PELL\nYes.",
      "INT. LAB - DAY",
      "DR. ANNA PELL (30), his daughter, waits.",
      "INT. OFFICE - DAY",
      "Dr. Anna Pell reads.",
    ),
  ).toEqual([["DR. PELL"], ["DR. ANNA PELL"], ["DR. ANNA PELL"]]);
  expect(
    castOf("DR. PELL\nYes.", "DR. ANNA PELL\nNo.", "INT. LAB - DAY", "DR. HENRY PELL waits.", "DR. PELL\nOh."),
  ).toEqual([
    ["DR. PELL", "DR. ANNA PELL"],
    ["DR. PELL", "DR. HENRY PELL"],
  ]);
});

it("takes GEN for a first name and GEN. for a title", () => {
  expect(castOf("GEN LOWE\nYes.", "GENERAL LOWE\nNo.")).toEqual([["GEN LOWE", "GENERAL LOWE"]]);
  expect(castOf("GEN. LOWE\nYes.", "GENERAL LOWE\nNo.")).toEqual([["GEN. LOWE"]]);
});

it("keeps longer roles in capitals that are someone else", () => {
  expect(castOf("A BLONDE YOUNG WOMAN enters.", "YOUNG WOMAN\nYes.", "DARK YOUNG WOMAN\nNo.")).toEqual([
    ["YOUNG WOMAN", "DARK YOUNG WOMAN", "BLONDE YOUNG WOMAN"],
  ]);
  for (const more of ["SIXTH", "TWELFTH", "NEW", "DIFFERENT", "NEXT", "LAST"])
    expect(castOf(`A ${more} TALL WOMAN enters.`, "TALL WOMAN\nYes.")).toEqual([["TALL WOMAN", `${more} TALL WOMAN`]]);
});
