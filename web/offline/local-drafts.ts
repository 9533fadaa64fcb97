// Separate from cached responses: unsaved work exists nowhere else.
const PREFIX = "unsaved ";

// Each open page has its own key, so that none overwrites the unsaved work of another.
const PAGE = crypto.randomUUID();

const rowsOf = (owner: string, place: string) => `${PREFIX}${owner} ${place} `;

/** Stores a user's unsaved work; `undefined` when everything is saved. */
export function saveLocalDraft(owner: string, place: string, work: unknown): void {
  const row = rowsOf(owner, place) + PAGE;
  try {
    if (work === undefined) localStorage.removeItem(row);
    else localStorage.setItem(row, JSON.stringify(work));
  } catch (error) {
    // The storage is full or blocked; the page itself still has the work.
    console.warn(`Unsaved changes of ${place} could not be stored`, error);
  }
}

/** Unsaved work of all pages. */
export function localDraftsOf(owner: string, place: string): readonly unknown[] {
  return namesOf(rowsOf(owner, place)).map((row) => JSON.parse(localStorage.getItem(row) ?? "null"));
}

/** Deletes other pages' unsaved work, which this page has taken over. */
export function takeOver(owner: string, place: string): void {
  const rows = rowsOf(owner, place);
  for (const row of namesOf(rows)) if (row !== rows + PAGE) localStorage.removeItem(row);
}

/** Deletes all unsaved work, or only that of other users. */
export function clearLocalDrafts(butOf?: string): void {
  const theirs = butOf === undefined ? undefined : `${PREFIX}${butOf} `;
  for (const row of namesOf(PREFIX)) if (theirs === undefined || !row.startsWith(theirs)) localStorage.removeItem(row);
}

const namesOf = (prefix: string): string[] => Object.keys(localStorage).filter((name) => name.startsWith(prefix));
