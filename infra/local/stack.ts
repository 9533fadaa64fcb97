import { createServer, type RequestListener } from "node:http";
import { join } from "node:path";
import { seededRandom } from "../../shared/schedule/search/seeded-random.ts";
import { type DataFolderOptions, damageIn, takeDataFolder } from "./disk/data-folder.ts";
import { DamagedFileError } from "./emulators/files/damaged-file-error.ts";
import type { Outbox } from "./emulators/outbox.ts";
import { createGateway, type Gateway } from "./gateway/gateway.ts";
import { type Keys, roleKeys } from "./iam/role-keys.ts";
import { buildWeb, synthesise, webSources } from "./lambda/builds.ts";
import { bundleHandlers } from "./lambda/bundle.ts";
import { type Functions, type LambdaFunction, runFunctions } from "./lambda/functions.ts";
import { onChange } from "./lambda/watch-files.ts";
import { listen } from "./listening.ts";
import { outboxKey, outboxSite } from "./outbox-site.ts";
import { type Distribution, distribution } from "./resources/distribution.ts";
import { lambdaFunctions, sdkEnvironment } from "./resources/functions.ts";
import { apiRoutes } from "./resources/routes.ts";
import { createServices, type OtherServices, openServices, type Services } from "./services.ts";
import { createSite } from "./site/site.ts";
import { siteFiles } from "./site/site-files.ts";
import { readAssembly } from "./template/assembly.ts";
import { loadTemplates, type Templates } from "./template/template.ts";

const LAG_SEED = 17;

export interface LocalStackOptions extends DataFolderOptions {
  /** The data folder. */
  readonly folder: string;
  /** Keep all data except documents in memory: faster, but lost when the process ends. */
  readonly inMemory?: boolean;
  /** The site's port; S3 uses the next one. With 0, the default, both are free ports. */
  readonly port?: number;
  /** The factor by which the state machine's waits are shorter than on AWS. */
  readonly speed?: number;
  /**
   * The milliseconds after which the tables' indexes have the next write. By default up to a second if the data is in
   * memory; otherwise at once, because a stopped process loses the changes that are due.
   */
  readonly indexLag?: () => number;
  /** The account's quota of concurrent functions; unlimited if undefined. */
  readonly concurrency?: number;
  /** The key in the outbox's address. If undefined, it is random and kept with the data. */
  readonly outboxKey?: string;
  /** Rebuild functions and web when their sources change. */
  readonly watch?: boolean;
  /** Called after each step of the start. */
  readonly progress?: (line: string) => void;
  /** Receives the functions' output and errors. */
  readonly log?: (line: string) => void;
  /** A folder with synthesised templates to use instead of those of infra/app.ts. */
  readonly assembly?: string;
  /** Services of another emulator that functions call instead of ours. */
  readonly others?: OtherServices;
  /** A folder with a built site to serve instead of that of web/. */
  readonly site?: string;
}

/** The app running on this machine. */
export interface LocalStack {
  /** The URL of the site and its API. */
  readonly url: string;
  /** Its URL contains a key, without which the emails cannot be read. */
  readonly outbox: Pick<Outbox, "list"> & { readonly url: string };
  readonly services: Services;
  /** Environment variables that give an AWS SDK access to the services as administrator. */
  readonly environment: Readonly<Record<string, string>>;
  readonly invoke: Functions["invoke"];
  /** The synthesised templates, for their names and ids. */
  readonly templates: Templates;
  /** Every permission of every role, and whether it has been used since the start. */
  readonly rights: Keys["rights"];
  close(): Promise<void>;
}

type OnClose = (closer: () => unknown) => void;

const ignore = () => {};

/** Synthesises the CDK app and runs its templates in this process. */
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

/** The same lags at every start. */
function upToASecond(): () => number {
  const random = seededRandom(LAG_SEED);
  return () => random() * 1000;
}

/** @param onClose registers a cleanup function after each step */
async function start(options: LocalStackOptions, onClose: OnClose): Promise<Omit<LocalStack, "close">> {
  const { folder, inMemory = false, port = 0, speed = 1, progress = ignore, others } = options;
  const indexLag = options.indexLag ?? (inMemory ? upToASecond() : undefined);
  const answering = Promise.withResolvers<RequestListener>();
  // Requests that arrive during the start wait until it is done.
  const server = createServer(async (request, response) => (await answering.promise)(request, response));
  const sitePort = await listen(server, port);
  onClose(() => {
    server.close();
    server.closeAllConnections();
  });
  const data = takeDataFolder(folder, options);
  let isUp = false;
  onClose(() => (isUp ? data.close() : data.abandon()));

  // The slowest step if the web has changed, so it runs in parallel with the others.
  const building = options.site ? Promise.resolve(options.site) : buildWeb();
  building.catch(ignore); // Awaited below, but another step may fail first.

  const stacks = readAssembly(options.assembly ?? (await synthesise()));
  const addresses = { site: `localhost:${sitePort}`, storage: "" };
  const templates = loadTemplates(stacks, () => addresses);
  const keys = roleKeys(templates);
  progress(`Read ${stacks.length} stacks`);

  const started = Promise.withResolvers<Functions>();
  const services = createServices({
    ...{ templates, keys, folder, inMemory, functions: started.promise, speed, indexLag, others },
  });
  onClose(services.close);
  const endpoints = await openServices(services, templates, port && port + 1, others);
  addresses.storage = new URL(endpoints.S3).host;
  progress("The AWS services listen");

  const lambdas = lambdaFunctions(templates, keys, endpoints);
  const functions = await startFunctions(lambdas, sitePort, options, onClose);
  started.resolve(functions);
  progress(`Built ${lambdas.length} functions`);

  const gateway = createGateway({
    routes: apiRoutes(templates),
    invoke: functions.answer,
    authorize: services.cognito.authorize,
    log: options.log ?? ignore,
  });
  const site = siteOf(await building, distribution(templates, addresses), gateway, options, onClose);
  const key = options.outboxKey ?? outboxKey(inMemory ? undefined : join(folder, "outbox-key.json"));
  const outbox = outboxSite(services, key);
  answering.resolve((request, response) => {
    if (!outbox.answer(request, response)) site(request, response);
  });
  progress("Built the web");
  isUp = true;

  const url = `http://${addresses.site}`;
  return {
    url,
    outbox: { url: url + outbox.path, list: services.mails.list },
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
  { assembly = ".local", watch = false, log = ignore, concurrency }: LocalStackOptions,
  onClose: OnClose,
): Promise<Functions> {
  const entries = lambdas.map(({ entry }) => entry);
  const bundle = await bundleHandlers({
    entries,
    sources: ["package-lock.json", "infra/constructs/bundle.ts", "functions/**/*", "shared/**/*", ...entries],
    cache: join(assembly, "functions"),
    watched: watch ? ["functions", "shared"] : [],
    // By port, so that two stacks can run at once.
    folder: join(".local/rebuilt", String(sitePort)),
    log,
  });
  onClose(bundle.close);
  const functions = runFunctions(lambdas, bundle, log, concurrency);
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
      log(`${error instanceof Error ? error.message : error}\nThe previous web app is still served.`);
    }
  }
  if (watch) onClose(onChange(webSources, rebuild));
  return createSite({ distribution: served, files: () => files, gateway, log });
}
