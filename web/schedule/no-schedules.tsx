import CalendarRange from "lucide-react/icons/calendar-range";
import { paths } from "../paths.ts";
import { useProject } from "../project-context.ts";
import { useUser } from "../shell.tsx";
import { say } from "../texts/say.ts";
import { EmptyState } from "../ui/empty-state.tsx";

/** In the place of schedules while there are none: where they are made. */
export function NoSchedules() {
  const { id } = useProject();
  const user = useUser();
  return (
    <EmptyState icon={<CalendarRange />} next={[paths.manageSchedules(user.id, id), say("Go to schedules")]}>
      {say("No schedules created yet")}
    </EmptyState>
  );
}
