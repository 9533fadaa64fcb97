import SearchX from "lucide-react/icons/search-x";
import { ButtonLink } from "./ui/button-link.tsx";
import { EmptyState } from "./ui/empty-state.tsx";

interface GoneProps {
  readonly words: string;
  /** Where to go instead: the address and what the link says. */
  readonly back: readonly [to: string, label: string];
}

/** What stands at an address of something that is not there, or not any more. */
export function Gone({ words, back: [to, label] }: GoneProps) {
  return (
    <EmptyState
      icon={<SearchX />}
      action={
        <ButtonLink kind="primary" to={to}>
          {label}
        </ButtonLink>
      }
    >
      {words}
    </EmptyState>
  );
}
