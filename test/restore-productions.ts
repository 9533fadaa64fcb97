import { inject } from "vitest";
import { restoreProductions } from "./api/production.ts";
import { restoreProduction } from "./saved-production.ts";

const aws = inject("aws");
const saved = inject("savedProduction");
restoreProductions(inject("url"), (owner) => restoreProduction(aws, saved, owner));
