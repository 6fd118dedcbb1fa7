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

test('an empty inbox leads to the open roles, and to the applications that one has sent', async () => {
  const { page } = await pages.open('/en/messages', answers, { signedIn: true });
  const main = page.getByRole('main');
  await main.getByText('No messages yet').waitFor();
  expect(await main.getByText('Choose a message to read it here.').count()).toBe(0);
  expect(await main.getByRole('link', { name: 'See open roles' }).getAttribute('href')).toBe('/en/roles');
  const applications = main.locator('.msgs').getByRole('link', { name: 'My applications' });
  expect(await applications.getAttribute('href')).toBe('/en/applications');
});

test.each([
  ['requestAccepted', 'See what to do first', '/en/applications'],
  ['requestDenied', 'See open roles', '/en/roles'],
] as const)('the answer %s to an application leads to what comes next', async (kind, name, path) => {
  const values = { project: 'Tidewatch', role: 'Illustrator', owner: 'Maren Okoro', applicant: 'Ana' };
  const message = aMessage({
    subject: 'Co|Tidewatch: Illustrator',
    body: '',
    notice: { kind, values, link: '/projects/tidewatch' },
  });
  const { page } = await pages.open(`/en/messages?view=inbox&id=${message.id}`, aMailbox(message), {
    signedIn: true,
  });
  const conversation = page.getByRole('article', { name: 'Conversation' });
  expect(await conversation.getByRole('link', { name }).getAttribute('href')).toBe(path);
  await conversation.getByRole('link', { name: 'View project' }).waitFor();
});
