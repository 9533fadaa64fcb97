import { t } from "../i18n/translate.ts";

const MAX_OFFSET = 720;

/** Parses an offset in minutes, negative for earlier; undefined when invalid or more than twelve hours. */
export function offsetFromText(text: string): number | undefined {
  const plain = text.trim().replace("−", "-");
  if (!/^[+-]?\d{1,3}$/.test(plain)) return undefined;
  const minutes = Number(plain);
  return Math.abs(minutes) <= MAX_OFFSET ? minutes : undefined;
}

export function textFromOffset(offset: number | undefined): string {
  return offset === undefined ? "" : String(offset);
}

/** Formats an offset from the crew call: `30 min before crew call`. */
export function offsetText(offset: number): string {
  if (offset === 0) return t("At crew call");
  return offset < 0
    ? t("{abs} min before crew call", { abs: Math.abs(offset) })
    : t("{abs} min after crew call", { abs: Math.abs(offset) });
}
