const KEY = "projectVisits";
const MAX_PROJECTS = 20;
/** A visit ends when the project's first page has not been opened for so long. */
const VISIT_MS = 3_600_000;

/**
 * Notes that a project's first page is opened, at an ISO 8601 instant; returns when it was opened last before this visit,
 * if it was on this device.
 */
export function noteVisit(id: string, now: string): string | undefined {
  const visits = (localStorage.getItem(KEY) ?? "").split(",").map((visit) => visit.split(" "));
  const [, last, earlier] = visits.find(([project]) => project === id) ?? [];
  const isSameVisit = last !== undefined && Date.parse(now) - Date.parse(last) < VISIT_MS;
  const before = isSameVisit ? earlier : last;
  const others = visits.filter(([project]) => project !== id && project !== "");
  const kept = [[id, now, ...(before ? [before] : [])], ...others].slice(0, MAX_PROJECTS);
  localStorage.setItem(KEY, kept.map((visit) => visit.join(" ")).join(","));
  return before || undefined;
}

export const forgetVisits = () => localStorage.removeItem(KEY);
