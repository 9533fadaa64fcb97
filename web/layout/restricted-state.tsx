import EyeOff from "lucide-react/icons/eye-off";
import Lock from "lucide-react/icons/lock";
import { t } from "../i18n/translate.ts";
import { paths } from "../navigation/paths.ts";
import { useProject } from "../navigation/project-context.ts";
import { useUser } from "../session/use-user.ts";
import { EmptyState } from "../ui/empty-state.tsx";

/** Shown instead of content that restricted members may not see. */
export function RestrictedState({ words }: { readonly words: string }) {
  const { id } = useProject();
  const user = useUser();
  return (
    <EmptyState icon={<EyeOff />} next={[paths.project(user.id, id), t("Go to your part of the project")]}>
      {words}
    </EmptyState>
  );
}

/** Shown to those who do not own the project instead of what only owners see. */
export function OwnersOnly({ words }: { readonly words: string }) {
  const { id, name } = useProject();
  const user = useUser();
  return (
    <EmptyState icon={<Lock />} next={[paths.project(user.id, id), t("Go back to {project}", { project: name })]}>
      {words}
    </EmptyState>
  );
}
