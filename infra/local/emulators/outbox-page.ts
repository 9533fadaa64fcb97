import { escaped, linksIn } from "./html-text.ts";
import type { Mail } from "./mail.ts";
import { MAIL_FATES } from "./mail-events.ts";

const style = `
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
  body { max-width: 46rem; margin: 0 auto; padding: 2rem 1rem 4rem; }
  h1 { font-size: 1.5rem; margin: 0; }
  .note { margin: 0 0 2rem; opacity: .7; }
  article { border: 1px solid color-mix(in srgb, currentColor 20%, transparent); border-radius: .5rem; padding: 1rem 1.25rem; margin-bottom: 1rem; }
  h2 { font-size: 1.125rem; margin: 0; overflow-wrap: anywhere; }
  dl { display: grid; grid-template-columns: max-content 1fr; gap: 0 .75rem; margin: .25rem 0 1rem; font-size: .875rem; }
  dt { opacity: .7; }
  dd { margin: 0; overflow-wrap: anywhere; }
  pre { white-space: pre-wrap; overflow-wrap: anywhere; font: inherit; margin: 0; }
  iframe { box-sizing: border-box; width: 100%; height: 12rem; resize: vertical; border: 1px dashed #9996; border-radius: .25rem; background: #fff; color-scheme: light; }
  form { margin-top: 1rem; }
  ul { margin: 1rem 0 0; padding-left: 1.25rem; overflow-wrap: anywhere; }
`;

/** The mails, newest first. Content of mails never runs: its HTML is shown in a fully sandboxed frame. */
export function outboxPage(mails: readonly Mail[], path: string): string {
  const count = mails.length === 1 ? "1 mail" : `${mails.length} mails`;
  const body = mails.length === 0 ? "<p>No mail yet.</p>" : mails.map((mail) => article(mail, path)).join("\n");
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="icon" href="data:,">
<title>Outbox (${mails.length})</title>
<style>${style}</style>
</head>
<body>
<h1>Outbox</h1>
<p class="note">${count}. Nothing leaves this machine: every mail that would have been sent is here.</p>
<main>
${body}
</main>
</body>
</html>
`;
}

function article(mail: Mail, path: string): string {
  return `<article id="${escaped(mail.id)}">
<h2>${escaped(mail.subject)}</h2>
<dl>
${rows(mail)}
</dl>
${mail.html === undefined ? `<pre>${escaped(mail.text)}</pre>` : frame(mail.subject, mail.html)}
${list(linksIn(mail.html ?? mail.text).map(link))}
${mail.configurationSet === undefined ? "" : fates(mail, path)}
</article>`;
}

/** Buttons that simulate a bounce or a complaint, for mails whose sender receives events. */
function fates({ id, subject }: Mail, path: string): string {
  const labels = { bounce: "Have it bounce", complaint: "Have it complained of" };
  const buttons = MAIL_FATES.map(
    (fate) =>
      `<button formaction="${escaped(`${path}/${id}/${fate}`)}" aria-label="${labels[fate]}: ${escaped(subject)}">${labels[fate]}</button>`,
  );
  return `<form method="post">${buttons.join(" ")}</form>`;
}

function rows({ to, from, at, attachments = [] }: Mail): string {
  const files = attachments.map(({ name, type, size }) => `${name} (${type}, ${size} bytes)`);
  const facts: readonly (readonly [string, string])[] = [
    ["To", escaped(to.join(", "))],
    ...(from === undefined ? [] : [["From", escaped(from)] as const]),
    ["Sent", `<time datetime="${escaped(at)}">${escaped(readable(at))}</time>`],
    ...files.map((file) => ["File", escaped(file)] as const),
  ];
  return facts.map(([name, value]) => `<dt>${name}</dt><dd>${value}</dd>`).join("\n");
}

/** An empty `sandbox` forbids scripts, forms and navigation, so the links are listed below the frame. */
function frame(subject: string, html: string): string {
  return `<iframe sandbox="" title="${escaped(subject)}" srcdoc="${escaped(html)}"></iframe>`;
}

function link(address: string): string {
  return `<a href="${escaped(address)}">${escaped(address)}</a>`;
}

function list(items: readonly string[]): string {
  return items.length === 0 ? "" : `<ul aria-label="Links">${items.map((item) => `<li>${item}</li>`).join("")}</ul>`;
}

/** Formats an ISO time as "2026-03-01 08:30:00 UTC". */
function readable(at: string): string {
  return at.replace("T", " ").replace(/(\.\d+)?Z$/, " UTC");
}
