import { createContext, type ReactNode } from "react";

/** What every signed-in page has at its top; inside a project, the navigation of the project shows it. */
interface ShellParts {
  /** The product's name, a link to the projects. */
  readonly brand: ReactNode;
  /** Buttons for the command palette and the account. */
  readonly tools: ReactNode;
}

export const ShellContext = createContext<ShellParts>({ brand: null, tools: null });
