import { expect } from 'vitest';
import { reputation } from '#shared/settings.ts';
import { openFromMenu } from '../menus.ts';
import type { Scene, Visitor } from '../scene.ts';
import { fullName } from '../story.ts';

/** The helper writes to the owner, with a draft that survives a reload; the owner answers, and trashes and restores. */
export async function exchangeMessages(scene: Scene): Promise<void> {
  const { t, environment, owner, helper, story, subject } = scene;
  const { question, answer } = story.letters;

  await openFromMenu(scene, helper, t('shell:profile.messages'));
  await link(helper, t('messages:compose.new')).click();
  await helper.page.getByRole('combobox', { name: t('messages:compose.to') }).fill(owner.firstName);
  await helper.page.getByRole('option', { name: fullName(owner), exact: true }).click();
  const text = helper.page.getByRole('textbox', { name: t('messages:compose.body'), exact: true });
  await text.fill(question);
  await helper.page.getByText(t('messages:draft.saved')).waitFor();
  await helper.page.reload();
  await expect.poll(() => text.inputValue()).toBe(question);
  await send(scene, helper);
  await helper.page.getByText(t('messages:compose.sent', { name: fullName(owner) })).waitFor();
  await environment.mailTo(owner.email, subject('messageReceived', { person: helper.firstName }));

  await openFromMenu(scene, owner, t('shell:profile.messages'));
  await row(owner, question).click();
  const points = await pointsOf(owner);
  await owner.page
    .getByRole('textbox', { name: t('messages:compose.replyTo', { name: fullName(helper) }), exact: true })
    .fill(answer);
  await send(scene, owner);
  await owner.page.getByText(t('messages:compose.sent', { name: fullName(helper) })).waitFor();
  await expect.poll(() => pointsOf(owner)).toBe(points + reputation.answerMessage);

  await openFromMenu(scene, helper, t('shell:profile.messages'));
  await row(helper, answer).click();
  await helper.page.getByRole('article').getByText(answer, { exact: true }).waitFor();

  await owner.page.getByRole('button', { name: t('messages:trash.conversation.move'), exact: true }).click();
  await owner.page.getByText(t('messages:trash.conversation.moved')).waitFor();
  await row(owner, question).waitFor({ state: 'detached' });
  await link(owner, t('messages:folders.trash')).click();
  await row(owner, answer).click();
  await owner.page
    .getByRole('button', { name: t('messages:trash.conversation.restore'), exact: true })
    .click();
  await owner.page.getByText(t('messages:trash.conversation.restored')).waitFor();
  await link(owner, t('messages:folders.inbox')).click();
  await row(owner, question).waitFor();
}

const link = ({ page }: Visitor, name: string) => page.getByRole('main').getByRole('link', { name }).first();

/** A message in a list, by the beginning of its text. */
const row = ({ page }: Visitor, text: string) =>
  page.getByRole('main').getByRole('listitem').getByRole('link').filter({ hasText: text });

const send = ({ t }: Scene, { page }: Visitor) =>
  page.getByRole('button', { name: t('messages:compose.send'), exact: true }).click();

/** Contribution points in the header. */
const pointsOf = async ({ page }: Visitor): Promise<number> =>
  Number((await page.locator('.head .rep').textContent())?.replaceAll(/\D/g, ''));
