/** Maximum number of ranges to read from an Accept header. */
const maxRanges = 64;

/** A range of an Accept header (RFC 9110, 12.5.1). */
interface MediaRange {
  readonly type: string;
  readonly subtype: string;
  readonly quality: number;
}

const mediaRange = /^([!#$%&'*+.^_`|~\w-]+)\/([!#$%&'*+.^_`|~\w-]+)$/;
const qualityValue = /^(?:0(?:\.\d{0,3})?|1(?:\.0{0,3})?)$/;

/**
 * Returns the offered media type that an Accept header prefers, the first of equal ones; undefined if none is
 * acceptable. Without a valid header, all are. Only the parameter `q` is considered, since offers have no parameters.
 */
export function preferredMediaType(accept: string | undefined, offers: readonly string[]): string | undefined {
  const ranges = mediaRanges(accept ?? "");
  if (ranges === undefined) return offers[0];
  let preferred: string | undefined;
  let highest = 0;
  for (const offer of offers) {
    const quality = qualityOf(offer, ranges);
    if (quality > highest) {
      highest = quality;
      preferred = offer;
    }
  }
  return preferred;
}

/** Returns the quality of a media type or range (`image/*`) according to the most specific matching range. */
function qualityOf(offer: string, ranges: readonly MediaRange[]): number {
  const [type = "", subtype = ""] = offer.split("/");
  let best = -1;
  let quality = 0;
  for (const range of ranges) {
    const isType = range.type === type || type === "*";
    const isSubtype = isType && (range.subtype === subtype || subtype === "*");
    const specificity = isSubtype ? 2 : isType && range.subtype === "*" ? 1 : range.type === "*" ? 0 : -1;
    if (specificity < best || specificity < 0) continue;
    quality = specificity === best ? Math.max(quality, range.quality) : range.quality;
    best = specificity;
  }
  return quality;
}

function mediaRanges(accept: string): readonly MediaRange[] | undefined {
  const ranges = accept.split(",", maxRanges).flatMap((element): MediaRange[] => {
    const [range = "", ...parameters] = element.split(";").map((part) => part.trim().toLowerCase());
    const [, type, subtype] = mediaRange.exec(range) ?? [];
    const [, quality = "1"] = parameters.map((parameter) => parameter.split("=")).find(([name]) => name === "q") ?? [];
    if (type === undefined || subtype === undefined || !qualityValue.test(quality)) return [];
    return [{ type, subtype, quality: Number(quality) }];
  });
  return ranges.length === 0 ? undefined : ranges;
}
