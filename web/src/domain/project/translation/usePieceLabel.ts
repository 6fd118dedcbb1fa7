import { useTranslation } from 'react-i18next';
import type { PieceKey } from '#shared/entities/translation.ts';
import { listOf } from '#shared/translation/pieces.ts';
import { useFormat } from '#web/i18n/format.ts';

/** Groups of pieces in the order of the page, each with its own heading. */
export const GROUPS = ['main', 'gallery', 'budgetLines', 'milestones', 'stoneNames', 'faq', 'role'] as const;
type Group = (typeof GROUPS)[number];

export const groupOf = (key: PieceKey): Group => GROUPS.find(group => key.startsWith(`${group}.`)) ?? 'main';

const KINDS = [
  'name',
  'shortName',
  'description',
  'details',
  'contributionName',
  'alt',
  'caption',
  'budgetLines',
  'milestones',
  'stoneNames',
  'question',
  'answer',
  'PersonType',
  'Notes',
  'starterTitle',
  'starterDescription',
] as const;

/** Kind of a piece, by which its label is found: `faq.0.answer` is an `answer`, `budgetLines.2` one of the `budgetLines`. */
function kindOf(key: PieceKey) {
  const [list, , field = list] = key.split('.');
  return KINDS.find(kind => kind === field);
}

/** Place of the entry of a piece in its list, or among the pictures or roles, counted from one. */
function numberOf(key: PieceKey, keys: readonly PieceKey[]): number {
  const entryOf = (one: PieceKey) => one.split('.')[1] ?? '';
  if (listOf(key)) return Number(entryOf(key)) + 1;
  const entries = new Set(keys.filter(one => groupOf(one) === groupOf(key)).map(entryOf));
  return [...entries].indexOf(entryOf(key)) + 1;
}

/** Keys in the order of the page. Stored ones have none. */
export function inOrderOfPage(keys: readonly PieceKey[]): PieceKey[] {
  const placeOf = (key: PieceKey) => {
    const [, entry = ''] = key.split('.');
    const kind = KINDS.findIndex(one => one === kindOf(key));
    return [GROUPS.indexOf(groupOf(key)), listOf(key) ? Number(entry) : entry, kind] as const;
  };
  return keys.toSorted((one, other) => {
    const [[group, entry, kind], [otherGroup, otherEntry, otherKind]] = [placeOf(one), placeOf(other)];
    if (group !== otherGroup) return group - otherGroup;
    if (entry !== otherEntry && group > 0) return entry < otherEntry ? -1 : 1;
    return kind - otherKind;
  });
}

/** Returns a function that names one of the pieces: "Description", "Question 2". Needs the namespace `translations`. */
export function usePieceLabel(keys: readonly PieceKey[]): (key: PieceKey) => string {
  const { t } = useTranslation('translations');
  const format = useFormat();
  return key => {
    const kind = kindOf(key);
    return kind ? t(`pieces.${kind}`, { number: format.number(numberOf(key, keys)) }) : key;
  };
}
