import type { Security } from "./request.js";

/** `Authorization: <prefix> <token>` */
export function http(scheme: string, prefix: string): Security {
  return (credentials, missing) => {
    const token = credentials[scheme];
    if (!token) return void missing.push(scheme);
    return ({ init, secrets }) => {
      init.headers["authorization"] = `${prefix} ${token}`;
      secrets.push(`${token}`);
    };
  };
}

/** HTTP Basic; the credential is `{ username, password }`. */
export function basic(scheme: string): Security {
  return (credentials, missing) => {
    const login = credentials[scheme];
    if (typeof login !== "object") return void missing.push(scheme);
    return ({ init, secrets }) => {
      const bytes = new TextEncoder().encode(`${login.username}:${login.password}`);
      const encoded = btoa(String.fromCharCode(...bytes));
      init.headers["authorization"] = `Basic ${encoded}`;
      secrets.push(encoded, ...(login.password ? [login.password] : []));
    };
  };
}

/** A key in a header, the query or a cookie. */
export function apiKey(scheme: string, place: "header" | "query" | "cookie", name: string): Security {
  return (credentials, missing) => {
    const key = credentials[scheme];
    if (!key || typeof key !== "string") return void missing.push(scheme);
    return (draft) => {
      const { headers } = draft.init;
      const encoded = encodeURIComponent(key);
      draft.secrets.push(key, encoded);
      if (place === "header") headers[name.toLowerCase()] = key;
      else if (place === "cookie") headers["cookie"] = [headers["cookie"] ?? [], `${name}=${encoded}`].flat().join("; ");
      else draft.url += `${draft.url.includes("?") ? "&" : "?"}${encodeURIComponent(name)}=${encoded}`;
    };
  };
}

/** All of the logins at once; without arguments, no login. */
export function allOf(...parts: readonly Security[]): Security {
  return (credentials, missing) => {
    const logins = parts.map((part) => part(credentials, missing));
    return logins.every((login) => login) ? (draft) => logins.forEach((login) => login?.(draft)) : undefined;
  };
}

/** The first of the logins for which there are credentials. */
export function anyOf(...alternatives: readonly Security[]): Security {
  return (credentials, missing) => {
    let login: ReturnType<Security>;
    alternatives.some((alternative) => (login = alternative(credentials, missing)));
    return login;
  };
}
