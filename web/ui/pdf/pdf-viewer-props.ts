export interface PdfViewerProps {
  /** URL of the PDF; CORS must allow reading it. */
  readonly url: string;
  /** Accessible name. */
  readonly label: string;
  /** Page to show, from 1; a change scrolls to it. */
  readonly page?: number;
  /** Called when the PDF cannot be loaded or is damaged. */
  readonly onError: (error: Error) => void;
}
