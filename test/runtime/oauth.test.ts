import { inspect } from "node:util";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  ApiError,
  allOf,
  anyOf,
  apiKey,
  atServer,
  basic,
  binary,
  type ClientCredentialsOptions,
  clientCredentials,
  createClient,
  http,
  json,
  OAuthError,
  refreshToken,
  type Security,
  send,
  type TokenProvider,
  tokenProvider,
} from "../../runtime/src/client/index.js";
import { secretToken } from "../secrets.js";
import { type Handler, type HttpServer, listen, respond } from "./http-server.js";
import { apiError } from "./rejection.js";

const clientSecret = secretToken("client");
const bearer = http("oauth", "Bearer");

/** Issues token 1, token 2 and so on. */
function issuer(more: object = {}): Handler {
  let count = 0;
  return (request, response) => {
    count += 1;
    respond(200, { access_token: `token-${count}`, token_type: "Bearer", ...more })(request, response);
  };
}

function credentials(server: HttpServer, more: Partial<ClientCredentialsOptions> = {}): TokenProvider {
  return clientCredentials({ tokenUrl: `${server.baseUrl}/token`, clientId: "app", clientSecret, ...more });
}

function call(api: HttpServer, oauth: TokenProvider, more: object = {}, security: Security = bearer): Promise<unknown> {
  const client = createClient({ baseUrl: api.baseUrl, auth: { oauth }, retry: { maxDelay: 0 } });
  return send(client, { id: "getItem", method: "GET", path: "/items/1", security, ...more });
}

/** Accepts one token and refuses all others. */
function accepting(token: string): Handler {
  return (request, response) => {
    const accepted = request.headers.authorization === `Bearer ${token}`;
    respond(accepted ? 200 : 401, { accepted })(request, response);
  };
}

describe("the client credentials grant", () => {
  test("sends its parameters as RFC 6749 specifies", async () => {
    const server = await listen(issuer());
    const api = await listen(accepting("token-1"));
    const scopes = ["read", "write"];
    await call(api, credentials(server, { clientId: "a b:c", scopes, parameters: { audience: "x" } }));
    const [request] = server.received;
    expect([request?.method, request?.url, request?.headers["content-type"], request?.headers.accept]).toEqual([
      "POST",
      "/token",
      "application/x-www-form-urlencoded",
      "application/json",
    ]);
    const form = Object.fromEntries(new URLSearchParams(request?.body.toString()));
    expect(form).toEqual({ grant_type: "client_credentials", scope: "read write", audience: "x" });
    const basicText = Buffer.from(request?.headers.authorization?.slice(6) ?? "", "base64").toString();
    expect(basicText).toBe(`a+b%3Ac:${encodeURIComponent(clientSecret)}`);
  });

  test("authenticates the client in the body if configured", async () => {
    const server = await listen(issuer());
    await call(await listen(respond(204)), credentials(server, { clientAuthentication: "body" }));
    const [request] = server.received;
    expect(request?.headers.authorization).toBeUndefined();
    const form = Object.fromEntries(new URLSearchParams(request?.body.toString()));
    expect(form).toEqual({ grant_type: "client_credentials", client_id: "app", client_secret: clientSecret });
  });

  test("requests one token for calls at the same time, and none for later ones", async () => {
    const server = await listen(issuer({ expires_in: 3600 }));
    const api = await listen(accepting("token-1"));
    const oauth = credentials(server);
    await Promise.all(Array.from({ length: 20 }, () => call(api, oauth)));
    await call(api, oauth);
    expect([server.received.length, api.received.length]).toEqual([1, 21]);
  });

  test("replaces a token before it expires", async () => {
    const server = await listen(issuer({ expires_in: 100 }));
    let time = 0;
    const oauth = credentials(server, { now: () => time, skew: 10 });
    const tokens = [await oauth.token()];
    time = 89_999;
    tokens.push(await oauth.token());
    time = 90_000;
    tokens.push(await oauth.token());
    expect(tokens).toEqual(["token-1", "token-1", "token-2"]);
  });

  test("never reuses an expired token, whatever the skew", async () => {
    const seconds = fc.integer({ min: 0, max: 200 });
    await fc.assert(
      fc.asyncProperty(seconds, seconds, fc.array(seconds, { maxLength: 20 }), async (expiresIn, skew, waits) => {
        let time = 0;
        const issuedAt = new Map<string, number>();
        const oauth = tokenProvider(
          async () => {
            const token = `token-${issuedAt.size}`;
            issuedAt.set(token, time);
            return { token, expiresIn };
          },
          { skew, now: () => time },
        );
        for (const wait of waits) {
          time += wait * 1000;
          const age = time - (issuedAt.get(await oauth.token()) as number);
          expect(age === 0 || age < expiresIn * 1000).toBe(true);
        }
      }),
    );
  });
});

