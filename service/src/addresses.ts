/** Addresses of what the service names in its answers and what is not part of the interface. */
export interface Addresses {
  /** Where an invite is taken up. */
  invite(code: string): string;
  /** The picture of the nth member on a widget, which does not tell whose it is. */
  widgetAvatar(index: number): string;
}

/** @param publicUrl Where people reach the service: `https://guilds.example`. */
export function createAddresses(publicUrl: string): Addresses {
  const base = publicUrl.replace(/\/+$/, "");
  return {
    invite: (code) => `${base}/invite/${encodeURIComponent(code)}`,
    widgetAvatar: (index) => `${base}/widget-avatars/${index}.png`,
  };
}
