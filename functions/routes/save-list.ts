import { routes } from "../../shared/contract/routes.ts";
import { t } from "../../shared/i18n/speech.ts";
import { listDocument } from "../../shared/lists/list-document.ts";
import { listWorkbook } from "../../shared/lists/list-workbook.ts";
import { productionList } from "../../shared/lists/production-lists.ts";
import { fileName } from "../../shared/print/file-name.ts";
import { NO_BREAKDOWN } from "../breakdown/breakdown-tables.ts";
import { serve } from "../http/serve.ts";
import { renderPdf } from "../pdf/render-pdf.ts";
import { papersOf } from "../report/paper-language.ts";
import { listSourceOf } from "../report/production-lists.ts";
import { today } from "../runtime/clock.ts";

export const handler = serve(routes.saveList, async ({ member, query: { list: name, format }, refuse }) => {
  if (name === "dietary-list" && member.may === "viewer") {
    refuse("forEditors", t("Only editors of the project can see dietary notes. Ask its owner."));
  }
  const source = (await listSourceOf(member, name)) ?? refuse("noBreakdown", NO_BREAKDOWN);
  const { paper, inItsLanguage } = await papersOf(member);
  return inItsLanguage(async () => {
    const list = productionList(name, source);
    return {
      name: fileName([source.project, list.title, today()], format),
      bytes: format === "pdf" ? await renderPdf(listDocument(list, paper)) : listWorkbook(list),
    };
  });
});
