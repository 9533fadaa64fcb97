/** The account and region of all emulated resources. */
export const account = "000000000000";
export const region = "us-east-1";
