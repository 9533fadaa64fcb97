/**
 * Words with a second meaning (a key witness, to ring, a glass door), by category. They count only as a noun with a
 * determiner: his key, the rings.
 */
export const DETERMINED_LEXICON: Readonly<Record<string, string>> = {
  Props: `
    anchor, apple, arrow, ball, barrel, baton, bible, bill, bolt, book, bowl, bracelet, bread, brick, brush, butter,
    button, cable, calendar, can, candy, canvas, card, cask, chain, chalk, chart, cheese, cloth, cocktail, coin, comb,
    document, drill, drink, earring, egg, fan, feather, flower, flute, folder, food, fruit, gin, glass, glasses, globe,
    hook, hose, jar, journal, juice, key, keyboard, lemon, lock, log, luggage, match, meal, microscope, money, napkin,
    needle, net, note, oar, orange, package, painting, pan, paper, pendant, picture, pie, pillow, plate, pot, pouch,
    present, printer, projector, puppet, puzzle, radio, rag, rake, receiver, record, ribbon, ring, rod, rose, rum,
    salt, scissors, screen, sheet, shield, sled, slide, soap, soup, spear, sponge, stamp, stew, stick, stone, string,
    sugar, tape, tin, tire, toast, tool, torch, trunk, vase, warrant, whip, whistle, wire, wrench`,
  Vehicles: "plane, train",
  Wardrobe: "belt, sock, stocking, collar",
  Animals: "bird, chicken, fish, mouse",
  "Set Dressing": "console, crate, drawer, lamp, mirror, shelf, sink, stool, wardrobe",
  Greenery: "branch, plant",
  Music: "drum",
  Sound: "alarm, bell",
};

/** The words of DETERMINED_LEXICON. */
export const DETERMINED_WORDS: ReadonlySet<string> = new Set(
  Object.values(DETERMINED_LEXICON).flatMap((list) => list.trim().split(/,\s*/)),
);

/**
 * Words for elements in action text, by category name, separated by commas. Ambiguous words (light, case) are omitted on
 * purpose: a missed element is better than a wrong one. Unambiguous words for objects are in WORDNET_LEXICON.
 */
