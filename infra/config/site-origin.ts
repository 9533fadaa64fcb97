import * as z from "zod";
import { type Config, stackNameOf } from "./config.ts";
import { ASSEMBLY } from "./deployment-plan.ts";

/** The parameter of the stack `Data` with the site's origin under CloudFront's own domain. */
export const SITE_ORIGIN = "SiteOrigin";

/** The outputs of stacks, as the CDK writes them. */
export const Outputs = z.record(z.string(), z.record(z.string(), z.string()));
export type Outputs = z.infer<typeof Outputs>;

/**
 * The arguments of the CDK CLI for the second step of a deployment without a domain, which admits only the site's own
 * origin to the documents; undefined if the site has a domain. The CDK keeps the value in later deployments.
 *
 * @param outputs the outputs of the deployed stacks
 * @throws if the site's domain is not among them
 */
export function originStep({ domain, stage }: Config, outputs: Outputs): readonly string[] | undefined {
  if (domain !== "off") return undefined;
  const [data, site] = [stackNameOf(stage, "Data"), stackNameOf(stage, "Site")];
  const own = outputs[site]?.DistributionDomain;
  if (own === undefined) throw new Error(`The stack ${site} has no output DistributionDomain. Deploy again.`);
  return [
    ...["deploy", data, "--exclusively", "--require-approval", "never"],
    ...["--parameters", `${data}:${SITE_ORIGIN}=https://${own}`, "--app", ASSEMBLY],
  ];
}
