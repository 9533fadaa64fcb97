import Search from "lucide-react/icons/search";
import { useState } from "react";
import { Form } from "react-router-dom";
import { t } from "../i18n/translate.ts";
import { Button } from "../ui/form/button.tsx";
import { Field } from "../ui/form/field.tsx";
import { Row } from "../ui/page/stack.tsx";

/** Finds the reader of watermarked pages by watermark ID. */
export function FindMark({ mark = "" }: { readonly mark?: string | undefined }) {
  const [typed, setTyped] = useState(mark);
  return (
    <Form role="search">
      <Row>
        <Field
          label={t("Watermark ID")}
          name="mark"
          hint={t("Printed across script pages and call sheets, next to the date.")}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        <Button type="submit" icon={<Search />} disabled={typed.trim() === ""}>
          {t("Find Reader")}
        </Button>
      </Row>
    </Form>
  );
}