export const ELEMENT_LEXICON: Readonly<Record<string, string>> = {
  "Background Actors": `
    audience, barista, bartender, beachgoers, beggars, bellboy, bellhop, bodyguards, bystander, children,
    churchgoers, clerks, commuter, concertgoers, congregation, construction workers, cops, crowd, crowd of people,
    customer, cyclists, dancer, demonstrators, diner patron, doorman, drinkers, firefighter, firemen,
    gang, group of people, guards, guests, jury, inmates, joggers, journalists, kids, marines, men and women, mob, monks,
    mourner, moviegoers, musicians, neighbors, neighbours, nuns, nurses, office workers, onlooker, orderlies,
    paparazzi, paramedic, parishioners, party guest, partygoer, passengers, passerby, passers-by, patron,
    pedestrian, photographer, police officer, policeman, policemen, policewomen, prisoners, protester, pupils,
    refugees, reporter, revelers, rioters, sailors, schoolchildren, secretaries, security guard, shopper, soldier,
    spectator, stagehands, street vendor, students, throng, tourist, travelers, travellers, troops, vendors,
    villagers, waiter, waitress, wedding guest, well-wishers, workers`,
  Stunts: `
    backflip, brawl, car chase, car crash, catches fire, crashes into, crashes through, dives through,
    falls down the stairs, fight scene, fist fight, fistfight, gunfight, headbutt, hit by a car, hurls herself,
    hurls himself, is thrown, jumps from the roof, jumps off, knocks her out, knocks him out, leaps from, punches,
    rappels, set on fire, shootout, skids, somersault, strangles, swerves, sword fight, swordfight, tackles,
    thrown through, throws a punch, tumbles down the stairs, wrestles`,
  Vehicles: `
    airplane, ambulance, autorickshaw, bicycle, bike, biplane, bulldozer, bus, cab, camper, camper van, canoe, car,
    carriage, convertible, cop car, cruise ship, delivery truck, delivery van, dump truck, ferry, fighter jet,
    fire engine, fire truck, fishing boat, food truck, forklift, garbage truck, getaway car, golf cart, hearse,
    helicopter, horse-drawn carriage, ice cream truck, jeep, jet ski, kayak, limo, limousine, minivan, motorbike,
    motorboat, motorcycle, motorhome, moving van, patrol boat, patrol car, pickup, pickup truck, police car,
    police cruiser, police van, private jet, race car, raft, rental car, rickshaw, rowboat, rv, sailboat,
    school bus, scooter, sedan, segway, skateboard, speedboat, sports car, squad car, station wagon, subway car,
    subway train, suv, tank, taxi, taxicab, tow truck, town car, tractor, tram, truck, van, yacht`,
  Props: `
    alarm clock, ashtray, axe, baby carriage, backpack, badge, balloon, bank check, banner, baseball, baseball bat,
    basketball, beaker, beer, billboard, binoculars, birthday cake, birthday card, blueprint, body bag, bomb, bong,
    bottle, bouquet, bow and arrow, briefcase, broom, bucket, bullhorn, business card, cake, camera, campfire,
    candle, cane, cash, cell phone, cellphone, chain saw, chainsaw, check, chess board, chopsticks, cigar,
    cigarette, clipboard, cocaine, coffee cup, coins, compass, contract, credit card, crossword puzzle, crowbar,
    crown, crutches, crystal ball, cutlery, dagger, deck of cards, detonator, diary, dice, doll, dossier,
    driver's license, drugs, duffel bag, dynamite, earbuds, envelope, file, file folder, fire extinguisher,
    first aid kit, fishing rod, flag, flashlight, flyer, football, fork, fried chicken, frying pan,
    game controller, garbage bag, gas can, gift, golf club, grenade, groceries, grocery bag, guitar, gun, gym bag,
    hamburger, hammer, hand grenade, handbag, handcuffs, handgun, handkerchief, headphones, ice cream, id card,
    ipad, iphone, iv drip, keys, kite, knife, ladder, lantern, laptop, letter, lighter, love letter, machete,
    machine gun, magazine, magnifying glass, manila envelope, manuscript, map, matchbook, matches, medal,
    megaphone, menu, microphone, mobile phone, model airplane, mop, mug, necklace, newspaper, newspaper clipping,
    ransom note, sticky note, suicide note, notebook, ouija board, paper bag, passport, pepper spray, phone, photo, photo album, photograph,
    picnic basket, pill, pill bottle, pipe, pistol, pizza, plastic bag, plates, playing cards, pocket watch,
    polaroid, popcorn, postcard, poster, purse, receipt, remote, remote control, revolver, rifle, rope,
    rubber chicken, samurai sword, sandwich, screwdriver, script, shopping bag, shotgun, shovel, sign, silencer,
    sleeping bag, smartphone, soccer ball, spoon, stack of bills, stopwatch, stretcher, stroller, suitcase,
    surfboard, sword, syringe, tablet, tablet computer, tape measure, tape recorder, taser, teacup, teddy bear,
    telegram, telephone, telescope, tennis racket, tent, test tube, ticket, time bomb, tissue, tool box, towel,
    toy, tray, trophy, trumpet, typewriter, umbrella, urn, vacuum cleaner, video camera, video game, violin,
    wad of cash, walkie-talkie, walking stick, wallet, watch, water pistol, wedding cake, wedding ring,
    wheelbarrow, wheelchair, wine glass, wristwatch, zippo, bandanna, biscuit, bridle, brooch, candlestick, cartridge,
    cassette, certificate, checkbook, cheque, chessboard, cigarette case, clothesline, cookie, crayon, crucifix, crutch,
    cufflinks, diploma, duffel, dustpan, earphones, easel, feather duster, film reel, firewood, fishing line,
    fishing net, flowerpot, goblet, gramophone, hairbrush, hairdryer, harpoon, headset, holster, hymnal, incense,
    invoice, ironing board, jerrycan, jug, keg, keyring, ladle, lasso, laundry, leash, ledger, lifebuoy, locket,
    lunchbox, medicine bottle, nightstick, padlock, paintbrush, palette, parasol, parcel, perfume, phonograph,
    poker chips, pram, prayer book, printout, programme, pushchair, quiver, reins, rosary, satchel, saucer, scabbard,
    scythe, sextant, shampoo, shopping cart, shredder, sledgehammer, spray can, spray paint, steak, tack, tarot cards,
    thermometer, thumbtack, toothbrush, toothpaste, tripod, trowel, truncheon, tumbler, watering can, wineglass,
    wrapping paper`,
  "Special Effects": `
    blaze, blizzard, bonfire, breakaway glass, bullet hits, bullet hole, burning building, burning car,
    burning house, confetti, debris, downpour, drizzle, dust storm, earthquake, explodes, exploding, explosion,
    fire burns, fire rages, fireball, fires a shot, fires burn, fires her gun, fires his gun, fireworks, flames,
    flooded, fog, glass shatters, gun fires, gunfire, gunshot, hailstorm, house fire, inferno, lightning,
    muzzle flash, on fire, rain, raining, rainstorm, sandstorm, shattering glass, shatters, smoke, smoke machine,
    snow, snowing, snowstorm, sparks, sprinklers, squib, steam, steam rises, storm rages, thunderstorm, tornado,
    wind machine, window shatters`,
  Wardrobe: `
    pyjamas, trousers, pants, shorts, tights, slacks, leggings, overalls, suspenders,
    apron, backless dress, baseball cap, bathrobe, bikini, blindfold, body armor, boots, bow tie, bulletproof vest,
    business suit, cap, cape, clown costume, coat, cocktail dress, costume, cowboy boots, cowboy hat, dress,
    evening dress, evening gown, eyeglasses, fedora, flip-flops, fur coat, gas mask, gloves, gown, hard hat, hat,
    hazmat suit, helmet, high heels, high-heeled shoes, hoodie, hospital gown, jacket, jeans, kevlar vest, kimono,
    lab coat, leather jacket, life jacket, life vest, mask, military uniform, nightgown, overcoat, pajamas,
    police uniform, raincoat, robe, sandals, sari, scarf, school uniform, scrubs, shoes, ski mask, skirt, slippers,
    sneakers, space suit, spacesuit, stilettos, suit, sunglasses, superhero costume, sweater, swimsuit, t-shirt,
    three-piece suit, tie, top hat, tracksuit, trench coat, turban, tuxedo, underwear, uniform, veil,
    wedding dress, wetsuit`,
  "Makeup/Hair": `
    bald cap, bandage, beard, bite mark, black eye, bleeding, blood, blood-soaked, bloodied, bloodstained, bloody,
    bloody nose, broken nose, bruise, bruised, covered in blood, covered in dirt, covered in mud, cut lip,
    dreadlocks, face paint, fake blood, fake moustache, lipstick, mascara, mohawk, moustache, mustache,
    pale makeup, ponytail, prosthetic, scar, scarred, split lip, stitches, sweaty, tattoo, tear-streaked,
    war paint, wig, wound`,
  Animals: `
    ants, attack dog, bee, bulldog, bunny, butterfly, camel, canary, cat, chihuahua, cockroach, cow, crow, deer,
    dog, dolphin, donkey, duckling, eagle, elephant, flock of birds, fox, frog, geese, german shepherd, goat,
    golden retriever, goldfish, goose, guard dog, horse, horsefly, insect, kitten, labrador, lion, lizard, maggots,
    mice, monkey, owl, parrot, pig, pigeon, pit bull, pony, poodle, puppy, rabbit, rat, raven, rooster, seagull,
    shark, sheep, snake, spider, squirrel, stray dog, swan, tiger, tortoise, turtle, whale, wolf, wolves, worms`,
  Camera: `
    aerial shot, aerial view, bird's eye view, crane shot, dolly shot, dolly zoom, drone shot, extreme close-up,
    fast motion, fisheye, found footage, freeze frame, hand-held, handheld, montage, night vision, overhead shot,
    point of view, security camera footage, slo-mo, slow motion, slow-motion, split diopter, steadicam, time lapse,
    tracking shot, underwater shot, whip pan`,
  Sound: `
    alarm blares, alarm clock rings, alarm goes off, alarm rings, alarm sounds, answering machine, applause,
    brakes squeal, burglar alarm, busy signal, buzzer, car alarm, car horn, cell phone rings,
    church bell, dial tone, doorbell, fire alarm, foghorn, footsteps, gong, horn honks, intercom,
    knock on the door, loudspeaker, pa system, phone rings, public address, radio static, ringtone,
    screeching tires, siren, telephone rings, thunder, thunderclap, tires screech, train whistle, voicemail,
    whistle blows`,
  Music: `
    anthem, band plays, boombox, brass band, choir, church choir, classical music, dance band, dance music, dj,
    drummer, guitarist, jazz band, jazz music, jukebox, karaoke, lullaby, marching band, music plays, orchestra,
    organ music, organist, pianist, piano music, record player, rock band, rock music, song plays, string quartet,
    the band, theme song, violinist`,
  "Set Dressing": `
    altar, aquarium, armchair, bar stool, barrels, blackboard, bookcase, bookshelf, bookshelves, bulletin board,
    bunk bed, bust, carpet, chalkboard, chandelier, christmas lights, christmas tree, clothes tree, coat rack,
    cobwebs, coffee table, coffin, computer, couch, cradle, crates, crib, curtains, dining table, drapes, dumpster,
    filing cabinet, fireplace, fish tank, framed photo, framed photograph, framed picture, grand piano,
    grandfather clock, gravestone, hat rack, headstone, hospital bed, kitchen table, mailbox, mannequin, microwave,
    monitors, neon sign, oven, park bench, pews, phone booth, piano, pool table, portrait, rug, scarecrow, sofa,
    stained glass, statue, stove, swing set, table, television, television set, throne, tombstone, trash can, tv,
    tv set, vending machine, wall clock, whiteboard`,
  Greenery: `
    bush, cornfield, dead leaves, fallen leaves, flower bed, flower pot, flowers, hedge, houseplant, ivy, moss,
    palm tree, potted palm, potted plant, roses, shrubbery, sunflowers, tall grass, tree, tumbleweed, vines,
    wheat field, wildflowers`,
  "Special Equipment": `
    camera crane, cherry picker, construction crane, conveyor belt, defibrillator, diving gear, gurney, harness,
    heart monitor, hospital monitor, mri machine, oxygen tank, parachute, process trailer, rain machine, scaffold,
    scaffolding, scissor lift, scuba gear, scuba tank, trapdoor, treadmill, underwater housing, ventilator,
    welding torch, winch, x-ray machine, zip line`,
  "Visual Effects": `
    alien, apparition, cgi, deep space, dematerializes, dragon, explosion in space, floats in mid-air,
    flying saucer, force field, ghost, green screen, greenscreen, hologram, laser beam, lasers, levitates,
    materializes, matte painting, monster, morphs, morphs into, on-screen text, portal, robot, shape-shifts,
    space station, spaceship, split screen, starship, superimpose, superimposed, teleports, text message appears,
    time-lapse, ufo, vanishes, vanishes into thin air, vfx, zombie`,
};
