import { expect } from 'vitest';
import { paths } from '#shared/paths.ts';
import { openFromMenu } from '../menus.ts';
import type { Scene } from '../scene.ts';
import { patternFor, placeholder } from '../words.ts';

/**
 * The owner writes an entry of the progress log. A supporter, who has followed the project since paying, hears of it, and stops following:
 * of the next entry they hear nothing.
 */
export async function hearOfProgress(scene: Scene): Promise<void> {
  const { t, owner, other, projectPath } = scene;
  const { page } = other;
  const { name: project } = scene.story.idea;
  const { first, second } = scene.story.entries;

  await owner.page.goto(projectPath);
  await owner.page.getByRole('button', { name: t('project:progress.write'), exact: true }).click();
  // Supporters, members and applicants follow the project without having asked for it.
  await owner.page
    .getByText(patternFor(t('moderation:progress.reaches', { count: 3, number: placeholder }), /[2-9]/))
    .waitFor();
  await writeEntry(scene, first);
  await openFromMenu(scene, other, t('shell:profile.notices'));
  const news = page
    .getByRole('listitem')
    .filter({ hasText: t('notifications:kinds.followedUpdate.title', { project }) });
  await news.filter({ hasText: first.title }).first().waitFor();

  await page.goto(projectPath);
  const follow = page.getByRole('button', { name: new RegExp(`^${t('project:follow.word')}`) });
  await expect.poll(() => follow.getAttribute('aria-pressed')).toBe('true');
  // The button shows what was chosen before it has been saved.
  const saving = page.waitForResponse(response => response.url().includes('/follows/'));
  await follow.click();
  expect((await saving).status()).toBe(200);
  await expect.poll(() => follow.getAttribute('aria-pressed')).toBe('false');

  await owner.page.getByRole('button', { name: t('project:progress.write'), exact: true }).click();
  await writeEntry(scene, second);
  await scene.helper.page.goto(paths.notifications({ lang: scene.language }));
  await scene.helper.page.getByText(second.title).first().waitFor(); // told to those who still follow
  await page.goto(paths.notifications({ lang: scene.language }));
  await news.first().waitFor();
  expect(await news.filter({ hasText: second.title }).count()).toBe(0);
}

/** Fills and sends the open form of an entry. */
async function writeEntry({ t, owner }: Scene, entry: { title: string; text: string }): Promise<void> {
  const dialog = owner.page.getByRole('dialog', { name: t('moderation:progress.addTitle') });
  await dialog.getByRole('textbox', { name: t('moderation:progress.title') }).fill(entry.title);
  await dialog.getByRole('textbox', { name: t('moderation:progress.text') }).fill(entry.text);
  await dialog.getByRole('button', { name: t('moderation:progress.publish'), exact: true }).click();
  await dialog.waitFor({ state: 'detached' });
  await owner.page.getByRole('heading', { name: entry.title, exact: true }).waitFor();
}
