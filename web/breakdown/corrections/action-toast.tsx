import X from "lucide-react/icons/x";
import { t } from "../../i18n/translate.ts";
import { Button } from "../../ui/form/button.tsx";
import { IconButton } from "../../ui/form/icon-button.tsx";
import { StatusLine } from "../../ui/status-line.tsx";
import styles from "./action-toast.module.css";
import { useCorrections } from "./corrections.ts";

/** The result of the last action at the bottom of the screen, with Undo. */
export function ActionToast() {
  const { outcome, forget } = useCorrections();
  if (!outcome) return <Foot />;
  const isUndo = outcome.kind === "done" && outcome.act === "undo";
  return (
    <Foot
      status={{
        kind: outcome.kind === "done" ? "success" : "error",
        text: isUndo ? t("Undone: {words}", { words: outcome.words }) : outcome.words,
      }}
      action={
        <>
          <WayBack />
          <IconButton label={t("Dismiss")} icon={<X />} onClick={forget} />
        </>
      }
    />
  );
}

function Foot({ status, action }: Partial<Parameters<typeof StatusLine>[0]>) {
  return (
    <div className={styles.foot}>
      <StatusLine status={status} action={action} />
    </div>
  );
}

function WayBack() {
  const { outcome, act } = useCorrections();
  if (outcome?.kind === "failed") return outcome.again && <Button onClick={outcome.again}>{t("Try again")}</Button>;
  if (!outcome) return null;
  const { words, before: version } = outcome;
  if (outcome.act === "undo")
    return <Button onClick={() => act({ kind: "restore", version }, words)}>{t("Redo")}</Button>;
  return <Button onClick={() => act({ kind: "undo", version }, words)}>{t("Undo")}</Button>;
}
