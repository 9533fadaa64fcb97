import { type ReactNode, useState } from "react";
import styles from "./option-name.module.css";

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
      {picture && <Picture key={photoId} address={picture} />}
      <div className={styles.name}>{children}</div>
    </div>
  );
}

function Picture({ address }: { readonly address: string }) {
  const [first] = useState(address);
  return <img className={styles.picture} src={first} alt="" width={44} height={44} loading="lazy" />;
}
