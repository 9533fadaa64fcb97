/** The colour scheme: light, dark, or the device's setting. */
export type Theme = "system" | "light" | "dark";

const KEY = "theme";
const listeners = new Set<() => void>();

/** The stored choice. */
export function chosenTheme(): Theme {
  const stored = localStorage.getItem(KEY);
  return stored === "light" || stored === "dark" ? stored : "system";
}

/** Stores the choice for this device and applies it in all open tabs. */
export function chooseTheme(theme: Theme): void {
  if (theme === "system") localStorage.removeItem(KEY);
  else localStorage.setItem(KEY, theme);
  show();
}

/** Subscribes to changes, in this or another tab. Returns the unsubscribe function. */
export function onTheme(changed: () => void): () => void {
  listeners.add(changed);
  return () => listeners.delete(changed);
}

/** Sets the attribute that controls `color-scheme`, and the theme colours in the head. */
function show(): void {
  const theme = chosenTheme();
  if (theme === "system") delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
  for (const frame of document.querySelectorAll<HTMLMetaElement>("meta[name=theme-color]")) {
    const { scheme } = frame.dataset;
    if (theme === "system") frame.media = `(prefers-color-scheme: ${scheme})`;
    else frame.media = scheme === theme ? "all" : "not all";
  }
  for (const changed of listeners) changed();
}

window.addEventListener("storage", ({ key }) => {
  if (key === KEY || key === null) show();
});
show();
