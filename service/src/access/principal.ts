/** The authenticated caller: the bot of an application, or a user with an OAuth2 access token. */
export type Principal =
  | { readonly kind: "bot"; readonly userId: string; readonly applicationId: string }
  | { readonly kind: "user"; readonly userId: string; readonly scopes: readonly string[] };
