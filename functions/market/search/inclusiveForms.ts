/** Endings of masculine words, folded, each with the endings that inclusive writing adds to it and the feminine ending. */
const endings: readonly (readonly [ending: string, added: RegExp, replaced: string])[] = [
  ['teur', /^(?:t?rice|ice)$/, 'trice'],
  ['eur', /^(?:eu)?se$/, 'euse'],
  ['eux', /^(?:eu)?se$/, 'euse'],
  ['er', /^(?:i?ere)$/, 'ere'],
  ['f', /^i?ve$/, 've'],
  ['x', /^se$/, 'se'],
  ['o', /^a$/, 'a'],
];

const inclusive = /([\p{L}]+)[·⋅•‧]([\p{L}]+)(?:[·⋅•‧]?(s))?(?![\p{L}])/gu;

/**
 * Replaces words of a folded text that are written for men and women together, as in French, by both forms: traducteur and
 * traductrice for `traducteur·rice`, etudiant and etudiante for `etudiant·e`. Other words are unchanged.
 */
export const withBothForms = (folded: string): string =>
  folded.replace(inclusive, (_, one: string, added: string, plural = '') => {
    const found = endings.find(([ending, wanted]) => one.endsWith(ending) && wanted.test(added));
    const other = found ? one.slice(0, -found[0].length) + found[2] : added.length <= 3 ? one + added : added;
    return `${one}${plural} ${other}${plural}`;
  });
