import BookOpen from "lucide-react/icons/book-open";
import type { FetcherWithComponents } from "react-router-dom";
import { say } from "./texts/say.ts";
import { Button } from "./ui/button.tsx";

/** For whoever has no script at hand yet: a project with one of ours. The page says what becomes of it. */
export function SampleButton({ sample }: { readonly sample: FetcherWithComponents<unknown> }) {
  return (
    <sample.Form method="post">
      <Button
        type="submit"
        name="sample"
        value="yes"
        icon={<BookOpen />}
        busy={sample.state !== "idle" && say("Setting up...")}
      >
        {say("Try it with a sample script")}
      </Button>
    </sample.Form>
  );
}
