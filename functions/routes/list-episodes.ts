import { routes } from "../../shared/contract/routes.ts";
import { episodeList } from "../breakdown/episode-list.ts";
import { serve } from "../http/serve.ts";

export const handler = serve(routes.listEpisodes, async ({ member }) => episodeList(member));
