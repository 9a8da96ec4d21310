import { type CertificateExtension, generate } from "selfsigned";

/** A certificate and its private key, in PEM. */
export interface Certificate {
  readonly cert: string;
  readonly key: string;
}

const day = 86_400_000;

/** A private certificate authority, which only configured clients trust. */
export function createAuthority(): Promise<Certificate> {
  return create("An authority for tests", [
    { name: "basicConstraints", cA: true, critical: true },
    { name: "keyUsage", keyCertSign: true, cRLSign: true, critical: true },
  ]);
}

/** A certificate for a host name, or for an IP address. */
export function createCertificate(
  host: { readonly name: string } | { readonly address: string },
  { authority, expired = false }: { readonly authority: Certificate; readonly expired?: boolean },
): Promise<Certificate> {
  const isName = "name" in host;
  const altName = isName ? { type: 2 as const, value: host.name } : { type: 7 as const, ip: host.address };
  const extensions: readonly CertificateExtension[] = [
    { name: "basicConstraints", cA: false, critical: true },
    { name: "extKeyUsage", serverAuth: true },
    { name: "subjectAltName", altNames: [altName] },
  ];
  return create(isName ? host.name : host.address, extensions, { authority, expired });
}

async function create(
  commonName: string,
  extensions: readonly CertificateExtension[],
  { authority, expired = false }: { readonly authority?: Certificate; readonly expired?: boolean } = {},
): Promise<Certificate> {
  const made = await generate([{ name: "commonName", value: commonName }], {
    keyType: "ec",
    algorithm: "sha256",
    notBeforeDate: new Date(Date.now() - 7 * day),
    notAfterDate: new Date(Date.now() + (expired ? -1 : 7) * day),
    extensions: [...extensions],
    ...(authority === undefined ? {} : { ca: authority }),
  });
  return { cert: made.cert, key: made.private };
}
