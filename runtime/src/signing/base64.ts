/** The bytes of base64 or base64url, padded or not, with line ends in it or not; undefined for anything else. */
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

/** Without padding, as JSON Web Keys have it (RFC 7517). */
export function toBase64Url(bytes: Uint8Array): string {
  return toBase64(bytes).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}
