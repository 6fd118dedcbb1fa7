import { describe, expect, test } from 'vitest';
import { GeneratedIdea } from '#shared/entities/generated.ts';
import { accountServer, user } from '#web/testing/account.ts';
import { draftServer } from '#web/testing/accountDrafts.ts';
import { type Answers, Refusal } from '#web/testing/fakeApi.ts';
import { openPages } from '#web/testing/openPages.ts';
import { nextFrames } from '#web/testing/waits.ts';

const pages = openPages();

const idea = (SuggestionID: string, name: string): GeneratedIdea =>
  GeneratedIdea.parse({
    SuggestionID,
    name,
    shortName: name,
    description: 'A lending library of seeds, open two evenings a week.',
    details: 'Every object gets a number.\n\n## What we build first\n\n- A shelf with fifty objects.',
    budget: 320_000,
    numberOfContributions: 160,
    contributionName: 'seed',
    durationDays: 90,
    roles: [
      { PersonType: 'Head gardener', Notes: 'You have killed enough plants.', skill: 'organisers' },
      { PersonType: 'Soil scientist', Notes: 'You get excited about worms.', skill: 'others' },
    ],
    tasks: [{ Title: 'Test the soil', Description: 'In five places.', priority: 4 }],
    language: 'en',
    createdAt: '2026-11-20T12:00:00.000Z',
    expiresAt: '2026-12-20T12:00:00.000Z',
  });
const quota = {
  used: 1,
  limit: 5,
  hour: { used: 1, limit: 20 },
};

/** A server that lists an idea once it has been generated. */
function generating(): Answers {
  let items: GeneratedIdea[] = [];
  return {
    listGeneratedIdeas: () => ({ items, quota }),
    generateContent: () => {
      items = [idea('i1', 'The Seed Library'), idea('i2', 'The Orchard Map')];
      return { kind: 'ideas', items, quota };
    },
  };
}

describe('The idea generator', () => {
  test('leads in two clicks from an idea to a filled proposal, without the role that was left out', async () => {
    const { page, requestsTo, problems } = await pages.open(
      '/en/project-ideas',
      accountServer({ ...draftServer().answers, ...generating() }),
      user,
    );
    await page.getByLabel('Topic').fill('seeds');
    await page.getByRole('button', { name: 'Families' }).click();
    await page.getByRole('button', { name: 'Generate 3 ideas' }).click();
    await page.getByText('2 new ideas').waitFor({ state: 'attached' });
    expect(requestsTo('generateContent')[0]?.body).toMatchObject({
      kind: 'ideas',
      topic: 'seeds',
      audience: 'families',
    });

    await page.getByRole('link', { name: 'The Seed Library' }).click();
    await page.getByRole('checkbox', { name: 'Soil scientist' }).uncheck();
    await page.getByRole('button', { name: 'Use this idea' }).click();
    await page.waitForURL('**/en/proposal?draft=*');
    await expect.poll(() => page.getByLabel('Project name').inputValue()).toBe('The Seed Library');
    expect(await page.getByLabel('Number of points').inputValue()).toBe('160');
    expect(await page.getByText('Head gardener').count()).toBeGreaterThan(0);
    expect(await page.getByText('Soil scientist').count()).toBe(0);
    expect(await page.getByText('Test the soil').count()).toBe(1);

    await page.goBack();
    await page.getByRole('button', { name: 'Close', exact: true }).click();
    await page.getByRole('link', { name: 'The Orchard Map' }).click();
    await page.getByRole('button', { name: 'Use this idea' }).click();
    await page.waitForURL('**/en/proposal?draft=*');
    await expect.poll(() => page.getByLabel('Project name').inputValue()).toBe('The Orchard Map');
    await page.getByText('You have another draft').waitFor(); // the first is not lost
    expect(problems).toEqual([]);
  });

  test('opens another idea in the very moment in which the last one is closed', async () => {
    const items = [idea('i1', 'The Seed Library'), idea('i2', 'The Orchard Map')];
    const { page } = await pages.open(
      '/en/project-ideas?id=i1',
      accountServer({ listGeneratedIdeas: () => ({ items, quota }) }),
      user,
    );
    const first = page.getByRole('dialog', { name: 'The Seed Library' });
    await first.waitFor();
    const next = page.getByRole('link', { name: 'The Orchard Map', includeHidden: true });
    // The click comes after the dialog has closed, and before the browser has dispatched the event for it.
    await next.evaluate(link => {
      const dialog = document.querySelector('dialog[open]');
      if (!dialog) throw new Error('No dialog is open');
      new MutationObserver((_, observer) => {
        observer.disconnect();
        if (link instanceof HTMLElement) link.click();
      }).observe(dialog, { attributeFilter: ['open'] });
    });
    await first.getByRole('button', { name: 'Close', exact: true }).click();
    await page.getByRole('dialog', { name: 'The Orchard Map' }).waitFor();
    await nextFrames(page);
    expect(page.url()).toContain('id=i2');
    expect(await page.getByRole('dialog', { name: 'The Orchard Map' }).count()).toBe(1);
  });

  test('says what to do once the limit of the day is reached', async () => {
    const { page } = await pages.open(
      '/en/project-ideas',
      accountServer({
        ...generating(),
        generateContent: () => new Refusal('GENERATION_LIMIT_REACHED', [], { limit: 5 }),
      }),
      user,
    );
    await page.getByRole('button', { name: 'Generate 3 ideas' }).click();
    const alert = page.getByRole('status').filter({ hasText: 'You’ve reached today’s limit' });
    await alert.waitFor();
    expect(await alert.textContent()).toContain('New ones start at midnight');
    const plans = alert.getByRole('link', { name: 'See the plans' });
    expect(await plans.getAttribute('href')).toBe('/en/membership');
  });
});
