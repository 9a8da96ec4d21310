/** Milliseconds of an ISO 8601 duration of weeks, days, hours, minutes and seconds; undefined with months or years. */
export function milliseconds(duration: string): number | undefined {
  const match = /^P(?:(\d+)W)?(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?(?:(\d+(?:\.\d+)?)S)?)?$/.exec(duration);
  if (match === null) return undefined;
  const [weeks, days, hours, minutes, seconds] = match.slice(1).map((count) => Number(count ?? 0)) as [
    number,
    number,
    number,
    number,
    number,
  ];
  return 1000 * (seconds + 60 * (minutes + 60 * (hours + 24 * (days + 7 * weeks))));
}
