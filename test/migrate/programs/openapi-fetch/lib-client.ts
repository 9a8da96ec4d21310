import createClient, { type Middleware } from "openapi-fetch";
import type { paths } from "./schema.js";

export const api = createClient<paths>({
  baseUrl: process.env.BASE_URL!,
  headers: { Accept: "application/json", "X-Kit": "1", "Content-Type": "application/json" },
});

const session: { token?: string } = {};

export function startSession(token: string) {
  session.token = token;
}

const authMiddleware: Middleware = {
  async onRequest({ request, schemaPath }) {
    if (schemaPath === "/status") return undefined;
    if (session.token) request.headers.set("Authorization", `Bearer ${session.token}`);
    return request;
  },
  async onResponse({ response }) {
    if (response.status === 401) delete session.token;
  },
};

class RetryMiddleware {
  attempts = 0;
  async onError() {
    this.attempts++;
    return new Error("the network is down");
  }
}

export const retries = new RetryMiddleware();
api.use(authMiddleware, retries);
