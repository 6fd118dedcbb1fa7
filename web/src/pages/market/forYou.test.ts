import { expect, test } from 'vitest';
import { openPages } from '#web/testing/openPages.ts';
import { anOpenRole } from '#web/testing/roleSamples.ts';
import { aProject, marketCounts } from '#web/testing/samples.ts';

const pages = openPages();

test('Signed-in people see the roles that fit them, each with its reasons', async () => {
  const prospect = anOpenRole({ PersonType: 'Illustrator' });
  const { page } = await pages.open(
    '/en/market',
    {
      listProjects: () => ({ items: [aProject()], counts: marketCounts() }),
      listSuggestedProspects: () => ({
        items: [
          {
            prospect,
            reasons: [
              { kind: 'tasks', word: 'illustration', count: 2 },
              { kind: 'language', language: 'fr' },
            ],
          },
        ],
      }),
    },
    { signedIn: true },
  );
  const section = page.getByRole('region', { name: 'Roles for you' });
  await section.getByText('You finished 2 tasks about “illustration”').waitFor();
  await section.getByText('The project can be read in French, your language').waitFor();
  const apply = section.getByRole('link', { name: 'Apply: Illustrator, Tidewatch' });
  expect(await apply.getAttribute('href')).toBe(
    `/en/projects/tidewatch/tidewatch?apply=${prospect.ProspectID}#role-${prospect.ProspectID}`,
  );

  await page.getByRole('checkbox', { name: /Developers/ }).click();
  await section.waitFor({ state: 'detached' });
});
