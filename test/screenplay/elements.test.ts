import { describe, expect, it } from "vitest";
import { scenesFromFountain } from "../../shared/screenplay/files/fountain.ts";
import { CATEGORY_OF } from "../../shared/screenplay/language/category-of.ts";
import { DETERMINED_LEXICON, ELEMENT_LEXICON, wordsOf } from "../../shared/screenplay/language/element-lexicon.ts";
import { action, numbered, script } from "./typed-page.ts";
import { read, USUAL } from "./usual-script.ts";

const elementsIn = (action: string) => scenesFromFountain(`INT. HALL - DAY\n\n${action}\n`).scenes[0]!.elements;
const named = (action: string) =>
  elementsIn(action)
    .filter(({ because }) => because === undefined)
    .map(({ category, name }) => `${category}: ${name}`);
const broughtAlong = (action: string) =>
  elementsIn(action)
    .filter(({ because }) => because !== undefined)
    .map(({ category, name, because }) => `${category}: ${name} because of ${because}`);

describe("the elements of a scene", () => {
  it.each([
    ["Background Actors", "A crowd of onlookers.", ["Crowd", "Onlooker"]],
    ["Stunts", "A car chase ends in a fistfight.", ["Car chase", "Fistfight"]],
    ["Vehicles", "Two taxis and a dinghy.", ["Taxi", "Dinghy"]],
    ["Props", "A harmonica beside the derringer.", ["Harmonica", "Derringer"]],
    ["Special Effects", "An explosion, then smoke.", ["Explosion", "Smoke"]],
    ["Wardrobe", "A tuxedo under a poncho.", ["Tuxedo", "Poncho"]],
    ["Makeup/Hair", "There is blood in the beard.", ["Blood", "Beard"]],
    ["Animals", "The ponies and a parakeet.", ["Pony", "Parakeet"]],
    ["Camera", "In slow motion, an aerial shot.", ["Slow motion", "Aerial shot"]],
    ["Sound", "A siren, then the doorbell.", ["Siren", "Doorbell"]],
    ["Music", "A string quartet beside the choir.", ["String quartet", "Choir"]],
    ["Set Dressing", "An armoire and a chandelier.", ["Armoire", "Chandelier"]],
    ["Greenery", "A hedge of willows.", ["Hedge", "Willow"]],
    ["Special Equipment", "A harness under the scaffolding.", ["Harness", "Scaffolding"]],
    ["Visual Effects", "A hologram and a ghost.", ["Hologram", "Ghost"]],
  ])("are found in the category %s", (category, action, names) => {
    expect(named(action)).toEqual(names.map((name) => `${category}: ${name}`));
  });

  it.each([
    ["A tomato falls off its vine and rolls into the gutter.", "Roll"],
    ["He hammers on the door and sinks on the grass.", "Sink"],
    ["She walks past the camera.", "Camera"],
    ["She draws on a sheet of paper.", "Sheet"],
    ["He lays it down like a surrendered gun.", "Gun"],
    ["She writes her name.", "Writ"],
    ["Enzo eats toast and watches.", "Watch"],
    ["The pulley jams. Ada opens her bag, drinks, and listens.", "Jam"],
    ["The pulley jams. Ada opens her bag, drinks, and listens.", "Drink"],
    ["The oxen drink. The boys drink from the well.", "Drink"],
    ["The woman nurses a child.", "Nurses"],
    ["The coachman smokes. Glass rains on the carpet, and it is not raining.", "Smoke"],
    ["The coachman smokes. Glass rains on the carpet, and it is not raining.", "Rain"],
    ["He is sick into a fire bucket.", "Fire"],
    ["Mrs. Crane looks up. A match flares. A bus brakes.", "Crane"],
    ["She nods at MR. CRANE.", "Crane"],
    ["Mrs. Crane looks up. A match flares. A bus brakes.", "Flare"],
    ["Mrs. Crane looks up. A match flares. A bus brakes.", "Brakes"],
    ["She lays her hand on the bonnet.", "Bonnet"],
    ["He hammers on the door and stamps the snow off his feet.", "Hammer"],
    ["He hammers on the door and stamps the snow off his feet.", "Stamp"],
    ["The donkey's halter and a bird's nest.", "Donkey"],
    ["Dust lies on the glass, and a face appears behind the glass.", "Glass"],
    ["He lifts the cup, swallows, then coughs. Swallows hard.", "Swallow"],
    ["She takes the lead and barrels through the crowd.", "Barrels"],
    ["The guard is on his heels and barrels through the door.", "Barrels"],
    ["Checks every drawer. Checks two rooms.", "Check"],
    ["She crosses to his phone.", "Crosse"],
    ["He stops. Watches.", "Watch"],
    ["Nora sits. Watches Emil.", "Watch"],
    ["The others watch in amazement.", "Watch"],
    ["Slugs him twice.", "Slug"],
    ["The men fan out.", "Fan"],
    ["He stumbles and reels into the yard.", "Reel"],
    ["Both sides fire.", "Fire"],
    ["The sentry opens fire.", "Fire"],
    ["He thinks for a bit. A bit of verse.", "Bit"],
    ["She orders a lobster.", "Lobster"],
    ["He takes a puff, and fans out.", "Fan"],
    ["He snores like a pig, eager as a dog.", "Dog"],
    ["He turns and watches in awe.", "Watch"],
    ["The boys eat fried duck.", "Duck"],
    ["A leopard print scarf.", "Leopard"],
    ["As quick as a fox.", "Fox"],
    ["She smiles like the cat that ate the bird.", "Bird"],
    ["The road snakes uphill.", "Snake"],
    ["A cat burglar climbs in.", "Cat"],
  ])("%s: no %s", (action, name) => {
    expect(elementsIn(action).map((one) => one.name)).not.toContain(name);
  });

  it.each([
    ["She turns the pages of the book.", "Pages"],
    ["Two tape players whirr beside a record player.", "Players"],
    ["She puts on the wipers.", "Wipers"],
    ["He puts on the headlights.", "Headlights"],
    ["She puts on the coffee.", "Coffee"],
  ])("are no people and nothing worn: %s: no %s", (action, name) => {
    const worn = elementsIn(action).filter(({ category }) => ["Background Actors", "Wardrobe"].includes(category));
    expect(worn.map((one) => one.name)).not.toContain(name);
  });

  it("are worn if put on, and people if they play", () => {
    expect(named("The players come in. She puts on a chasuble.")).toEqual([
      "Background Actors: Players",
      "Wardrobe: Chasuble",
    ]);
  });

  it("are found across the rows of a page, on the row where they begin", () => {
    const rows = [action("Nora crosses the room to the large window and lifts a heavy alarm"), action("clock.")];
    const lines = script(...USUAL, numbered("4", "INT. HALL - DAY"), rows.join("\n"));
    const found = read(lines)
      .at(-1)!
      .elements.find(({ name }) => name === "Alarm clock");
    expect(lines[found!.origin.line]!.text).toContain("heavy alarm");
  });

  it("have their page, the line that names them, and a confidence", () => {
    expect(elementsIn("She lifts the HARMONICA. Then the harmonica falls.")).toEqual([
      {
        name: "Harmonica",
        category: "Props",
        quote: "She lifts the HARMONICA. Then the harmonica falls.",
        origin: { page: 1, line: expect.any(Number) },
        confidence: 0.8,
      },
    ]);
  });

  it.each([
    ["does not exist", "There is no taxi, and he howls like a dog."],
    ["is a verb", "She tanks. It ferries them to rope off the shore."],
    ["describes a movement", "Both file out."],
    [
      "is a verb with an object",
      "The porter checks the clause, watches him exit, looks up and drums on it and maps it. Ada protectively guards them.",
    ],
    ["qualifies another noun", "The key witness waits at a glass door."],
    ["names a place", "She waits at the bus stop near the taxi rank."],
    ["is a name", "They drink at the Parrot."],
    [
      "someone does with a weapon",
      "He fires twice. The guard fires at the door, then she fires three rounds. The old sailor fires back.",
    ],
    ["is a verb after a contraction", "She can't bear to look."],
    ["is seldom a verb", "The nurse monitors the gauge. The boy parrots his words."],
    [
      "is an idiom",
      "He racks the slide. A train of thought. She has a frog in her throat. He is a filthy pig. He stands like a deer in the headlights.",
    ],
    [
      "is the film camera",
      "The camera drifts past. She turns. Camera moves closer as the camera pans. He goes, and the camera holds.",
    ],
  ])("omit what %s", (_, action) => {
    expect(named(action)).toEqual([]);
  });

  it.each([
    ["His watch stops.", ["Props: Watch"]],
    ["Two watches lie on the floor. Watches tick in a case.", ["Props: Watch"]],
    ["He sells papers, watches, and rings.", ["Props: Paper", "Props: Watch"]],
    ["Ropes, barrels, and nets.", ["Props: Net", "Props: Rope", "Set Dressing: Barrels"]],
    [
      "Smoke and a fire. The horse takes the bit.",
      ["Animals: Horse", "Props: Bit", "Special Effects: Fire", "Special Effects: Smoke"],
    ],
    ["A lobster crawls off. A fox runs after a cat.", ["Animals: Cat", "Animals: Fox", "Animals: Lobster"]],
    ["She checks the old brass key and feeds papers into a tin.", ["Props: Key", "Props: Paper", "Props: Tin"]],
    ["Two guards and a reporter wait.", ["Background Actors: Guards", "Background Actors: Reporter"]],
    ["Strikers crowd the pier.", ["Background Actors: strikers"]],
    ["Two LAUNDRESSES and four vaqueros wait.", ["Background Actors: laundresses", "Background Actors: vaqueros"]],
    ["She sells two rings and watches.", ["Props: Ring", "Props: Watch"]],
    ["He fills the glass.", ["Props: Glass"]],
    ["The phone rings.", ["Props: Phone", "Sound: Phone rings"]],
    ["Bottles, blankets and a kettle.", ["Props: Blanket", "Props: Bottle", "Props: Kettle"]],
    ["She looks at their village maps.", ["Props: Map"]],
    ["Leaflets about gout. The torches gather.", ["Props: Leaflet", "Props: Torch"]],
    ["He takes the bent teaspoon out of her blouse.", ["Props: Teaspoon", "Wardrobe: Blouse"]],
    ["The barge's hull. He lifts the mare's hoof.", ["Animals: Mare", "Vehicles: Barge"]],
    ["Three ducks on the pond.", ["Animals: Duck"]],
    ["A duck waddles past the fountain.", ["Animals: Duck"]],
    ["She waits with a duck in a basket.", ["Animals: Duck", "Props: Basket"]],
    ["Ducks behind the wall.", []],
    ["Bolts down the stairs.", []],
    ["Bags inside the car.", ["Props: Bag", "Vehicles: Car"]],
    ["Boxes inside the van.", ["Props: Box", "Vehicles: Van"]],
    ["Bottles under the bed.", ["Props: Bottle", "Set Dressing: Bed"]],
    ["Watches inside the case.", ["Props: Watch"]],
    ["Two monitors glow. It is a pig.", ["Animals: Pig", "Set Dressing: Monitors"]],
    ["Fires burn on the beach.", ["Special Effects: Fires burn"]],
    ["Small fires at the roadside.", ["Special Effects: Fire"]],
    ["Oil fires on the water.", ["Special Effects: Fire"]],
    ["The man with the camera follows her.", ["Props: Camera"]],
    ["The tourist with the camera moves on.", ["Background Actors: Tourist", "Props: Camera"]],
    ["He walks past. The camera is on the floor.", ["Props: Camera"]],
    ["A rubber duck floats.", ["Props: Rubber duck"]],
    ["A dog bags the shotgun.", ["Animals: Dog", "Props: Shotgun"]],
    ["A plastic Christmas tree.", ["Set Dressing: Christmas tree"]],
    ["The janitor mops the floor and nails a board to it.", ["Props: Board", "Props: Mop", "Props: Nails"]],
    ["A gloved hand, by candlelight.", ["Props: Candle", "Wardrobe: Glove"]],
    ["He pours soup into a pail. She comes in carrying wine.", ["Props: Pail", "Props: Soup", "Props: Wine"]],
  ])("include a noun with a determiner, a number or a verb before it: %s", (action, names) => {
    expect(
      named(action)
        .map((one) => one.toLowerCase())
        .sort(),
    ).toEqual(names.map((one) => one.toLowerCase()).sort());
  });

  it.each([
    ["There he is. A dog barks.", "Dog"],
    ["And there she is. A white horse stands behind her.", "Horse"],
    ["He knows who she is. A cat jumps down.", "Cat"],
    ["He is an old dog.", "Dog"],
    ["She is an old mare.", "Mare"],
    ["He is a German shepherd.", "German shepherd"],
    ["A deer in the headlights. He brakes.", "Deer"],
    ["An elephant in the room knocks over the table.", "Elephant"],
    ["He pulls a fish out of water.", "Fish"],
    ["He paints. A dog barks.", "Dog"],
    ["He says no. A dog barks.", "Dog"],
  ])("include the animal that is there: %s", (action, animal) => {
    expect(named(action)).toContain(`Animals: ${animal}`);
  });

  it.each([
    "Nora and Emil duck.",
    "Soldiers duck for cover.",
    "He swears and ducks.",
    "The two men duck under the table.",
    "Ducks. The bullet hits the wall.",
    "A rubber duck floats.",
    "He eats roast duck.",
  ])("omit the animal where someone ducks, or where it is none: %s", (action) => {
    expect(named(action)).not.toContain("Animals: Duck");
  });

  it.each([
    ["INT. HANNE'S VAN (MOVING) - DAY", ["Van"]],
    ["INT. TRUCK CAB - NIGHT", ["Truck"]],
    ["EXT. FERRY - DECK - DAY", ["Ferry"]],
    ["INT. TRAIN STATION - DAY", []],
    ["EXT. VAN HIRE / TAXI RANK - DAY", []],
  ])("include the vehicle that the set is: %s", (heading, vehicles) => {
    const [scene] = scenesFromFountain(`${heading}\n\nHanne waits.\n`).scenes;
    expect(scene!.elements.filter(({ category }) => category === "Vehicles").map(({ name }) => name)).toEqual(vehicles);
  });

  it("omit a person in capitals, who is a role", () => {
    expect(named("A CUSTOMER leaves.")).toEqual([]);
  });

  it.each([
    ["A violin case under the laundry hamper.", ["Props: Violin case", "Props: Laundry hamper"]],
    ["The medals stand in rows.", ["Props: Medal"]],
  ])("are named with what holds them: %s", (action, names) => expect(named(action)).toEqual(names));

  it.each([
    ["A framed picture of a greyhound.", ["Set Dressing: Framed picture"]],
    ["He draws a horse.", []],
    ["He draws a knife.", ["Props: Knife"]],
    ["A scar the size of a coin.", ["Makeup/Hair: Scar"]],
  ])("omit what is only pictured or measured by: %s", (action, names) => expect(named(action)).toEqual(names));

  it.each([
    ["She brandishes a rusty astrolabe.", ["Props: Astrolabe"]],
    ["He puts on a tarboosh and waves his hand.", ["Wardrobe: Tarboosh"]],
    ["She picks up her phone again. Her abdomen gleams.", ["Props: Phone"]],
  ])("are known by what people do with them: %s", (action, names) => expect(named(action)).toEqual(names));

  it("omit nouns that only qualify another", () => {
    expect(named("He puts on the butterfly hat.")).toEqual(["Wardrobe: Hat"]);
  });

  it("omit the draft's own characters", () => {
    const text = "INT. HALL - DAY\n\nThe parrot and a second parrot wait.\n\nPARROT\nHello.\n";
    expect(scenesFromFountain(text).scenes[0]!.elements).toEqual([]);
  });
});

