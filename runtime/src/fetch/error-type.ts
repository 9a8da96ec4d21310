/** The platform's error code, or else the name of an error. Messages may contain the URL. */
export function errorType(error: unknown): string {
  const { name, cause, code = cause?.code } = Object(error);
  return typeof code === "string" ? code : String(name ?? typeof error);
}
