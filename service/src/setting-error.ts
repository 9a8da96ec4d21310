/** A failure that the operator can fix. The message states the problem and the remedy, so no stack is printed. */
export class OperatorError extends Error {
  override readonly name: string = "OperatorError";
}

/** An unusable setting. The message begins with the name of the setting. */
export class SettingError extends OperatorError {
  override readonly name = "SettingError";

  /**
   * @param setting The name of the environment variable.
   * @param problem The problem and the remedy; contains no secrets.
   */
  constructor(setting: string, problem: string, options?: ErrorOptions) {
    super(`${setting}: ${problem}`, options);
  }
}

/** The code of an error of the operating system, of Node or of PostgreSQL; empty for other errors. */
export function codeOf(error: unknown): string {
  const { code } = (error ?? {}) as { readonly code?: unknown };
  return typeof code === "string" ? code : "";
}

/** Converts a file system error of the data folder to a SettingError. Returns other errors unchanged. */
export function explainFolder(error: unknown, folder: string): unknown {
  const code = codeOf(error);
  if (code === "EEXIST" || code === "ENOTDIR")
    return new SettingError("DATA_DIR", `${folder} is not a folder (${code}). Set it to a folder for the data.`);
  if (/^E(?:ACCES|PERM|ROFS)$/.test(code))
    return new SettingError("DATA_DIR", `cannot write to ${folder} (${code}). Set it to a folder that this user owns.`);
  if (code === "ENOSPC" || code === "EDQUOT")
    return new SettingError(
      "DATA_DIR",
      `no space is left for ${folder} (${code}). Free some space, or set it to another disk.`,
    );
  if (code === "ENOENT" || code === "ENAMETOOLONG" || code === "ELOOP")
    return new SettingError("DATA_DIR", `cannot create the folder ${folder} (${code}). Set it to a valid path.`);
  return error;
}

/** Converts an error of listening to a SettingError. Returns other errors unchanged. */
export function explainListening(error: unknown, port: number, host: string): unknown {
  const code = codeOf(error);
  if (code === "EADDRINUSE")
    return new SettingError(
      "PORT",
      `another program listens on ${host}:${port} (EADDRINUSE). Stop it, or set another port.`,
    );
  if (code === "EACCES")
    return new SettingError("PORT", `this user may not listen on ${port} (EACCES). Set a port of 1024 or above.`);
  if (code === "EADDRNOTAVAIL")
    return new SettingError(
      "HOST",
      `${host} is not an IP address of this machine (EADDRNOTAVAIL). Use 127.0.0.1 for local access, or 0.0.0.0 for all.`,
    );
  if (/^(?:ENOTFOUND|EAI_\w+|EINVAL|EAFNOSUPPORT)$/.test(code))
    return new SettingError(
      "HOST",
      `cannot listen on ${host} (${code}). Set an IP address of this machine, such as 127.0.0.1.`,
    );
  return error;
}