describe("a call that is refused with 401", () => {
  test("is sent once more with a new token", async () => {
    const server = await listen(issuer());
    const api = await listen(accepting("token-2"));
    const body = { method: "POST", body: json({ a: 1 }) };
    expect(await call(api, credentials(server), body)).toEqual({ accepted: true });
    expect(api.received.map(({ headers }) => headers.authorization)).toEqual(["Bearer token-1", "Bearer token-2"]);
    expect(api.received.map(({ body }) => body.toString())).toEqual(['{"a":1}', '{"a":1}']);
  });

  test("shares the new token with other calls", async () => {
    const server = await listen(issuer());
    const api = await listen(accepting("token-2"));
    const oauth = credentials(server);
    await Promise.all(Array.from({ length: 10 }, () => call(api, oauth)));
    expect(server.received).toHaveLength(2);
  });

  test("fails after the second 401", async () => {
    const server = await listen(issuer());
    const api = await listen(accepting("other"));
    expect((await apiError(call(api, credentials(server)))).status).toBe(401);
    expect([server.received.length, api.received.length]).toEqual([2, 2]);
  });

  test("is not sent again if its body is a stream", async () => {
    const server = await listen(issuer());
    const api = await listen(respond(401));
    const stream = new Blob(["x"]).stream();
    const error = await apiError(call(api, credentials(server), { method: "PUT", body: binary(stream, "a/b") }));
    expect([error.status, server.received.length, api.received.length]).toEqual([401, 1, 1]);
  });

  test("fails with its own response if there is no new token", async () => {
    const server = await listen(issuer(), respond(400, { error: "invalid_client" }));
    const api = await listen(respond(401, { message: "expired" }));
    expect((await apiError(call(api, credentials(server)))).message).toBe("getItem: status 401");
  });
});

describe("a call without a token", () => {
  const refusals: readonly [string, Handler, string, string][] = [
    ["an error of RFC 6749", respond(401, { error: "invalid_client" }), "argument", "invalid_client"],
    ["an error with status 200", respond(200, { error: "invalid_scope" }), "argument", "invalid_scope"],
    ["a redirect", respond(302, undefined, { location: "/elsewhere" }), "argument", "token-response-invalid"],
    ["a page", respond(200, "<html>"), "argument", "token-response-invalid"],
    ["another type", respond(200, { access_token: "x", token_type: "mac" }), "argument", "token-response-invalid"],
    ["no text", respond(200, { access_token: 5, token_type: "bearer" }), "argument", "token-response-invalid"],
    ["a line end", respond(200, { access_token: "a\nb", token_type: "bearer" }), "argument", "token-response-invalid"],
    ["a large response", respond(200, " ".repeat(70_000)), "argument", "token-response-invalid"],
    ["a server error", respond(503), "network", "token-request-failed"],
    ["too many requests", respond(429), "network", "token-request-failed"],
    ["no response", (_, response) => response.destroy(), "network", "token-request-failed"],
  ];
  test.each(refusals)("fails after %s", async (_, handler, kind, code) => {
    const server = await listen(handler);
    const api = await listen(respond(204));
    const oauth = credentials(server);
    const error = await apiError(call(api, oauth, { method: "POST" }));
    expect([error.kind, error.message]).toEqual([kind, `getItem: no valid response (${code})`]);
    expect(error.cause).toEqual({ name: "OAuthError", code });
    expect(api.received).toEqual([]);
    await expect(oauth.token()).rejects.toMatchObject({ code, kind });
  });

  test("follows no redirect of the token endpoint, which would carry the secret elsewhere", async () => {
    const other = await listen(issuer());
    const server = await listen(respond(307, undefined, { location: `${other.baseUrl}/token` }));
    await expect(credentials(server).token()).rejects.toThrow("token-response-invalid");
    expect(other.received).toEqual([]);
  });

  test("requests a token again with the next call", async () => {
    const server = await listen(respond(503), issuer());
    const oauth = credentials(server);
    await expect(oauth.token()).rejects.toThrow(OAuthError);
    expect(await oauth.token()).toBe("token-1");
  });

  test("is retried if it is idempotent and the error is transient", async () => {
    const server = await listen(respond(503), issuer());
    expect(await call(await listen(accepting("token-1")), credentials(server))).toEqual({ accepted: true });
  });

  test("ends with its signal, and the request for the token goes on for other calls", async () => {
    let issue: () => void = () => undefined;
    let arrive: () => void = () => undefined;
    const arrived = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    const server = await listen((request, response) => {
      issue = () => issuer()(request, response);
      arrive();
    });
    const api = await listen(accepting("token-1"));
    const client = createClient({ baseUrl: api.baseUrl, auth: { oauth: credentials(server) } });
    const request = { id: "getItem", method: "GET", path: "/", security: bearer };
    const controller = new AbortController();
    const first = send(client, request, { signal: controller.signal });
    const second = send(client, request);
    await arrived;
    controller.abort(new RangeError("enough"));
    await expect(first).rejects.toThrow("enough");
    issue();
    expect(await second).toEqual({ accepted: true });
    expect(server.received).toHaveLength(1);
  });

  test("prints neither secrets nor tokens", async () => {
    const token = secretToken("access");
    const description = `the secret ${clientSecret} is wrong`;
    const server = await listen(
      respond(200, { access_token: token, token_type: "Bearer" }),
      respond(400, { error: "invalid_client", error_description: description }),
    );
    const oauth = credentials(server);
    const api = await listen(respond(400, { message: `no ${token}` }));
    const refused = await apiError(call(api, oauth));
    expect(refused.message).toBe("getItem: status 400");
    const error = await oauth.token(token).catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ description: "the secret *** is wrong", status: 400 });
    for (const printed of [inspect(oauth), inspect(error), JSON.stringify(error), inspect(refused)]) {
      expect(printed).not.toContain(clientSecret);
      expect(printed).not.toContain(token);
    }
  });
});