describe("an implied element", () => {
  it.each([
    ["A taxi passes a truck.", ["Additional Labor: Picture-car driver because of Taxi, Truck"]],
    ["A rowboat.", ["Additional Labor: Marine coordinator because of Rowboat"]],
    ["A helicopter.", ["Additional Labor: Aerial coordinator because of Helicopter"]],
    ["A parakeet.", ["Animal Wranglers: Animal wrangler because of Parakeet"]],
    ["A revolver.", ["Additional Labor: Armourer because of Revolver"]],
    ["A fistfight.", ["Additional Labor: Stunt coordinator because of Fistfight"]],
    ["An explosion.", ["Additional Labor: Fire safety officer because of Explosion"]],
    ["A child sings.", ["Additional Labor: Studio teacher because of child"]],
    ["TOMMY (8) sings.", ["Additional Labor: Studio teacher because of TOMMY (8)"]],
    ["TOMMY (38) sings to a spoon.", []],
  ])("is named with its reason: %s", (action, names) => {
    expect(broughtAlong(action)).toEqual(names);
  });
});

describe("a prop that recurs in the story", () => {
  const scene = (action: string, said: string) => `INT. HALL - DAY\n\n${action}\n\nNORA\n${said}\n`;
  const propsOf = (...scenes: string[]) =>
    scenesFromFountain(scenes.join("\n")).scenes.map(({ elements }) =>
      elements.filter(({ category }) => category === "Props").map(({ name, confidence }) => `${name} ${confidence}`),
    );
  const SHOWN = [1, 2, 3].map(() => scene("She hides the ring.", "Nobody comes."));

  it("is found where it is spoken of, with a low confidence", () => {
    expect(propsOf(...SHOWN, scene("She waits.", "Where is my ring? The knife, too."))).toEqual([
      ["Ring 0.5"],
      ["Ring 0.5"],
      ["Ring 0.5"],
      ["Ring 0.4"],
    ]);
  });

  it.each(["Here is the ring. Take it.", "Give me the ring!", "Show her my ring."])(
    "is found in the third scene already where it is handed over or shown: %s",
    (said) => expect(propsOf(...SHOWN.slice(1), scene("She waits.", said))[2]).toEqual(["Ring 0.4"]),
  );

  it("is not found where no certain one is meant, or where it is rare", () => {
    expect(propsOf(...SHOWN, scene("She waits.", "Ring the bell. Buy a ring."))[3]).toEqual([]);
    expect(propsOf(...SHOWN.slice(1), scene("She waits.", "Where is my ring?"))[2]).toEqual([]);
    expect(propsOf(SHOWN[0]!, scene("She waits.", "Give me the ring!"))[1]).toEqual([]);
  });
});

