import "../worker/zod-jitless.ts";
import "../ui/tokens.css";
import "../ui/base.css";
// Before anything is drawn, so that nothing is drawn in the wrong colours first.
import "../layout/theme.ts";
import { loadLanguage } from "../i18n/translate.ts";

// The web comes after its language, so that texts which its modules keep are in it as well.
void loadLanguage().then(() => import("./app.tsx"));
