import { createContext } from "react";

/** The open sections of a sheet, by title. */
interface OpenSections {
  readonly open: ReadonlySet<string>;
  readonly onToggle: (title: string) => void;
}

/** Without a value, all sections are open and cannot be folded. */
export const FoldContext = createContext<OpenSections | undefined>(undefined);
