import type { ReactNode } from "react";
import styles from "./option-name.module.css";
import { OptionPicture } from "./option-picture.tsx";

interface OptionNameProps {
  /** URL of the picture, if any. It may change while the picture stays the same. */
  readonly picture: string | null | undefined;
  /** Identifies the picture, so that a new URL of the same picture does not reload it. */
  readonly photoId: string | undefined;
  readonly children: ReactNode;
}

/** The name of an option with its picture. */
export function OptionName({ picture, photoId, children }: OptionNameProps) {
  return (
    <div className={styles.option}>
      {picture && <OptionPicture key={photoId} address={picture} size={44} />}
      <div className={styles.name}>{children}</div>
    </div>
  );
}
