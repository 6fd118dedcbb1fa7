import { describe, expect, test } from 'vitest';
import type { Project } from '#shared/entities/project.ts';
import { textMark } from '#shared/textMark.ts';
import { entryTexts } from '#shared/translation/entryVersion.ts';
import type { Answers } from '#web/testing/fakeApi.ts';
import { Refusal } from '#web/testing/fakeApi.ts';
import { axeViolations, openPages } from '#web/testing/openPages.ts';
import { aPicture } from '#web/testing/pictureSamples.ts';
import { projectServer } from '#web/testing/projectPage.ts';
import { aComment, aMe, aProgressEntry } from '#web/testing/samples.ts';
import { aTranslatedProject } from '#web/testing/translated.ts';

const pages = openPages();
const french = 'Le capteur supporte-t-il la vase ?';
const spanish = '¿Aguanta el sensor el fango?';
const path = '/es/projects/tidewatch/tidewatch';
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true };

/** A project of a site with a translator, with a French comment. */
const server = (change: Partial<Project> = {}, more: Answers = {}): Answers => ({
  ...projectServer({ hasTranslator: true, language: 'es', ...change }),
  listComments: () => ({ items: [aComment({ text: french, language: 'fr' })] }),
  translateText: () => ({ from: 'fr', texts: { text: spanish }, isPartial: false, of: textMark([french]) }),
  ...more,
});

describe('A text in a language that the reader does not read', () => {
  test('is translated on a phone, and the original comes back without a request', async () => {
    const { page, requestsTo, problems } = await pages.open(path, server(), phone);
    const comment = page.locator('.cmt-t').first();
    await page.getByRole('button', { name: /^Traducir al español/ }).click();
    await page.getByText('Traducido automáticamente del francés').waitFor();
    expect([await comment.textContent(), await comment.getAttribute('lang')]).toEqual([spanish, 'es']);
    expect(requestsTo('translateText').map(({ body }) => body)).toMatchObject([
      { kind: 'comment', ProjectID: 'tidewatch', into: 'es' },
    ]);
    await page.locator('button:focus', { hasText: 'Mostrar el original' }).waitFor();
    expect(await axeViolations(page)).toEqual([]);

    await page.getByRole('button', { name: /^Mostrar el original/ }).click();
    expect([await comment.textContent(), await comment.getAttribute('lang')]).toEqual([french, 'fr']);
    await page.getByRole('button', { name: /^Mostrar la traducción/ }).click();
    expect(await comment.textContent()).toBe(spanish);
    expect(requestsTo('translateText')).toHaveLength(1);
    expect(problems).toEqual([]);
  });

  test('stays as it is where the translator refuses, which says why, and can be asked again', async () => {
    let isDown = true;
    const { page } = await pages.open(
      path,
      server(
        {},
        {
          translateText: () =>
            isDown
              ? new Refusal('TRANSLATION_UNAVAILABLE')
              : { from: 'fr', texts: { text: spanish }, isPartial: true, of: textMark([french]) },
        },
      ),
    );
    const button = page.getByRole('button', { name: /^Traducir al español/ });
    await button.click();
    await page.getByRole('alert').getByText('No se puede contactar con el traductor.').waitFor();
    expect(await page.locator('.cmt-t').first().textContent()).toBe(french);
    isDown = false;
    await button.click();
    await page.getByText('Algunas partes no se han podido traducir').waitFor();
    expect(await page.getByRole('alert').count()).toBe(0);
  });

  test('is shown as text, whatever the translation has in it', async () => {
    const evil = '<img src=x onerror="document.title = 1">';
    const { page } = await pages.open(
      path,
      server({}, { translateText: () => ({ from: 'fr', texts: { text: evil }, isPartial: false, of: '' }) }),
    );
    await page.getByRole('button', { name: /^Traducir al español/ }).click();
    await page.getByText(evil).waitFor();
    expect(await page.locator('img[src="x"]').count()).toBe(0);
  });

  test('is fetched again if the translation is of a newer one', async () => {
    let isChanged = false;
    const { page } = await pages.open(
      path,
      server(
        {},
        {
          listComments: () => ({
            items: [aComment({ text: isChanged ? 'Et le sable ?' : french, language: 'fr' })],
          }),
          translateText: () => {
            isChanged = true;
            return {
              from: 'fr',
              texts: { text: '¿Y la arena?' },
              isPartial: false,
              of: textMark(['Et le sable ?']),
            };
          },
        },
      ),
    );
    await page.getByRole('button', { name: /^Traducir al español/ }).click();
    await page.getByText('Et le sable ?').waitFor();
  });

  test('has its offer in details, entries of the log and comments, each by its name', async () => {
    const { page } = await pages.open(
      path,
      server({ language: 'fr' }, { listProgressEntries: () => ({ items: [aProgressEntry()] }) }),
    );
    await page.locator('#progress').scrollIntoViewIfNeeded();
    await page
      .locator('#progress')
      .getByRole('button', { name: /^Traducir al español / })
      .waitFor();
    await page
      .locator('#description')
      .getByRole('button', { name: 'Traducir al español Tidewatch' })
      .waitFor();
    expect(await page.getByRole('button', { name: /^Traducir al español/ }).count()).toBe(3);
    expect(await axeViolations(page)).toEqual([]);
  });
});

