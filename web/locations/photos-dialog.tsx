import { coordinatesText } from "../../shared/roster/fields/coordinates-text.ts";
import { type LocationForm, locationForm } from "../../shared/roster/options/location-form.ts";
import type { LocationOption } from "../../shared/roster/options/option.ts";
import type { useDialogSubmission } from "../data/dialog-submission.ts";
import { t } from "../i18n/translate.ts";
import { PhotoGallery } from "../options/photo-gallery.tsx";
import type { FieldEditsResult } from "../options/save-field-edits.ts";
import type { Photos } from "../options/use-photos.ts";
import { Dialog } from "../ui/dialog.tsx";
import { Button } from "../ui/form/button.tsx";
import { StatusLine } from "../ui/status-line.tsx";

interface PhotosDialogProps {
  readonly option: LocationOption;
  readonly photos: Photos;
  readonly saving: ReturnType<typeof useDialogSubmission<FieldEditsResult<LocationForm>>>;
}

/** The photos of a location option. The GPS position of a photo can be used for the option. */
export function PhotosDialog({ option, photos, saving }: PhotosDialogProps) {
  const { groupId, locationName, version = 0 } = option;
  const { position } = photos;

  function place() {
    if (!position) return;
    const form = locationForm(option);
    const typed = { coordinates: { mine: coordinatesText(position), before: form.coordinates } };
    const seen = { form, version };
    saving.submit({ kind: "describe", groupId, locationName, typed, seen, operation: crypto.randomUUID() });
    photos.forgetPosition();
  }

  return (
    <Dialog title={t("Photos of {locationName}", { locationName })} maxWidth={720} isSheet onClose={photos.close}>
      <PhotoGallery
        name={locationName}
        photos={photos}
        position={
          <>
            <StatusLine
              status={
                position && {
                  kind: "info",
                  text: t("Use the photo's coordinates? {position}", { position: coordinatesText(position) }),
                }
              }
              action={
                <>
                  <Button onClick={place}>{t("Use Coordinates")}</Button>
                  <Button onClick={photos.forgetPosition}>{t("No")}</Button>
                </>
              }
            />
            <StatusLine status={saving.problem === undefined ? undefined : { kind: "error", text: saving.problem }} />
          </>
        }
      />
    </Dialog>
  );
}
