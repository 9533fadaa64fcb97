import ImageIcon from "lucide-react/icons/image";
import ImagePlus from "lucide-react/icons/image-plus";
import Trash from "lucide-react/icons/trash-2";
import { type ReactNode, useRef, useState } from "react";
import { t } from "../i18n/translate.ts";
import { useMayEdit } from "../navigation/project-context.ts";
import { EmptyState } from "../ui/empty-state.tsx";
import { Button } from "../ui/form/button.tsx";
import { Row } from "../ui/page/stack.tsx";
import { Skeleton } from "../ui/skeleton.tsx";
import { StatusLine } from "../ui/status-line.tsx";
import styles from "./photo-gallery.module.css";
import type { Photos } from "./use-photos.ts";

interface PhotoGalleryProps {
  /** Name of the option. */
  readonly name: string;
  readonly photos: Photos;
  /** Action offered when a photo has a GPS position. */
  readonly position?: ReactNode;
}

/** The photos of an option: a large one, thumbnails, and actions. */
export function PhotoGallery({ name, photos, position }: PhotoGalleryProps) {
  const mayEdit = useMayEdit();
  const [chosen, setChosen] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  const { photos: listed, work, problems, removed } = photos;
  const shown = listed?.find(({ photoId }) => photoId === chosen) ?? listed?.at(-1);
  const at = listed && shown ? listed.indexOf(shown) + 1 : 0;

  return (
    <section className={styles.gallery} aria-label={t("Photos of {name}", { name })}>
      <StatusLine
        status={problems.length === 0 ? undefined : { kind: "error", text: problems.join("\n") }}
        action={listed === undefined && <Button onClick={photos.again}>{t("Try again")}</Button>}
      />
      <StatusLine
        status={removed === undefined ? undefined : { kind: "info", text: t("Removed a photo") }}
        action={<Button onClick={() => removed !== undefined && photos.restore(removed)}>{t("Undo")}</Button>}
      />
      {position}
      {listed === undefined && problems.length === 0 && <Skeleton label={t("Loading photos...")} lines={3} />}
      {listed?.length === 0 && <EmptyState icon={<ImageIcon />}>{t("No photos yet")}</EmptyState>}
      {shown && (
        <>
          <a className={styles.large} href={shown.url} target="_blank" rel="noreferrer">
            <img
              key={shown.photoId}
              src={shown.url}
              width={shown.width}
              height={shown.height}
              alt={t("Photo {at} of {count} of {name}, full size in a new tab", { at, count: listed?.length, name })}
            />
          </a>
          {listed && listed.length > 1 && (
            <ul className={styles.small}>
              {listed.map((photo, index) => (
                <li key={photo.photoId}>
                  <button
                    type="button"
                    aria-pressed={photo === shown}
                    aria-label={t("Show photo {number} of {count}", { number: index + 1, count: listed.length })}
                    onClick={() => setChosen(photo.photoId)}
                  >
                    <img src={photo.smallUrl} alt="" loading="lazy" />
                  </button>
                </li>
              ))}
            </ul>
          )}
        </>
      )}
      {mayEdit && (
        <Row>
          <input
            ref={input}
            type="file"
            hidden
            multiple
            accept="image/jpeg,image/png,image/heic,image/heif"
            aria-label={t("Photos to add to {name}", { name })}
            onChange={(event) => {
              const files = [...(event.currentTarget.files ?? [])];
              event.currentTarget.value = "";
              setChosen(undefined);
              if (files.length > 0) void photos.add(files);
            }}
          />
          <Button icon={<ImagePlus />} busy={work ?? false} onClick={() => input.current?.click()}>
            {t("Add Photos")}
          </Button>
          {shown && (
            <Button
              icon={<Trash />}
              aria-label={t("Remove photo {at} of {name}", { at, name })}
              onClick={() => photos.remove(shown.photoId)}
            >
              {t("Remove Photo")}
            </Button>
          )}
        </Row>
      )}
      {mayEdit && <p className={styles.note}>{t("JPEG or PNG, up to 20 MB. Metadata is removed from the photo.")}</p>}
    </section>
  );
}
