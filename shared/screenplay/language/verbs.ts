/** Base forms of verbs that are common in action. */
const VERBS = `
  accept accuse ache admire admit adjust aim allow announce answer appear approach argue arrange arrest arrive ask
  assemble attach attack attempt await awake awaken back bandage bang bargain bark bathe beat beckon beg begin belong
  bend bet bite blast bleed blink block blow blush board boil bolt bounce bow break breathe bring brush build bump burn
  burst bury bustle button buy call calm capture caress carry carve catch celebrate change charge chase chat check cheer
  chew choke choose chop chuckle circle claim clap clean clear climb cling close clutch collapse collect comb come
  comfort command compare complain conceal concentrate confess confront connect consider consult continue converse cook
  cough count cover cower crack crash crawl creep cross crouch crush cry cut dance dare dart dash deal decide decline
  deliver demand deny depart descend deserve destroy dial die dig dine dip direct disappear discover discuss dismiss
  distract dive divide do dodge doubt drag draw dress drift drink drive drop drown dry duck dump eat edge embrace emerge
  empty encourage end enjoy enter escape escort examine exchange exclaim exit expect explain explode explore extend face
  fade fail faint fall fasten fear feed feel fetch fight fill find finger finish fire fit fix flash flee fling flip float
  flood flop flow fly fold follow fondle force forget forgive freeze frown fry fumble fuss gallop gasp gather gaze gesture
  get giggle give glance glare glide glimpse go grab gran greet grimace grin grip groan grope grow growl grunt guard guess
  guide hammer hand handle hang happen have head heal hear help hesitate hide hit hoist hold honk hop hope hover howl hug
  hum hunt hurl hurry hurt identify ignore imagine insert insist inspect interrupt introduce invite jab jerk jog join joke
  jot jump keep kick kill kiss kneel knit knock know land laugh launch lay lead leaf lean leap learn leave lecture lick
  lie lift light limp line linger listen load lock look loom loosen lose love lower lunge make march mark marry match
  measure meet melt mention mingle miss mix moan mop motion mount mourn move mumble murmur mutter nap need negotiate nod
  notice nudge nurse obey observe offer open operate order outrun overhear own pace pack paddle paint pant pass pat pause pay
  peck pedal peek peel peer perform phone photograph pick pin pinch place plan plant play plead pluck plunge pocket point
  poke polish ponder pop pose pounce pound pour practice pray prepare present press pretend probe proceed produce promise
  prop protect protest prove pull pump punch punish push put question race raise ransack reach react read realize realise
  rear recall receive recognize recognise recoil refuse reject release relent remain remember remove repair repeat reply
  report rescue resist rest retreat return reveal revive ride ring rip rise roar rob rock roll rub ruin rummage run rush
  sail salute save say scan scare scatter scramble scrape scratch scream screech scribble scrub scurry search seat see
  seem seize select sell send sense separate serve set settle sew shake share shatter shave shift shine shiver shoot shop
  shout shove show shrug shuffle shut sigh sign signal simmer sing sink sip sit skate sketch skid skip slam slap slash
  sleep slice slide slip slow slump smash smear smell smile smirk smoke smooth snap snarl snatch sneak sneer sneeze sniff
  snore snort soak sob spare spark speak speed spend spill spin spit splash split spot spray spread spring sprint spy
  squat squeal squeeze squint stab stack stagger stall stamp stand stare start startle stash stay steady steal steer step
  stick stir stop straighten strain stretch stride strike string strip stroke stroll struggle study stuff stumble succeed
  suck suffer suggest surface surprise surround survey suspect swallow swap sway swear sweat sweep swerve swim swing
  switch tackle take talk tap taste taunt teach tear tease tell tempt tend test thank think threaten throw thrust tidy
  tie tighten tilt tip toast topple toss touch tour tow trace trail train trap travel treat tremble trip trot trudge trust
  try tuck tug tumble turn twirl twist type undo undress unfold unlock unpack unroll untie unwrap urge use usher vanish
  visit vomit wade wait wake walk wander want warm warn wash watch wave wear weep weigh welcome wheel whimper whip whirl
  whisper whistle win wince wind wink wipe wish wither witness wonder work worry wound wrap wrench wrestle write yank yawn
  yell zip zoom brew career drum clamber crackle crawl croak dab dive dodge dodge duck fish flap flatten forge gallop glue haul heave hiss hoot inspect iron jerk knead
  leap lower mime moor mop nail paste pedal peel peg plod plop pluck plump powder probe prowl prune rap rattle rinse roam saunter saw scatter scoop shove sidle
  siphon slither slosh smooth sniffle sort splash sprinkle squirt squash steer stitch strut stumble swerve tack tame thaw thud tiptoe totter transform trek
  twitch unbuckle unbutton unfasten unhook unpin unplug unscrew untangle unwind unzip vacuum waddle weave weld whirr wobble wring bag bandage bat book bottle box chain crowd cycle drill ferry file hose ladder map mob nail park plate plug
  ring rope saddle saw scribble shovel shower skirt jam note list record register form stamp staple tape tattoo tear ticket toy trumpet veil water dangle skitter clamp flinch jangle clatter clank clink clang creak squeak swirl spiral ripple ooze trickle seep leak gush flicker flutter billow buzz tick sizzle smoulder smolder glow gleam glint glitter glimmer sparkle twinkle loll sag crumple teeter quiver quake shudder throb pulse erupt toll beep whine rumble boom thump patter dribble plummet bob swarm glisten bulge lurch judder idle rev chug purr rot bloom wilt sprout clack screw scour hobble
  brake flare ignite lurk nibble nuzzle pivot rustle scald scamper scuttle soar sputter thrash trample unravel wail warp whittle yelp dissolve fidget
  flog gnaw halt juggle pat preen shred skim stomp stoop stoke swat wag wheeze gulp mow
`
  .trim()
  .split(/\s+/);
const AUXILIARY = [
  "is",
  "are",
  "was",
  "were",
  "has",
  "have",
  "does",
  "do",
  "can",
  "cannot",
  "will",
  "would",
  "must",
  "goes",
];

/** The third person singular: carries, watches, goes. */
function thirdPerson(verb: string): string {
  if (/[^aeiou]y$/.test(verb)) return `${verb.slice(0, -1)}ies`;
  return /(?:s|x|z|ch|sh|o)$/.test(verb) ? `${verb}es` : `${verb}s`;
}

const BASE: ReadonlySet<string> = new Set(VERBS);
const FINITE: ReadonlySet<string> = new Set([...VERBS.map(thirdPerson), ...AUXILIARY]);

/** Whether a word in lower case may be a verb in the third person: walks, carries, is. */
export function isThirdPerson(word: string): boolean {
  return FINITE.has(word);
}

/** Whether a word in lower case may be a verb as the plural has it: they walk. */
export function isBaseVerb(word: string): boolean {
  return BASE.has(word);
}
