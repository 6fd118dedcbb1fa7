import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/** Lists that show more than rows, such as a figure, a second list or what is being sent. */
const OTHERS = [
  'pages/admin/ReviewPage.tsx',
  'pages/admin/finance/Payees.tsx',
  'pages/admin/people/PersonProjects.tsx',
  'pages/authors/AuthorProjects.tsx',
  'pages/authors/AuthorTeams.tsx',
  'pages/ideas/ProjectIdeasPage.tsx',
  'pages/messages/MessageList.tsx',
  'pages/notifications/NotificationsPage.tsx',
  'pages/owner/RequestsPage.tsx',
  'pages/owner/adoption/Candidates.tsx',
  'pages/payout/OrdersSection.tsx',
  'pages/payout/PayoutsSection.tsx',
  'pages/payout/statement/StatementLines.tsx',
  'pages/project/Comments.tsx',
  'pages/project/Contributions.tsx',
  'pages/proof/Chain.tsx',
  'pages/reputation/OwnReputation.tsx',
  'pages/tasks/TasksView.tsx',
];

test('Every other list has the states of ListView', () => {
  const root = join(import.meta.dirname, '..');
  const files = globSync('{pages,domain,shell}/**/*.tsx', { cwd: root })
    .filter(file => !file.startsWith('pages/kit/'))
    .filter(file => readFileSync(join(root, file), 'utf8').includes('<LoadMore'));
  expect(files.toSorted()).toEqual(OTHERS);
});
