import "./without-eval.ts";
import "./ui/tokens.css";
import "./ui/base.css";
// Before anything is drawn, so that nothing is drawn in the wrong colours first.
import "./theme.ts";
import { loadLanguage } from "./texts/say.ts";

// The web comes after its language, so that texts which its modules keep are in it as well.
void loadLanguage().then(() => import("./app.tsx"));
