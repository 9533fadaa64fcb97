import { useState } from "react";
import { type ActionFunctionArgs, Form, redirect, useActionData, useNavigation } from "react-router-dom";
import { PROJECT_TYPES, type ProjectType } from "../../shared/contract/project-types.ts";
import { api } from "../api.ts";
import { ownTimeZone, timeZoneOptions } from "../dates/time-zones.ts";
import { paths } from "../paths.ts";
import { wordsFor } from "../problem-words.ts";
import { useUser } from "../shell.tsx";
import { say } from "../texts/say.ts";
import { titleOf } from "../title.ts";
import { Button } from "../ui/button.tsx";
import { ButtonLink } from "../ui/button-link.tsx";
import { Column, Row } from "../ui/column.tsx";
import { Field } from "../ui/field.tsx";
import { Page } from "../ui/page.tsx";
import { PageHeader } from "../ui/page-header.tsx";
import { Select } from "../ui/select.tsx";
import { StatusLine } from "../ui/status-line.tsx";

export async function action({ params, request }: ActionFunctionArgs<"user">) {
  const form = await request.formData();
  const user = params.user!;
  const projectName = String(form.get("projectName"));
  const projectType = String(form.get("projectType")) as ProjectType; // the server refuses any other
  const timeZone = String(form.get("timeZone"));
  const operation = String(form.get("operation"));
  try {
    await api.createProject({ params: { user }, payload: { projectName, projectType, timeZone, operation } });
    return redirect(paths.home(user));
  } catch (error) {
    return { problem: wordsFor(error, say("Failed to create project. Please try again.")) };
  }
}

export function Component() {
  const answer = useActionData<typeof action>();
  const busy = useNavigation().state !== "idle";
  const user = useUser();
  // Whoever presses again because no answer came makes no second project.
  const [operation] = useState(() => crypto.randomUUID());
  return (
    <Page width="form">
      <title>{titleOf(say("New project"))}</title>
      <PageHeader title={say("Create Project")} back={{ to: paths.home(user.id), label: say("Projects") }} />
      <Form method="post">
        <Column>
          <input type="hidden" name="operation" value={operation} />
          <Field label={say("Project Name")} name="projectName" required autoFocus />
          <Select label={say("Project Type")} name="projectType" required options={PROJECT_TYPES} />
          <Select
            label={say("Time Zone")}
            name="timeZone"
            hint={say("Tomorrow's call sheets are created in the afternoon of this time zone.")}
            options={timeZoneOptions([ownTimeZone()])}
            defaultValue={ownTimeZone()}
          />
          <StatusLine status={answer && { kind: "error", text: answer.problem }} />
          <Row>
            <Button kind="primary" type="submit" busy={busy && say("Creating...")}>
              {say("Create Project")}
            </Button>
            <ButtonLink to={paths.home(user.id)}>{say("Cancel")}</ButtonLink>
          </Row>
        </Column>
      </Form>
    </Page>
  );
}
