/** A fetch that responds from memory and remembers what it was asked. Programs end with `report`. */
export interface Recorder {
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>;
  readonly report: () => Promise<void>;
}

/** @param respond Returns the response; an empty JSON object unless given. */
export function recorder(respond: (url: string) => Response = () => Response.json({})): Recorder {
  const requests: object[] = [];
  return {
    fetch: async (url, init) => {
      const { method, headers, body } = new Request(url, init);
      const sent: [string, string][] = [];
      headers.forEach((value, name) => {
        // The boundary of a form is random.
        sent.push([name, value.replace(/(?<=boundary=).*/, "…")]);
      });
      requests.push({
        method,
        url,
        headers: Object.fromEntries(sent),
        ...(body === null ? {} : { body: await readBody(new Request(url, init)) }),
      });
      return respond(url);
    },
    report: async () => {
      console.log(JSON.stringify(requests));
    },
  };
}

async function readBody(request: Request): Promise<string | string[][]> {
  if (!(request.headers.get("content-type") ?? "").startsWith("multipart/form-data")) return request.text();
  const parts: string[][] = [];
  for (const [name, value] of await request.formData()) {
    parts.push(typeof value === "string" ? [name, value] : [name, value.name, value.type, await value.text()]);
  }
  return parts;
}
