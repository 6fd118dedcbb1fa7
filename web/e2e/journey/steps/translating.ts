import { expect } from 'vitest';
import { admin } from '#shared/contracts/admin.ts';
import { projects } from '#shared/contracts/projects.ts';
import { requests } from '#shared/contracts/requests.ts';
import { paths } from '#shared/paths.ts';
import { signInDemo } from '../demoVisitor.ts';
import type { Scene, Visitor } from '../scene.ts';

/** A demo project in French that looks for a translator into English. */
const project = 'terrain-vague';
const role = 'Botanist';

/** Its translation into English, in the order of the form. */
const texts = [
  'Waste ground',
  'Waste ground',
  'The inventory of wastelands in Marseille: what grows there and who owns them.',
  'Each plot has a sheet: a map, what grows there in May and in October, and one question for the neighbours.',
  'acre',
  role,
  'You know a plant by the way it breaks the asphalt.',
  'Illustrator',
  'You draw a wasteland without making it a park.',
  'Translator into English',
  'You translate the texts of this project into English.',
  'Land lawyer',
  'You find an heir of 1931 and the nephew who decides.',
];

/**
 * A volunteer who has taken the role translates a project from French; the owner reads and accepts it. A reader finds the project by an
 * English word and applies on its page, where donations begin, without meeting a French sentence of the owner.
 */
export async function translateForOwner(scene: Scene): Promise<void> {
  const { t, language: lang } = scene;
  const own = paths['user-tasks']({ lang });
  const owner = await callerAt(await signInDemo(scene, 'karim'), own);
  const volunteer = await callerAt(await signInDemo(scene, 'tom'), own);
  await joinAsTranslator(owner, volunteer);

  const into = t('translations:into.en');
  const { page } = volunteer;
  await page.goto(own);
  await page.getByRole('link', { name: t('tasks:translation.write.en'), exact: true }).click();
  const fields = page.locator('.translation-form').getByRole('textbox');
  await expect.poll(() => fields.count()).toBe(texts.length);
  for (const [place, text] of texts.entries()) await fields.nth(place).fill(text);
  await page.getByRole('button', { name: t('translations:work.handIn'), exact: true }).click();
  await page.getByText(t('translations:work.handedIn.title')).waitFor();

  await owner.page.goto(paths['project-translations']({ lang, query: { project, language: 'en' } }));
  await owner.page.getByRole('link', { name: t('translations:find.read'), exact: true }).click();
  await owner.page.getByRole('button', { name: t('translations:work.accept'), exact: true }).click();
  await owner.page
    .getByText(t('translations:work.accepted.title', { into, name: volunteer.fullName }))
    .waitFor();
  await publishEdit(scene, owner);

  await page.goto(own);
  await page.locator('[data-column="DONE"]').getByRole('link', { name: 'Traduction en anglais' }).waitFor();
  await readInEnglish(scene, volunteer.fullName);
}

/** The volunteer applies for the role, and the owner accepts, as other steps do it in the browser. */
async function joinAsTranslator(owner: Caller, volunteer: Caller): Promise<void> {
  const { items } = await callAs<{ items: { ProspectID: string; translates?: string }[] }>(
    volunteer,
    requests.listProspects,
  );
  const typeId = items.find(({ translates }) => translates === 'en')?.ProspectID ?? '';
  const note = 'I read waste ground as others read novels.';
  const { contributionRequestId, contributorId } = await callAs<Record<string, string>>(
    volunteer,
    requests.sendRequest,
    { data: { typeId, note } },
  );
  const params = {
    contributionRequestId: `${contributionRequestId}`,
    contributorId: `${contributorId}`,
    typeId,
  };
  await callAs(owner, requests.acceptRequest, { data: {}, params });
}

/** An administrator publishes what waits for a review. */
async function publishEdit({ administrator, language: lang }: Scene, owner: Caller): Promise<void> {
  const { pendingEdit } = await callAs<{ pendingEdit?: { version: number } }>(owner, projects.getProject);
  const caller = await callerAt(administrator, paths.admin({ lang }));
  await callAs(caller, admin.approveEdit, { data: { version: pendingEdit?.version } });
}

/** A user whose page has made a call, with the header by which calls are theirs. */
interface Caller extends Visitor {
  authorization: string;
}

async function callerAt<One extends Visitor>(visitor: One, path: string): Promise<One & Caller> {
  const called = visitor.page.waitForRequest(request => request.headers()['authorization'] !== undefined);
  await visitor.page.goto(path);
  return { ...visitor, authorization: (await called).headers()['authorization'] ?? '' };
}

/** Calls an endpoint of the project in the session of a user. */
async function callAs<Data>(
  { context, authorization }: Caller,
  { method, path }: { method: string; path: string },
  more: { data?: object; params?: Record<string, string> } = {},
): Promise<Data> {
  const address = `/api${path.replace('{ProjectID}', project)}`;
  const answer = await context.request.fetch(address, { method, headers: { authorization }, ...more });
  if (!answer.ok()) throw new Error(`${method} ${address}: ${await answer.text()}`);
  const { data } = (await answer.json()) as { data: Data }; // the output of the contract
  return data;
}

/** A reader finds the project by an English word, sees nothing of the owner's French on its page, and applies. */
async function readInEnglish(scene: Scene, translator: string): Promise<void> {
  const { t, language: lang } = scene;
  const { page } = await signInDemo(scene, 'beth');
  const [name = ''] = texts;
  await expect
    .poll(async () => {
      await page.goto(paths.market({ lang, query: { search: 'wastelands' } }));
      return await page.getByRole('link', { name }).count();
    })
    .toBeGreaterThan(0);
  await page.getByRole('link', { name }).first().click();
  await page.getByRole('heading', { name, level: 1 }).waitFor();
  await page.getByText(t('project:version.by.fr')).waitFor();
  await page.getByRole('link', { name: translator, exact: true }).first().waitFor();
  const french = page.locator('main [lang="fr"]:not(.cmt *, [hreflang])');
  await expect.poll(() => french.allInnerTexts()).toEqual([]);

  await page.getByRole('button', { name: t('project:roles.applyFor', { role }), exact: true }).click();
  await page.getByText(t('project:roles.pending')).first().waitFor();
}
