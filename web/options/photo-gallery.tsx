import ImageIcon from "lucide-react/icons/image";
import ImagePlus from "lucide-react/icons/image-plus";
import Trash from "lucide-react/icons/trash-2";
import { type ReactNode, useRef, useState } from "react";
import { useMayEdit } from "../project-context.ts";
import { say } from "../texts/say.ts";
import { Button } from "../ui/button.tsx";
import { Row } from "../ui/column.tsx";
import { EmptyState } from "../ui/empty-state.tsx";
import { Skeleton } from "../ui/skeleton.tsx";
import { StatusLine } from "../ui/status-line.tsx";
import styles from "./photo-gallery.module.css";
import type { Photos } from "./use-photos.ts";

interface PhotoGalleryProps {
  /** Whose photos these are. */
  readonly name: string;
  readonly photos: Photos;
  /** What to offer when a photo says where it was taken. */
  readonly position?: ReactNode;
}

/** The photos of an option: one large, all small below it, and what can be done with them. */
export function PhotoGallery({ name, photos, position }: PhotoGalleryProps) {
  const mayEdit = useMayEdit();
  const [chosen, setChosen] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  const { photos: listed, work, problems, removed } = photos;
  const shown = listed?.find(({ photoId }) => photoId === chosen) ?? listed?.at(-1);
  const at = listed && shown ? listed.indexOf(shown) + 1 : 0;

  return (
    <section className={styles.gallery} aria-label={say("Photos of {name}", { name })}>
      <StatusLine
        status={problems.length === 0 ? undefined : { kind: "error", text: problems.join("\n") }}
        action={listed === undefined && <Button onClick={photos.again}>{say("Try again")}</Button>}
      />
      <StatusLine
        status={removed === undefined ? undefined : { kind: "info", text: say("Removed a photo") }}
        action={<Button onClick={() => removed !== undefined && photos.restore(removed)}>{say("Undo")}</Button>}
      />
      {position}
      {listed === undefined && problems.length === 0 && <Skeleton label={say("Loading photos...")} lines={3} />}
      {listed?.length === 0 && <EmptyState icon={<ImageIcon />}>{say("No photos yet")}</EmptyState>}
      {shown && (
        <>
          <a className={styles.large} href={shown.url} target="_blank" rel="noreferrer">
            <img
              key={shown.photoId}
              src={shown.url}
              width={shown.width}
              height={shown.height}
              alt={say("Photo {at} of {count} of {name}, full size in a new tab", { at, count: listed?.length, name })}
            />
          </a>
          {listed && listed.length > 1 && (
            <ul className={styles.small}>
              {listed.map((photo, index) => (
                <li key={photo.photoId}>
                  <button
                    type="button"
                    aria-pressed={photo === shown}
                    aria-label={say("Show photo {number} of {count}", { number: index + 1, count: listed.length })}
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
            aria-label={say("Photos to add to {name}", { name })}
            onChange={(event) => {
              const files = [...(event.currentTarget.files ?? [])];
              event.currentTarget.value = "";
              setChosen(undefined);
              if (files.length > 0) void photos.add(files);
            }}
          />
          <Button icon={<ImagePlus />} busy={work ?? false} onClick={() => input.current?.click()}>
            {say("Add Photos")}
          </Button>
          {shown && (
            <Button
              icon={<Trash />}
              aria-label={say("Remove photo {at} of {name}", { at, name })}
              onClick={() => photos.remove(shown.photoId)}
            >
              {say("Remove Photo")}
            </Button>
          )}
        </Row>
      )}
      {mayEdit && <p className={styles.note}>{say("JPEG or PNG, up to 20 MB. Metadata is removed from the photo.")}</p>}
    </section>
  );
}
