const KEY = "recentProjects";
const MOST = 5;

/** Projects recently opened on this device, latest first. Only ids are stored, because names are confidential. */
export function recentProjects(): readonly string[] {
  return (localStorage.getItem(KEY) ?? "").split(",").filter((id) => id !== "");
}

export function rememberProject(id: string): void {
  const others = recentProjects().filter((one) => one !== id);
  localStorage.setItem(KEY, [id, ...others].slice(0, MOST).join(","));
}

export const forgetProjects = () => localStorage.removeItem(KEY);
