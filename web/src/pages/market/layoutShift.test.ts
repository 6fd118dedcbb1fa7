import { test } from 'vitest';
import { expectNoLayoutShift } from '#e2e/layoutShift.ts';
import { openPages } from '#web/testing/openPages.ts';
import { aProject, marketCounts } from '#web/testing/samples.ts';

const pages = openPages();

test('The chips of an address with filters push nothing away on a phone, however late the projects are', async () => {
  const late = Promise.withResolvers<void>();
  const { page } = await pages.open(
    '/en/market?skill=developers',
    {
      listProjects: async () => {
        await late.promise;
        return {
          items: [aProject()],
          counts: marketCounts({ matching: 1 }),
        };
      },
    },
    { hasSeenPrivacy: true, viewport: { width: 390, height: 844 } },
  );
  await page.getByRole('button', { name: 'Remove Developers' }).waitFor();
  late.resolve();
  await page.getByRole('heading', { level: 1, name: '1 matching project' }).waitFor();
  await expectNoLayoutShift(page, 0.02);
});
