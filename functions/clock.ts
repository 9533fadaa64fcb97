/** Now, as it is stored. */
export const now = () => new Date().toISOString();

/** Now in whole seconds since 1970, as tokens and expiry dates count. */
export const nowSeconds = () => Math.floor(Date.now() / 1000);

/** Today's date in UTC, `YYYY-MM-DD`. */
export const today = () => new Date().toISOString().slice(0, 10);
