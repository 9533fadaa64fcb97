/** The root nouns of each category in WordNet: a word, optionally followed by the number of its meaning. */
export const ROOTS: Readonly<Record<string, readonly string[]>> = {
  Animals: listed(`
    domestic_animal, bird, snake, feline, canine 2, equine, rodent, bovid, monkey, ape, elephant, bear, insect,
    spider, frog, lizard, turtle 2, crocodilian_reptile, deer, swine, leporid, bat, shark, whale 2, dolphin 2,
    seal 9, camel, scorpion 3
  `),
  Vehicles: listed(`
    motor_vehicle, bicycle, boat, ship, aircraft, carriage 2, wagon, trailer 3, train, sled, cart, streetcar,
    military_vehicle
  `),
  Wardrobe: listed(`
    clothing, footwear 2, headdress, spectacles, handwear, hosiery
  `),
  "Makeup/Hair": listed(`
    cosmetic, facial_hair, hairpiece, hairdo
  `),
  "Set Dressing": listed(`
    furniture, floor_cover, curtain, lamp 2, clock, white_goods, mirror, chandelier, bedclothes, painting
  `),
  Greenery: listed(`
    tree, shrub, vine, houseplant, fern, cactus, lawn
  `),
  Props: listed(`
    weapon, bag 1, bag 4, bottle, musical_instrument, writing_implement, tableware, hand_tool, telephone, camera,
    portable_computer, book 2, beverage, alcohol, box, basket, jewelry, cooking_utensil, playing_card, ball,
    plaything, edge_tool, lock, key, drinking_vessel, sports_equipment, medical_instrument, shackle, firework,
    candle, pipe, cigarette, newspaper 3, magazine
  `),
};

/** Further roots, of which only names of one word are used: most of their longer names are technical. */
export const PLAIN_ROOTS: Readonly<Record<string, readonly string[]>> = {
  Props: listed(`
    device, container, implement, equipment, toiletry, food, food 2
  `),
};

/** Words that scripts mostly use for something else, or that every set has. */
export const NOT_THINGS: readonly string[] = listed(`
  attire, auto, balloon, bars, beef, bill, cab, clothes, clothing, colt, cooler, drawers, furniture, garment,
  gat, habit, honeypot, hops, hut, jack, jewel, joint, kid, king, mac, marri, mate, mules, orang, papers, pocket,
  queen, range, ring, rings, robin, rose, shell, shot, stays, stole, tails, tails coat, toilet, vintage,
  wardrobe, wear, throw, drop, case, chest, trunk, spirit, mine, brush, can, pack, top, fly, print, sole, slip,
  suit, kit, arms, arm, shoot, piece, part, charge, draft, round, counter, bar, board, panel, plant, pot, mouse,
  chicken, duck, bear, fleet, craft, vessel, liner, sub, oil, drink, drinks, juice, water, ice, stock, game,
  play, bow, pick, file, saw, feeder, charger, commuter, gig, bling, bombardon, bones, bourdon, chains, chanter,
  cupper, jointer, kris, magnum, mag, mound, retractor, sam, seb, toby, scraper, spirits, strad, graver, fife,
  catling, bullshot, knuckles, irons, vibes, projectile, clarence, stanhope, shay, threads, busby, derby, flats,
  laundry, cords, trunks, weeds, silks, sweats, wrapper, wedgie, getup, cur, rattler, newfoundland, buckskin,
  louse, attilio, afro, handle-bars, fitment, sheraton, wilton, legume, sloe, periwinkle, squib, bed of roses,
  pine, fry, daisy, lily, iris, ivy, violet, jasmine, olive, hazel, laurel, myrtle, rider, pilot, driver, mink,
  sport, bugger, dirk, bling, stiletto, blade, hood, habit, hose, tie, boxers, specs, mack, kitty, tom, jenny,
  polly, jack, billy, nanny, buck, doe, bull, hog, rail, rook, swift, crane, drake, kite, bomber, cruiser,
  interceptor, kamikaze, barge, gravity, truck stop, car wash, weapon, ball, bag lady, breast pocket, hip pocket,
  side pocket, vest pocket, fly, bat, fish, duck, poultry, turkey, armament, weapon system, ware, utensil, cover,
  covering, mother, nose, pigeon carrier, stray, pet, young,
  android, aperture, armrest, bbs, bedpost, bridgework, cantilever, circuitry, clockwork, contrivance, cursor, dat,
  deflector, diaphragm, doorjamb, doorknocker, doornail, doorstep, dubbing, elevator, emitter, entanglement, faucet,
  fet, fishnet, footlights, gadgetry, goalpost, headlight, houselights, humanoid, joist, lally, lcd, led, linkup,
  mantel, mantelpiece, mantlepiece, newel, piling, poppet, rail, ridgepole, rib, rom, rung, shelf, shim, sights, sill,
  sonar, soundtrack, spoke, stair, taillight, tach, taping, undercarriage, website, windmill, windowsill, workings,
  workstation, bath, boiler, boneshaker, cesspit, cesspool, drawer, pix, shook, tun, accelerator, axle, deadbolt, rails,
  sable, equipment, footage, paraphernalia, satellite, separator, trapping, cpu, pelham, setup, apparatus, afters,
  allemande, breakfast, brunch, dinner, diet, duff, eats, clambake, cookout, commissariat, folate, goody, lunch,
  luncheon, msg, nourishment, poi, pone, porcupines, potluck, provisions, riboflavin, roughage, seder, starches,
  supper, sustenance, teatime, thiamine, vegetarianism, vegetarian, victuals, zep, baba, freestone, fryer, jimmies, jonathan, offal,
  organs, pippin, sprinkles, repast, fare, device, instrument, implement, container, receptacle, machinery, detector,
  bars, barrier, fence, gate, gates, lock, doorlock, doorbell, steps
`);

/** Categories with too many words: only those that occur in WordNet's tagged texts are used. */
export const ONLY_COUNTED: ReadonlySet<string> = new Set(["Animals", "Greenery"]);

function listed(words: string): string[] {
  return words.trim().split(/,\s+/);
}
