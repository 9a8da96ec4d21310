/** Any JSON value, as `JSON.parse` makes it. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };
