import type { ReactNode } from "react";
import styles from "./sections.module.css";

interface SectionProps {
  readonly title: string;
  readonly note?: string;
  readonly children: ReactNode;
}

export function Section({ title, note, children }: SectionProps) {
  return (
    <section className={styles.section} aria-label={title}>
      <h3 className={styles.heading}>
        {title}
        {note && <small>{note}</small>}
      </h3>
      {children}
    </section>
  );
}
