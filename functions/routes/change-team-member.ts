import { routes } from "../../shared/contract/routes.ts";
import { noSuchEpisodeText } from "../../shared/episodes/episode-change.ts";
import { noSuchUnitText } from "../../shared/units/unit-change.ts";
import { AmbiguousSceneError, withSceneIds } from "../../shared/visibility/named-scenes.ts";
import type { Visibility } from "../../shared/visibility/visibility.ts";
import { requireIdentity } from "../account/identity-proof.ts";
import { serve } from "../http/serve.ts";
import { revokeBeyond, textOfRevoked } from "../project/revocation.ts";
import { refusedOf } from "../project/team-refusal.ts";
import { currentBreakdown } from "../store/breakdown/breakdowns.ts";
import { episodesOf } from "../store/breakdown/episodes.ts";
import { updateMember } from "../store/project/team.ts";
import { unitsOf } from "../store/schedule/units.ts";

export const handler = serve(
  routes.changeTeamMember,
  async ({ session, member, params: { username }, payload, addDetail, refuse }) => {
    const { may, role } = payload;
    // Otherwise a stolen session could give the project to another account.
    if (may === "owner") await requireIdentity(session, payload, refuse);
    const sees = payload.sees && (await granted(payload.sees));
    const changed = await updateMember(member, username, { role: may, label: role, sees });
    if (typeof changed === "string") return refuse(changed, refusedOf(changed, username));
    const { shown, person, before, after } = changed;
    const revoked = await revokeBeyond(member, person, { before, after });
    const text = revoked && textOfRevoked(revoked);
    if (text !== undefined) addDetail(text);
    return {
      ...shown,
      ...(payload.sees && shown.may !== "owner" && { sees: payload.sees }),
      ...(revoked && { revoked }),
    };

    async function granted(given: Visibility): Promise<Visibility> {
      if (given.kind === "episodes") return { ...given, episodes: await episodesAmong(given.episodes) };
      if (given.kind === "units") return { ...given, units: await unitsAmong(given.units) };
      if (given.kind === "episodesOfUnits") {
        const units = await unitsAmong(given.units);
        return { ...given, units, episodes: await episodesAmong(given.episodes) };
      }
      if (given.kind !== "scenes") return given;
      try {
        return withSceneIds(given, (await currentBreakdown(member))?.breakdown);
      } catch (error) {
        if (!(error instanceof AmbiguousSceneError)) throw error;
        return refuse("ambiguousScene", error.message);
      }
    }

    async function unitsAmong(ids: readonly string[]): Promise<string[]> {
      const { units } = await unitsOf(member);
      const chosen = chosenAmong(units, ids, (id) => refuse("noSuchUnit", noSuchUnitText(id)));
      addDetail(`units: ${chosen.map(({ name }) => name).join(", ")}`);
      return chosen.map(({ id }) => id);
    }

    async function episodesAmong(ids: readonly string[]): Promise<string[]> {
      const { episodes } = await episodesOf(member);
      const chosen = chosenAmong(episodes, ids, (id) => refuse("noSuchEpisode", noSuchEpisodeText(id)));
      addDetail(`episodes: ${chosen.map(({ number }) => number).join(", ")}`);
      return chosen.map(({ id }) => id);
    }
  },
);

/** The items of a list that the IDs name, in the order of the list; an ID that is not in it is refused. */
function chosenAmong<Item extends { readonly id: string }>(
  list: readonly Item[],
  ids: readonly string[],
  refuseUnknown: (id: string) => never,
): Item[] {
  const unknown = ids.find((id) => !list.some((item) => item.id === id));
  return unknown === undefined ? list.filter(({ id }) => ids.includes(id)) : refuseUnknown(unknown);
}
