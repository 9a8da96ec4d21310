/** Who calls: whoever has the admin token. */
export type Principal = "admin";
