import { useState } from "react";
import type { BannerItem, BannerKind } from "../../shared/schedule/stripboard/stripboard.ts";
import { t } from "../i18n/translate.ts";
import { Dialog } from "../ui/dialog.tsx";
import { Button } from "../ui/form/button.tsx";
import { Field } from "../ui/form/field.tsx";
import { Select } from "../ui/form/select.tsx";
import { BANNERS } from "./model/board-text.ts";

interface BannerDialogProps {
  /** The banner to edit; undefined for a new one. */
  readonly banner?: BannerItem | undefined;
  readonly onDone: (kind: BannerKind, text: string) => void;
  readonly onClose: () => void;
}

/** Asks for kind and text of a banner. */
export function BannerDialog({ banner, onDone, onClose }: BannerDialogProps) {
  const [kind, setKind] = useState<BannerKind>(banner?.banner ?? "move");
  const [text, setText] = useState(banner?.text ?? "");
  return (
    <Dialog
      title={banner ? t("Rename banner") : t("Add banner")}
      onClose={onClose}
      onSubmit={() => onDone(kind, text.trim())}
      actions={
        <>
          <Button onClick={onClose}>{t("Cancel")}</Button>
          <Button kind="primary" type="submit">
            {banner ? t("Rename") : t("Add")}
          </Button>
        </>
      }
    >
      {!banner && (
        <Select
          label={t("Type")}
          options={Object.entries(BANNERS).map(([value, label]) => ({ value, label }))}
          value={kind}
          // The options are the banner kinds.
          onChange={(event) => setKind(event.target.value as BannerKind)}
        />
      )}
      <Field label={t("Text")} maxLength={200} value={text} onChange={(event) => setText(event.target.value)} />
    </Dialog>
  );
}
