/** Counts the words of a line; a step of the test's state machine. */
export async function handler({ line }: { readonly line: string }) {
  return { words: line.split(" ").length, site: process.env.SITE_URL };
}
