import { describe, expect, test } from 'vitest';
import { Refusal } from '#web/testing/fakeApi.ts';
import { openPages } from '#web/testing/openPages.ts';
import { projectPath as path, projectServer } from '#web/testing/projectPage.ts';
import { anAllowance, aProject } from '#web/testing/samples.ts';

const pages = openPages();

const signedIn = { signedIn: true };

describe('Taking over a project', () => {
  const offer = (canApply: boolean) => () => ({
    ProjectID: aProject().ProjectID,
    status: 'offered' as const,
    stays: true,
    teamUntil: '2026-10-15T10:00:00.000Z',
    points: 2_000,
    you: { owner: false, candidate: false, chosen: false, canApply },
  });

  test('without enough points says how many are missing', async () => {
    const { page } = await pages.open(
      path,
      {
        ...projectServer({ status: 'halted' }),
        getAdoption: offer(false),
        getProjectAllowance: () => anAllowance({ points: 1_250 }),
      },
      signedIn,
    );
    await page.getByText('You have 1,250, with 750 to go.').waitFor();
    await page.getByRole('link', { name: 'How to earn points' }).waitFor();
  });

  test('with a full plan is held back before the reasons are written', async () => {
    const { page } = await pages.open(
      path,
      {
        ...projectServer({ status: 'halted' }),
        getAdoption: offer(true),
        getProjectAllowance: () => anAllowance({ open: 1, most: 1 }),
      },
      signedIn,
    );
    await page.getByRole('button', { name: 'Take over the project' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText('You can’t publish another project for now').waitFor();
    expect(await dialog.getByRole('textbox').count()).toBe(0);
  });

  test('that is refused after all keeps the reasons and tells the same', async () => {
    let isFull = false;
    const { page } = await pages.open(
      path,
      {
        ...projectServer({ status: 'halted' }),
        getAdoption: offer(true),
        getProjectAllowance: () => anAllowance({ open: isFull ? 1 : 0 }),
        applyForAdoption: () => {
          isFull = true;
          return new Refusal('PROJECT_LIMIT_REACHED');
        },
      },
      signedIn,
    );
    await page.getByRole('button', { name: 'Take over the project' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox').fill('I have kept tide gauges for ten years.');
    await dialog.getByRole('button', { name: 'Send application' }).click();
    await dialog.getByText(/We’ve kept what you typed/).waitFor();
    await dialog.getByRole('link', { name: 'See your projects' }).waitFor();
    expect(await dialog.getByRole('textbox').inputValue()).toBe('I have kept tide gauges for ten years.');
  });
});

test('A visitor is led from the state of the project to how it is taken over', async () => {
  const { page } = await pages.open(path, {
    ...projectServer({ status: 'abandoned' }),
    getAdoption: () => ({
      ProjectID: aProject().ProjectID,
      status: 'offered' as const,
      stays: true,
      teamUntil: '2026-10-15T10:00:00.000Z',
      points: 2_000,
      you: { owner: false, candidate: false, chosen: false, canApply: false },
    }),
  });
  const link = page.locator('.ptitle').getByRole('link', { name: 'Take it over' });
  await link.waitFor();
  const { y } = (await link.boundingBox()) ?? { y: Infinity };
  expect(y).toBeLessThan(900);
  await link.click();
  await page.waitForURL(/#adoption$/);
  const notice = page.locator('#adoption');
  await notice.getByText('Anyone with at least 2,000 contribution points can take it over.').waitFor();
  await expect
    .poll(() => notice.evaluate(one => one.getBoundingClientRect().top < window.innerHeight))
    .toBe(true);
});
