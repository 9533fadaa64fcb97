import { globSync } from "node:fs";
import { App } from "aws-cdk-lib";
import settings from "../cdk.json" with { type: "json" };
import { configOf } from "./config/config.ts";
import { bundleAll } from "./constructs/bundle.ts";
import { API_STACKS, ApiStack } from "./stacks/api.ts";
import { DataStack } from "./stacks/data.ts";
import { ErasureStack } from "./stacks/erasure.ts";
import { IdentityStack } from "./stacks/identity.ts";
import { JobsStack } from "./stacks/jobs.ts";
import { MonitoringStack } from "./stacks/monitoring.ts";
import { PipelineStack } from "./stacks/pipeline.ts";
import { SiteStack } from "./stacks/site.ts";
import { WafStack } from "./stacks/waf.ts";

// The CDK CLI sets the context; without it, as in the local stack, the context of cdk.json applies.
const app = new App({ context: settings.context });
const config = configOf(app);

// `--context bundle=off` skips bundling: the local stack runs functions from their sources.
if (app.node.tryGetContext("bundle") !== "off") {
  const { runNagChecks: checkRules } = await import("./constructs/nag-checks.ts");
  checkRules(app);
  const { build } = await import("vite");
  await Promise.all([
    bundleAll(globSync("functions/{routes,steps,jobs,triggers}/*.ts")),
    build({ configFile: "web/vite.config.ts", logLevel: "warn" }),
  ]);
}

const data = new DataStack(app, "BacklotData", { config });
const wall = config.webAcl === "ours" ? new WafStack(app, "BacklotWall", {}).arn : config.webAcl;
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
new MonitoringStack(app, "BacklotWatch", { config, data, pipeline, jobs, api: site.api });
app.synth();
