import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from "node:http";
import { join } from "node:path";
import { DamagedFileError } from "./disk/damaged-file-error.ts";
import { type DataFolderOptions, damageIn, takeDataFolder } from "./disk/data-folder.ts";
import { MAIL_FATES } from "./emulators/mail-events.ts";
import type { Outbox } from "./emulators/outbox.ts";
import { createGateway, type Gateway } from "./gateway/gateway.ts";
import { type Keys, roleKeys } from "./iam/role-keys.ts";
import { buildWeb, synthesise, webSources } from "./lambda/builds.ts";
import { bundleHandlers } from "./lambda/bundle.ts";
import { type Functions, type LambdaFunction, runFunctions } from "./lambda/functions.ts";
import { onChange } from "./lambda/watch-files.ts";
import { listen } from "./listening.ts";
import { type Distribution, distribution } from "./resources/distribution.ts";
import { lambdaFunctions, sdkEnvironment } from "./resources/functions.ts";
import { apiRoutes } from "./resources/routes.ts";
import { createServices, openServices, type Services } from "./services.ts";
import { createSite } from "./site/site.ts";
import { siteFiles } from "./site/site-files.ts";
import { readAssembly } from "./template/assembly.ts";
import { loadTemplates, type Templates } from "./template/template.ts";

export interface LocalStackOptions extends DataFolderOptions {
  /** Where the data is kept. */
  readonly folder: string;
  /** Keep all but the documents in memory: quicker, and gone with the process. */
  readonly inMemory?: boolean;
  /** S3 listens at the port after it; with 0, the usual, both ports are free ones. */
  readonly port?: number;
  /** How many times faster than on AWS the state machine waits. */
  readonly speed?: number;
  /** Serve changes of functions and web as they are made. */
  readonly watch?: boolean;
  /** Hears what has been done so far. */
  readonly progress?: (line: string) => void;
  /** Hears what the functions write and what goes wrong. */
  readonly log?: (line: string) => void;
  /** A folder with synthesised templates, instead of those of infra/app.ts. */
  readonly assembly?: string;
  /** A folder with a built site, instead of that of web/. */
  readonly site?: string;
}

/** The app as it runs here. */
export interface LocalStack {
  /** The one address of the site and its API. */
  readonly url: string;
  readonly outbox: Pick<Outbox, "list"> & { readonly url: string };
  readonly services: Services;
  /** Environment variables by which an AWS SDK reaches the services, with all rights. */
  readonly environment: Readonly<Record<string, string>>;
  readonly invoke: Functions["invoke"];
  /** What was synthesised, for the names and ids in it. */
  readonly templates: Templates;
  /** Every right of every role, and whether something has needed it since the start. */
  readonly rights: Keys["rights"];
  close(): Promise<void>;
}

type OnClose = (closer: () => unknown) => void;

const ignore = () => {};

/** Synthesises the CDK app and serves its templates, all in this process. */
export async function startLocalStack(options: LocalStackOptions): Promise<LocalStack> {
  const closers: (() => unknown)[] = [];
  async function close(): Promise<void> {
    for (const closer of closers.splice(0).reverse()) await closer();
  }
  try {
    return { ...(await start(options, (closer) => closers.push(closer))), close };
  } catch (error) {
    await close();
    throw error instanceof DamagedFileError ? damageIn(options.folder, error) : error;
  }
}

