/** The authenticated caller: the holder of the admin token. */
export type Principal = "admin";
