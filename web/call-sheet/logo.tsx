import ImageIcon from "lucide-react/icons/image";
import { useId, useRef, useState } from "react";
import { useRevalidator } from "react-router-dom";
import { PhotoError } from "../../shared/roster/photo-file/photo-error.ts";
import { api } from "../api.ts";
import { sendPhoto } from "../options/send-photo.ts";
import { wordsFor } from "../problem-words.ts";
import { useMayEdit, useProject } from "../project-context.ts";
import { say } from "../texts/say.ts";
import { Button } from "../ui/button.tsx";
import type { LogoShown } from "./day.ts";
import styles from "./logo.module.css";

interface LogoProps {
  readonly logo: LogoShown | null;
  /** Whose it is, for those who cannot see it. */
  readonly owner: string;
}

/** The production's logo on its call sheets: to be put there, changed, removed and brought back. */
export function Logo({ logo, owner }: LogoProps) {
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
      setProblem(error instanceof PhotoError ? error.message : wordsFor(error, fallback));
    }
    setWork(undefined);
  }

  const upload = (file: File) =>
    carry(say("Uploading..."), say("Failed to upload the logo"), async () => {
      await sendPhoto(id, { kind: "logo" }, file);
      setRemoved(undefined);
    });
  const remove = (photoId: string) =>
    carry(say("Removing..."), say("Failed to remove the logo"), async () => {
      await api.removePhoto({ params: { id }, payload: { photoId } });
      setRemoved(photoId);
    });
  const restore = (photoId: string) =>
    carry(say("Restoring..."), say("Failed to restore the logo"), async () => {
      await api.restorePhoto({ params: { id }, payload: { photoId } });
      setRemoved(undefined);
    });

  return (
    <div className={styles.logo}>
      {logo ? (
        <img src={logo.url} alt={say("Logo of {owner}", { owner })} />
      ) : (
        <div className={styles.empty}>
          <ImageIcon aria-hidden />
          {say("Logo")}
        </div>
      )}
      {mayEdit && (
        <div className={styles.acts}>
          <input
            id={field}
            ref={chosen}
            type="file"
            accept="image/jpeg,image/png"
            aria-label={say("Logo file (JPEG or PNG)")}
            hidden
            onChange={({ currentTarget }) => {
              const file = currentTarget.files?.[0];
              currentTarget.value = "";
              if (file) void upload(file);
            }}
          />
          <Button busy={work ?? false} onClick={() => chosen.current?.click()}>
            {logo ? say("Change logo") : say("Upload logo")}
          </Button>
          {logo && work === undefined && <Button onClick={() => remove(logo.photoId)}>{say("Remove logo")}</Button>}
        </div>
      )}
      <p role="status">
        {removed !== undefined && work === undefined && (
          <>
            {say("Logo removed.")} <Button onClick={() => restore(removed)}>{say("Undo")}</Button>
          </>
        )}
      </p>
      <p role="alert">{problem}</p>
    </div>
  );
}
