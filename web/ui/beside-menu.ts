import { createContext, type ReactNode, use } from "react";
import { createPortal } from "react-dom";

/** The element beside the menu that contains a component; undefined outside menus, null before it is rendered. */
export const BesideMenu = createContext<HTMLElement | null | undefined>(undefined);

/** Renders dialogs and messages of a menu's actions beside the menu, because a closed menu hides what is in it. */
export function useBesideMenu(): (content: ReactNode) => ReactNode {
  const place = use(BesideMenu);
  return (content) => (place === undefined ? content : place && createPortal(content, place));
}
