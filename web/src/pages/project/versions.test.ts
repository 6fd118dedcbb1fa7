import { describe, expect, test } from 'vitest';
import { UserID } from '#shared/ids.ts';
import { axeViolations, openPages } from '#web/testing/openPages.ts';
import { member } from '#web/testing/owner.ts';
import { aPicture } from '#web/testing/pictureSamples.ts';
import { projectServer } from '#web/testing/projectPage.ts';
import { aMe, aProgressEntry, aProject, aRole } from '#web/testing/samples.ts';
import { aTranslatedProject, inFrench } from '#web/testing/translated.ts';

const pages = openPages();
const inLanguage = (lang: string) => `/${lang}/projects/tidewatch/tidewatch`;

describe('An entry of the progress log of a project with a translation', () => {
  const fr = { title: 'Sept semaines sous l’eau', text: 'L’appareil est remonté avec une patelle.' };

  test('is read in the language of the page, unless the original has changed since', async () => {
    const items = [
      aProgressEntry({ progress: 61, translations: { fr } }),
      aProgressEntry({
        progress: 48,
        title: 'Alerts by text message',
        translations: { fr: { ...fr, title: 'Des alertes', outdated: true } },
      }),
    ];
    const { page } = await pages.open(inLanguage('fr'), {
      ...projectServer(aTranslatedProject()),
      listProgressEntries: () => ({ items }),
    });
    const titles = page.getByRole('region', { name: 'Avancement' }).getByRole('heading', { level: 3 });
    const shown = () =>
      titles.evaluateAll(found => found.map(one => [one.textContent, one.getAttribute('lang')]));
    await expect.poll(shown).toEqual([
      [fr.title, 'fr'],
      ['Alerts by text message', 'en'],
    ]);
    await page.getByRole('button', { name: 'Voir l’original' }).click();
    await expect.poll(shown).toEqual([
      ['Seven weeks under salt water', 'en'],
      ['Alerts by text message', 'en'],
    ]);
  });

  test('is written in each language of the project, and a translation without a text is refused at its field', async () => {
    const project = aTranslatedProject();
    const { page, requestsTo } = await pages.open(
      inLanguage('en'),
      {
        ...projectServer({ ...project, you: { ...project.you, owner: true } }),
        addProgressEntry: () => aProgressEntry({ translations: { fr } }),
      },
      { signedIn: true },
    );
    await page.getByRole('button', { name: 'Write an entry' }).click();
    const dialog = page.getByRole('dialog', { name: 'Write an entry' });
    await dialog.getByRole('textbox', { name: 'Title' }).first().fill('Seven weeks');
    await dialog.getByRole('textbox', { name: 'What has happened?' }).first().fill('The unit came up.');
    const french = dialog.getByRole('group', { name: 'In French' });
    await french.getByRole('textbox', { name: 'Title' }).fill(fr.title);
    await dialog.getByRole('button', { name: 'Publish entry' }).click();
    await french.getByText('Write at least 2 characters.').waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await french.getByRole('textbox', { name: 'What has happened?' }).fill(fr.text);
    await dialog.getByRole('button', { name: 'Publish entry' }).click();
    await dialog.waitFor({ state: 'detached' });
    expect(requestsTo('addProgressEntry').at(-1)?.body).toMatchObject({
      title: 'Seven weeks',
      translations: { fr },
    });
    expect(await french.count()).toBe(0);
  });
});

describe('A picture of an entry', () => {
  const picture = aPicture(1);
  const words = { alt: 'Une patelle', caption: 'Elle a été remise' };
  const fr = { title: 'Sept semaines', text: 'Une patelle y était.' };
  const inEntry = { UploadID: picture.UploadID, ...words };

  test('has its words in the language of the page, in the large view too', async () => {
    const entry = aProgressEntry({
      pictures: [picture, aPicture(2)],
      translations: { fr: { ...fr, pictures: [inEntry] } },
    });
    const { page } = await pages.open(inLanguage('fr'), {
      ...projectServer(aTranslatedProject()),
      listProgressEntries: () => ({ items: [entry] }),
    });
    const strip = page.getByRole('list', { name: 'Images : Sept semaines' }).getByRole('img');
    const shown = () =>
      strip.evaluateAll(found => found.map(one => [one.getAttribute('alt'), one.getAttribute('lang')]));
    await expect.poll(shown).toEqual([
      [words.alt, 'fr'],
      ['Picture two', 'en'],
    ]);
    await strip.first().click();
    const caption = page.getByRole('dialog').getByText(words.caption);
    await caption.waitFor();
    expect(await caption.evaluate(one => one.closest('[lang]')?.getAttribute('lang'))).toBe('fr');
  });

  test('is described in each language of the project by its owner', async () => {
    const project = aTranslatedProject();
    const entry = aProgressEntry({ author: aMe, pictures: [picture], translations: { fr } });
    const { page, requestsTo } = await pages.open(
      inLanguage('en'),
      {
        ...projectServer({ ...project, you: { ...project.you, owner: true } }),
        listProgressEntries: () => ({ items: [entry] }),
        updateProgressEntry: () => entry,
      },
      { signedIn: true },
    );
    await page.getByRole('button', { name: 'Edit' }).click();
    const dialog = page.getByRole('dialog');
    const french = dialog.getByRole('group', { name: 'In French' }).getByRole('group', { name: 'Picture 1' });
    await french.getByRole('textbox', { name: 'What it shows' }).fill('Un');
    await french.getByRole('textbox', { name: 'Caption' }).fill(words.caption);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await french.getByText('in at least 3 characters, or leave the field empty').waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await french.getByRole('textbox', { name: 'What it shows' }).fill(words.alt);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await dialog.waitFor({ state: 'detached' });
    expect(requestsTo('updateProgressEntry').at(-1)?.body).toMatchObject({
      translations: { fr: { ...fr, pictures: [inEntry] } },
    });
  });
});

