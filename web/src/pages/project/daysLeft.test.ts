import { describe, expect, test } from 'vitest';
import { openPages } from '#web/testing/openPages.ts';
import { projectPath, projectServer } from '#web/testing/projectPage.ts';

const pages = openPages();

/** Text of the panel that states the time left for a project, as a reader in a time zone sees it. */
async function timeLeft(now: string, reader: string, project: { timeZone?: string; country?: 'US' }) {
  const { page } = await pages.open(projectPath, projectServer({ endDate: '2026-11-20', ...project }), {
    timezoneId: reader,
    prepare: page => page.clock.setFixedTime(now),
  });
  const panel = page.getByRole('complementary', { name: /Tidewatch/ });
  await panel
    .getByText(/raised|of £/)
    .first()
    .waitFor();
  return (await panel.textContent()) ?? '';
}

describe.each([
  ['America/Los_Angeles', '2026-11-20T08:00:00.000Z', '2026-11-21T07:59:00.000Z', '2026-11-21T08:00:00.000Z'],
  ['Europe/Madrid', '2026-11-19T23:00:00.000Z', '2026-11-20T22:59:00.000Z', '2026-11-20T23:00:00.000Z'],
  ['Pacific/Auckland', '2026-11-19T11:00:00.000Z', '2026-11-20T10:59:00.000Z', '2026-11-20T11:00:00.000Z'],
  ['Asia/Kolkata', '2026-11-19T18:30:00.000Z', '2026-11-20T18:29:00.000Z', '2026-11-20T18:30:00.000Z'],
])('a project in %s', (timeZone, firstMinute, lastMinute, over) => {
  test.each(['Pacific/Honolulu', 'Pacific/Auckland'])(
    'ends with its own day for a reader in %s',
    async reader => {
      for (const moment of [firstMinute, lastMinute])
        expect(await timeLeft(moment, reader, { timeZone })).toMatch(/0\s*days left/);
      const ended = await timeLeft(over, reader, { timeZone });
      expect(ended).toMatch(/ended/i);
      expect(ended).toContain('20 Nov 2026');
    },
  );
});

test('a project without a zone ends with the day of its country', async () => {
  expect(await timeLeft('2026-11-21T04:59:00.000Z', 'Europe/Madrid', { country: 'US' })).not.toMatch(
    /ended/i,
  );
  expect(await timeLeft('2026-11-21T05:00:00.000Z', 'Europe/Madrid', { country: 'US' })).toMatch(/ended/i);
});
