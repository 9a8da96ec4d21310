/** Decodes base64 or base64url, with or without padding and line breaks; undefined if invalid. */
export function fromBase64(text: string): Uint8Array | undefined {
  const plain = text
    .replace(/[\r\n]/g, "")
    .replaceAll("-", "+")
    .replaceAll("_", "/");
  try {
    return Uint8Array.from(atob(plain), (unit) => unit.charCodeAt(0));
  } catch {
    return undefined;
  }
}

export function toBase64(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes));
}

/** Encodes base64url without padding, as JSON Web Keys require (RFC 7517). */
export function toBase64Url(bytes: Uint8Array): string {
  return toBase64(bytes).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}
