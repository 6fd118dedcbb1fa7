/** Translations by machine, which readers ask for. */
export const machineTranslation = {
  /** Characters that are translated for a person, or for the visitors of a network together, per UTC day; stored translations cost none. */
  charactersPerDay: 30_000,
  /** Characters that are given back per UTC day because the translator could not be reached; some of them may have been paid for. */
  givenBackPerDay: 30_000,
  /** Days for which a translation is kept for everybody. */
  keepDays: 30,
  /** Most characters of a piece of text that the service translates at a time. */
  unit: 1_500,
} as const;
