import { foldText } from '#shared/foldText.ts';
import { type Card, compare, compareInColumn, daysLeft, isOpen } from './card.ts';

export const dueFilters = ['any', 'week', 'late'] as const;
export const sortings = ['priority', 'dueDate', 'title', 'updated'] as const;
export type Sorting = (typeof sortings)[number];

export interface Filter {
  /** UserID of an assignee, `nobody`, or empty for everyone. */
  assignee: string;
  /** Lowest priority to show; empty for all. */
  priority: string;
  due: (typeof dueFilters)[number];
  /** ProjectID; empty for all. Used on the page of the user's own tasks. */
  project: string;
  /** Words in the title or the description. */
  search: string;
}

export const noFilter: Filter = { assignee: '', priority: '', due: 'any', project: '', search: '' };

/** Whether any part of the filter hides cards. */
export const isFiltering = (filter: Filter): boolean =>
  Object.entries(noFilter).some(([name, value]) => Reflect.get(filter, name) !== value);

/** Whether a card passes the filter. */
export function matches(card: Card, filter: Filter, today: string): boolean {
  const { assignee, priority, due, project, search } = filter;
  if (assignee && (card.assignee?.UserID ?? 'nobody') !== assignee) return false;
  if (priority && card.priority < Number(priority)) return false;
  if (project && card.ProjectID !== project) return false;
  return isDue(card, due, today) && containsWords(card, search);
}

/** Days after today that "this week" reaches. */
const weekAhead = 7;

/** Whether an open card is due within a week from today, or late; never both. */
export function isDue(card: Card, due: Filter['due'], today: string): boolean {
  if (due === 'any') return true;
  if (!card.dueDate || !isOpen(card)) return false;
  const left = daysLeft(card.dueDate, today);
  return due === 'late' ? left < 0 : left >= 0 && left <= weekAhead;
}

function containsWords({ Title, Description }: Card, search: string): boolean {
  const text = foldText(`${Title} ${Description}`);
  return foldText(search)
    .split(/\s+/)
    .every(word => text.includes(word));
}

/** Sorts the cards of the list; open ones come first. */
export function sortCards(cards: readonly Card[], by: Sorting, collator: Intl.Collator): Card[] {
  const order: Record<Sorting, (a: Card, b: Card) => number> = {
    priority: (a, b) => b.priority - a.priority,
    dueDate: (a, b) => compare(a.dueDate ?? '9', b.dueDate ?? '9'),
    title: (a, b) => collator.compare(a.Title, b.Title),
    updated: (a, b) => compare(b.updatedAt, a.updatedAt),
  };
  const openFirst = (a: Card, b: Card) => Number(isOpen(b)) - Number(isOpen(a));
  return cards.toSorted((a, b) => openFirst(a, b) || order[by](a, b) || compareInColumn(a, b));
}
