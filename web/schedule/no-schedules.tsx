import CalendarRange from "lucide-react/icons/calendar-range";
import { t } from "../i18n/translate.ts";
import { paths } from "../navigation/paths.ts";
import { useProject } from "../navigation/project-context.ts";
import { useUser } from "../session/use-user.ts";
import { EmptyState } from "../ui/empty-state.tsx";

/** Shown while there are no schedules, with a link for creating one. */
export function NoSchedules() {
  const { id } = useProject();
  const user = useUser();
  return (
    <EmptyState icon={<CalendarRange />} next={[paths.manageSchedules(user.id, id), t("Go to schedules")]}>
      {t("No schedules created yet")}
    </EmptyState>
  );
}
