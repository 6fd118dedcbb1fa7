import { expect, test } from 'vitest';
import type { Project } from '#shared/entities/project.ts';
import type { ApiRequest } from '#web/testing/fakeApi.ts';
import { axeViolations, openPages } from '#web/testing/openPages.ts';
import { ownProject, withProject } from '#web/testing/owner.ts';

const pages = openPages();

/** The edit page of a project that takes what is sent. */
async function editing(fields: Partial<Project>) {
  let project = ownProject({ shortName: 'Tide', ...fields });
  const answers = withProject(project, {
    getProject: () => project,
    updateProject: ({ body }: ApiRequest) => {
      const { image: _, ...change } = body['change'] as Partial<Project>;
      project = { ...project, ...change };
      return project;
    },
  });
  const opened = await pages.open('/en/edit-projects', answers, { signedIn: true });
  const sent = () => opened.requestsTo('updateProject').map(({ body }) => body['change']);
  return { ...opened, sent };
}

test('Questions are added, moved, removed and brought back, and saved once they are left complete', async () => {
  const faq = [
    { question: 'Who owns the readings?', answer: 'Nobody.' },
    { question: 'What if you stop?', answer: 'The gauges stay.' },
  ];
  const { page, sent } = await editing({ faq });
  const focused = () => page.evaluate(() => (document.activeElement as HTMLInputElement | null)?.value);
  await page.getByRole('button', { name: 'Question 2: move up' }).click();
  await expect.poll(sent).toEqual([{ faq: faq.toReversed() }]);

  await page.getByRole('button', { name: 'Question 1: remove' }).click();
  await page.getByText('Question 1 has been removed.').waitFor();
  await page.keyboard.press('Enter'); // the button that takes it back has the focus
  await expect.poll(focused).toBe('What if you stop?');

  await page.getByRole('button', { name: 'Add a question' }).click();
  await expect.poll(focused).toBe('');
  await page.keyboard.type('How much is one?');
  await page.getByLabel('Project name').focus();
  await page.getByText('Write both the question and its answer, or remove them.').waitFor();
  expect(await axeViolations(page)).toEqual([]);
  const before = sent().length;
  await page.getByLabel('Answer').last().fill('Nine pounds.');
  await page.getByLabel('Project name').focus();
  await expect.poll(() => sent().length).toBe(before + 1);
  expect(sent().at(-1)).toEqual({
    faq: [...faq.toReversed(), { question: 'How much is one?', answer: 'Nine pounds.' }],
  });
});

test('A budget below its lines says so and waits until they fit', async () => {
  const { page, sent } = await editing({ budgetLines: [{ purpose: 'Sensors', amount: 9_000_00 }] });
  await page.getByLabel(/Total budget/).fill('8,000');
  await page.getByLabel('What for').focus();
  await page.getByText('£9,000 planned, £1,000 more than the budget of £8,000.').waitFor();
  await page.getByLabel('Project name').focus();
  await page.getByText('These lines add up to more than the budget.').waitFor();
  expect(sent()).toEqual([]);
  await page
    .getByRole('group', { name: /Where the money goes/ })
    .getByLabel(/Amount/)
    .fill('7,500');
  await page.getByLabel('Project name').focus();
  await expect
    .poll(() => Object.assign({}, ...sent()))
    .toMatchObject({ budget: 8_000_00, budgetLines: [{ purpose: 'Sensors', amount: 7_500_00 }] });
});

test('Milestones are written in any order, and refused at their rows; what was typed stays', async () => {
  const { page, sent } = await editing({ milestones: [{ name: 'First boat', amount: 2_000_00 }] });
  const list = page.getByRole('group', { name: /Milestones/ });
  const leave = () => page.getByLabel('Project name').focus();
  await list.getByRole('button', { name: 'Add a milestone' }).click();
  await page.keyboard.type('A pier');
  await list
    .getByLabel(/Amount/)
    .last()
    .fill('2,000.00');
  await leave();
  const same = list.getByText('Another milestone has this amount. Choose a different one.');
  await expect.poll(() => same.count()).toBe(2);
  await list
    .getByLabel(/Amount/)
    .last()
    .fill('90,000');
  await leave();
  await list.getByText('This is more than the budget of £10,000.').waitFor();
  await list.getByText('A milestone is higher than the budget.').waitFor();
  expect(await axeViolations(page)).toEqual([]);
  expect(sent()).toEqual([]);
  expect(await list.getByLabel('What becomes possible').last().inputValue()).toBe('A pier');

  await list
    .getByLabel(/Amount/)
    .last()
    .fill('1,500');
  await leave();
  await expect.poll(sent).toEqual([
    {
      milestones: [
        { name: 'A pier', amount: 1_500_00 },
        { name: 'First boat', amount: 2_000_00 },
      ],
    },
  ]);
  expect(await list.getByRole('button', { name: /move (up|down)/ }).count()).toBe(0);
});

test('A budget below a milestone waits until it fits', async () => {
  const { page, sent } = await editing({ milestones: [{ name: 'First boat', amount: 9_000_00 }] });
  await page.getByRole('group', { name: /Milestones/ }).waitFor();
  await page.getByLabel(/Total budget/).fill('8,000');
  await page.getByLabel('What becomes possible').focus();
  await page.getByLabel('Project name').focus();
  await page.getByText('A milestone is higher than the budget.').waitFor();
  expect(sent()).toEqual([]);
  await page
    .getByRole('group', { name: /Milestones/ })
    .getByLabel(/Amount/)
    .fill('7,500');
  await page.getByLabel('Project name').focus();
  await expect
    .poll(() => Object.assign({}, ...sent()))
    .toMatchObject({ budget: 8_000_00, milestones: [{ name: 'First boat', amount: 7_500_00 }] });
});

test('The focal point of a picture moves by arrow keys and taps, and is saved once it is left', async () => {
  const image = { kind: 'picture', card: '/media/card.webp', cover: '/media/cover.webp' } as const;
  const { page, sent } = await editing({ image });
  const point = page.getByRole('button', { name: /^Focal point/ });
  await point.focus();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowDown');
  await page.getByRole('button', { name: /^Focal point: 45% from the left, 55% from the top/ }).waitFor();
  expect(sent()).toEqual([]);
  await page.getByLabel('Project name').focus();
  await expect.poll(sent).toEqual([{ image: { kind: 'keep', focus: { x: 45, y: 55 } } }]);
});
