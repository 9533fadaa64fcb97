import { globSync } from "node:fs";
import { App } from "aws-cdk-lib";
import settings from "../cdk.json" with { type: "json" };
import { API_STACKS, ApiStack } from "./api.ts";
import { bundleAll } from "./bundle.ts";
import { configOf } from "./config.ts";
import { DataStack } from "./data.ts";
import { ErasureStack } from "./erasure.ts";
import { IdentityStack } from "./identity.ts";
import { JobsStack } from "./jobs.ts";
import { PipelineStack } from "./pipeline.ts";
import { SiteStack } from "./site.ts";
import { WallStack } from "./wall.ts";
import { WatchStack } from "./watch.ts";

// The CLI hands the context over; the local stack runs this file without it.
const app = new App({ context: settings.context });
const config = configOf(app);

// `--context bundle=off` leaves the code out: the local stack runs the functions from their sources.
if (app.node.tryGetContext("bundle") !== "off") {
  const { checkRules } = await import("./gates.ts");
  checkRules(app);
  const { build } = await import("vite");
  await Promise.all([
    bundleAll(globSync("functions/{routes,steps,jobs,triggers}/*.ts")),
    build({ configFile: "web/vite.config.ts", logLevel: "warn" }),
  ]);
}

const data = new DataStack(app, "BacklotData", { config });
const wall = config.webAcl === "ours" ? new WallStack(app, "BacklotWall", {}).arn : config.webAcl;
const webAcl = wall === "off" ? undefined : wall;
const site = new SiteStack(app, "BacklotSite", { config, documents: data.bucket, webAcl });
const identity = new IdentityStack(app, "BacklotIdentity", { config, siteUrl: site.url, api: site.api });
const pipeline = new PipelineStack(app, "BacklotPipeline", { config, data });
const jobs = new JobsStack(app, "BacklotJobs", { config, data, siteUrl: site.url });
for (const [name, areas] of API_STACKS) {
  new ApiStack(app, name, {
    config,
    data,
    identity,
    pipeline,
    jobs,
    api: site.api,
    siteUrl: site.url,
    originSecret: site.originSecret,
    areas,
  });
}
new ErasureStack(app, "BacklotErasure", { data, pool: identity.pool, failed: jobs.failed });
new WatchStack(app, "BacklotWatch", { config, data, pipeline, jobs, api: site.api });
app.synth();
