import { say } from "./texts/say.ts";

/** What the browser's tab says: the page, then the product. For React's own <title>. */
export const titleOf = (...parts: readonly string[]) => [...parts, say("Backlot")].join(" · ");
