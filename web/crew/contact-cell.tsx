import Mail from "lucide-react/icons/mail";
import Phone from "lucide-react/icons/phone";
import { mailProblem, phoneProblem } from "../../shared/roster/fields/contact-text.ts";
import { t } from "../i18n/translate.ts";
import { EditableCell } from "../ui/form/editable-cell.tsx";
import styles from "./crew-editor.module.css";

interface ContactCellProps {
  readonly kind: "phone" | "mail";
  readonly value: string;
  /** Accessible name of the text. */
  readonly label: string;
  /** Whom the link reaches. */
  readonly name: string;
  /** Undefined when read-only. */
  readonly onChange: ((text: string) => void) | undefined;
}

/** A phone number or an email address: text that is edited in place, and a link to call or to write. */
export function ContactCell({ kind, value, label, name, onChange }: ContactCellProps) {
  const problem = (kind === "phone" ? phoneProblem : mailProblem)(value.trim());
  const address = kind === "phone" ? `tel:${value.replace(/[^\d+]/g, "")}` : `mailto:${value.trim()}`;
  if (!onChange) return value && <a href={address}>{value}</a>;
  return (
    <div className={styles.contact}>
      <EditableCell
        look="quiet"
        inputMode={kind === "phone" ? "tel" : "email"}
        label={label}
        value={value}
        problem={problem}
        onChange={onChange}
      />
      {value.trim() !== "" && problem === undefined && (
        <a href={address} aria-label={kind === "phone" ? t("Call {name}", { name }) : t("Write to {name}", { name })}>
          {kind === "phone" ? <Phone aria-hidden /> : <Mail aria-hidden />}
        </a>
      )}
    </div>
  );
}
