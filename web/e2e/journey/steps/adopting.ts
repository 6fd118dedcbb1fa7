import { expect } from 'vitest';
import { harbourChoir } from '#infra/local/demo/projects/harbourChoir.ts';
import { paths } from '#shared/paths.ts';
import { type DemoVisitor, signInDemo } from '../demoVisitor.ts';
import { linkIn } from '../people.ts';
import type { Scene } from '../scene.ts';
import { loadTexts, patternFor, placeholder } from '../words.ts';

const { slug: ProjectID, name: project, shortName } = harbourChoir;

/** A demo project that looks for an owner finds one: a user applies, the owner chooses, an administrator confirms. */
export async function adoptProject(scene: Scene): Promise<void> {
  const { t, language: lang, environment, administrator } = scene;
  const candidate = await signInDemo(scene, 'kofi');
  const owner = await signInDemo(scene, 'nell');
  await apply(scene, candidate);

  const name = candidate.fullName;
  await owner.page.goto(paths['edit-projects']({ lang, query: { project: ProjectID }, hash: 'adoption' }));
  await owner.page.getByText(scene.story.adoption, { exact: true }).waitFor();
  await owner.page
    .getByRole('button', { name: t('teams:candidates.chooseOne', { name }), exact: true })
    .click();
  await confirm(owner, t('teams:candidates.choose'));
  await owner.page.getByText(t('teams:candidates.chosen'), { exact: true }).waitFor();

  const { page } = administrator;
  await page.goto(paths.admin({ lang, query: { view: 'adoptions' } }));
  const pending = page.locator('.adoption-case', { hasText: project });
  await pending.getByRole('button', { name: t('teams:admin.confirm'), exact: true }).click();
  await confirm(administrator, t('teams:admin.confirm'));
  await page.getByText(t('teams:admin.confirmed'), { exact: true }).waitFor();
  await pending.waitFor({ state: 'detached' });

  const { subject } = await loadTexts('en'); // the language of the demo users
  const { text } = await environment.mailTo(
    candidate.email,
    subject('projectTakenOver', { project: shortName }),
  );
  await candidate.page.goto(linkIn(text, paths['edit-projects']({ lang: 'gb' })));
  await candidate.page.getByRole('heading', { name: project, level: 1 }).waitFor();
  for (const person of [candidate, owner]) {
    expect(person.errors).toEqual([]);
    await person.context.close();
  }
}

/** Finds the project in the list and applies to take it over; a reason that is too short is refused first. */
async function apply({ t, language: lang, story }: Scene, { page }: DemoVisitor): Promise<void> {
  await page.goto(paths.adopt({ lang }));
  await page.getByRole('main').getByRole('link', { name: project }).first().click();
  await page.getByRole('button', { name: t('teams:notice.apply'), exact: true }).click();
  const form = page.getByRole('dialog');
  const send = form.getByRole('button', { name: t('teams:apply.send'), exact: true });
  await send.click();
  await form.getByText(patternFor(t('teams:note.short', { min: placeholder }))).waitFor();
  await form.getByLabel(t('teams:apply.note')).fill(story.adoption);
  await send.click();
  await page.getByText(t('teams:apply.sent')).waitFor();
  await page.getByRole('button', { name: t('teams:notice.leave'), exact: true }).waitFor();
}

const confirm = ({ page }: Pick<DemoVisitor, 'page'>, name: string) =>
  page.getByRole('dialog').getByRole('button', { name, exact: true }).click();
