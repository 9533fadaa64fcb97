import { useState } from "react";
import { useRevalidator } from "react-router-dom";
import type { PhotographedOption } from "../../shared/contract/photos.ts";
import type { routes } from "../../shared/contract/routes.ts";
import type { ResponseOf } from "../../shared/contract/schema/route.ts";
import type { Coordinates } from "../../shared/roster/fields/coordinates.ts";
import { PhotoError } from "../../shared/roster/photo-file/photo-error.ts";
import { api } from "../api/client.ts";
import { errorText } from "../api/error-text.ts";
import { t } from "../i18n/translate.ts";
import { useProject } from "../navigation/project-context.ts";
import { sendPhoto } from "./upload-photo.ts";

/** A photo with its presigned URLs. */
export type ListedPhoto = ResponseOf<(typeof routes)["listPhotos"]>["photos"][number];

/** The photos of an option, which can be viewed, added, removed and restored. */
export function usePhotos(of: PhotographedOption) {
  const { id } = useProject();
  const { revalidate } = useRevalidator();
  const [photos, setPhotos] = useState<readonly ListedPhoto[]>();
  const [isOpen, setOpen] = useState(false);
  const [work, setWork] = useState<string>();
  const [problems, setProblems] = useState<readonly string[]>([]);
  const [removed, setRemoved] = useState<string>();
  const [position, setPosition] = useState<Coordinates>();

  async function load() {
    setPhotos((await api.listPhotos({ params: { id }, query: of })).photos);
  }

  /** Performs an action and reloads the photos; a failure is shown as a message. */
  async function carry(fallback: string, act: () => Promise<unknown>) {
    setProblems([]);
    try {
      await act();
      await load();
    } catch (error) {
      setProblems([errorText(error, fallback)]);
    }
  }

  async function add(files: readonly File[]) {
    setProblems([]);
    setRemoved(undefined);
    const failed: string[] = [];
    for (const [at, file] of files.entries()) {
      setWork(
        files.length === 1
          ? t("Uploading...")
          : t("Uploading {number} of {count}...", { number: at + 1, count: files.length }),
      );
      try {
        const taken = await sendPhoto(id, of, file);
        if (taken) setPosition(taken);
        await load();
      } catch (error) {
        const words = error instanceof PhotoError ? error.message : errorText(error, t("Upload failed"));
        failed.push(`"${file.name}": ${words}`);
      }
    }
    setWork(undefined);
    setProblems(failed);
    await revalidate();
  }

  return {
    isOpen,
    photos,
    work,
    problems,
    removed,
    position,
    open: () => {
      setOpen(true);
      return carry(t("Failed to fetch photos"), async () => {});
    },
    close: () => {
      setOpen(false);
      setRemoved(undefined);
      setPosition(undefined);
      setProblems([]);
    },
    add,
    remove: (photoId: string) =>
      carry(t("Failed to remove the photo"), async () => {
        await api.removePhoto({ params: { id }, payload: { photoId } });
        setRemoved(photoId);
        await revalidate();
      }),
    restore: (photoId: string) =>
      carry(t("Failed to restore the photo"), async () => {
        await api.restorePhoto({ params: { id }, payload: { photoId } });
        setRemoved(undefined);
        await revalidate();
      }),
    again: () => carry(t("Failed to fetch photos"), async () => {}),
    forgetPosition: () => setPosition(undefined),
  };
}

export type Photos = ReturnType<typeof usePhotos>;
