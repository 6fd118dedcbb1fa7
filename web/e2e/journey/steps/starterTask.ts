import { expect } from 'vitest';
import { paths } from '#shared/paths.ts';
import { openFromMenu, sendHeld } from '../menus.ts';
import type { Scene } from '../scene.ts';
import { fullName } from '../story.ts';

/** The owner adds a role with a starter task; a user does it instead of writing a letter, and is accepted with it. */
export async function doStarterTask(scene: Scene): Promise<void> {
  const { t, language: lang, owner, other, projectPath } = scene;
  const { role, task, answer, link } = scene.story.starter;
  await addRole(scene);

  await other.page.goto(projectPath);
  await other.page.getByText(task.title).first().waitFor();
  await other.page.getByRole('button', { name: t('project:roles.applyFor', { role }), exact: true }).click();
  const form = other.page.getByRole('dialog');
  await form.getByText(task.description).waitFor();
  const send = form.getByRole('button', { name: t('project:apply.send'), exact: true });
  await send.click();
  await form.getByText(t('suggestions:starter.short')).waitFor();
  await form.getByLabel(t('suggestions:starter.answer')).fill(answer);
  await form.getByLabel(t('suggestions:starter.link')).fill(link);
  await send.click();
  await other.page.getByText(t('project:roles.pending')).first().waitFor();

  const { page } = owner;
  await openFromMenu(scene, owner, t('shell:profile.requests'));
  await page.getByText(answer, { exact: true }).waitFor();
  expect(await page.getByRole('link', { name: link }).getAttribute('rel')).toContain('noopener');
  await page
    .getByRole('button', { name: t('owner:requests.approveOne', { name: fullName(other) }), exact: true })
    .click();
  await sendHeld(scene, page);
  await page
    .getByText(t('applications:answer.accepted', { name: fullName(other), role }))
    .first()
    .waitFor();

  await other.page.goto(paths['user-tasks']({ lang }));
  await other.page
    .locator('[data-column="DONE"]')
    .getByRole('link', { name: task.title, exact: true })
    .waitFor();
}

async function addRole({ t, language: lang, owner: { page }, story, projectPath }: Scene): Promise<void> {
  const { role, line, task } = story.starter;
  await page.goto(projectPath);
  await page.getByRole('link', { name: t('project:roles.manage') }).click();
  await page.waitForURL(url => url.pathname === paths['manage-prospects']({ lang }));
  await page.getByRole('button', { name: t('owner:prospects.add'), exact: true }).click();
  const editor = page.locator('.role-editor');
  await editor.getByLabel(t('proposal:roles.type')).fill(role);
  await editor.getByLabel(t('proposal:roles.notes')).fill(line);
  await editor.getByText(t('suggestions:starter.edit'), { exact: true }).click();
  await editor.getByLabel(t('suggestions:starter.taskTitle')).fill(task.title);
  await editor.getByLabel(t('suggestions:starter.taskDescription')).fill(task.description);
  await editor.getByRole('button', { name: t('proposal:roles.save'), exact: true }).click();
  await page.getByText(t('owner:prospects.starter', { title: task.title })).waitFor();
}
