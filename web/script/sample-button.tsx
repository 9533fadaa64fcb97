import BookOpen from "lucide-react/icons/book-open";
import type { FetcherWithComponents } from "react-router-dom";
import { t } from "../i18n/translate.ts";
import { Button } from "../ui/form/button.tsx";

/** Creates a sample project, for users without a script. The page shows the result. */
export function SampleButton({ sample }: { readonly sample: FetcherWithComponents<unknown> }) {
  return (
    <sample.Form method="post">
      <Button
        type="submit"
        name="sample"
        value="yes"
        icon={<BookOpen />}
        busy={sample.state !== "idle" && t("Setting up...")}
      >
        {t("Try it with a sample script")}
      </Button>
    </sample.Form>
  );
}
