import SearchX from "lucide-react/icons/search-x";
import { EmptyState } from "../ui/empty-state.tsx";

interface GoneProps {
  readonly words: string;
  /** Link to another page: URL and text. */
  readonly back: readonly [to: string, label: string];
}

/** Shown for something that does not exist, or no longer does. */
export function NotFoundState({ words, back }: GoneProps) {
  return (
    <EmptyState icon={<SearchX />} next={back}>
      {words}
    </EmptyState>
  );
}