describe("the refresh token grant", () => {
  test("replaces its refresh token, and reports the tokens before they are used", async () => {
    let count = 0;
    const server = await listen((request, response) => {
      count += 1;
      const more = count === 2 ? {} : { refresh_token: `refresh-${count}` };
      respond(200, { access_token: `token-${count}`, token_type: "bearer", expires_in: "60", scope: "a b", ...more })(
        request,
        response,
      );
    });
    const stored: unknown[] = [];
    const oauth = refreshToken({
      tokenUrl: server.baseUrl,
      clientId: "app",
      refreshToken: "refresh-0",
      onTokens: (tokens) => void stored.push(tokens),
    });
    const tokens = [await oauth.token(), await oauth.token("token-1"), await oauth.token("token-2")];
    expect(tokens).toEqual(["token-1", "token-2", "token-3"]);
    const forms = server.received.map(({ body }) => Object.fromEntries(new URLSearchParams(body.toString())));
    const sent = { grant_type: "refresh_token", client_id: "app" };
    expect(forms).toEqual(["refresh-0", "refresh-1", "refresh-1"].map((refresh_token) => ({ ...sent, refresh_token })));
    expect(stored[0]).toEqual({
      token: "token-1",
      expiresIn: 60,
      refreshToken: "refresh-1",
      scopes: ["a", "b"],
    });
    expect(stored).toHaveLength(3);
  });

  test("uses the access token that it is given until it expires", async () => {
    const server = await listen(issuer());
    let time = 0;
    const oauth = refreshToken({
      tokenUrl: server.baseUrl,
      clientId: "app",
      refreshToken: "r",
      accessToken: { token: "before", expiresIn: 100 },
      now: () => time,
    });
    time = 50_000;
    expect(await oauth.token()).toBe("before");
    time = 80_000;
    expect(await oauth.token()).toBe("token-1");
  });

  test("does not use a token that could not be stored", async () => {
    const server = await listen(issuer());
    const onTokens = (): Promise<void> => Promise.reject(new RangeError("disk full"));
    const oauth = refreshToken({ tokenUrl: server.baseUrl, clientId: "app", refreshToken: "r", onTokens });
    const api = await listen(respond(204));
    const error = await apiError(call(api, oauth));
    expect([error.kind, error.message, api.received.length]).toEqual([
      "argument",
      "getItem: no valid response (RangeError)",
      0,
    ]);
  });
});

describe("a token", () => {
  const key = apiKey("key", "query", "api_key");

  test("goes along with the other schemes of its alternative", async () => {
    const api = await listen(accepting("token-1"));
    const client = createClient({
      baseUrl: api.baseUrl,
      auth: { oauth: credentials(await listen(issuer())), key: "k" },
    });
    await send(client, { id: "a", method: "GET", path: "/", security: anyOf(allOf(bearer, key), basic("basic")) });
    expect([api.received[0]?.url, api.received[0]?.headers.authorization]).toEqual(["/?api_key=k", "Bearer token-1"]);
  });

  test("is not requested for a call that another scheme authenticates", async () => {
    const server = await listen(issuer());
    const api = await listen(respond(204));
    const client = createClient({ baseUrl: api.baseUrl, auth: { oauth: credentials(server), key: "k" } });
    await send(client, { id: "a", method: "GET", path: "/", security: anyOf(key, bearer) });
    await send(client, { id: "b", method: "GET", path: "/" });
    const incomplete = send(client, { id: "c", method: "GET", path: "/", security: allOf(bearer, basic("user")) });
    expect(await apiError(incomplete)).toMatchObject({ kind: "argument", message: "c: pass auth.user" });
    expect(server.received).toEqual([]);
  });

  test("is no credential for HTTP Basic", async () => {
    const client = createClient({ baseUrl: "http://h", auth: { user: tokenProvider(async () => ({ token: "t" })) } });
    const error = await apiError(send(client, { id: "a", method: "GET", path: "/", security: basic("user") }));
    expect(error.message).toBe("a: pass auth.user");
  });

  test("of one origin does not reach another", async () => {
    const other = await listen(accepting("token-1"));
    const api = await listen(respond(307, undefined, { location: `${other.baseUrl}/items/1` }));
    const oauth = credentials(await listen(issuer()));
    const redirect = await apiError(call(api, oauth));
    expect(redirect.status).toBe(307);
    const client = createClient({ baseUrl: api.baseUrl, auth: { oauth } });
    expect(() => atServer(client, "getFile", other.baseUrl, ["https://api.example.com"])).toThrow(ApiError);
    expect(other.received).toEqual([]);
  });
});
