import { createDerivedTokens, type DerivedTokens, readSecret } from "./access/derived-tokens.js";
import { type Addresses, createAddresses } from "./addresses.js";
import { openStore, type Store, type StoreOptions } from "./store/store.js";

/** What handlers work with. */
export interface Services {
  readonly store: Store;
  /** Tokens of webhooks and interactions. */
  readonly tokens: DerivedTokens;
  readonly addresses: Addresses;
  close(): Promise<void>;
}

export interface ServicesOptions extends StoreOptions {
  /** What tokens are derived from. Default: one that is kept in the database. */
  readonly secret?: Uint8Array;
  /** Where people reach the service. Default: `http://localhost:8080`. */
  readonly publicUrl?: string;
}

export async function openServices({
  secret,
  publicUrl = "http://localhost:8080",
  ...options
}: ServicesOptions): Promise<Services> {
  const store = await openStore(options);
  try {
    const tokens = createDerivedTokens(secret ?? (await readSecret(store)));
    return { store, tokens, addresses: createAddresses(publicUrl), close: () => store.close() };
  } catch (error) {
    await store.close();
    throw error;
  }
}
