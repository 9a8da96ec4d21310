// Written by guildwire from Port 1.4.0. Do not edit: change the specification.

import { type AddressVariable, filledAddress } from "@guildwire/runtime/client";

/** What may stand in the addresses of servers, by the address as the specification writes it. */
export interface ServerVariables {
  readonly "https://{region}.port.example/v1": {
    /** Default: north */
    readonly region?: "north" | "south";
  };
}

/**
 * The address of a server, for `baseUrl` and `servers` of createClient. Throws an ApiError for values that
 * cannot be.
 */
export function serverAddress<Address extends keyof ServerVariables>(
  address: Address,
  values?: ServerVariables[Address],
): string {
  return filledAddress(address, variables, { ...values });
}

const variables: readonly AddressVariable[] = [
  {
    address: "https://{region}.port.example/v1",
    name: "region",
    default: "north",
    values: ["north", "south"],
  },
];
