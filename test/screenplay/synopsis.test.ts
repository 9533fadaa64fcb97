import { expect, it } from "vitest";
import { synopsisOfScene } from "../../shared/screenplay/scenes/synopsis.ts";

it.each([
  [["Emil waits. He is cold."], "Emil waits. He is cold."],
  [["Emil waits for the boat. He is cold."], "Emil waits for the boat."],
  [["Mr. Pell and Dr. Bruun play chess. Neither wins."], "Mr. Pell and Dr. Bruun play chess."],
  [["Silence.", "A boat lands in the fog."], "A boat lands in the fog."],
  [["CLOSE SHOT ON THE BELL", "as it rings.", "Nora wakes up with a start."], "Nora wakes up with a start."],
  [["Silence."], "Silence."],
  [["Is that all there is? It is."], "Is that all there is?"],
  [["on the bench.", "A GULL"], "A GULL"],
  [[], ""],
])("the synopsis of %j is %j", (paragraphs, synopsis) => expect(synopsisOfScene({ paragraphs })).toBe(synopsis));

it("is cut between words, wherever these end", () => {
  for (let length = 1; length <= "harbour ".length; length++) {
    const synopsis = synopsisOfScene({ paragraphs: [`${"H".repeat(length)} ${"harbour ".repeat(40)}.`] });
    expect(synopsis).toMatch(/^H+ (?:harbour )+harbour…$/);
    expect(synopsis.length).toBeLessThanOrEqual(140);
  }
});

