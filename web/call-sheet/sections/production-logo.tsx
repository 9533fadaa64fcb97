import ImageIcon from "lucide-react/icons/image";
import { useId, useRef, useState } from "react";
import { useRevalidator } from "react-router-dom";
import { PhotoError } from "../../../shared/roster/photo-file/photo-error.ts";
import { api } from "../../api/client.ts";
import { errorText } from "../../api/error-text.ts";
import { t } from "../../i18n/translate.ts";
import { useMayEdit, useProject } from "../../navigation/project-context.ts";
import { sendPhoto } from "../../options/upload-photo.ts";
import { Button } from "../../ui/form/button.tsx";
import type { LogoShown } from "./day.ts";
import styles from "./production-logo.module.css";

interface LogoProps {
  readonly logo: LogoShown | null;
  /** Name of the production, as alternative text. */
  readonly owner: string;
}

/** The production's logo on its call sheets, which can be added, replaced, removed and restored. */
export function ProductionLogo({ logo, owner }: LogoProps) {
  const { id } = useProject();
  const mayEdit = useMayEdit();
  const { revalidate } = useRevalidator();
  const field = useId();
  const chosen = useRef<HTMLInputElement>(null);
  const [work, setWork] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const [removed, setRemoved] = useState<string>();

  async function carry(words: string, fallback: string, act: () => Promise<void>) {
    setWork(words);
    setProblem(undefined);
    try {
      await act();
      await revalidate();
    } catch (error) {
      setProblem(error instanceof PhotoError ? error.message : errorText(error, fallback));
    }
    setWork(undefined);
  }

  const upload = (file: File) =>
    carry(t("Uploading..."), t("Failed to upload the logo"), async () => {
      await sendPhoto(id, { kind: "logo" }, file);
      setRemoved(undefined);
    });
  const remove = (photoId: string) =>
    carry(t("Removing..."), t("Failed to remove the logo"), async () => {
      await api.removePhoto({ params: { id }, payload: { photoId } });
      setRemoved(photoId);
    });
  const restore = (photoId: string) =>
    carry(t("Restoring..."), t("Failed to restore the logo"), async () => {
      await api.restorePhoto({ params: { id }, payload: { photoId } });
      setRemoved(undefined);
    });

  return (
    <div className={styles.logo}>
      {logo ? (
        <img src={logo.url} alt={t("Logo of {owner}", { owner })} />
      ) : (
        <div className={styles.empty}>
          <ImageIcon aria-hidden />
          {t("Logo")}
        </div>
      )}
      {mayEdit && (
        <div className={styles.acts}>
          <input
            id={field}
            ref={chosen}
            type="file"
            accept="image/jpeg,image/png"
            aria-label={t("Logo file (JPEG or PNG)")}
            hidden
            onChange={({ currentTarget }) => {
              const file = currentTarget.files?.[0];
              currentTarget.value = "";
              if (file) void upload(file);
            }}
          />
          <Button busy={work ?? false} onClick={() => chosen.current?.click()}>
            {logo ? t("Change logo") : t("Upload logo")}
          </Button>
          {logo && work === undefined && <Button onClick={() => remove(logo.photoId)}>{t("Remove logo")}</Button>}
        </div>
      )}
      <p role="status">
        {removed !== undefined && work === undefined && (
          <>
            {t("Logo removed.")} <Button onClick={() => restore(removed)}>{t("Undo")}</Button>
          </>
        )}
      </p>
      <p role="alert">{problem}</p>
    </div>
  );
}
