import createClient from "openapi-fetch";
import createQueryClient from "openapi-react-query";
import type { paths } from "./schema.js";

export const fetchClient = createClient<paths>({ baseUrl: process.env["BASE_URL"] ?? "" });
export const $api = createQueryClient(fetchClient);
