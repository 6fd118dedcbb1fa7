import { expect, test } from 'vitest';
import { Refusal } from '#web/testing/fakeApi.ts';
import { openPages } from '#web/testing/openPages.ts';
import { projectPath, projectServer } from '#web/testing/projectPage.ts';
import { aRole } from '#web/testing/samples.ts';
import { aTranslatedProject, inFrench } from '#web/testing/translated.ts';

const pages = openPages();

const starterTask = { Title: 'Draw one screw', Description: 'Any screw of the enclosure.' };
const role = aRole({ starterTask });
const project = aTranslatedProject({
  translations: {
    fr: inFrench({
      roles: {
        'role.firmware.starterTitle': { text: 'Dessiner une vis', of: starterTask.Title },
        'role.firmware.starterDescription': { text: 'N’importe laquelle.', of: starterTask.Description },
      },
    }),
  },
});

test('A starter task is read in the language of the page, and sent as its owner wrote it', async () => {
  const { page, requestsTo } = await pages.open(
    projectPath.replace('/en/', '/fr/'),
    {
      ...projectServer(project),
      listProspects: () => ({ items: [role] }),
      sendRequest: () => new Refusal('PROSPECT_TAKEN'),
    },
    { signedIn: true },
  );
  const title = page.locator('#roles').getByText('Dessiner une vis', { exact: true });
  expect(await title.getAttribute('lang')).toBe('fr');
  await page.getByRole('button', { name: /^Postuler/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('N’importe laquelle.').waitFor();
  await dialog.getByRole('textbox', { name: /^Votre réponse/ }).fill('Je l’ai dessinée ce matin.');
  await dialog.getByRole('button', { name: 'Envoyer ma candidature' }).click();
  await expect.poll(() => requestsTo('sendRequest')[0]?.body).toMatchObject({ starterTask });
});
