import { execFileSync } from "node:child_process";
import * as z from "zod";

// npm run sbom: lists what is shipped as CycloneDX. `npm sbom --omit dev` leaves out every package that a development
// tool needs too, so development packages are removed here.

const DEVELOPMENT = "cdx:npm:package:development";

const Component = z.looseObject({
  "bom-ref": z.string(),
  properties: z.array(z.object({ name: z.string(), value: z.string() })).default([]),
});
const Bom = z.looseObject({
  components: z.array(Component),
  dependencies: z.array(z.object({ ref: z.string(), dependsOn: z.array(z.string()) })),
});

const printed = execFileSync("npm", ["sbom", "--sbom-format", "cyclonedx"], {
  maxBuffer: 2 ** 27,
  shell: process.platform === "win32",
});
const bom = Bom.parse(JSON.parse(printed.toString()));
const isDevelopment = ({ properties }: z.infer<typeof Component>) =>
  properties.some(({ name, value }) => name === DEVELOPMENT && value === "true");
const left = new Set(bom.components.filter(isDevelopment).map((component) => component["bom-ref"]));
const dependencies = bom.dependencies
  .filter(({ ref }) => !left.has(ref))
  .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter((other) => !left.has(other)) }));
const components = bom.components.filter((component) => !left.has(component["bom-ref"]));
console.log(JSON.stringify({ ...bom, components, dependencies }, null, 2));
