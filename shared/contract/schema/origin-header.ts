/** Proves that a request came through the site's CloudFront distribution; its value is secret. */
export const ORIGIN_HEADER = "x-backlot-origin";
