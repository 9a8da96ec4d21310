import { client } from "./sdk/client.gen";

export class ApiProblem extends Error {
  constructor(
    message: string,
    readonly status: number | undefined,
    readonly code: string | undefined,
  ) {
    super(message);
    this.name = "ApiProblem";
  }
}

const tokens = new Map<string, string>();

export function setToken(value: string | null) {
  if (value === null) tokens.delete("access");
  else tokens.set("access", value);
}

client.setConfig({
  baseUrl: process.env.BASE_URL,
  auth: () => tokens.get("access") ?? "",
  headers: { "X-App": "storefront" },
});

client.interceptors.request.use(async (request) => {
  request.headers.set("X-Request-Time", "0");
  return request;
});

client.interceptors.error.use((error, response) => {
  if (typeof error === "object" && error !== null && "message" in error) {
    const { message, code } = error as { message: string; code?: string };
    return new ApiProblem(message, response?.status, code);
  }
  return error;
});
