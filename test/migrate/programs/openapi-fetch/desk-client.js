import createClient from "openapi-fetch";

/** @type {import("openapi-fetch").Client<import("./schema.js").paths>} */
export const api = createClient({ baseUrl: process.env["BASE_URL"] ?? "" });

let token = "first";

/** @type {import("openapi-fetch").Middleware} */
const middleware = {
  onRequest({ request }) {
    request.headers.set("authorization", `Bearer ${token}`);
    return request;
  },
};
api.use(middleware);

/** @param {string} next */
export function auth(next) {
  token = next;
}
