import { it } from "vitest";
import { keepsChoices } from "./human-choices-laws.ts";

it("keeps every role and group with options and locks, and all user decisions, through any drafts", () =>
  keepsChoices(20));
