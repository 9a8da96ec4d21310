/** 128 random bits in hexadecimal digits. Not crypto.randomUUID, which browsers have on secure pages only. */
export function randomText(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
