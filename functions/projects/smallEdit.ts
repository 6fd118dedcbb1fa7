import type { Pictures } from '#shared/entities/picture.ts';
import { type MainPiece, mainPieces, type TranslatedPieces } from '#shared/entities/translation.ts';
import { namesOfMilestones, purposesOf, textOfFaq, textOfPictures } from '#shared/entryTexts.ts';
import { addressFields } from '#shared/optionalFields.ts';
import type { ProjectTexts } from './edit.store.ts';
import { linksOf } from './linksOf.ts';
import { languagesIn, type PiecesByLanguage } from './translation.store.ts';

/** Letters that may change before an edit is reviewed: a few words, or a tenth of a long text. */
const allowed = { description: { letters: 25, share: 0 }, details: { letters: 100, share: 0.1 } };

/**
 * Whether an edit of a public project takes effect immediately: corrections do, changes that could turn it into another project are
 * reviewed. A name may change its capital letters, accents, spaces and punctuation. A text may change some of its words, without a
 * new link; so may the purposes of the budget, the names of milestones, questions and answers as long as there are no more of them, the
 * words about pictures, and translations. A picture or an address may be removed, and pictures may change places. The edit is compared with the texts that an administrator has read, so that many small edits do not add up.
 */
export const isSmallEdit = (reviewed: ProjectTexts, edited: ProjectTexts): boolean =>
  isSameName(reviewed.name, edited.name) &&
  isSameName(reviewed.shortName, edited.shortName) &&
  changesFewWords(reviewed.description, edited.description, allowed.description) &&
  changesFewWords(reviewed.details, edited.details, allowed.details) &&
  (edited.faq?.length ?? 0) <= (reviewed.faq?.length ?? 0) &&
  changesFewWords(textOfFaq(reviewed.faq), textOfFaq(edited.faq), allowed.details) &&
  changesFewWords(purposesOf(reviewed.budgetLines), purposesOf(edited.budgetLines), allowed.description) &&
  changesFewWords(
    namesOfMilestones(reviewed.milestones),
    namesOfMilestones(edited.milestones),
    allowed.description,
  ) &&
  changesFewPictures(reviewed.gallery, edited.gallery) &&
  changesFewTranslations(reviewed.translations, edited.translations) &&
  addressFields.every(name => edited[name] === undefined || edited[name] === reviewed[name]) &&
  (edited.image.kind !== 'picture' ||
    (reviewed.image.kind === 'picture' && edited.image.cover === reviewed.image.cover));

/** Whether all pictures have been reviewed, with few changes of the words about them. */
function changesFewPictures(reviewed: Pictures = [], edited: Pictures = []): boolean {
  const before = edited.flatMap(({ UploadID }) => reviewed.find(one => one.UploadID === UploadID) ?? []);
  const isNew = before.length < edited.length;
  return !isNew && changesFewWords(textOfPictures(before), textOfPictures(edited), allowed.description);
}

/** Whether all languages have been reviewed, and each translation changes as little as the original may. Other pieces than the main ones may change as much together as the details. */
const changesFewTranslations = (reviewed: PiecesByLanguage = {}, edited: PiecesByLanguage = {}): boolean =>
  languagesIn(edited).every(([language, after]) => {
    const before = reviewed[language];
    return (
      before !== undefined &&
      isSameName(textIn(before, 'name'), textIn(after, 'name')) &&
      isSameName(textIn(before, 'shortName'), textIn(after, 'shortName')) &&
      changesFewWords(textIn(before, 'description'), textIn(after, 'description'), allowed.description) &&
      changesFewWords(textIn(before, 'details'), textIn(after, 'details'), allowed.details) &&
      changesFewWords(furtherTexts(before), furtherTexts(after), allowed.details)
    );
  });

const textIn = (pieces: TranslatedPieces, key: MainPiece): string => pieces[key]?.text ?? '';

const furtherTexts = (pieces: TranslatedPieces): string =>
  Object.entries(pieces)
    .flatMap(([key, { text }]) => (mainPieces.some(main => main === key) ? [] : [text]))
    .join('\n\n');

const isSameName = (before: string, after: string): boolean => lettersOf(before) === lettersOf(after);

const lettersOf = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[\s\p{P}\p{M}]/gu, '');

function changesFewWords(before: string, after: string, limit: { letters: number; share: number }): boolean {
  const known = new Set(linksOf(before));
  if (linksOf(after).some(link => !known.has(link))) return false;
  const [old, now] = [wordsOf(before), wordsOf(after)];
  const changed = Math.max(lettersMissing(now, old), lettersMissing(old, now));
  return changed <= Math.max(limit.letters, limit.share * lettersOf(before).length);
}

const wordsOf = (text: string): string[] =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .match(/[^\s\p{P}]+/gu) ?? [];

/** Letters of the words that are more often in `words` than in `others`. */
function lettersMissing(words: readonly string[], others: readonly string[]): number {
  const left = new Map<string, number>();
  for (const word of others) left.set(word, (left.get(word) ?? 0) + 1);
  let letters = 0;
  for (const word of words) {
    const count = left.get(word) ?? 0;
    if (count > 0) left.set(word, count - 1);
    else letters += word.length;
  }
  return letters;
}
