import { expect, test } from 'vitest';
import type { Project } from '#shared/entities/project.ts';
import type { ApiRequest } from '#web/testing/fakeApi.ts';
import { openPages } from '#web/testing/openPages.ts';
import { ownProject, withProject } from '#web/testing/owner.ts';
import { fakeClock, passTimeUntil } from '#web/testing/waits.ts';

const pages = openPages();

test('sends a name only once its field is left, so that no half of it goes to review', async () => {
  const project = ownProject({ shortName: 'Tide' });
  const { page, requestsTo } = await pages.open(
    '/en/edit-projects',
    withProject(project, {
      updateProject: ({ body }: ApiRequest) => ({ ...project, ...(body['change'] as Partial<Project>) }),
    }),
    { signedIn: true, prepare: fakeClock },
  );
  await page.getByLabel('Project name').fill('Tidew');
  await page.clock.runFor(20_000);
  await page.getByLabel('Project name').fill('Tidewatch II');
  await page.getByLabel('Project name').blur();
  await passTimeUntil(page, page.getByText(/^Saved/));
  expect(requestsTo('updateProject').map(({ body }) => body['change'])).toEqual([{ name: 'Tidewatch II' }]);
});
