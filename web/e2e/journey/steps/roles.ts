import { paths } from '#shared/paths.ts';
import { confirmIn, openFromMenu, sendHeld } from '../menus.ts';
import { createAccount, signUp } from '../people.ts';
import type { Scene } from '../scene.ts';
import { fullName } from '../story.ts';

/**
 * Two users apply for the same role, one of them as a newcomer by a link that the owner has shared. The owner asks that one a question,
 * and, in two windows, can accept only one of them: the first from its message.
 */
export async function fillRole(scene: Scene): Promise<void> {
  const { t, language: lang, environment, owner, helper, other, projectPath, subject } = scene;
  const { name: project, role } = scene.story.idea;

  await applyBySharedLink(scene);
  await createAccount(scene, other);
  await other.page.goto(projectPath);
  await other.page
    .getByRole('button', { name: t('project:roles.addNoteFor', { role }), exact: true })
    .click();
  await sendApplication(scene, other.page);
  await askAndAnswer(scene);

  const { page } = owner;
  const second = await owner.context.newPage();
  await openFromMenu(scene, owner, t('shell:profile.messages'));
  await page.waitForURL(url => url.pathname === paths.messages({ lang }));
  await page
    .getByRole('main')
    .getByRole('listitem')
    .getByRole('link')
    .filter({ hasText: fullName(helper) })
    .click();
  await second.goto(paths['contribution-requests']({ lang }));
  const accept = page.getByRole('button', { name: t('messages:request.accept'), exact: true });
  const approveOther = second.getByRole('button', {
    name: t('owner:requests.approveOne', { name: fullName(other) }),
    exact: true,
  });
  await accept.waitFor();
  await approveOther.waitFor();

  await accept.click();
  await sendHeld(scene, page);
  await page.getByText(t('applications:state.approved'), { exact: true }).waitFor();
  await approveOther.click();
  await sendHeld(scene, second);
  await second
    .getByText(t('errors:prospect_taken'))
    .or(second.getByText(t('errors:request_already_processed')))
    .first()
    .waitFor();
  await second.close();

  await environment.mailTo(helper.email, subject('requestAccepted', { project, role }));
  await environment.mailTo(other.email, subject('requestClosed', { project, role }));
  await other.page.goto(projectPath);
  await other.page.getByText(t('project:roles.takenBy')).first().waitFor();
  await helper.page.goto(paths.applications({ lang }));
  await helper.page.getByText(scene.story.interview.greeting).first().waitFor();
}

/** Applies by the link that the owner shares, without an account at first: after the link in the email the application is open. */
async function applyBySharedLink(scene: Scene): Promise<void> {
  const { t, owner, helper, projectPath } = scene;
  await owner.page.goto(projectPath);
  await owner.page
    .getByRole('button', { name: t('common:share'), exact: true })
    .first()
    .click();
  const sheet = owner.page.getByRole('dialog', { name: t('sharing:title.project') });
  const mail = await sheet.getByRole('link', { name: t('sharing:on.email') }).getAttribute('href');
  const [shared = ''] = /http\S+\?ref=email/.exec(decodeURIComponent(mail ?? '')) ?? [];

  const { page } = helper;
  await page.goto(shared);
  await page
    .getByRole('link', { name: t('project:roles.applyFor', { role: scene.story.idea.role }), exact: true })
    .click();
  await page.waitForURL(/\/signup/);
  await signUp(scene, helper);
  await page.getByRole('dialog').getByLabel(t('project:apply.note')).waitFor();
  await sendApplication(scene, page);
}

async function sendApplication({ t, story }: Scene, page: Scene['other']['page']): Promise<void> {
  await page.getByLabel(t('project:apply.note')).fill(story.application);
  await page.getByRole('button', { name: t('project:apply.send'), exact: true }).click();
  await page.getByText(t('project:roles.pending')).first().waitFor();
}

/** The owner, whose home says that applications wait, writes a greeting and asks a question; the answer stands in the application. */
async function askAndAnswer(scene: Scene): Promise<void> {
  const { t, language: lang, owner, helper, number } = scene;
  const { name: project, role } = scene.story.idea;
  const { question, answer, greeting } = scene.story.interview;
  const { page } = owner;

  await page.goto(paths.home({ lang }));
  const waiting = t('ownHome:waiting.kinds.applications', { count: 2, number: number(2) });
  const action = t('ownHome:waiting.actions.applications');
  await page
    .getByRole('link', { name: t('ownHome:waiting.actionFor', { action, title: waiting }), exact: true })
    .click();
  await page.getByRole('button', { name: t('owner:greeting.write'), exact: true }).click();
  await page.getByRole('dialog').getByRole('textbox').fill(greeting);
  await confirmIn(page, t('owner:greeting.save'));
  await page.getByRole('button', { name: t('owner:greeting.edit'), exact: true }).waitFor();
  const asks = t('applications:question.askOne', { name: fullName(helper) });
  await page.getByRole('button', { name: asks, exact: true }).click();
  await page.getByRole('dialog').getByRole('textbox').fill(question);
  await confirmIn(page, t('applications:question.send'));
  await page.getByText(t('applications:question.waiting')).waitFor();

  await openFromMenu(scene, helper, t('shell:profile.applications'));
  const answers = t('applications:question.answerOne', { role, project });
  await helper.page.getByRole('button', { name: answers, exact: true }).click();
  await helper.page.getByRole('dialog').getByRole('textbox').fill(answer);
  await confirmIn(helper.page, t('applications:question.sendAnswer'));
  await helper.page.getByRole('dialog').waitFor({ state: 'hidden' });
  await page.reload();
  await page.getByText(answer).first().waitFor();
}
