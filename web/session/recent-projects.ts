const KEY = "recentProjects";
const MAX_PROJECTS = 5;

/** Projects recently opened on this device, latest first. Only ids are stored, because names are confidential. */
export function recentProjects(): readonly string[] {
  return (localStorage.getItem(KEY) ?? "").split(",").filter((id) => id !== "");
}

export function rememberProject(id: string): void {
  const others = recentProjects().filter((one) => one !== id);
  localStorage.setItem(KEY, [id, ...others].slice(0, MAX_PROJECTS).join(","));
}

export const forgetProjects = () => localStorage.removeItem(KEY);
