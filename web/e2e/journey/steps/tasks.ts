import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import type { PersonKey } from '#infra/local/demo/people.ts';
import { paths } from '#shared/paths.ts';
import type { TaskState } from '#shared/taskLifecycle.ts';
import { signInDemo } from '../demoVisitor.ts';
import { openFromMenu } from '../menus.ts';
import type { Scene, Visitor } from '../scene.ts';
import type { JourneyLanguage } from '../story.ts';

/** Demo projects whose owners and members speak the language of the journey. */
const teams = {
  en: { project: 'tidewatch', name: 'Tidewatch', owner: 'maren', member: 'jonas' },
  fr: { project: 'murmure', name: 'Murmure', owner: 'camille', member: 'margaux' },
  es: { project: 'semillero', name: 'Semillero', owner: 'lucia', member: 'joaquin' },
} as const satisfies Record<
  JourneyLanguage,
  { project: string; name: string; owner: PersonKey; member: PersonKey }
>;

/** The task that the owner creates. */
const title = 'Paint the float of gauge four';

/** The owner creates a task; a member works on it, both move it at the same time, and the owner accepts it. */
export async function workOnTasks(scene: Scene): Promise<void> {
  const { t, language: lang, environment, subject } = scene;
  const { project, name, ...team } = teams[lang];
  const owner = await signInDemo(scene, team.owner);
  const member = await signInDemo(scene, team.member);

  await owner.page.goto(paths.index({ lang }));
  await openFromMenu(scene, owner, t('shell:profile.projectTasks'));
  await owner.page.goto(paths['project-tasks']({ lang, query: { project } }));
  await acceptSuggestion(scene, owner.page);
  await createTask(scene, owner.page, member.fullName);
  await environment.mailTo(member.email, subject('taskAssigned', { person: owner.firstName, project: name }));

  const { page } = member;
  await page.goto(paths['project-tasks']({ lang, query: { project } }));
  await cardIn(page, 'TODO').waitFor();
  // Until all columns have loaded, cards move under the pointer.
  await page.locator('[data-column] .skel').first().waitFor({ state: 'detached' });
  await (scene.isPhone ? moveByMenu(scene, page, 'IN_PROGRESS') : moveByKeyboard(page));
  await cardIn(page, 'IN_PROGRESS').waitFor();
  await page.getByRole('button', { name: t('tasks:undo'), exact: true }).waitFor();
  await (scene.isPhone ? moveByMenu(scene, page, 'IN_REVIEW') : dragTo(page, 'IN_REVIEW'));
  await cardIn(page, 'IN_REVIEW').waitFor();
  // The card moves immediately; the server has it when the page says so.
  await page
    .getByText(t('tasks:outcome.moved', { title, status: t('tasks:status.IN_REVIEW') }), { exact: true })
    .waitFor();

  // The owner still sees the card where it was.
  await cardIn(owner.page, 'TODO').waitFor();
  await moveByMenu(scene, owner.page, 'CANCELLED');
  await owner.page
    .getByText(t('tasks:outcome.changed', { title, status: t('tasks:status.IN_REVIEW') }))
    .waitFor();
  await cardIn(owner.page, 'IN_REVIEW').waitFor();

  await chooseFromMenu(scene, owner.page, t('tasks:menu.accept'));
  await owner.page
    .getByRole('dialog')
    .getByRole('button', { name: t('tasks:accept.confirm'), exact: true })
    .click();
  await cardIn(owner.page, 'DONE').waitFor();
  await expectReward(scene, member);
}

const column = (page: Page, status: TaskState): Locator => page.locator(`[data-column="${status}"]`);
const cardIn = (page: Page, status: TaskState): Locator =>
  column(page, status).getByRole('link', { name: title, exact: true });

async function createTask({ t }: Scene, page: Page, assignee: string): Promise<void> {
  await page.getByRole('button', { name: t('tasks:new.title'), exact: true }).click();
  const form = page.getByRole('dialog');
  await form.getByLabel(t('tasks:field.Title'), { exact: true }).fill(title);
  await form.getByLabel(t('tasks:field.assignee')).selectOption({ label: assignee });
  await form.getByRole('button', { name: t('tasks:new.create'), exact: true }).click();
  await cardIn(page, 'TODO').waitFor();
}

/** Asks for tasks for the first role of the project and adds the first of them to the board. */
async function acceptSuggestion({ t }: Scene, page: Page): Promise<void> {
  await page.getByRole('button', { name: t('workspace:suggest.tasks'), exact: true }).click();
  const dialog = page.getByRole('dialog', { name: t('workspace:suggest.tasksTitle') });
  const roles = dialog.getByLabel(t('workspace:suggest.for'));
  await roles.selectOption({ index: 1 });
  const request = page.waitForRequest(
    sent => sent.method() === 'POST' && sent.url().endsWith('/llm/generate'),
  );
  await dialog.getByRole('button', { name: t('workspace:suggest.tasks'), exact: true }).click();
  const { ProspectID } = (await request).postDataJSON();
  expect(ProspectID).toBe(await roles.inputValue());

  const suggestion = page.locator('.suggestions li').first();
  const suggested = (await suggestion.locator('b, strong, h3').first().textContent()) ?? '';
  await suggestion
    .getByRole('button', { name: t('workspace:suggest.acceptOne', { name: suggested }) })
    .click();
  await suggestion.getByText(suggested, { exact: true }).waitFor({ state: 'detached' });
  await page.keyboard.press('Escape');
  await column(page, 'TODO').getByRole('link', { name: suggested, exact: true }).waitFor();
}

async function moveByKeyboard(page: Page): Promise<void> {
  await cardIn(page, 'TODO').focus();
  for (const key of ['Space', 'ArrowRight', 'Space']) await page.keyboard.press(key);
}

/** Drags the card straight across to another column. */
async function dragTo(page: Page, status: TaskState): Promise<void> {
  const card = page.locator('.tcard', { hasText: title });
  await card.evaluate(one => one.scrollIntoView({ block: 'center' }));
  const from = await card.boundingBox();
  const to = await column(page, status).boundingBox();
  const y = (from?.y ?? 0) + (from?.height ?? 0) / 2 - (to?.y ?? 0);
  await card.dragTo(column(page, status), { targetPosition: { x: 60, y } });
}

const moveByMenu = (scene: Scene, page: Page, to: TaskState): Promise<void> =>
  chooseFromMenu(scene, page, scene.t(`tasks:status.${to}`));

async function chooseFromMenu({ t }: Scene, page: Page, action: string): Promise<void> {
  await page.getByRole('button', { name: t('tasks:menu.label', { title }), exact: true }).click();
  await page
    .locator('.tcard', { hasText: title })
    .locator('[popover]')
    .getByRole('button', { name: action, exact: true })
    .click();
}

/** The member is notified of the points, and finds the task among their own. */
async function expectReward(
  { t, language: lang, environment, subject }: Scene,
  { page, email }: Visitor & { email: string },
): Promise<void> {
  const project = teams[lang].name;
  await environment.mailTo(email, subject('taskCompleted', { project }));
  await page.goto(paths.notifications({ lang }));
  await page
    .getByText(t('notifications:kinds.taskCompleted.text', { project, points: '200' }))
    .first()
    .waitFor();
  await page.goto(paths['user-tasks']({ lang }));
  await cardIn(page, 'DONE').waitFor();
}
