import { expect, test } from 'vitest';
import { otherLanguageOf } from './otherLanguageOf.ts';

const french =
  'Nous plantons des légumes au-dessus de la halle avec les voisins du quartier. Les bacs sont sur le toit, et le toit tient : il est solide. Nous avons une cuve pour la pluie, et vous pouvez venir dans les ateliers qui ont lieu le samedi.';
const english =
  'We plant vegetables above the market hall with the neighbours. The beds are on the roof, and the roof holds: it is strong. We have a tank for the rain, and you can come to the workshops that take place on Saturdays.';
const spanish =
  'Plantamos verduras encima del mercado con los vecinos del barrio. Los bancales están en la azotea, y la azotea aguanta: es sólida. Tenemos un depósito para la lluvia, y puedes venir a los talleres que se hacen los sábados por la mañana con las familias.';

test.each([
  [french, 'en', 'fr'],
  [french, 'es', 'fr'],
  [english, 'fr', 'en'],
  [spanish, 'fr', 'es'],
  [french, 'fr', undefined],
  [english, 'en', undefined],
  [spanish, 'es', undefined],
  ['Le port et la mer.', 'en', undefined], // too short to tell
  [`${english} ${french}`, 'en', undefined], // with a long quotation
] as const)('%j that should be in %s seems to be in %s', (text, expected, found) => {
  expect(otherLanguageOf(text, expected)).toBe(found);
});
