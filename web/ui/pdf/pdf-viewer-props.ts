export interface PdfViewerProps {
  /** Where the PDF is; the browser must be allowed to read it from there. */
  readonly url: string;
  /** What it is, for those who hear the page. */
  readonly label: string;
  /** The page to show, from 1; changing it scrolls there. */
  readonly page?: number;
  /** Called when the PDF cannot be fetched or is damaged. */
  readonly onError: (error: Error) => void;
}