describe('A project with a translation', () => {
  test('is read in the language of the page, and in the original without a request, and back', async () => {
    const project = aTranslatedProject();
    const { page, requestsTo } = await pages.open(inLanguage('fr'), projectServer(project));
    const title = page.getByRole('heading', { level: 1 });
    const version = async () => [
      await title.textContent(),
      await title.getAttribute('lang'),
      await page.locator('.prose').first().getAttribute('lang'),
      await page.title(),
    ];
    await page.getByText('Traduit de l’anglais').waitFor();
    expect(await version()).toEqual(['Guet des marées', 'fr', 'fr', 'Guet des marées · Cairn']);
    expect(await page.getByRole('navigation', { name: 'Fil d’Ariane' }).innerText()).toContain('Marées');

    const before = requestsTo('getProject').length;
    await page.getByRole('button', { name: 'Voir l’original' }).click();
    await page.getByText('Vous lisez l’original').waitFor();
    expect(await version()).toEqual(['Tidewatch', 'en', 'en', 'Tidewatch · Cairn']);
    await page.locator('button:focus', { hasText: 'Lire en français' }).waitFor();

    await page.getByRole('button', { name: 'Lire en français' }).click();
    await page.getByText('Traduit de l’anglais').waitFor();
    expect(await version()).toEqual(['Guet des marées', 'fr', 'fr', 'Guet des marées · Cairn']);
    expect(requestsTo('getProject')).toHaveLength(before);
  });

  test('shows the original of what is not translated, in its own language, and the translation of roles that fit', async () => {
    const role = aRole();
    const { page } = await pages.open(inLanguage('fr'), {
      ...projectServer(
        aTranslatedProject({
          faq: [{ question: 'How deep?', answer: 'Four metres.' }],
          budgetLines: [
            { purpose: 'Sensors', amount: 100_00 },
            { purpose: 'Boxes', amount: 100_00 },
          ],
          translations: {
            fr: inFrench({
              texts: { 'faq.0.question': 'À quelle profondeur ?', 'budgetLines.0': 'Capteurs' },
              roles: {
                'role.firmware.PersonType': { text: 'Micrologiciel', of: role.PersonType },
                'role.firmware.Notes': { text: 'Ancienne description.', of: 'An earlier description.' },
              },
              outdated: ['faq.0.answer'],
            }),
          },
        }),
      ),
      listProspects: () => ({ items: [role] }),
    });
    const languageOf = (text: string) =>
      page
        .getByText(text, { exact: true })
        .first()
        .evaluate(one => one.closest('[lang]')?.getAttribute('lang'));
    await page.getByText('Certaines parties de l’original ont changé depuis.').waitFor();
    expect(await languageOf('À quelle profondeur ?')).toBe('fr');
    expect(await languageOf('Four metres.')).toBe('en');
    expect(await languageOf('Capteurs')).toBe('fr');
    expect(await languageOf('Boxes')).toBe('en');
    expect(await languageOf('Micrologiciel')).toBe('fr');
    expect(await languageOf(role.Notes)).toBe('en');
    expect(await page.getByText('Ancienne description.').count()).toBe(0);
  });

  test('names the members who have translated it, and the roles of members in the language of the page', async () => {
    const { name, username } = { name: 'Liam Byrne', username: 'liam' };
    const translated = inFrench({
      translators: [{ UserID: UserID.parse('liam'), username, name }],
      roles: { 'role.design.PersonType': { text: 'Conception d’interfaces', of: 'Interface designer' } },
    });
    const { page } = await pages.open(inLanguage('fr'), {
      ...projectServer(aTranslatedProject({ translations: { fr: translated } })),
      listTeamMembers: () => ({ items: [member('imogen', 'Imogen Dray', 'member')] }),
    });
    await page.getByText('Traduit de l’anglais par').waitFor();
    const link = page.getByRole('link', { name });
    expect(await link.getAttribute('href')).toBe('/fr/authors/liam');
    const role = page.getByText('Conception d’interfaces', { exact: true });
    expect(await role.getAttribute('lang')).toBe('fr');
  });

  test('leads to its translations from a page in another language', async () => {
    const { page } = await pages.open(inLanguage('es'), projectServer(aTranslatedProject()));
    const link = page.getByRole('link', { name: 'Français' }).first();
    expect(await link.getAttribute('href')).toBe('/fr/projects/tidewatch/tidewatch');
    expect(await page.getByRole('heading', { level: 1 }).getAttribute('lang')).toBe('en');
  });
});

test('A project that exists once says nothing about translations, except to its owner', async () => {
  const { page } = await pages.open(inLanguage('fr'), projectServer());
  await page.getByRole('heading', { level: 1, name: 'Tidewatch' }).waitFor();
  expect(await page.getByText(/Traduit|Traduire/).count()).toBe(0);

  const you = { ...aProject().you, owner: true };
  const { page: own } = await pages.open(inLanguage('en'), projectServer({ you }), { signedIn: true });
  const link = own.getByRole('link', { name: 'Translate this project' });
  expect(await link.getAttribute('href')).toBe('/en/project-translations?project=tidewatch');
});
