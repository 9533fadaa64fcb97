import SearchX from "lucide-react/icons/search-x";
import { EmptyState } from "../ui/empty-state.tsx";

interface GoneProps {
  readonly words: string;
  /** Where to go instead: the address and what the link says. */
  readonly back: readonly [to: string, label: string];
}

/** What stands at an address of something that is not there, or not any more. */
export function NotFoundState({ words, back }: GoneProps) {
  return (
    <EmptyState icon={<SearchX />} next={back}>
      {words}
    </EmptyState>
  );
}
