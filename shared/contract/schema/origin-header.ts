/** The header by which the API knows that a request came through the site's own address; nobody outside knows its value. */
export const ORIGIN_HEADER = "x-backlot-origin";
