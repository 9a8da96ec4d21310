import { BooksApi, Configuration, LoansApi } from "./client";

const headers = { "x-client": "services" };
export const configuration = new Configuration({ basePath: (process.env["BASE_URL"] ?? "").replace(/\/$/, ""), headers });

export const booksApi = new BooksApi(configuration);
export const loansApi = new LoansApi(configuration);
