/**
 * Words with a second meaning (a key witness, to ring, a glass door), by category. They count only as a noun with a
 * determiner: his key, the rings.
 */
export const DETERMINED_LEXICON: Readonly<Record<string, string>> = {
  Props: `
    anchor, apple, arrow, ball, barrel, baton, bible, bill, bolt, book, bowl, bracelet, bread, brick, brush,
    butter, cable, calendar, can, candy, canvas, card, cask, chain, chalk, chart, cheese, cloth, cocktail,
    coin, comb, document, drill, drink, earring, egg, fan, feather, flower, flute, folder, food, fruit, gin,
    glass, glasses, globe, hook, hose, jar, journal, juice, key, keyboard, lemon, log, luggage, match, meal,
    microscope, money, napkin, needle, net, note, oar, orange, package, painting, pan, paper, pendant, picture,
    pie, pillow, plate, pot, pouch, present, printer, projector, puppet, puzzle, radio, rag, rake, receiver,
    record, ribbon, ring, rod, rose, rum, salt, scissors, screen, sheet, shield, sled, slide, soap, soup, spear,
    sponge, stamp, stew, stick, stone, string, sugar, tape, tin, tire, toast, tool, torch, trunk, vase, warrant,
    whip, whistle, wire, wrench, proof, sack, register, dollar, quarter, penny, pennies, tray, drawing, model,
    marker, cord, gag, pump, seal, mat, report, board, drip, safe, file, bank notes, form, notice, basket,
    horn, kettle, mitten, sauce, sack, petrol, list, pint, nail, nails, oil, blind, mop, scale, bone, skull,
    trap, cord, crate, switch, lever, remote, sample, probe, swab, x-ray, pick, spade, saw, chisel, plane,
    rug, blanket, duvet, cushion, quilt, iron, cutter, engine, postcard, model, trophy, cup, prize, medal, mirror,
    portrait, statue, idol, relic, icon, bell, candle, wick, lantern, wig stand, glue, paste, paint,
    ink, pen, crayon, ruler, diagram, plan, plans, blueprint, model, sketch, bouquet, sprig, leaf, cards, dice,
    chip, chips, token, badge, zip, veil, bandage, pill, pills, capsule, dose, drug, powder, vial, phial,
    flask, tumbler, goblet, wine, beer, milk, eggs, honey, jam, ham, steak, chop, roast, fish, burger, fries,
    crisps, nuts, biscuit, cracker, cookie, tart, chicken, turkey, sausage, porridge, rice, loaf, roll,     sandwich, salad, pear, lime, melon, tea, coffee, milk, dough`,
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
    airplane, ambulance, autorickshaw, bicycle, bike, biplane, bulldozer, bus, cab, camper, camper van, canoe,
    car, carriage, convertible, cop car, cruise ship, delivery truck, delivery van, dump truck, ferry, fighter
    jet, fire engine, fire truck, fishing boat, food truck, forklift, garbage truck, getaway car, golf cart,
    hearse, helicopter, horse-drawn carriage, ice cream truck, jeep, jet ski, kayak, limo, limousine, minivan,
    motorbike, motorboat, motorcycle, motorhome, moving van, patrol boat, patrol car, pickup, pickup truck, police
    car, police cruiser, police van, private jet, race car, raft, rental car, rickshaw, rowboat, rv, sailboat,
    school bus, scooter, sedan, segway, skateboard, speedboat, sports car, squad car, station wagon, subway car,
    subway train, suv, tank, taxi, taxicab, tow truck, town car, tractor, tram, truck, van, yacht, narrowboat,
    tugboat, barge, dinghy, launch, trawler, lifeboat, gondola, hovercraft, catamaran, range rover, land rover,
    lorry, articulated lorry, flatbed, transit van, removal van, moving truck, milk float, tanker, fire appliance,
    cruiser, patrol cruiser, moped, quad bike, tricycle, unicycle, handcart, wheelie bin lorry, snowplow,
    snowplough, digger, excavator, steamroller, combine harvester, crop duster, cable car, double-decker, coach,
    minibus, people carrier, estate car, sports utility vehicle, hatchback, roadster, sledge, snowmobile,
    locomotive, steam train, freight train, refrigerated truck, semi, big rig, rig, rigs, trailer, plow, cart,
    crane, wagon, boat, ship, train, plane`,
  Props: `
    alarm clock, ashtray, axe, fire axe, baby carriage, backpack, badge, balloon, bank check, banner, baseball, baseball
    bat, basketball, beaker, beer, billboard, binoculars, birthday cake, birthday card, blueprint, body bag, bomb,
    bong, bottle, bouquet, bow and arrow, briefcase, broom, bucket, bullhorn, business card, cake, camera,
    campfire, candle, cane, cash, cell phone, cellphone, chain saw, chainsaw, check, chess board, chopsticks,
    cigar, cigarette, clipboard, cocaine, coffee cup, coins, compass, contract, credit card, crossword puzzle,
    crowbar, crown, crutches, crystal ball, cutlery, dagger, deck of cards, detonator, diary, dice, doll, dossier,
    driver's license, drugs, duffel bag, dynamite, earbuds, envelope, file, file folder, fire extinguisher, first
    aid kit, fishing rod, flag, flashlight, flyer, football, fork, fried chicken, frying pan, game controller,
    garbage bag, gas can, gift, golf club, grenade, groceries, grocery bag, guitar, gun, gym bag, hamburger,
    hammer, hand grenade, handbag, handcuffs, handgun, handkerchief, headphones, ice cream, id card, ipad, iphone,
    iv drip, keys, kite, knife, ladder, lantern, laptop, letter, lighter, love letter, machete, machine gun,
    magazine, magnifying glass, manila envelope, manuscript, map, matchbook, matches, medal, megaphone, menu,
    microphone, mobile phone, model airplane, mop, mug, necklace, newspaper, newspaper clipping, ransom note,
    sticky note, suicide note, notebook, ouija board, paper bag, passport, pepper spray, phone, photo, photo
    album, photograph, picnic basket, pill, pill bottle, pipe, pistol, pizza, plastic bag, plates, playing cards,
    pocket watch, polaroid, popcorn, postcard, poster, purse, receipt, remote, remote control, revolver, rifle,
    rope, rubber chicken, samurai sword, sandwich, screwdriver, script, shopping bag, shotgun, shovel, sign,
    silencer, sleeping bag, smartphone, soccer ball, spoon, stack of bills, stopwatch, stretcher, stroller,
    suitcase, surfboard, sword, syringe, tablet, tablet computer, tape measure, tape recorder, taser, teacup,
    teddy bear, telegram, telephone, telescope, tennis racket, tent, test tube, ticket, time bomb, tissue, tool
    box, towel, toy, tray, trophy, trumpet, typewriter, umbrella, urn, vacuum cleaner, video camera, video game,
    violin, wad of cash, walkie-talkie, walking stick, wallet, watch, water pistol, wedding cake, wedding ring,
    wheelbarrow, wheelchair, wine glass, wristwatch, zippo, bandanna, biscuit, bridle, brooch, candlestick,
    cartridge, cassette, certificate, checkbook, cheque, chessboard, cigarette case, clothesline, cookie, crayon,
    crucifix, crutch, cufflinks, diploma, duffel, dustpan, earphones, easel, feather duster, film reel, firewood,
    fishing line, fishing net, flowerpot, goblet, gramophone, hairbrush, hairdryer, harpoon, headset, holster,
    hymnal, incense, invoice, ironing board, jerrycan, jug, keg, keyring, ladle, lasso, laundry, leash, ledger,
    lifebuoy, locket, lunchbox, medicine bottle, nightstick, padlock, paintbrush, palette, parasol, parcel,
    perfume, phonograph, poker chips, pram, prayer book, printout, programme, pushchair, quiver, reins, rosary,
    satchel, saucer, scabbard, scythe, sextant, shampoo, shopping cart, shredder, sledgehammer, spray can, spray
    paint, steak, tack, tarot cards, thermometer, thumbtack, toothbrush, toothpaste, tripod, trowel, truncheon,
    tumbler, watering can, wineglass, wrapping paper, shoelaces, bootlace, gauze, birdcage, blackjack, cosh, neck
    brace, pancake, bacon, tiramisu, lasagna, pasta, spaghetti, noodles, dough, flour, onion, garlic, parsley,
    basil, tomato, lemonade, banana, cereal, peanut, sausage, omelette, casserole, asparagus, thermos, compressor,
    tweezers, bolt cutter, photocopy, petrol can, grape, wreath, wastebasket, blotter, banknote, bank note, bank
    notes, newsprint, windlass, paperback, seed cake, teapot, tea caddy, tea towel, soot, coal, coal
    scuttle, portfolio, domino, dominoes, deed, writ, biscuit tin, logbook, spanner, hurricane lamp, oil lamp,
    hand truck, trestle, barometer, wireless, bunting, fairy lights, ice pack, tablecloth, accordion, paddle,
    crossword, textbook, exercise book, worksheet, homework, sling, stethoscope, scalpel, bedpan, walking frame,
    zimmer frame, walker, plaster cast, hot-water bottle, extension cord, power drill, soldering iron, toolbox,
    pliers, hacksaw, paint roller, paint bucket, stepladder, tyre, number plate, licence plate, jump leads, jumper
    cables, crash helmet, rucksack, holdall, tote bag, bin bag, carrier bag, lunch box, cool box, cooler box, hip
    flask, corkscrew, tin opener, can opener, chopping board, rolling pin, whisk, colander, baking tray, cake tin,
    teaspoon, salt shaker, pepper mill, napkin ring, serving tray, punch bowl, champagne, whisky, whiskey, brandy,
    bourbon, sherry, stout, cider, espresso, cappuccino, milkshake, doughnut, donut, bagel, croissant, muffin,
    pastry, birthday candle, chewing gum, lollipop, cotton candy, candyfloss, cigarette packet, cigarette lighter,
    matchstick, snuffbox, pocketknife, penknife, razor, razor blade, shaving brush, shaving foam, nail polish,
    nail file, hand mirror, powder compact, perfume bottle, hairpin, clothes peg, clothes hanger, coat hanger,
    sewing kit, knitting needle, wool, yarn, bobbin, thimble, quilt, hammock, deckchair, beach towel, snorkel,
    goggles, ski goggles, lobster pot, lifebelt, flare gun, flare, grappling hook, pickaxe, crampon, carabiner,
    sandbag, barricade, protest sign, placard, ballot, ballot box, gavel, subpoena, warrant card, mugshot,
    evidence bag, fingerprint kit, police tape, breathalyser, walkie talkie, earpiece, satellite phone, usb stick,
    hard drive, flash drive, sd card, webcam, games console, joystick, dictaphone, cassette player,
    transistor radio, turntable, film can, clapperboard, light meter, flashbulb, press pass, press card,
    timetable, boarding pass, train ticket, receipt book, cash register, till, piggy bank, cheque book,
    chequebook, promissory note, will, testament, title deed, scroll, parchment, quill, inkwell, fountain pen, wax
    seal, pocket diary, address book, phone book, visiting card, christening gown, wedding album, scrapbook, snow
    globe, music box, rocking horse, doll's house, jigsaw puzzle, marbles, skipping rope, yo-yo, water gun,
    slingshot, catapult, kite string, hula hoop, roller skates, ice skates, sledge, toboggan, sled, hockey stick,
    cricket bat, golf ball, tennis ball, beach ball, boxing gloves, dumbbell, barbell, yoga mat, measuring tape`,
  "Special Effects": `
    blaze, blizzard, bonfire, breakaway glass, bullet hits, bullet hole, burning building, burning car, burning
    house, confetti, debris, downpour, drizzle, dust storm, earthquake, explodes, exploding, explosion, fire
    burns, fire rages, fireball, fires a shot, fires burn, fires her gun, fires his gun, fireworks, flames,
    flooded, fog, glass shatters, gun fires, gunfire, gunshot, hailstorm, house fire, inferno, lightning, muzzle
    flash, on fire, rain, raining, rainstorm, sandstorm, shattering glass, shatters, smoke, smoke machine, snow,
    snowing, snowstorm, sparks, sprinklers, squib, steam, steam rises, storm rages, thunderstorm, tornado, wind
    machine, window shatters, mist, frost, dust, dust cloud, hail, sleet, embers, petrol fire, dry ice, bubbles,
    flood, smoke bomb, muzzle flashes, fire, flame, spark`,
  Wardrobe: `
    pyjamas, trousers, pants, shorts, tights, slacks, leggings, overalls, suspenders, apron, backless dress,
    baseball cap, bathrobe, bikini, blindfold, body armor, boots, bow tie, bulletproof vest, business suit, cap,
    cape, clown costume, coat, cocktail dress, costume, cowboy boots, cowboy hat, dress, evening dress, evening
    gown, eyeglasses, fedora, flip-flops, fur coat, gas mask, gloves, gown, hard hat, hat, hazmat suit, helmet,
    high heels, high-heeled shoes, hoodie, hospital gown, jacket, jeans, kevlar vest, kimono, lab coat, leather
    jacket, life jacket, life vest, mask, military uniform, nightgown, overcoat, pajamas, police uniform,
    raincoat, robe, sandals, sari, scarf, school uniform, scrubs, shoes, ski mask, skirt, slippers, sneakers,
    space suit, spacesuit, stilettos, suit, sunglasses, superhero costume, sweater, swimsuit, t-shirt, three-piece
    suit, tie, top hat, tracksuit, trench coat, turban, tuxedo, underwear, uniform, veil, wedding dress, wetsuit,
    parka, anorak, oilskin, balaclava, duffel coat, cardigan, pullover, jumper, waistcoat, blazer, dinner jacket,
    smoking jacket, dressing gown, nightdress, nightshirt, curlers, hairnet, wellingtons, wellies, waders,
    galoshes, brogues, loafers, trainers, plimsolls, clogs, moccasins, wool hat, bobble hat, bowler hat, straw
    hat, flat cap, beanie, beret, bonnet, sombrero, stetson, hi-vis jacket, hi-vis vest, gilet, body warmer,
    tabard, coveralls, boiler suit, dungarees, jumpsuit, onesie, leotard, tutu, ballet shoes, tracksuit bottoms,
    sweatpants, sweatshirt, hooded sweatshirt, polo shirt, undershirt, string vest, long johns, garter, corset,
    petticoat, crinoline, bustle, bodice, sash, cravat, cummerbund, spats, monocle, pince-nez, spectacles, reading
    glasses, earmuffs, mittens, muff, shawl, poncho, sarong, kilt, sporran, toga, cassock, dog collar, habit and
    veil, wimple, burka, hijab, niqab, yarmulke, kippah, pearls, tiara, epaulettes, sou'wester, rubber boots,
    rubber gloves, surgical mask, surgical gown, hospital bracelet, wet suit, flippers, vest, glove, boot, shoe,
    sneaker, derby, derbies, collar, sleeve, hood, wig, socks, shirt, blouse, belt, buckle, cuff links`,
  "Makeup/Hair": `
    bald cap, bandage, beard, bite mark, black eye, bleeding, blood, blood-soaked, bloodied, bloodstained, bloody,
    bloody nose, broken nose, bruise, bruised, covered in blood, covered in dirt, covered in mud, cut lip,
    dreadlocks, face paint, fake blood, fake moustache, lipstick, mascara, mohawk, moustache, mustache,
    pale makeup, ponytail, prosthetic, scar, scarred, split lip, stitches, sweaty, tattoo, tear-streaked,
    war paint, wig, wound`,
  Animals: `
    ants, attack dog, bee, bulldog, bunny, butterfly, camel, canary, cat, chihuahua, cockroach, cow, crow, deer,
    dog, dolphin, donkey, duckling, eagle, elephant, flock of birds, fox, frog, geese, german shepherd, goat,
    golden retriever, goldfish, goose, guard dog, horse, horsefly, insect, kitten, labrador, lion, lizard,
    maggots, mice, monkey, owl, parrot, pig, pigeon, pit bull, pony, poodle, puppy, rabbit, rat, raven, rooster,
    seagull, shark, sheep, snake, spider, squirrel, stray dog, swan, tiger, tortoise, turtle, whale, wolf, wolves,
    worms, collie, border collie, lurcher, terrier, greyhound, whippet, spaniel, retriever, dachshund, beagle,
    corgi, mongrel, sheepdog, husky, rottweiler, doberman, dalmatian, mastiff, alsatian, st bernard, hamster,
    guinea pig, gerbil, budgie, budgerigar, cockatoo, macaw, heron, gull, gulls, pelican, crane fly, raccoon,
    skunk, badger, hedgehog, otter, beaver, seal pup, walrus, crab, crabs, lobster, octopus, squid, jellyfish,
    eel, carp, trout, salmon, piranha, chameleon, iguana, gecko, scorpion, tarantula, centipede, ladybird,
    ladybug, wasp, hornet, mosquito, bats, ostrich, emu, llama, alpaca, reindeer, moose, boar, ram, ewe, lamb,
    calf, foal, stallion, piglet, hen, cockerel, chick, pheasant, vulture, stork, cub, bull, ox, hound, moth,
    worm, bat`,
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
    cobwebs, coffee table, coffin, computer, couch, cradle, crates, crib, curtains, dining table, drapes,
    dumpster, filing cabinet, fireplace, fish tank, framed photo, framed photograph, framed picture, grand piano,
    grandfather clock, gravestone, hat rack, headstone, hospital bed, kitchen table, mailbox, mannequin,
    microwave, monitors, neon sign, oven, park bench, pews, phone booth, piano, pool table, portrait, rug,
    scarecrow, sofa, stained glass, statue, stove, swing set, table, television, television set, throne,
    tombstone, trash can, tv, tv set, vending machine, wall clock, whiteboard, washing machine, tumble dryer,
    dryer, dishwasher, freezer, refrigerator, fridge, cash desk, sideboard, dresser, chaise longue, bunk, camp
    bed, cot, stretcher bed, operating table, dental chair, workbench, loom, spinning wheel, fruit machine, slot
    machine, pinball machine, dartboard, notice board, noticeboard, pegboard, flip chart, filing cabinets,
    photocopier, printer, fax machine, switchboard, telephone box, street lamp, lamppost, floodlight, hydrant,
    fire hydrant, postbox, letterbox, bus shelter, market stall, awning, shop sign, barber's pole, stuffed pike,
    stuffed animal, antlers, horse brasses, horse brass, cuckoo clock, mantelpiece clock, hat stand, umbrella
    stand, shoe rack, clothes horse, ironing board, mangle, tin bath, bathtub, washstand, chamber pot, coal
    scuttle, fire screen, log basket, hearth rug, venetian blind, venetian blinds, shower curtain, generator,
    radiator, shopfront, orchid, camp stove, gas stove, range cooker, model, fan, stall, range, blind,
    counter, bench, chair, desk, bed, rail, plaque, board`,
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
