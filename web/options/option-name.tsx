import { type ReactNode, useState } from "react";
import styles from "./option-name.module.css";

interface OptionNameProps {
  /** The address of its picture, if it has one. It may change while the picture stays. */
  readonly picture: string | null | undefined;
  /** Names the picture, so that a new address of the same one is not loaded again. */
  readonly photoId: string | undefined;
  readonly children: ReactNode;
}

/** The name of an option with its picture beside it. */
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
