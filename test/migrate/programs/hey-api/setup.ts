import { client } from "./sdk/client.gen";

let token = "first";

client.setConfig({
  baseUrl: process.env["BASE_URL"] ?? "",
  auth: () => token,
  headers: { "x-client": "hey" },
});

client.interceptors.request.use((request) => {
  request.headers.set("x-trace", "1");
  return request;
});
client.interceptors.response.use((response) => {
  if (response.status === 401) token = "second";
  return response;
});
