import { useState } from "react";
import type { BannerItem, BannerKind } from "../../shared/schedule/stripboard/stripboard.ts";
import { say } from "../texts/say.ts";
import { Button } from "../ui/button.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { Field } from "../ui/field.tsx";
import { Select } from "../ui/select.tsx";
import { BANNERS } from "./board-words.ts";

interface BannerDialogProps {
  /** The banner that is to say something else; a new one without it. */
  readonly banner?: BannerItem | undefined;
  readonly onDone: (kind: BannerKind, text: string) => void;
  readonly onClose: () => void;
}

/** Asks what a banner says. */
export function BannerDialog({ banner, onDone, onClose }: BannerDialogProps) {
  const [kind, setKind] = useState<BannerKind>(banner?.banner ?? "move");
  const [text, setText] = useState(banner?.text ?? "");
  return (
    <Dialog
      title={banner ? say("Rename banner") : say("Add banner")}
      onClose={onClose}
      onSubmit={() => onDone(kind, text.trim())}
      actions={
        <>
          <Button onClick={onClose}>{say("Cancel")}</Button>
          <Button kind="primary" type="submit">
            {banner ? say("Rename") : say("Add")}
          </Button>
        </>
      }
    >
      {!banner && (
        <Select
          label={say("Type")}
          options={Object.entries(BANNERS).map(([value, label]) => ({ value, label }))}
          value={kind}
          // The options are the kinds.
          onChange={(event) => setKind(event.target.value as BannerKind)}
        />
      )}
      <Field label={say("Text")} maxLength={200} value={text} onChange={(event) => setText(event.target.value)} />
    </Dialog>
  );
}
