/**
 * Returns the name of a response's unnamed type: `GetPetResult`, with several successes `GetPetResult200`, and
 * `GetPetResponse404`, `GetPetResponse4XX` or `GetPetResponseDefault` for others.
 *
 * @param successes The number of success responses of the operation.
 */
export function responseTypeName(stem: string, status: number | string, successes: number): string {
  if (!String(status).startsWith("2")) return `${stem}Response${statusName(status)}`;
  return successes > 1 ? `${stem}Result${status}` : `${stem}Result`;
}

/** Returns a status as a part of a name. */
export function statusName(status: number | string): string {
  return status === "default" ? "Default" : String(status);
}
