import { expect, test } from 'vitest';
import { aMailbox, aMessage } from '#web/testing/messageSamples.ts';
import { openPages, pathAndQueryOf } from '#web/testing/openPages.ts';

const pages = openPages();

const answers = {
  listMessages: () => ({ items: [], unread: 0 }),
  listDrafts: () => ({ items: [] }),
};

test.each([
  ['trashed', 'trash', 'Trash'],
  ['trash', 'trash', 'Trash'],
  ['sent', 'sent', 'Sent'],
  ['unheard-of', 'unheard-of', 'Inbox'],
])('view=%s opens the folder of view=%s', async (named, canonical, folder) => {
  const { page } = await pages.open(`/en/messages?view=${named}`, answers, { signedIn: true });
  await page.locator('[aria-current]', { hasText: folder }).filter({ visible: true }).first().waitFor();
  expect(pathAndQueryOf(page)).toBe(`/en/messages?view=${canonical}`);
});

test.each(['new', 'new-message-center'])('view=%s opens a new message', async named => {
  const { page } = await pages.open(`/en/messages?view=${named}`, answers, { signedIn: true });
  await page.getByRole('heading', { name: 'New message' }).waitFor();
});

test.each([
  ['en', 'Failed to contact the server.', 'You may not be able to send the message.'],
  ['fr', 'Impossible de contacter le serveur.', 'L’envoi du message pourrait échouer.'],
  ['es', 'No se ha podido contactar con el servidor.', 'Puede que no puedas enviar el mensaje.'],
])('in %s, the composer says before sending that the server cannot be reached', async (lang, title, text) => {
  const { page } = await pages.open(`/${lang}/messages?view=new`, answers, { signedIn: true });
  await page.getByRole('textbox').last().waitFor();
  expect(await page.getByText(title).count()).toBe(0);
  await page.context().setOffline(true);
  await page.getByText(title).waitFor();
  await page.getByText(text).waitFor();
  await page.context().setOffline(false);
  await page.getByText(title).waitFor({ state: 'hidden' });
});

test('the answer below a message says so too, and what has been typed stays', async () => {
  const message = aMessage();
  const { page } = await pages.open(`/en/messages?view=inbox&id=${message.id}`, aMailbox(message), {
    signedIn: true,
  });
  const reply = page.getByRole('textbox', { name: /^Reply to/ });
  await reply.fill('I’ll bring tar on Saturday.');
  await page.context().setOffline(true);
  await page.getByText('You may not be able to send the message.').waitFor();
  await page.context().setOffline(false);
  await page.getByText('You may not be able to send the message.').waitFor({ state: 'hidden' });
  expect(await reply.inputValue()).toBe('I’ll bring tar on Saturday.');
});