it("the lexicon has each word once, and phrases on one line", () => {
  const words = [DETERMINED_LEXICON, ELEMENT_LEXICON].flatMap((table) => Object.values(table).flatMap(wordsOf));
  expect(words.filter((word, at) => words.indexOf(word) !== at)).toEqual([]);
  expect([...CATEGORY_OF.keys()].filter((word) => /\n|\s{2}/.test(word))).toEqual([]);
  expect(CATEGORY_OF.get("first aid kit")).toBe("Props");
});

it("a word with another common meaning is no element", () => {
  expect(named("They wait till dawn. It is her will to live. A range of hills.")).toEqual([]);
});

it.each([
  ["Both men rise.", []],
  ["The two friends embrace. BOTH OF THE MEN laugh.", []],
  ["The two friends embrace. BOTH OF THE WOMEN laugh.", ["Women"]],
  ["Both boys run past.", ["Boys"]],
  ["NORA enters. The two men turn. The two friends embrace.", ["Men", "Friends"]],
  ["THE TWO MEN rise.", []],
  ["The three men rise.", ["Men"]],
  ["Two men run in. Both men stop.", ["Men"]],
  ["The two men at the bar turn.", ["Men"]],
  ["Both guards salute.", ["Guards"]],
])("in a scene with two of the cast, the groups of people in %j are %j", (action, names) => {
  const spoken = `INT. HALL - DAY\n\nMR. PELL\nYes.\n\nTALL MAN\nNo.\n\n${action}\n`;
  const people = scenesFromFountain(spoken).scenes[0]!.elements.filter(
    ({ category }) => category === "Background Actors",
  );
  expect(people.map(({ name }) => name)).toEqual(names);
});

