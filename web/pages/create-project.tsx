import { useState } from "react";
import { type ActionFunctionArgs, Form, redirect, useActionData, useNavigation } from "react-router-dom";
import { PROJECT_TYPES, type ProjectType, projectTypeText } from "../../shared/contract/schema/project-types.ts";
import { api } from "../api/client.ts";
import { errorText } from "../api/error-text.ts";
import { ownTimeZone, timeZoneOptions } from "../dates/time-zones.ts";
import { t } from "../i18n/translate.ts";
import { paths } from "../navigation/paths.ts";
import { titleOf } from "../navigation/title.ts";
import { useUser } from "../session/use-user.ts";
import { Button } from "../ui/form/button.tsx";
import { ButtonLink } from "../ui/form/button-link.tsx";
import { Field } from "../ui/form/field.tsx";
import { Select } from "../ui/form/select.tsx";
import { Page } from "../ui/page/page.tsx";
import { PageHeader } from "../ui/page/page-header.tsx";
import { Column, Row } from "../ui/page/stack.tsx";
import { StatusLine } from "../ui/status-line.tsx";

export async function action({ params, request }: ActionFunctionArgs<"user">) {
  const form = await request.formData();
  const user = params.user!;
  const projectName = String(form.get("projectName"));
  const projectType = String(form.get("projectType")) as ProjectType; // the server rejects any other
  const timeZone = String(form.get("timeZone"));
  const operation = String(form.get("operation"));
  try {
    const { id } = await api.createProject({
      params: { user },
      payload: { projectName, projectType, timeZone, operation },
    });
    return redirect(paths.project(user, id));
  } catch (error) {
    return { problem: errorText(error, t("Failed to create project. Please try again.")) };
  }
}

export function Component() {
  const answer = useActionData<typeof action>();
  const busy = useNavigation().state !== "idle";
  const user = useUser();
  // One idempotency key, so that retrying after a lost response creates no second project.
  const [operation] = useState(() => crypto.randomUUID());
  return (
    <Page width="form">
      <title>{titleOf(t("New project"))}</title>
      <PageHeader title={t("Create Project")} back={{ to: paths.home(user.id), label: t("Projects") }} />
      <Form method="post">
        <Column>
          <input type="hidden" name="operation" value={operation} />
          <Field label={t("Project Name")} name="projectName" required autoFocus />
          <Select
            label={t("Project Type")}
            name="projectType"
            required
            options={PROJECT_TYPES.map((value) => ({ value, label: projectTypeText(value) }))}
          />
          <Select
            label={t("Time Zone")}
            name="timeZone"
            hint={t("Tomorrow's call sheets are created in the afternoon of this time zone.")}
            options={timeZoneOptions([ownTimeZone()])}
            defaultValue={ownTimeZone()}
          />
          <StatusLine status={answer && { kind: "error", text: answer.problem }} />
          <Row>
            <Button kind="primary" type="submit" busy={busy && t("Creating...")}>
              {t("Create Project")}
            </Button>
            <ButtonLink to={paths.home(user.id)}>{t("Cancel")}</ButtonLink>
          </Row>
        </Column>
      </Form>
    </Page>
  );
}