test('The words about the pictures of an entry are translated with it', async () => {
  const entry = aProgressEntry({ pictures: [aPicture(1)] });
  const originals = entryTexts(entry);
  const texts = Object.fromEntries(Object.entries(originals).map(([name, text]) => [name, `ES ${text}`]));
  const of = textMark(Object.values(originals));
  const { page, requestsTo } = await pages.open(
    path,
    server(
      { language: 'en' },
      {
        listProgressEntries: () => ({ items: [entry] }),
        translateText: () => ({ from: 'en', texts, isPartial: false, of }),
      },
    ),
  );
  const picture = page.locator('#progress .strip img');
  const shown = async () => [await picture.getAttribute('alt'), await picture.getAttribute('lang')];
  const line = (name: RegExp) => page.locator('#progress').getByRole('button', { name });
  await line(/^Traducir al español/).click();
  await expect.poll(shown).toEqual(['ES Picture one', 'es']);
  const before = requestsTo('listProgressEntries').length;
  await line(/^Mostrar el original/).click();
  await expect.poll(shown).toEqual(['Picture one', 'en']);
  expect(requestsTo('listProgressEntries')).toHaveLength(before);
});

describe('No translation by machine is offered', () => {
  const offers = async (answers: Answers, visitor = {}, at = path) => {
    const { page } = await pages.open(at, answers, visitor);
    await page.getByText(french).waitFor();
    return await page.getByRole('button', { name: /^(Traducir|Traduire|Translate)/ }).count();
  };

  test('on a site without a translator', async () => {
    expect(await offers(server({ hasTranslator: undefined }))).toBe(0);
  });

  test('in the language of the page, to people who read the language of the text, and of what was written in an unknown one', async () => {
    expect(await offers(server({ language: 'fr' }), {}, '/fr/projects/tidewatch/tidewatch')).toBe(0);
    const reads = { getMe: () => ({ ...aMe, reads: ['es' as const, 'fr' as const] }) };
    expect(await offers(server({}, reads), { signedIn: true })).toBe(0);
    const unknown = { listComments: () => ({ items: [aComment({ text: french, language: undefined })] }) };
    expect(await offers(server({}, unknown))).toBe(0);
  });

  test('of details that people have translated', async () => {
    const { page } = await pages.open('/fr/projects/tidewatch/tidewatch', {
      ...projectServer(aTranslatedProject({ hasTranslator: true })),
      listComments: () => ({ items: [] }),
    });
    await page.getByRole('button', { name: 'Voir l’original' }).click();
    await page.getByText('Vous lisez l’original').waitFor();
    expect(await page.getByRole('button', { name: /^Traduire/ }).count()).toBe(0);
  });
});
