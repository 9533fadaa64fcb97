import { Logger } from "@aws-lambda-powertools/logger";

/** One JSON object a line. Script text, addresses and tokens never go in here. */
export const log = new Logger({ serviceName: "backlot" });
