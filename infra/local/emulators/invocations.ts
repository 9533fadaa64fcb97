import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { type Authority, type Engine, ServiceError } from "./engine.ts";
import { answerError, answerJson, closeServer, jsonBody } from "./json-http.ts";
import { requirePermission } from "./permission.ts";
import { account, region } from "./region.ts";
import type { Schedule } from "./scheduler.ts";

export interface InvocationsOptions {
  readonly schedules: readonly Schedule[];
  invoke(target: string, input: unknown): Promise<unknown>;
  readonly authority?: Authority;
}

const contentType = "application/json";

/** What a person calls to run a scheduled job: the schedules of EventBridge Scheduler, and Invoke of Lambda. */
export function invocationsEngine({ schedules, invoke, authority }: InvocationsOptions): Engine {
  const require = ({ headers }: IncomingMessage, action: string, resource: string) =>
    requirePermission(authority, headers.authorization, { action, resources: [resource], status: 403 });

  function listed(name: string) {
    return { Name: name, GroupName: "default", State: "ENABLED" };
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(request.url ?? "", "http://localhost");
    const [, invoked] = /^\/2015-03-31\/functions\/([^/]+)\/invocations$/.exec(pathname) ?? [];
    const [, named] = /^\/schedules\/([^/]+)$/.exec(pathname) ?? [];
    if (invoked !== undefined) return answerInvocation(request, response, decodeURIComponent(invoked));
    if (pathname === "/schedules") {
      require(request, "scheduler:ListSchedules", `arn:aws:scheduler:${region}:${account}:schedule/*/*`);
      const found = schedules.filter(({ name }) => name.startsWith(searchParams.get("NamePrefix") ?? ""));
      return answerJson(response, 200, { Schedules: found.map(({ name }) => listed(name)) }, contentType);
    }
    const schedule = schedules.find(({ name }) => name === named);
    if (!schedule) throw new ServiceError("ResourceNotFoundException", `Schedule ${named} does not exist.`, 404);
    const { name, target, input } = schedule;
    require(request, "scheduler:GetSchedule", `arn:aws:scheduler:${region}:${account}:schedule/default/${name}`);
    answerJson(response, 200, { ...listed(name), Target: { Arn: target, Input: JSON.stringify(input) } }, contentType);
  }

  async function answerInvocation(request: IncomingMessage, response: ServerResponse, target: string): Promise<void> {
    require(request, "lambda:InvokeFunction", target);
    const event = await jsonBody(request);
    try {
      const result = JSON.stringify(await invoke(target, event));
      response.writeHead(200, { "content-type": contentType }).end(result);
    } catch (error) {
      const { name, message } = error instanceof Error ? error : new Error(String(error));
      response.setHeader("x-amz-function-error", "Unhandled");
      answerJson(response, 200, { errorType: name, errorMessage: message }, contentType);
    }
  }

  const server = createServer((request, response) => {
    answer(request, response).catch((error) => answerError(response, error, contentType));
  });
  return { server, close: () => closeServer(server) };
}
