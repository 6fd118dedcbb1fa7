import { test } from 'vitest';
import type { ApiRequest } from '#web/testing/fakeApi.ts';
import { openPages } from '#web/testing/openPages.ts';
import { ownProject, withProject } from '#web/testing/owner.ts';
import { anApplication } from '#web/testing/samples.ts';

const pages = openPages();

test('Answered applications say how they ended, and whether the team that they led to has been left', async () => {
  const wren = anApplication('wren', 'Wren', { status: 'denied' });
  const closed = [
    anApplication('noor', 'Noor', { status: 'denied', because: 'prospectTaken' }),
    { ...wren, user: { ...wren.user, city: 'Falmouth', country: 'GB' as const } },
    anApplication('amal', 'Amal', { status: 'expired' }),
    anApplication('ines', 'Inés', { status: 'approved', inTeam: true }),
    anApplication('otto', 'Otto', { status: 'approved' }),
  ];
  const { page } = await pages.open(
    '/en/contribution-requests',
    withProject(ownProject(), {
      listOwnerRequests: ({ query }: ApiRequest) => ({ items: query['status'] ? [] : closed }),
    }),
    { signedIn: true },
  );
  await page.getByRole('listitem').filter({ hasText: 'Wren' }).getByText('Falmouth, UK').waitFor();
  const states = {
    Noor: 'Closed: role filled',
    Wren: 'Declined',
    Amal: 'Not answered in time',
    Inés: 'Accepted',
    Otto: 'No longer on the team',
  };
  for (const [name, state] of Object.entries(states))
    await page.getByRole('listitem').filter({ hasText: name }).getByText(state, { exact: true }).waitFor();
});
