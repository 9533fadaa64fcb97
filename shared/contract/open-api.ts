import * as z from "zod";
import { PATH_PARAMS } from "./schema/names.ts";
import { COMMON_REFUSALS, isBlockedByCompletion, isForClients, type Payload, type Route } from "./schema/route.ts";

type Json = { readonly [key: string]: unknown };

const schemaOf = (schema: z.ZodType, io: "input" | "output"): Json => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: "any" });
  return rest;
};

/** An OpenAPI 3.1 document of the routes. The areas become tags. */
export function openApi(areas: Readonly<Record<string, Readonly<Record<string, Route>>>>): Json {
  const paths: Record<string, Record<string, Json>> = {};
  for (const [area, routes] of Object.entries(areas)) {
    for (const [name, route] of Object.entries(routes)) {
      const methods = paths[route.path] ?? {};
      paths[route.path] = methods;
      methods[route.method.toLowerCase()] = operation(area, name, route);
    }
  }
  return {
    openapi: "3.1.0",
    info: { title: "Backlot", version: "1" },
    paths,
    components: {
      securitySchemes: {
        session: { type: "http", scheme: "bearer", bearerFormat: "JWT" },
        apiKey: { type: "http", scheme: "bearer", bearerFormat: "API key of the project" },
      },
      schemas: {
        Problem: {
          type: "object",
          required: ["code", "message", "requestId"],
          properties: { code: { type: "string" }, message: { type: "string" }, requestId: { type: "string" } },
        },
      },
    },
  };
}

function operation(tag: string, operationId: string, route: Route): Json {
  return {
    operationId,
    tags: [tag],
    summary: route.summary,
    description: `Access: ${route.access}.`,
    ...(route.access !== "anyone" && { security: [isForClients(route.access) ? { apiKey: [] } : { session: [] }] }),
    parameters: [...pathParameters(route), ...queryParameters(route)],
    ...(route.payload && { requestBody: { required: true, content: payloadContent(route.payload) } }),
    responses: { "200": { description: "Done", content: answerContent(route) }, ...problems(route) },
  };
}

function pathParameters(route: Route): Json[] {
  return [...route.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: "path",
    required: true,
    // Every path parameter has a schema; the contract's test verifies that.
    schema: schemaOf(PATH_PARAMS[name as keyof typeof PATH_PARAMS], "input"),
  }));
}

function queryParameters(route: Route): Json[] {
  if (!route.query) return [];
  const { properties = {}, required = [] } = z.toJSONSchema(route.query, { io: "input", unrepresentable: "any" });
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: "query",
    required: required.includes(name),
    schema,
  }));
}

function payloadContent(payload: Payload): Json {
  if (payload.kind === "json") return { "application/json": { schema: schemaOf(payload.schema, "input") } };
  const fields = schemaOf(payload.fields, "input");
  const properties = { ...(fields.properties as Json), [payload.file]: { type: "string", format: "binary" } };
  return { "multipart/form-data": { schema: { ...fields, properties, required: Object.keys(properties) } } };
}

function answerContent({ answer }: Route): Json {
  if (answer.kind === "json") return { "application/json": { schema: schemaOf(answer.schema, "output") } };
  if (answer.kind === "text") return { [answer.mediaType]: { schema: { type: "string" } } };
  return { [answer.mediaType]: { schema: { type: "string", format: "binary" } } };
}

/** The refusals by status, with the codes of each. */
function problems(route: Route): Json {
  const common = Object.entries(COMMON_REFUSALS).filter(
    ([code]) =>
      (route.access !== "anyone" || (code !== "signedOut" && code !== "forbidden")) &&
      (code !== "completed" || isBlockedByCompletion(route)),
  );
  const byStatus = new Map<number, string[]>();
  for (const [code, status] of [...Object.entries(route.refusals), ...common]) {
    byStatus.set(status, [...(byStatus.get(status) ?? []), code]);
  }
  const problem = { $ref: "#/components/schemas/Problem" };
  return Object.fromEntries(
    [...byStatus].map(([status, codes]) => [
      String(status),
      { description: codes.join(", "), content: { "application/json": { schema: problem } } },
    ]),
  );
}
