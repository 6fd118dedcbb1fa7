import { expect, test } from 'vitest';
import { sourcePosition } from '#infra/scripts/sourcePosition.ts';
import type { LogEntry } from '#shared/contracts/system.ts';
import { user } from '#web/testing/account.ts';
import { openPages } from '#web/testing/openPages.ts';

const pages = openPages();

test('Positions lead to the sources, by maps that are not served', async () => {
  const { requestsTo } = await pages.open(
    '/en/notifications',
    { addLog: () => ({ accepted: 1 }), listNotifications: () => ({ items: [{}], unread: 1 }) as never },
    user,
  );
  await expect.poll(() => requestsTo('addLog').length).toBe(1);
  const [entry] = requestsTo('addLog').flatMap(({ body }) => body['entries'] as LogEntry[]);
  const positions = (entry?.frames ?? []).map(frame => sourcePosition(frame));
  expect(positions.join('\n')).toMatch(/web\/src\/[\w/]+\.tsx?:\d+:\d+/);
  expect(sourcePosition('load assets/unknown-1a.js:1:5')).toBe('load assets/unknown-1a.js:1:5');

  const script = /assets\/[\w-]+\.js/.exec(entry?.frames?.join() ?? '')?.[0] ?? '';
  const response = await fetch(`${pages.origin}/${script}`);
  expect(await response.text()).not.toContain('sourceMappingURL');
  expect((await fetch(`${pages.origin}/${script}.map`)).status).toBe(404);
});
