import "../worker/zod-jitless.ts";
import "../ui/tokens.css";
import "../ui/base.css";
// First, so that nothing is painted in the wrong colours.
import "../layout/theme.ts";
import { loadLanguage } from "../i18n/translate.ts";

// Load the language first: modules read texts when they are evaluated.
void loadLanguage().then(() => import("./app.tsx"));
