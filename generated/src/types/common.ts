// Written by guildwire from Guild, webhook, component, interaction and certified-device interface 8.0.0. Do
// not edit: change the specification.

/**
 * A unique id, written as a decimal number in a string.
 *
 * Matches `^[0-9]{1,20}$`.
 *
 * - An id is always a string; a JSON number in its place is refused, as it may have lost digits already.
 *   (limit-snowflake-string)
 * - Ids are compared and sorted as numbers, never as text. (limit-snowflake-order)
 *
 * @remarks A choice: Only that it is a string is said; decimal digits of an unsigned number of 64 bits are
 * what the compatible service sends.
 */
export type Snowflake = string;

/** A moment as an ISO 8601 date and time with its offset from UTC. */
export type Timestamp = string;

/**
 * An image, base64-encoded in a data URI.
 *
 * Matches `^data:image/(png|jpeg|gif);base64,[A-Za-z0-9+/]+={0,2}$`.
 *
 * - The format of an image is the one that its decoded bytes have, whatever media type the data URI claims.
 *   (limit-image-format)
 * - An image that cannot be decoded is a 400 form error at its field. (limit-image-decoded)
 * - An image that has more bytes, decoded from base64, than its field allows is a 400 form error at the
 *   field. (limit-image-bytes)
 *
 * @remarks A choice: Only base64 is said; the data URI around it is the compatible service's.
 */
export type ImageData = string;

/**
 * A set of permissions: the sum of two to the power of each permission's bit, as a decimal number in a
 * string. The bits are listed under x-permission-bits; some lie beyond 32, so compute with integers of 64
 * bits.
 *
 * Matches `^[0-9]{1,20}$`.
 *
 * - A bit that no permission has is refused in requests, and tolerated in answers. (role-permission-bits)
 *
 * @remarks A choice: The values of the bits are not described; they are the compatible service's.
 */
export type PermissionSet = string;

/**
 * A colour as a number, red in the highest of three bytes, then green, then blue.
 *
 * 0 to 16777215.
 *
 * @remarks A choice: Only RGB is said; three bytes are what that allows (T31).
 */
export type Color = number;
