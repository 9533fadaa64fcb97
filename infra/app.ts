import { App, ReferenceStrength, Stack } from "aws-cdk-lib";
import settings from "../cdk.json" with { type: "json" };
import { buildAll, SITE } from "./build.ts";
import { CLOUDFRONT_REGION, configOf, hasBudget, stackNameOf } from "./config/config.ts";
import { API_STACKS, ApiStack } from "./stacks/api.ts";
import { BudgetStack } from "./stacks/budget.ts";
import { DataStack } from "./stacks/data.ts";
import { ErasureStack } from "./stacks/erasure.ts";
import { IdentityStack } from "./stacks/identity.ts";
import { JobsStack } from "./stacks/jobs.ts";
import { MonitoringStack } from "./stacks/monitoring.ts";
import { PipelineStack } from "./stacks/pipeline.ts";
import { SiteStack } from "./stacks/site.ts";
import { WafStack } from "./stacks/waf.ts";
import { WebStack } from "./stacks/web.ts";

// The CDK CLI sets the context; without it, as in the local stack, the context of cdk.json applies.
const app = new App({ context: settings.context });
const config = configOf(app);

// `--context bundle=off` skips bundling: the local stack runs functions from their sources and serves the web itself.
// `bundle=built` publishes what was built before, such as the content of an artefact.
const bundle: unknown = app.node.tryGetContext("bundle");
const isBundled = bundle !== "off";
if (isBundled) {
  const { runNagChecks: checkRules } = await import("./constructs/nag-checks.ts");
  checkRules(app);
  if (bundle !== "built") await buildAll();
}

const { account, region, stage } = config;
const at = (place: string) => ({ ...(place !== "off" && { region: place }), ...(account !== "off" && { account }) });
const name = (part: string) => stackNameOf(stage, part);
const here = { env: at(region), terminationProtection: true };
// Without a region, all stacks go to that of the shell.
const inUsEast1 = { ...here, env: at(region === "off" ? region : CLOUDFRONT_REGION) };

const data = new DataStack(app, name("Data"), { ...here, config });
const site = new SiteStack(app, name("Site"), { ...here, config, documents: data.bucket, webAcl: webAcl() });
const identity = new IdentityStack(app, name("Identity"), {
  ...here,
  ...{ config, siteUrl: site.url, api: site.api },
});
const pipeline = new PipelineStack(app, name("Pipeline"), { ...here, config, data });
const jobs = new JobsStack(app, name("Jobs"), { ...here, config, data, siteUrl: site.url });
const apis = [...API_STACKS].map(([part, areas]) => {
  return new ApiStack(app, name(part), {
    ...here,
    ...{ config, data, identity, pipeline, jobs, areas },
    api: site.api,
    siteUrl: site.url,
    acceptedSecrets: site.acceptedSecrets,
  });
});
new ErasureStack(app, name("Erasure"), { ...here, data, pool: identity.pool, failed: jobs.failed });
new MonitoringStack(app, name("Watch"), { ...here, config, data, pipeline, jobs, identity, api: site.api });
if (hasBudget(config))
  new BudgetStack(app, name("Budget"), {
    ...inUsEast1,
    ...{ limit: Number(config.monthlyBudget), email: config.alarmMail },
  });
const folder: unknown = isBundled ? SITE : app.node.tryGetContext("web");
if (typeof folder === "string") {
  const { files, distribution } = site;
  const web = new WebStack(app, name("Web"), { ...here, folder, files, distribution });
  for (const api of apis) web.addStackDependency(api);
}
app.synth();

/** The ARN of the site's web ACL. CloudFront accepts only those of us-east-1. */
function webAcl(): string | undefined {
  if (config.webAcl !== "ours") return config.webAcl === "off" ? undefined : config.webAcl;
  const wall = new WafStack(app, name("Wall"), inUsEast1);
  const isElsewhere = ![CLOUDFRONT_REGION, "off"].includes(region);
  // An export to another region would be made by a custom resource.
  return isElsewhere ? Stack.consumeReference(wall.arn, ReferenceStrength.WEAK) : wall.arn;
}
