import { environment } from "../runtime/environment.ts";

interface CustomMessageEvent {
  readonly triggerSource: string;
  readonly userName: string;
  readonly request: { readonly codeParameter: string };
  readonly response: { emailSubject?: string | null; emailMessage?: string | null };
}

/** Writes Cognito's emails. Each has one link that contains the code, so that no one has to type it. */
export const handler = async (event: CustomMessageEvent): Promise<CustomMessageEvent> => {
  const link = (page: string) =>
    `${environment("SITE_URL")}${page}?user=${encodeURIComponent(event.userName)}&code=${event.request.codeParameter}`;
  switch (event.triggerSource) {
    case "CustomMessage_ForgotPassword":
      event.response.emailSubject = "Set a new Backlot password";
      event.response.emailMessage = message(
        "Open this link to set a new password. If you did not request it, ignore this email.",
        link("/reset-password"),
      );
      break;
  }
  return event;
};

function message(words: string, link: string): string {
  return `<p>${words}</p><p><a href="${link}">${link}</a></p>`;
}
