/** The current month in UTC, by the clock of the device. */
export const currentMonth = (): string => new Date().toISOString().slice(0, 7);

/** A month from the URL; the current one if it is none. */
export const parseMonth = (text: string): string =>
  /^20\d{2}-(0[1-9]|1[0-2])$/.test(text) ? text : currentMonth();
