/** URLs in responses that lead to resources outside the interface. */
export interface SiteUrls {
  /** The page of an invite. */
  invite(code: string): string;
  /** The avatar of the nth member on a widget, which does not disclose the member. */
  widgetAvatar(index: number): string;
}

/**
 * @param site Returns the public base URL of the service, such as `https://guilds.example`. Called on each use, because
 *   the URL is unknown until the service listens.
 */
export function createSiteUrls(site: { readonly origin: string }): SiteUrls {
  return {
    invite: (code) => `${site.origin}/invite/${encodeURIComponent(code)}`,
    widgetAvatar: (index) => `${site.origin}/widget-avatars/${index}.png`,
  };
}
