// The output has the URL of production; this sends its requests to the server of the environment.
const send = globalThis.fetch;
globalThis.fetch = (input, init) =>
  send(String(input).replace("https://shelf.example/v1/", process.env["BASE_URL"] ?? ""), init);
