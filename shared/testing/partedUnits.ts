const unitsOfTime = ['second', 'minute', 'hour', 'day', 'week', 'month', 'year'];

/** The names of the units of time in a language, in the singular and the plural, as the platform knows them. */
const wordsFor = (language: string): string[] =>
  unitsOfTime.flatMap(unit =>
    [1, 2].flatMap(value =>
      new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' })
        .formatToParts(value)
        .flatMap(part => (part.type === 'unit' ? [part.value] : [])),
    ),
  );

/** Each place of a text in which a line may end between a number, or the value that stands for it, and its unit of time. */
export const partedUnits = (language: 'en' | 'fr' | 'es', text: string): string[] =>
  text.match(
    new RegExp(String.raw`[\d}](?:\*\*|</\w+>)?[ \n](?:${wordsFor(language).join('|')})(?!\p{L})`, 'gu'),
  ) ?? [];
