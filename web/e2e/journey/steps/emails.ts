import { expect } from 'vitest';
import { paths } from '#shared/paths.ts';
import { openFromMenu } from '../menus.ts';
import { linkIn } from '../people.ts';
import type { Scene } from '../scene.ts';

/** Follows an email's link without a session, stops the emails, and finds them off, and on again, as the owner. */
export async function stopEmails(scene: Scene): Promise<void> {
  const { t, language: lang, environment, owner, helper, newVisitor, subject } = scene;
  const { text } = await environment.mailTo(
    owner.email,
    subject('messageReceived', { person: helper.firstName }),
  );
  const what = t('subscriptions:groups.messages.title');
  const reader = await newVisitor();
  await reader.page.goto(linkIn(text, paths.unsubscribe({ lang })));
  await reader.page.getByText(t('subscriptions:unsubscribe.asked.text', { what })).waitFor();
  await reader.page.getByRole('button', { name: t('subscriptions:unsubscribe.stop'), exact: true }).click();
  await reader.page.getByRole('heading', { name: t('subscriptions:unsubscribe.stopped.title') }).waitFor();
  expect(reader.errors).toEqual([]);
  await reader.context.close();

  await openFromMenu(scene, owner, t('shell:profile.emails'));
  const choices = owner.page.getByRole('group', {
    name: t('subscriptions:settings.choice', { title: what }),
    exact: true,
  });
  const choice = (frequency: 'never' | 'immediate') =>
    choices.getByRole('button', { name: t(`subscriptions:frequencies.${frequency}`), exact: true });
  await expect.poll(() => choice('never').getAttribute('aria-pressed')).toBe('true');
  await choice('immediate').click();
  await owner.page.getByText(t('subscriptions:settings.saved'), { exact: true }).waitFor();
}
