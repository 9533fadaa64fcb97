import { writeFileSync } from "node:fs";
import { openApi } from "../shared/contract/open-api.ts";
import { areas } from "../shared/contract/routes.ts";

// `npm run openapi -- FILE` writes the document to FILE; without FILE it is printed.
const [file] = process.argv.slice(2);
const document = `${JSON.stringify(openApi(areas), null, 2)}\n`;
if (file === undefined) process.stdout.write(document);
else writeFileSync(file, document);
