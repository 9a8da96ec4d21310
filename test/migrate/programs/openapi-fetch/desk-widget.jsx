import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import createClient from "openapi-fetch";
import createQueryClient from "openapi-react-query";
import { renderToString } from "react-dom/server";

/** @type {import("openapi-fetch").Client<import("./schema.js").paths>} */
const client = createClient({ baseUrl: process.env["BASE_URL"] ?? "" });
/** @type {import("openapi-react-query").OpenapiQueryClient<import("./schema.js").paths>} */
const $api = createQueryClient(client);

/** @param {{ id: string }} props */
function Title({ id }) {
  const { data, isLoading } = $api.useQuery("get", "/books/{book_id}", { params: { path: { book_id: id } } });
  const add = $api.useMutation("post", "/books");
  const onClick = () => add.mutate({ body: { title: "a", author: "b", genre: "novel" } });
  return <button onClick={onClick}>{isLoading ? "loading" : JSON.stringify(data)}</button>;
}
const queries = new QueryClient();
console.log(
  renderToString(
    <QueryClientProvider client={queries}>
      <Title id="b1" />
    </QueryClientProvider>,
  ),
);
console.log((await queries.fetchQuery($api.queryOptions("get", "/books/{book_id}", { params: { path: { book_id: "b2" } } }))).title);
