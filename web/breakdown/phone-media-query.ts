/** Where one holds the page in a hand, and reaches its foot best. */
export const PHONE = "(max-width: 640px)";
