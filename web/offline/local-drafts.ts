// Not in the place of answers from before: what somebody has written here exists nowhere else.
const PREFIX = "unsaved ";

// Each page that is open writes beside the others, so that none overwrites what another one still has to save.
const PAGE = crypto.randomUUID();

const rowsOf = (owner: string, place: string) => `${PREFIX}${owner} ${place} `;

/** Keeps what somebody has written in a place and the server does not have yet; `undefined` when it has everything. */
export function saveLocalDraft(owner: string, place: string, work: unknown): void {
  const row = rowsOf(owner, place) + PAGE;
  try {
    if (work === undefined) localStorage.removeItem(row);
    else localStorage.setItem(row, JSON.stringify(work));
  } catch (error) {
    // A full or forbidden store: the page itself still has it.
    console.warn(`What is unsaved of ${place} could not be kept`, error);
  }
}

/** What pages have left unsaved in a place. */
export function localDraftsOf(owner: string, place: string): readonly unknown[] {
  return namesOf(rowsOf(owner, place)).map((row) => JSON.parse(localStorage.getItem(row) ?? "null"));
}

/** From now on what other pages have left unsaved in a place is only what this page keeps of it. */
export function takeOver(owner: string, place: string): void {
  const rows = rowsOf(owner, place);
  for (const row of namesOf(rows)) if (row !== rows + PAGE) localStorage.removeItem(row);
}

/** Forgets all that was left unsaved here, or only what is not this person's. */
export function clearLocalDrafts(butOf?: string): void {
  const theirs = butOf === undefined ? undefined : `${PREFIX}${butOf} `;
  for (const row of namesOf(PREFIX)) if (theirs === undefined || !row.startsWith(theirs)) localStorage.removeItem(row);
}

const namesOf = (prefix: string): string[] => Object.keys(localStorage).filter((name) => name.startsWith(prefix));
