import { describe, expect, test } from 'vitest';
import { ProjectID, TaskID, UserID } from '#shared/ids.ts';
import type { TaskState } from '#shared/taskLifecycle.ts';
import { type Card, canDelete, canEdit, compareInColumn, movesOf, urgencyOf } from './card.ts';
import { type Filter, isFiltering, matches, noFilter, sortCards } from './filter.ts';

const now = '2026-11-22';
const [owner, ana] = [UserID.parse('owner'), UserID.parse('ana')];

const aCard = (fields: Partial<Card> = {}): Card => ({
  TaskID: TaskID.parse('t1'),
  ProjectID: ProjectID.parse('p1'),
  Title: 'Écrire le guide',
  Description: 'Pour les ports',
  status: 'TODO',
  priority: 3,
  assignee: null,
  points: 0,
  creatorId: ana,
  createdAt: '2026-11-01T00:00:00.000Z',
  updatedAt: '2026-11-01T00:00:00.000Z',
  version: 1,
  board: {
    ProjectID: ProjectID.parse('p1'),
    shortName: 'Tidewatch',
    image: { kind: 'cairn', palette: 'tide' },
    OwnerUserID: owner,
    isOwner: false,
  },
  ...fields,
});

describe('a filter', () => {
  const passes = (filter: Partial<Filter>, card = aCard()) => matches(card, { ...noFilter, ...filter }, now);
  const assignee = { UserID: ana, username: 'ana', avatar: { kind: 'ready', name: 'avatar-01' } } as const;

  test('that is empty passes everything', () => {
    expect(passes({})).toBe(true);
    expect(isFiltering(noFilter)).toBe(false);
    expect(isFiltering({ ...noFilter, search: 'x' })).toBe(true);
  });

  test.each([
    ['words in any order, without regard to case and accents', { search: 'GUIDE ecrire ports' }, true],
    ['a missing word', { search: 'guide phare' }, false],
    ['nobody, for an unassigned card', { assignee: 'nobody' }, true],
    ['somebody else', { assignee: 'ana' }, false],
    ['a lower priority', { priority: '2' }, true],
    ['a higher priority', { priority: '4' }, false],
    ['another project', { project: 'p2' }, false],
    ['a due date, for a card without one', { due: 'week' as const }, false],
  ])('with %s: %j', (_, filter, expected) => {
    expect(passes(filter)).toBe(expected);
  });

  test('by assignee or due date compares with the card’s', () => {
    expect(passes({ assignee: 'ana' }, aCard({ assignee }))).toBe(true);
    expect(passes({ due: 'week' }, aCard({ dueDate: '2026-11-29' }))).toBe(true);
    expect(passes({ due: 'week' }, aCard({ dueDate: '2026-11-30' }))).toBe(false);
    expect(passes({ due: 'week' }, aCard({ dueDate: '2026-11-22' }))).toBe(true);
    expect(passes({ due: 'week' }, aCard({ dueDate: '2026-11-21' }))).toBe(false);
    expect(passes({ due: 'late' }, aCard({ dueDate: '2026-11-21' }))).toBe(true);
    expect(passes({ due: 'late' }, aCard({ dueDate: '2026-11-22' }))).toBe(false);
    expect(passes({ due: 'late' }, aCard({ dueDate: '2026-11-21', status: 'DONE' }))).toBe(false);
  });
});

describe('a card', () => {
  test.each([
    ['2026-11-21', 'late'],
    ['2026-11-22', 'soon'],
    ['2026-11-24', 'soon'],
    ['2026-11-25', undefined],
  ])('due on %s is %s', (dueDate, urgency) => {
    expect(urgencyOf(aCard({ dueDate }), now)).toBe(urgency);
  });

  test('offers only legal moves, and none on a read-only board', () => {
    const { board } = aCard();
    expect(movesOf(aCard({ status: 'IN_REVIEW' }))).toEqual(['TODO', 'IN_PROGRESS', 'CANCELLED']);
    expect(movesOf(aCard({ status: 'IN_REVIEW', board: { ...board, isOwner: true } }))).toContain('DONE');
    expect(movesOf(aCard({ board: { ...board, readOnly: 'boards' } }))).toEqual([]);
    expect(movesOf(aCard({ status: 'DONE', board: { ...board, isOwner: true } }))).toEqual([]);
  });

  test.each<[TaskState, boolean, boolean]>([
    ['TODO', true, true],
    ['CANCELLED', false, true],
    ['DONE', false, false],
  ])('that is %s can be edited (%s) and deleted by its creator (%s)', (status, edit, remove) => {
    expect([canEdit(aCard({ status })), canDelete(aCard({ status }), ana)]).toEqual([edit, remove]);
    expect(canDelete(aCard({ status }), 'ben')).toBe(false);
  });
});

describe('cards', () => {
  const low = aCard({ TaskID: TaskID.parse('low'), priority: 1, Title: 'Zoo' });
  const dated = aCard({ TaskID: TaskID.parse('dated'), dueDate: '2026-12-01', Title: 'Apple' });
  const undated = aCard({ TaskID: TaskID.parse('undated'), Title: 'École' });
  const closed = aCard({ TaskID: TaskID.parse('closed'), status: 'DONE', priority: 5, Title: 'Aardvark' });
  const names = (cards: Card[]) => cards.map(({ TaskID }) => String(TaskID));

  test('are ordered in a column by priority, then by due date', () => {
    expect(names([low, undated, dated].toSorted(compareInColumn))).toEqual(['dated', 'undated', 'low']);
  });

  test('are sorted in the list with open ones first', () => {
    const collator = new Intl.Collator('fr');
    const all = [closed, low, undated, dated];
    expect(names(sortCards(all, 'title', collator))).toEqual(['dated', 'undated', 'low', 'closed']);
    expect(names(sortCards(all, 'dueDate', collator))).toEqual(['dated', 'undated', 'low', 'closed']);
    expect(names(sortCards(all, 'priority', collator))).toEqual(['dated', 'undated', 'low', 'closed']);
  });
});
