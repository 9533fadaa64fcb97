import type { ReactNode } from "react";
import styles from "./fact.module.css";

interface FactProps {
  readonly name: string;
  readonly children: ReactNode;
}

/** A labelled value: "Username", "CastID". Put several into `Facts`. */
export function Fact({ name, children }: FactProps) {
  return (
    <dl className={styles.fact}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </dl>
  );
}

/** Facts side by side. */
export function Facts({ children }: { readonly children: ReactNode }) {
  return <div className={styles.facts}>{children}</div>;
}