it.each([
  [["The hall is packed. Nora climbs onto the table."], ["NORA"], "Nora climbs onto the table."],
  [
    ["A sterile room.", "MR. PELL looks up as Nora comes in."],
    ["MR. PELL", "NORA"],
    "MR. PELL looks up as Nora comes in.",
  ],
  [["As NORA hurries into the hall."], ["NORA"], "NORA hurries into the hall."],
  [["As the lift rises, NORA gets out."], ["NORA"], "As the lift rises, NORA gets out."],
  [["As NORA comes down, looking for a key."], ["NORA"], "NORA comes down, looking for a key."],
  [["As NORA leaves the lift two MEN step in."], ["NORA"], "As NORA leaves the lift two MEN step in."],
  [
    ["Nora comes in. Grabs at the crate and drags it out."],
    ["NORA", "EMIL"],
    "Nora grabs at the crate and drags it out.",
  ],
  [["Lights on the pier go out. Steps to the boat."], ["NORA"], "Lights on the pier go out."],
  [["Nora searches her pockets, then, to Emil:"], ["NORA", "EMIL"], "Nora searches her pockets."],
  [["Nora carries a bucket. She fills it."], ["NORA"], "Nora carries a bucket."],
  [["A cow on a plinth. On its back a box."], [], "A cow on a plinth."],
  [["Rain falls on the boats. Nobody is there."], ["NORA"], "Rain falls on the boats."],
  [["DELETED", "The bell rings."], [], "The bell rings."],
  [["at the wheel. Nora drives off."], ["NORA"], "Nora drives off."],
  [["... waves crash on the rocks below the house."], ["NORA"], "Waves crash on the rocks below the house."],
  [["--lights flicker on in the tower."], ["NORA"], "Lights flicker on in the tower."],
  [["... behind her the door opens and the horse walks in.", "A bell."], ["NORA"], "A bell."],
  [["... on the stairs, Emil's dog waits with a ball.", "A bell."], ["NORA"], "A bell."],
  [["-- as the door slams shut."], ["NORA"], "The door slams shut."],
  [["at the wheel."], ["NORA"], "Nora at the wheel."],
  [["in the mirror. She puts on the ring."], ["NORA"], "Nora puts on the ring."],
  [["-- and she throws the key away."], ["NORA"], "Nora throws the key away."],
  [["and then the boat sinks."], [], "The boat sinks."],
  [["who looks away. The bell rings."], ["NORA", "EMIL"], "The bell rings."],
  [["who looks away."], ["NORA"], "Nora looks away."],
  [["as Nora opens the door."], ["NORA"], "Nora opens the door."],
  [["on Nora as she reads the letter."], ["NORA"], "Nora reads the letter."],
  [["Nora tears up the letter"], ["NORA"], "Nora tears up the letter."],
  [["(NORA ENTERS AND PUTS THE LAMP ON THE TABLE.)"], ["NORA"], "NORA ENTERS AND PUTS THE LAMP ON THE TABLE."],
  [["BURNS at his desk, a telephone in his hand."], ["BURNS"], "BURNS at his desk, a telephone in his hand."],
  [["ANGLE ON NORA", "NORA'S HAND", "NORA OPENS THE SAFE."], ["NORA"], "NORA OPENS THE SAFE."],
  [["at the wheel.", "Nora stops the truck."], ["NORA"], "Nora stops the truck."],
  [["Nora looks at Emil. Then Nora tears up the letter."], ["NORA", "EMIL"], "Nora tears up the letter."],
  [["Nora waits by the boat. She opens the crate."], ["NORA", "EMIL"], "Nora opens the crate."],
  [["Nora waits. Emil looks at her. She opens the crate."], ["NORA", "EMIL"], "Emil looks at her."],
  [["Emil sits. He lets her in. She washes the pots."], ["EMIL"], "Emil lets her in."],
  [["Emil's boat lands. He gives Emil a key."], ["EMIL"], "He gives Emil a key."],
  [["Emil, with a lamp. Oil runs out of it.", "He pours the oil back."], ["EMIL", "GIRL"], "He pours the oil back."],
  [["A) Nora ties a knot.", "B) She salutes a gull."], ["NORA"], "Nora ties a knot."],
  [
    ["Nora's sister ADA (12), a cap, boots, a scarf of seven colours, headphones, big ones, paints a kite with tar."],
    ["ADA"],
    "Nora's sister ADA paints a kite with tar.",
  ],
  [
    ["The last ferry stops, and out of it, in a coat that is far too long and shoes that do not match, climbs a boy."],
    [],
    "The last ferry stops.",
  ],
  [["(Nora hides the letter behind her back.)"], ["NORA"], "Nora hides the letter behind her back."],
  [["CLOSE ON the clock. We hear it tick.", "Emil winds it up."], ["EMIL"], "Emil winds it up."],
  [["Series of shots:", "A) Nora buys a kite.", "B) Emil breaks it."], ["NORA", "EMIL"], "Nora buys a kite."],
])("the synopsis of %j with %j is %j", (paragraphs, names, synopsis) =>
  expect(synopsisOfScene({ paragraphs, names })).toBe(synopsis),
);

it("does not take a person with a description for an event", () => {
  const paragraphs = ["Nora (40s, gaunt). The dog whines at the door."];
  expect(synopsisOfScene({ paragraphs, names: ["NORA"], speakers: ["NORA"] })).toBe("The dog whines at the door.");
});

it("does not take a place for an event", () => {
  const paragraphs = ["Emil below the mast, under a sail against the rain. The goat eats a rope."];
  expect(synopsisOfScene({ paragraphs, names: ["EMIL"], speakers: ["EMIL"] })).toBe("The goat eats a rope.");
});