it.each([
  ["Nora orders the dog out.", "Dog"],
  ["Nora orders the dog to sit.", "Dog"],
  ["He binds the leg of the horse.", "Horse"],
  ["Nora stops as a horse and rider emerge.", "Horse"],
  ["He waits as a dog, leashed, barks.", "Dog"],
  ["She turns as a deer bounds across.", "Deer"],
  ["As soon as a horse and cart appear, she runs.", "Horse"],
  ["They sit by an open fire.", "Fire"],
  ["Nora lights an open fire.", "Fire"],
  ["The horse neighs, a bit in its mouth.", "Bit"],
  ["A bit and bridle hang there.", "Bit"],
  ["Barrels along the wall.", "Barrels"],
  ["Mirrors along the walls.", "Mirror"],
  ["Cups in the sink.", "Cup"],
  ["Fans in the corner hum.", "Fan"],
  ["Tables and mirrors along the wall.", "Mirror"],
  ["Anchors, ropes, hooks in every corner.", "Hook"],
  ["He carries knives and axes into the barn.", "Axe"],
  ["Glasses and watches in the case.", "Watch"],
  ["Watches with leather straps.", "Watch"],
  ["Swallows under the roof.", "Swallow"],
])("%s: %s is an element", (action, name) => {
  expect(elementsIn(action).map((one) => one.name)).toContain(name);
});

it("keeps two men in the background where the names of those seen do not tell what they are", () => {
  const spoken = "INT. HALL - DAY\n\nNORA\nYes.\n\nANNA\nNo.\n\nThe two men load crates. Both friends watch.\n";
  expect(scenesFromFountain(spoken).scenes[0]!.elements.map(({ name }) => name)).toEqual(["Men", "Crates"]);
});
