import { expect } from 'vitest';
import { nightKitchen } from '#infra/local/demo/projects/nightKitchen.ts';
import { paths } from '#shared/paths.ts';
import { signInDemo } from '../demoVisitor.ts';
import { openFromMenu } from '../menus.ts';
import type { Scene } from '../scene.ts';
import { fullName } from '../story.ts';
import { loadTexts } from '../words.ts';

/** The last member of a demo team agrees to be hired; a user finds the team in the list and writes to all of it. */
export async function hireTeam(scene: Scene): Promise<void> {
  const { t, language: lang, environment, other } = scene;
  const { slug: ProjectID, shortName: project } = nightKitchen;
  const member = await signInDemo(scene, 'june');
  await member.page.goto(paths.project({ lang, ProjectID }));
  const panel = member.page.getByRole('region', { name: t('teams:label.title') });
  await panel.getByText(t('teams:label.status.asked'), { exact: true }).waitFor();
  await panel.getByRole('button', { name: t('teams:label.agree'), exact: true }).click();
  await panel.getByText(t('teams:label.status.granted'), { exact: true }).waitFor();
  const { subject } = await loadTexts('en'); // the language of the demo users
  await environment.mailTo(member.email, subject('recruitLabelGranted', { project }));

  const { page } = other;
  await page.goto(paths['teams-to-hire']({ lang }));
  const team = page.getByRole('main').getByRole('listitem').filter({ hasText: project });
  await team.getByRole('button', { name: t('teams:write.open'), exact: true }).click();
  const form = page.getByRole('dialog');
  await form.getByLabel(t('teams:write.subject')).fill(scene.story.hiring.subject);
  await form.getByLabel(t('teams:write.body'), { exact: true }).fill(scene.story.hiring.text);
  await form.getByRole('button', { name: t('teams:write.send'), exact: true }).click();
  await page.getByText(t('teams:write.sent', { count: 4, people: 4 })).waitFor();
  await environment.mailTo(member.email, subject('messageReceived', { person: other.firstName }));

  await openFromMenu(scene, member, t('shell:profile.messages'));
  await member.page
    .getByRole('main')
    .getByRole('listitem')
    .getByRole('link')
    .filter({ hasText: fullName(other) })
    .click();
  await member.page.getByRole('article').getByText(scene.story.hiring.text, { exact: true }).waitFor();
  expect(member.errors).toEqual([]);
  await member.context.close();
}
