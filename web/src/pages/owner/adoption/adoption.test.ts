import { expect, test } from 'vitest';
import { Adoption, AdoptionCandidate } from '#shared/entities/adoption.ts';
import { type ApiRequest, Refusal } from '#web/testing/fakeApi.ts';
import { axeViolations, openPages } from '#web/testing/openPages.ts';
import { ownProject, withProject } from '#web/testing/owner.ts';
import { aProject } from '#web/testing/samples.ts';

const pages = openPages();

const { owner: lucia, ProjectID } = aProject();
const offer = Adoption.parse({
  ProjectID,
  status: 'offered',
  stays: true,
  teamUntil: '2026-10-15T10:00:00.000Z',
  points: 2000,
  you: { owner: true, candidate: false, chosen: false, canApply: false },
});
const candidate = AdoptionCandidate.parse({
  ProjectID,
  UserID: lucia.UserID,
  user: lucia,
  member: true,
  note: 'I would like to bring it to its end.',
});

test('an owner offers a paused project and chooses one of the candidates', async () => {
  let current: Adoption | undefined;
  const { page, requestsTo } = await pages.open(
    '/en/edit-projects',
    withProject(ownProject({ status: 'halted' }), {
      getAdoption: () => current ?? new Refusal('ADOPTION_NOT_FOUND'),
      offerAdoption: () => (current = offer),
      listAdoptionCandidates: () => ({ items: [candidate] }),
      chooseAdopter: ({ body }: ApiRequest) =>
        (current = Adoption.parse({
          ...offer,
          status: 'chosen',
          chosen: { ...lucia, UserID: body['UserID'] },
        })),
    }),
    { signedIn: true },
  );
  await page.getByLabel(/Why are you looking/).fill('I am moving abroad for a year.');
  await page.getByRole('button', { name: 'Look for a new owner' }).click();
  await page.getByText('I would like to bring it to its end.').waitFor();
  expect(requestsTo('offerAdoption')[0]?.body).toMatchObject({
    note: 'I am moving abroad for a year.',
    stays: true,
  });
  await page.getByRole('button', { name: /^Choose / }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Choose' }).click();
  await page.getByText('Chosen, waiting for an administrator').waitFor();
  expect(await axeViolations(page)).toEqual([]);
});
