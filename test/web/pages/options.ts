import { tsvFromBreakdown } from "../../../shared/breakdown/formats/breakdown-tsv.ts";
import { type ActorProfile, NO_ACTOR_PROFILE } from "../../../shared/roster/options/actor-profile.ts";
import { castMemberTsv, castOptionLines } from "../../../shared/roster/options/cast-list.ts";
import { locationListTsv, locationOptionsTsv } from "../../../shared/roster/options/location-list.ts";
import { type LocationSite, NO_LOCATION_SITE } from "../../../shared/roster/options/location-site.ts";
import type { OptionLock } from "../../../shared/roster/options/option-lock.ts";
import type { aProduction } from "./a-production.ts";
import { READER } from "./app.tsx";
import { type Answers, refused } from "./fake-api.ts";

const DONE = { ok: true } as const;

/** The options of a role or a location, edited by several people. */
function candidates<About>(nothing: About) {
  const begun = (name: string) => ({ name, text: "", dates: "", version: 0, about: nothing });
  type Candidate = ReturnType<typeof begun>;
  let all: readonly Candidate[] = [];
  let lock: OptionLock | null = null;
  let removed: readonly Candidate[] = [];
  let removedLock: OptionLock | null = null;
  const isOf = (names: readonly string[]) => (one: Candidate) => names.includes(one.name);

  function setLock(by: string, name: string | null) {
    lock = name === null ? null : { name, by, at: "2031-03-03T10:00:00Z" };
  }

  return {
    all: () => all,
    lock: () => lock,
    setLock,
    add(...names: readonly string[]) {
      all = [...all, ...names.map(begun)];
    },
    date(name: string, dates: string) {
      all = all.map((one) => (one.name === name ? { ...one, dates } : one));
    },
    describe(name: string, about: Partial<About>) {
      all = all.map((one) =>
        one.name === name ? { ...one, version: one.version + 1, about: { ...one.about, ...about } } : one,
      );
    },
    answers: {
      lock(name: string | null, insteadOf: string | null | undefined) {
        if (insteadOf !== undefined && insteadOf !== (lock?.name ?? null)) {
          const words = lock ? `${lock.by} has locked ${lock.name}` : "Someone else has removed the lock";
          return refused(409, "lockChanged", `${words} in the meantime.`);
        }
        setLock(READER.email, name);
        return DONE;
      },
      remove(names: readonly string[]) {
        [removed, all] = [all.filter(isOf(names)), all.filter((one) => !isOf(names)(one))];
        removedLock = lock && names.includes(lock.name) ? lock : null;
        if (removedLock) lock = null;
        return DONE;
      },
      restore() {
        all = [...all, ...removed];
        lock ??= removedLock;
        return DONE;
      },
      describe(
        name: string,
        version: number,
        changed: { readonly text?: string; readonly dates?: string },
        about: About,
      ) {
        const now = all.find(isOf([name]))!;
        if (now.version !== version)
          return refused(409, "staleOption", `Someone else has described ${name} in the meantime.`);
        all = all.with(all.indexOf(now), { ...now, ...changed, version: version + 1, about });
        return { version: version + 1 };
      },
    },
  };
}

/** The role and the location groups of a production with their options. */
export function optionsOf(production: ReturnType<typeof aProduction>) {
  const actors = candidates<ActorProfile>(NO_ACTOR_PROFILE);
  const places = new Map(
    production.now().roster.groups.map(({ id }) => [id, candidates<LocationSite>(NO_LOCATION_SITE)]),
  );
  const placesOf = (id: string) => places.get(id)!;
  const answers = {
    listPhotos: { photos: [] },
    getCastOptions: ({ params: { castId } }) => {
      const { roster, breakdown } = production.now();
      const role = roster.roles.find((one) => one.castId === castId)!;
      const lock = actors.lock();
      const options = actors.all().map(({ name, text, dates }) => ({
        ...{ castId, actorName: name, details: text, dates },
        locked: name === lock?.name,
      }));
      return {
        cast_list: castMemberTsv(role, breakdown),
        cast_options: castOptionLines(options),
        locked: lock?.name ?? null,
        lock,
        details: actors
          .all()
          .map(({ name, version, about }) => ({ actorName: name, version, profile: about, photos: [], picture: null })),
      };
    },
    lockActor: ({ payload: { actor_name, instead_of } }) => actors.answers.lock(actor_name, instead_of),
    removeActorOption: ({ payload: { actor_name } }) => actors.answers.remove([actor_name]),
    restoreActorOption: () => actors.answers.restore(),
    addActorOption: ({ payload: { actorName, dates } }) => {
      actors.add(actorName);
      actors.date(actorName, dates);
      return DONE;
    },
    updateActorDetails: ({ payload: { actor_name, version, details: text, dates, profile } }) =>
      actors.answers.describe(
        actor_name,
        version,
        { ...(text !== undefined && { text }), ...(dates !== undefined && { dates }) },
        profile,
      ),
    getLocationList: () => {
      const { roster, breakdown } = production.now();
      const found = [...places].flatMap(([groupId, { all, lock }]) =>
        all().map(({ name, text, dates, ...one }) => ({
          ...{ groupId, locationName: name, address: text, dates, ...one },
          locked: name === lock()?.name,
        })),
      );
      return {
        location_list: locationListTsv(roster, breakdown, found),
        location_options: locationOptionsTsv(found),
        breakdown: tsvFromBreakdown(breakdown),
        version: production.version(),
        locks: [...places].flatMap(([id, one]) => {
          const lock = one.lock();
          return lock ? { ...lock, id } : [];
        }),
        details: found.map(({ groupId, locationName, version, about }) => ({
          ...{ groupId, locationName, version, site: about, photos: [], picture: null },
        })),
      };
    },
    addLocationOption: ({ params: { locationId }, payload: { locationName } }) => {
      placesOf(locationId).add(locationName);
      return DONE;
    },
    lockLocation: ({ params: { locationId }, payload: { location_name, instead_of } }) =>
      placesOf(locationId).answers.lock(location_name, instead_of),
    removeLocationOptions: ({ params: { locationId }, payload: { location_names } }) =>
      placesOf(locationId).answers.remove(location_names),
    restoreLocationOptions: ({ params: { locationId } }) => placesOf(locationId).answers.restore(),
    updateLocationDetails: ({ params: { locationId }, payload: { location_name, version, address, site } }) =>
      placesOf(locationId).answers.describe(location_name, version, { text: address }, site),
  } satisfies Answers;
  return { actors, placesOf, answers: { ...production.answers, ...answers } };
}
