/** By day, by night, or as the device is set. */
export type Theme = "system" | "light" | "dark";

const KEY = "theme";
const listeners = new Set<() => void>();

/** What is chosen on this device. */
export function chosenTheme(): Theme {
  const stored = localStorage.getItem(KEY);
  return stored === "light" || stored === "dark" ? stored : "system";
}

/** Chooses for this device, in all tabs that are open. */
export function chooseTheme(theme: Theme): void {
  if (theme === "system") localStorage.removeItem(KEY);
  else localStorage.setItem(KEY, theme);
  show();
}

/** Calls back whenever the choice changes, here or in another tab. */
export function onTheme(changed: () => void): () => void {
  listeners.add(changed);
  return () => listeners.delete(changed);
}

/** The tokens turn with `color-scheme`, which the attribute sets; the browser's own frame has its colours in the head. */
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
