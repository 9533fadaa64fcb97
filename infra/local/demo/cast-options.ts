import { type ActorProfile, NO_ACTOR_PROFILE } from "../../../shared/roster/options/actor-profile.ts";
import type { CountedDates } from "./shooting-dates.ts";

const FLEXIBLE = "No constraint";

/** The candidates for a role, by its name in the script, and the chosen one. */
export interface RoleOptions {
  readonly role: string;
  readonly options: readonly { readonly actorName: string; readonly details: string; readonly dates: string }[];
  readonly locked?: string;
  /** The profile of the chosen actor. */
  readonly profile?: ActorProfile;
}

/** The candidates for each role. All names are invented. */
export function castOptions({ days, range }: CountedDates): RoleOptions[] {
  return [
    {
      role: "MARIT",
      options: [
        { actorName: "Ottilie Vance", details: "Does her own sums. No night shoots in a row.", dates: range(0, 18) },
        { actorName: "Hanne Drury", details: "Stage until spring; has a boat licence.", dates: range(14, 32) },
        { actorName: "Rosalind Achterberg", details: "Self-tape received, callback open.", dates: FLEXIBLE },
      ],
      locked: "Ottilie Vance",
      profile: { ...NO_ACTOR_PROFILE, agent: "Harrow & Finch", dayRate: 900 },
    },
    {
      role: "PELL",
      options: [
        { actorName: "Anselm Quaye", details: "Truly seasick: keep the boat tied up.", dates: FLEXIBLE },
        { actorName: "Percival Stroud", details: "Wants the pie to be vegetarian.", dates: range(0, 11) },
      ],
      locked: "Anselm Quaye",
    },
    {
      role: "BRAM",
      options: [
        { actorName: "Idris Thackeray", details: "Drives a van with a manual gearbox. Swims.", dates: FLEXIBLE },
        { actorName: "Callum Ferreday", details: "Came eleven minutes late to the casting.", dates: range(0, 11) },
        { actorName: "Joss Wetherell", details: "Does not swim.", dates: range(7, 25) },
      ],
      locked: "Idris Thackeray",
    },
    {
      role: "JUNO",
      options: [
        {
          actorName: "Wren Castellane",
          details: "Age 9. Licence and chaperone arranged; no water work.",
          dates: range(0, 18),
        },
        { actorName: "Mabel Okonjo-Firth", details: "Age 10. Strong cyclist.", dates: range(7, 11, 2, 3) },
      ],
      locked: "Wren Castellane",
      profile: { ...NO_ACTOR_PROFILE, dayRate: 350, minor: "9-15y", diet: "No nuts." },
    },
    {
      role: "SAUL",
      options: [
        { actorName: "Torquil Hendry", details: "Skipper's ticket. Brings his own boots.", dates: range(7, 18, 3, 4) },
        { actorName: "Barnaby Skeat", details: "Needs a step to see over the wheel.", dates: FLEXIBLE },
      ],
      locked: "Torquil Hendry",
    },
    {
      role: "PRIYA",
      options: [
        { actorName: "Meera Satchell", details: "First choice; waiting for her agent.", dates: range(0, 11) },
        { actorName: "Anjali Brooke", details: "Second choice.", dates: range(3, 14) },
      ],
    },
    {
      role: "IDA",
      options: [
        { actorName: "Agnes Lindqvist-Moore", details: "Has set type before. Home by six.", dates: range(0, 8) },
        { actorName: "Winifred Ashcombe", details: "Wants to wear her own hat.", dates: days(2, 3, 7) },
      ],
      locked: "Agnes Lindqvist-Moore",
    },
    {
      role: "ADEYEMI",
      options: [
        { actorName: "Folake Marchbanks", details: "In a play on Wednesday evenings.", dates: range(7, 14, 2) },
      ],
      locked: "Folake Marchbanks",
    },
    {
      role: "SUNNIVA",
      options: [
        { actorName: "Liv Carrow", details: "Dress fitting in the first week.", dates: range(7, 11) },
        { actorName: "Tamsin Yelland", details: "Afraid of hens.", dates: FLEXIBLE },
      ],
      locked: "Liv Carrow",
    },
    {
      role: "GANT",
      options: [{ actorName: "Hector Plumb", details: "Three days only.", dates: days(8, 9, 10) }],
      locked: "Hector Plumb",
    },
    {
      role: "COLM",
      options: [{ actorName: "Fintan Yarrow", details: "Not on Fridays.", dates: days(0, 1, 2, 3, 7, 8, 9, 10) }],
    },
    {
      role: "WICK",
      options: [{ actorName: "Jonah Pike", details: "Two words. Took the part for them.", dates: FLEXIBLE }],
      locked: "Jonah Pike",
    },
    {
      role: "AUGUST",
      options: [{ actorName: "Edmund Tarrant", details: "Voice only: one session, any time.", dates: FLEXIBLE }],
      locked: "Edmund Tarrant",
    },
  ];
}
