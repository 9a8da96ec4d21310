/** One route, as `GET /books`. */
export const line = ({ method, path }) => `${method.toUpperCase()} ${path.text}\n`;
