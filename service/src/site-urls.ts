/** Addresses of what the service names in its answers and what is not part of the interface. */
export interface SiteUrls {
  /** Where an invite is taken up. */
  invite(code: string): string;
  /** The picture of the nth member on a widget, which does not tell whose it is. */
  widgetAvatar(index: number): string;
}

/** @param site Where people reach the service: `https://guilds.example`. Read when it is needed: at first nobody knows. */
export function createSiteUrls(site: { readonly origin: string }): SiteUrls {
  return {
    invite: (code) => `${site.origin}/invite/${encodeURIComponent(code)}`,
    widgetAvatar: (index) => `${site.origin}/widget-avatars/${index}.png`,
  };
}
