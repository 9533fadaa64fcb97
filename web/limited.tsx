import EyeOff from "lucide-react/icons/eye-off";
import { paths } from "./paths.ts";
import { useProject } from "./project-context.ts";
import { useUser } from "./shell.tsx";
import { say } from "./texts/say.ts";
import { EmptyState } from "./ui/empty-state.tsx";

/** What stands in place of what somebody who sees some scenes only is not shown. */
export function Limited({ words }: { readonly words: string }) {
  const { id } = useProject();
  const user = useUser();
  return (
    <EmptyState icon={<EyeOff />} next={[paths.project(user.id, id), say("Go to your part of the project")]}>
      {words}
    </EmptyState>
  );
}
