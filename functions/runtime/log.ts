import { Logger } from "@aws-lambda-powertools/logger";

/** One JSON object per line. Never log script text, addresses or tokens. */
export const log = new Logger({ serviceName: "backlot" });
