import { paths } from '#shared/paths.ts';
import type { Scene } from '../scene.ts';

const question = 'How long does a review take before Christmas?';
const answer = 'A day or two, as always.';

/** A user writes to support from the contact page; an administrator answers in its name. */
export async function askSupport(scene: Scene): Promise<void> {
  const { t, language: lang, administrator, environment, other, subject } = scene;
  const { page } = other;
  await page.goto(paths['contact-us']({ lang }));
  await page.getByRole('link', { name: t('generic:contact.webmail.write'), exact: true }).click();
  await page.getByRole('textbox', { name: t('messages:compose.body'), exact: true }).fill(question);
  await page.getByRole('button', { name: t('messages:compose.send'), exact: true }).click();
  await page.waitForURL(/view=sent|messages(\?|$)/);

  const desk = administrator.page;
  await desk.goto(paths.admin({ lang, query: { view: 'support' } }));
  await desk.getByText(question).first().click();
  await desk.getByRole('textbox', { name: t('moderation:support.answer') }).fill(answer);
  await desk.getByRole('button', { name: t('moderation:support.send'), exact: true }).click();
  await desk.getByText(t('moderation:support.sentDone')).waitFor();

  await environment.mailTo(other.email, subject('messageReceived', { person: 'Cairn' }));
  await page.goto(paths.messages({ lang }));
  await page.getByText(answer).first().waitFor();
}