it.each([
  [
    "Nora carries the lantern up the narrow stairs of the lighthouse, while Emil holds the door against the storm outside.",
    "Nora carries the lantern up the narrow stairs of the lighthouse.",
  ],
  [
    "Nora (40, in her father's old oilskin coat), soaked to the bone, opens the heavy iron door of the lamp room.",
    "Nora, soaked to the bone, opens the heavy iron door of the lamp room.",
  ],
  [
    "Nora, a man's hat, a woman's shawl with a brooch, leads a limping mare across the mud of the river by the bridle.",
    "Nora leads a limping mare across the mud of the river by the bridle.",
  ],
  [
    "Nora and Emil walk along the dyke, she with a rucksack full of wet sand, he with a rusty shooting stick and a map.",
    "Nora and Emil walk along the dyke, she with a rucksack full of wet sand.",
  ],
  [
    "As the rain beats on the roof, and the lamp gutters, and the dog whines at the door, Nora, tired, loads the shotgun.",
    "Nora, tired, loads the shotgun.",
  ],
  [
    "While Emil sleeps in the chair by the stove with all of the letters still in his lap, the boy takes the money.",
    "The boy takes the money.",
  ],
  [
    "Because the bridge is closed and the ferry leaves only in the evening, they wait at the inn by the river.",
    "They wait at the inn by the river.",
  ],
  [
    "While the rain falls on the roof of the cabin, the wind howls and the waves break over the wall, Nora waits in the car.",
    "Nora waits in the car.",
  ],
  [
    "As Emil, Nora and the boy carry the boat down to the water and the dog barks at all of them, the judge counts the money.",
    "The judge counts the money.",
  ],
  [
    "When Nora comes in, her hands full of letters that no one has opened for a year, Emil hides the photograph.",
    "Emil hides the photograph.",
  ],
  [
    "Once the guests are in the hall and the doors are closed, the boys steal the cake from the kitchen, and the cook chases them through the garden and over the wall.",
    "Once the guests are in the hall and the doors are closed, the boys steal the cake from the kitchen.",
  ],
  [
    "As the rain falls on the roof and the lamp in the window goes out, Nora waits at the door of the cabin, her wet hands in her pockets.",
    "Nora waits at the door of the cabin, her wet hands in her pockets.",
  ],
  [
    "While the rain falls on the roof of the old cabin by the sea, Nora packs red shirts, the blue boxes, and all of the maps.",
    "Nora packs red shirts, the blue boxes, and all of the maps.",
  ],
])("a long sentence ends early, where it is complete: %s", (sentence, synopsis) =>
  expect(synopsisOfScene({ paragraphs: [sentence], names: ["NORA", "EMIL"] })).toBe(synopsis),
);

it.each([
  [["NORA"], "Nora speaks."],
  [["NORA", "MR. PELL"], "Nora and Mr. Pell talk."],
  [["NORA", "EMIL", "NORA AND EMIL", "JUNO"], "Nora, Emil and Juno talk."],
  [["DELIVERY BOY"], "The delivery boy speaks."],
  [["NORA", "EMIL", "JUNO", "PELL"], "Nora, Emil and 2 others talk."],
])("a scene of dialogue alone names the speakers: %j", (speakers, synopsis) =>
  expect(synopsisOfScene({ paragraphs: [], names: speakers, speakers })).toBe(synopsis),
);

it("ends a long sentence after 100 characters, where it may end, and does not cut it", () => {
  const long =
    "Nora carries the old brass lamp of the harbour master from the cellar of the lighthouse all the way up to the loft";
  const synopsis = synopsisOfScene({ paragraphs: [`${long}, and Emil and the boy wait with the rope for her.`] });
  expect(synopsis).toBe(`${long}.`);
});

it("does not take a shot in capitals without a person for the action of a scene of dialogue", () => {
  const names = ["NORA", "EMIL", "RUTH"];
  const scene = { paragraphs: ["APPLAUSE RINGS OUT."], names, speakers: names };
  expect(synopsisOfScene(scene)).toBe("Nora, Emil and Ruth talk.");
});

it.each([
  [["Nora waits.", "THE CLOCK", "reads 4:49."], "The clock reads 4:49."],
  [["THE GARDENER", "opens a box."], "Nora opens a box."],
])("the synopsis of %j with a thing or Nora as the subject is %j", (paragraphs, synopsis) =>
  expect(synopsisOfScene({ paragraphs, names: ["NORA"] })).toBe(synopsis),
);
