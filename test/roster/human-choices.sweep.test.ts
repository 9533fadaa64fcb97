import { it } from "vitest";
import { keepsChoices } from "./human-choices-laws.ts";

it("keeps every role and group that options and locks belong to, and all that people made of them, through any drafts", () =>
  keepsChoices(200));
