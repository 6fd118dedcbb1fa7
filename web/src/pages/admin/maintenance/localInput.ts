/** The instant of a `datetime-local` input, which has the time zone of the browser; undefined if it is empty or incomplete. */
export function instantOf(input: string): string | undefined {
  const time = new Date(input).getTime();
  return Number.isNaN(time) ? undefined : new Date(time).toISOString();
}

/** An instant as a `datetime-local` input shows it, to the minute. */
export function localInputOf(instant: string): string {
  const date = new Date(instant);
  const local = new Date(date.getTime() - date.getTimezoneOffset() * 60_000);
  return local.toISOString().slice(0, 'YYYY-MM-DDTHH:MM'.length);
}
