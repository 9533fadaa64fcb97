import { inject } from "vitest";
import { accountMaker } from "./account-maker.ts";
import { restoreProductions } from "./api/production.ts";
import { makeAccountsBy } from "./people.ts";
import { restoreProduction } from "./saved-production.ts";

const aws = inject("aws");
const saved = inject("savedProduction");
const url = inject("url");
restoreProductions(url, (owner) => restoreProduction(aws, saved, owner));
makeAccountsBy(url, accountMaker(aws));
