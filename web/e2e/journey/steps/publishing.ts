import sharp from 'sharp';
import { expect } from 'vitest';
import { movie } from '#functions/uploads/testing/movies.ts';
import { paths } from '#shared/paths.ts';
import { openFromMenu, sendHeld } from '../menus.ts';
import { linkIn, signIn } from '../people.ts';
import type { Scene } from '../scene.ts';
import { patternFor, placeholder } from '../words.ts';

/** Writes an idea with a role, a budget in points and an image; a reload loses nothing. */
export async function submitProposal(scene: Scene): Promise<void> {
  const { t, language: lang, whole } = scene;
  const { idea, country, currency } = scene.story;
  const { page } = scene.owner;
  const field = (name: string) => page.getByRole('textbox', { name, exact: true });

  await page.goto(paths.proposal({ lang }));
  await field(t('proposal:idea.name')).fill(idea.name);
  await page.getByRole('main').getByLabel(t('proposal:idea.country'), { exact: true }).selectOption(country);
  await field(t('proposal:idea.description')).fill(idea.description);
  await field(t('proposal:idea.details')).fill(idea.details);
  await page
    .getByText(patternFor(t('proposal:saved.ago', { ago: placeholder })))
    .filter({ visible: true })
    .first()
    .waitFor();
  await page.reload();
  expect(await field(t('proposal:idea.name')).inputValue()).toBe(idea.name);

  await page.getByRole('button', { name: t('proposal:roles.add'), exact: true }).click();
  await field(t('proposal:roles.type')).fill(idea.role);
  await field(t('proposal:roles.notes')).fill(idea.line);
  await page.getByRole('button', { name: t('proposal:roles.save'), exact: true }).click();
  await field(`${t('proposal:money.budget')} (${currency})`).fill('8000');
  const optional = (label: string) => field(`${label} ${t('common:field.optional')}`);
  await optional(t('proposal:money.points')).fill('640');
  await optional(t('proposal:money.pointName')).fill(idea.point);
  await page.getByText(whole(1250), { exact: true }).first().waitFor();

  const picture = await sharp({ create: { width: 1200, height: 800, channels: 3, background: '#587A80' } })
    .jpeg()
    .toBuffer();
  await page
    .locator('input[name=picture]')
    .setInputFiles({ name: 'bells.jpg', mimeType: 'image/jpeg', buffer: picture });
  await page.getByText(t('proposal:picture.ready')).waitFor();
  await page
    .locator('input[name=video]')
    .setInputFiles({ name: 'bells.mp4', mimeType: 'video/mp4', buffer: movie() });
  await page.getByText(t('proposal:video.public')).waitFor();

  await page.getByRole('button', { name: t('proposal:bar.send'), exact: true }).dblclick();
  await page.waitForURL(/thankyousubmit|projects\//);
}

/** The administrator denies the project; the owner reads the reason, edits and resubmits it. */
export async function denyAndResubmit(scene: Scene): Promise<void> {
  const { t, language: lang, administrator, environment, owner, subject } = scene;
  const { idea, denial } = scene.story;
  const { name } = idea;

  await signIn(scene, administrator);
  await openFromMenu(scene, administrator, t('shell:profile.admin'));
  const { page } = administrator;
  const waiting = page.getByRole('main').getByRole('link', { name: t('admin:overview.queues.review') });
  await waiting.click();
  await page.getByRole('button', { name }).click();
  await page.getByLabel(t('admin:answer.message')).fill(denial.reason);
  await page.getByRole('button', { name: t('admin:answer.deny'), exact: true }).click();
  await sendHeld(scene, page);
  await page.getByText(t('admin:done.denied', { name })).first().waitFor();

  const { text } = await environment.mailTo(owner.email, subject('projectDenied', { project: name }));
  expect(text).toContain(denial.reason);
  const back = owner.page;
  await back.goto(linkIn(text, paths['edit-projects']({ lang })));
  await back.getByText(denial.reason).first().waitFor();
  const details = back.getByRole('textbox', { name: t('proposal:idea.details'), exact: true });
  await details.fill(denial.newDetails);
  await details.blur();
  await back.getByRole('button', { name: t('owner:state.sendAgain'), exact: true }).click();
  await back.getByText(t('owner:state.waiting')).first().waitFor();
}

/** The project is published: the owner is notified by email and in the app, and everyone can find it. */
export async function publish(scene: Scene): Promise<void> {
  const { t, language: lang, administrator, environment, owner, subject } = scene;
  const { idea, denial } = scene.story;
  const { name } = idea;

  const { page } = administrator;
  await page.goto(paths.admin({ lang, query: { view: 'review' } }));
  await page.getByRole('button', { name }).click();
  await page.getByText(denial.newDetails).first().waitFor();
  await page.getByRole('button', { name: t('admin:answer.approve'), exact: true }).click();
  await sendHeld(scene, page);
  await page.getByText(t('admin:done.approved', { name })).first().waitFor();

  await environment.mailTo(owner.email, subject('projectApproved', { project: name }));
  await openFromMenu(scene, owner, t('shell:profile.notices'));
  await owner.page
    .getByText(t('notifications:kinds.projectApproved.title', { project: name }))
    .first()
    .waitFor();

  await owner.page.goto(paths.market({ lang, query: { search: idea.searchWord } }));
  await owner.page.getByRole('link', { name }).click();
  await owner.page.getByRole('heading', { level: 1, name }).waitFor();
  scene.projectPath = new URL(owner.page.url()).pathname;
  const video = await owner.page.locator('video').getAttribute('src');
  expect((await owner.page.request.get(video ?? '')).status()).toBe(206); // videos are answered in parts
}
