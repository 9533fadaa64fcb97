import { type ReactNode, useState } from "react";
import styles from "./option-picture.module.css";

interface OptionPictureProps {
  /** URL of the newest photo, if any. It may change while the photo stays the same. */
  readonly address: string | null | undefined;
  /** Width and height in px. */
  readonly size: number;
  /** Shown without a photo. */
  readonly icon?: ReactNode;
}

/** The photo of an option, or a box of the same size. Callers give it the photo's id as `key`. */
export function OptionPicture({ address, size, icon }: OptionPictureProps) {
  const [first] = useState(address);
  return (
    <span className={styles.picture} style={{ width: size, height: size }} aria-hidden>
      {first ? <img src={first} alt="" width={size} height={size} loading="lazy" /> : icon}
    </span>
  );
}
