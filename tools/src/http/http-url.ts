/** Whether a text is the URL of a server, without credentials, query and fragment. */
export function isHttpUrl(text: string): boolean {
  if (!/^https?:\/\/[^/?#]/i.test(text) || !URL.canParse(text)) return false;
  const { username, password, search, hash } = new URL(text);
  return username === "" && password === "" && search === "" && hash === "";
}
