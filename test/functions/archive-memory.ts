import { resourceUsage } from "node:process";
import type { ArchiveHead } from "../../shared/archive/manifest.ts";

// Reads an archive in a process of its own, and prints the reason of the refusal and the peak memory.
const { readVerifiedArchive: checkedArchive } = await import("../../functions/project/verified-archive.ts");
const begun = resourceUsage().maxRSS;
const moveOf = ({ project, people }: ArchiveHead) => ({
  ...{ from: project.id, to: "fedcba9876543210", people },
  importer: { userId: "11111111-aaaa", email: "importer@studio.example" },
});
let reason = "";
try {
  await checkedArchive(process.argv[2]!, moveOf, async () => {});
} catch (error) {
  reason = error instanceof Error ? error.message : String(error);
}
const megabytes = Math.round((resourceUsage().maxRSS - begun) / 1024);
process.stdout.write(JSON.stringify({ reason, megabytes }));
