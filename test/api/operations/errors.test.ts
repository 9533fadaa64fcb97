import { DeleteCommand } from "@aws-sdk/lib-dynamodb";
import { beforeAll, expect, inject, it, vi } from "vitest";
import { handler as listProjects } from "../../../functions/routes/list-projects.ts";
import { handler as signup } from "../../../functions/routes/signup.ts";
import { log } from "../../../functions/runtime/log.ts";
import { routes } from "../../../shared/contract/routes.ts";
import type { Route } from "../../../shared/contract/schema/route.ts";
import { PASSWORD, type Person, signedUp } from "../../people.ts";
import { newProject } from "../production.ts";
import { bearer, send } from "../send.ts";
import { tables } from "../tables.ts";

const url = inject("url");
const aws = inject("aws");
const FAULT = { code: "internal", message: "Something went wrong on our side. Please try again." };

let owner: Person;
let id: string;

beforeAll(async () => {
  owner = await signedUp(url, "owner");
  id = await newProject(owner);
});

it.each<[number, Route, object]>([
  [400, routes.createProject, { body: "no JSON" }],
  [400, routes.viewScript, { params: { fileName: "a<b" } }],
  [401, routes.login, { body: JSON.stringify({ email: "nobody@example.com", password: PASSWORD }) }],
  [404, routes.getProjectName, { params: { id: "0123456789abcdef" } }],
  [404, routes.getSchedule, { params: { scheduleFile: "None" } }],
  [409, routes.addTeamMember, {}],
  [415, routes.finishScriptUpload, {}],
])(
  "answers %i in the common format, with the request id of the log",
  async (status, route, more: { params?: object }) => {
    const params = { user: owner.id, id, username: owner.email, ...more.params };
    const sent = await send(url, route, { headers: bearer(owner.token), ...(await bodyFor(route)), ...more, params });
    expect(sent.status).toBe(status);
    expect(JSON.parse(sent.text)).toEqual({
      code: expect.stringMatching(/^\w+$/),
      message: expect.stringMatching(/\S/),
      requestId: sent.headers.get("apigw-requestid"),
    });
    expect(sent.headers.get("content-type")).toBe("application/json");
    expect(sent.headers.get("cache-control")).toBe("no-store");
  },
);

/** An upload that arrived but is not a PDF. */
async function bodyFor(route: Route): Promise<{ body?: string }> {
  if (route !== routes.finishScriptUpload) return {};
  const prepared = await owner.api(routes.prepareScriptUpload, {
    params: { id },
    payload: { fileName: "Page", size: 4 },
  });
  const form = new FormData();
  for (const [name, value] of Object.entries(prepared.fields)) form.set(name, value);
  form.set("file", new File(["page"], "page.pdf"));
  await fetch(prepared.url, { method: "POST", body: form });
  return { body: JSON.stringify({ fileName: "Page", upload: prepared.upload }) };
}

it("reveals no internals when a service fails", async () => {
  const broken = await newProject(owner);
  const Key = { pk: `PROJECT#${broken}`, sk: "PROJECT" };
  await tables(aws).send(new DeleteCommand({ TableName: aws.projectsTable, Key }));
  const { status, text, headers } = await send(url, routes.getProjectName, {
    params: { id: broken },
    headers: bearer(owner.token),
  });
  expect([status, JSON.parse(text)]).toEqual([500, { ...FAULT, requestId: headers.get("apigw-requestid") }]);
});

it.each([
  ["signup", signup, { body: JSON.stringify({ email: "ana@example.com", password: PASSWORD }) }],
  ["list-projects", listProjects, { pathParameters: { user: "ana" }, headers: { authorization: "Bearer a.b.c" } }],
])("%s reveals nothing of a misconfigured stack, but logs it", async (_, handler, event) => {
  const logged = vi.spyOn(log, "error").mockImplementation(() => {});
  const requestContext = { requestId: "r-1", http: { method: "POST", path: "/" } };
  const { statusCode, body } = await handler({ headers: {}, isBase64Encoded: false, requestContext, ...event });
  expect([statusCode, JSON.parse(body)]).toEqual([500, { ...FAULT, requestId: "r-1" }]);
  expect(JSON.stringify(logged.mock.calls[0])).toContain("r-1");
  expect(String((logged.mock.calls[0]![1] as { error: Error }).error)).toContain("is not set");
});
