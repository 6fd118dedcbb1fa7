import type { TranslatedTexts } from '#shared/entities/translation.ts';

/** The main texts of the sample project in French. */
export const frenchTexts = (change: Record<string, string> = {}): TranslatedTexts => ({
  name: 'Un jardin sur le toit',
  shortName: 'Jardin du toit',
  description: 'Nous cultivons ensemble des légumes au-dessus de la halle.',
  details: 'De la terre, des bacs, de l’eau et beaucoup de mains. Le toit tient, la ville est d’accord.',
  ...change,
});

/** The same in Spanish. */
export const spanishTexts = (change: Record<string, string> = {}): TranslatedTexts => ({
  name: 'Un huerto en la azotea',
  shortName: 'Huerto de azotea',
  description: 'Cultivamos juntos verduras encima del mercado.',
  details: 'Tierra, bancales, agua y muchas manos. La azotea aguanta y el ayuntamiento está de acuerdo.',
  ...change,
});

/** Input of an update that translates a project into French. */
export const intoFrench = ({ ProjectID }: { ProjectID: string }) => ({
  ProjectID,
  body: { change: { translations: { fr: frenchTexts() } } },
});
