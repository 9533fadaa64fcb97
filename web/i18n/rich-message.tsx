import { Fragment, type ReactNode } from "react";
import { filled } from "../../shared/i18n/message-format.ts";
import { inLanguage, numerals } from "./translate.ts";

interface SentenceProps {
  readonly text: string;
  readonly values: Readonly<Record<string, ReactNode | ((words: ReactNode) => ReactNode)>>;
}

/**
 * A message with elements in it: `<RichMessage text="Read <terms>the terms</terms>." values={{ terms: (words) => <Link
 * to="…">{words}</Link> }} />`.
 */
export function RichMessage({ text, values }: SentenceProps) {
  return filled<ReactNode>(inLanguage(text), values as never, numerals).map((piece, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: A piece's only identity is its index in the message.
    <Fragment key={at}>{piece}</Fragment>
  ));
}
