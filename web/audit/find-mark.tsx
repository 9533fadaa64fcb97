import Search from "lucide-react/icons/search";
import { useState } from "react";
import { Form } from "react-router-dom";
import { say } from "../texts/say.ts";
import { Button } from "../ui/button.tsx";
import { Row } from "../ui/column.tsx";
import { Field } from "../ui/field.tsx";

/** Finds who was given the pages on which an id stands. */
export function FindMark({ mark = "" }: { readonly mark?: string | undefined }) {
  const [typed, setTyped] = useState(mark);
  return (
    <Form role="search">
      <Row>
        <Field
          label={say("Watermark ID")}
          name="mark"
          hint={say("Printed across script pages and call sheets, next to the date.")}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        <Button type="submit" icon={<Search />} disabled={typed.trim() === ""}>
          {say("Find Reader")}
        </Button>
      </Row>
    </Form>
  );
}