/** @param onClose is told, step by step, how to undo what has been started */
async function start(options: LocalStackOptions, onClose: OnClose): Promise<Omit<LocalStack, "close">> {
  const { folder, inMemory = false, port = 0, speed = 1, progress = ignore } = options;
  const answering = Promise.withResolvers<RequestListener>();
  // A request that arrives during the start waits for its end.
  const server = createServer(async (request, response) => (await answering.promise)(request, response));
  const sitePort = await listen(server, port);
  onClose(() => {
    server.close();
    server.closeAllConnections();
  });
  const data = takeDataFolder(folder, options);
  let isUp = false;
  onClose(() => (isUp ? data.close() : data.abandon()));

  // The slowest step when the web has changed, so everything else happens meanwhile.
  const building = options.site ? Promise.resolve(options.site) : buildWeb();
  building.catch(ignore); // awaited below, but another step may fail first

  const stacks = readAssembly(options.assembly ?? (await synthesise()));
  const addresses = { site: `localhost:${sitePort}`, storage: "" };
  const templates = loadTemplates(stacks, () => addresses);
  const keys = roleKeys(templates);
  progress(`Read ${stacks.length} stacks`);

  const started = Promise.withResolvers<Functions>();
  const services = createServices({ templates, keys, folder, inMemory, functions: started.promise, speed });
  onClose(services.close);
  const endpoints = await openServices(services, templates, port && port + 1);
  addresses.storage = new URL(endpoints.S3).host;
  progress("The AWS services listen");

  const lambdas = lambdaFunctions(templates, keys, endpoints);
  const functions = await startFunctions(lambdas, sitePort, options, onClose);
  started.resolve(functions);
  progress(`Built ${lambdas.length} functions`);

  const gateway = createGateway({
    routes: apiRoutes(templates),
    invoke: functions.invoke,
    authorize: services.cognito.authorize,
    log: options.log ?? ignore,
  });
  const site = siteOf(await building, distribution(templates, addresses), gateway, options, onClose);
  answering.resolve((request, response) => {
    if (!answerOutbox(services, request, response)) site(request, response);
  });
  progress("Built the web");
  isUp = true;

  const url = `http://${addresses.site}`;
  return {
    url,
    outbox: { url: `${url}/outbox`, list: services.mails.list },
    services,
    environment: sdkEnvironment(keys.administrator, endpoints),
    invoke: functions.invoke,
    templates,
    rights: keys.rights,
  };
}

async function startFunctions(
  lambdas: readonly LambdaFunction[],
  sitePort: number,
  { assembly = ".local", watch = false, log = ignore }: LocalStackOptions,
  onClose: OnClose,
): Promise<Functions> {
  const entries = lambdas.map(({ entry }) => entry);
  const bundle = await bundleHandlers({
    entries,
    sources: ["package-lock.json", "infra/constructs/bundle.ts", "functions/**/*", "shared/**/*", ...entries],
    cache: join(assembly, "functions"),
    watched: watch ? ["functions", "shared"] : [],
    // Two stacks at once have two ports.
    folder: join(".local/rebuilt", String(sitePort)),
    log,
  });
  onClose(bundle.close);
  const functions = runFunctions(lambdas, bundle, log);
  onClose(functions.close);
  return functions;
}

function siteOf(
  folder: string,
  served: Distribution,
  gateway: Gateway,
  { watch = false, log = ignore }: LocalStackOptions,
  onClose: OnClose,
): RequestListener {
  let files = siteFiles(folder);
  async function rebuild(): Promise<void> {
    try {
      files = siteFiles(await buildWeb());
      log("rebuilt the web");
    } catch (error) {
      log(`${error instanceof Error ? error.message : error}\nThe web stays as it was before this change.`);
    }
  }
  if (watch) onClose(onChange(webSources, rebuild));
  return createSite({ distribution: served, files: () => files, gateway, log });
}

/** Shows the mails that would have been sent. Only here: a deployed site has no such page. */
function answerOutbox(
  { mails, haveMail }: Pick<Services, "mails" | "haveMail">,
  { url, method }: IncomingMessage,
  response: ServerResponse,
): boolean {
  if (url === "/outbox") response.writeHead(200, { "content-type": "text/html; charset=utf-8" }).end(mails.page());
  else if (url === "/outbox.json") response.writeHead(200, { "content-type": "application/json" }).end(mails.json());
  else return method === "POST" && answerFate(haveMail, url ?? "", response);
  return true;
}

/** Has a mail of the outbox bounce or be complained of, as its button asks. */
function answerFate(haveMail: Services["haveMail"], url: string, response: ServerResponse): boolean {
  const [, id = "", asked] = /^\/outbox\/([\w-]+)\/(\w+)$/.exec(url) ?? [];
  const fate = MAIL_FATES.find((one) => one === asked);
  if (!fate) return false;
  haveMail(id, fate).then(
    (isThere) => response.writeHead(isThere ? 303 : 404, { location: "/outbox" }).end(),
    (error: unknown) => response.writeHead(500).end(String(error)),
  );
  return true;
}
