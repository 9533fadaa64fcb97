import type { Route } from "./schema/route.ts";

const HEAD = `# Routes

\`npm run routes\` writes this file from \`shared/contract\`; do not edit it by hand.

"Who" is the least that a caller needs:

- \`anyone\`: no token.
- \`signedIn\`: any session.
- \`self\`: a session of the user in the path's \`{user}\`.
- \`viewer\`, \`editor\`, \`owner\`: a session of a member of the project with at least this role.
- anything else: an API key of the project with this scope, and no session.

Every refusal is JSON, \`{ code, message, requestId }\`. Its message is written for the person who made the request.
\`npm run openapi -- FILE\` writes the schemas of payloads and answers as OpenAPI 3.1.
`;

/** All routes as a Markdown document: one table per area, in the order of the contract. */
export function routeList(areas: Readonly<Record<string, Readonly<Record<string, Route>>>>): string {
  return [HEAD, ...Object.entries(areas).map(([area, routes]) => `${heading(area)}\n\n${table(routes)}\n`)].join("\n");
}

/** `callSheets` becomes `## Call sheets`. */
function heading(area: string): string {
  const words = area.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`).replace("api keys", "API keys");
  return `## ${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}

function table(routes: Readonly<Record<string, Route>>): string {
  const rows = Object.entries(routes).map(
    ([name, { method, path, access, summary }]) => `| \`${method} ${path}\` | ${access} | ${summary} | ${name} |`,
  );
  return ["| route | who | what | name |", "|---|---|---|---|", ...rows].join("\n");
}
