/** Refusals of translations by machine. */
export const translationErrors = {
  TRANSLATOR_OFF: { status: 404, message: 'Texts are not translated automatically on this site.' },
  TRANSLATION_NOT_POSSIBLE: { status: 422, message: 'There is no automatic translation of this text.' },
  TRANSLATION_LIMIT_REACHED: {
    status: 429,
    message:
      'As much has been translated for you today as can be for one person. You can translate more from midnight (UTC) on.',
  },
  TRANSLATION_BUDGET_USED: {
    status: 503,
    message: 'So much has been translated today that the translator rests until midnight (UTC).',
  },
  TRANSLATION_UNAVAILABLE: {
    status: 503,
    message: 'The translator cannot be reached. Please try again later.',
  },
} as const;
