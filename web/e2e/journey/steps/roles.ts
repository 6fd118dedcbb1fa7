import { paths } from '#shared/paths.ts';
import { confirmIn, openFromMenu } from '../menus.ts';
import { createAccount } from '../people.ts';
import type { Scene } from '../scene.ts';
import { fullName } from '../story.ts';

/** Two users apply for the same role; the owner, in two windows, can accept only one of them: the first from its message. */
export async function fillRole(scene: Scene): Promise<void> {
  const { t, language: lang, environment, owner, helper, other, projectPath, subject } = scene;
  const { name: project, role } = scene.story.idea;

  for (const person of [helper, other]) {
    await createAccount(scene, person);
    await applyFor(scene, person.page);
  }

  const { page } = owner;
  const second = await owner.context.newPage();
  await openFromMenu(scene, owner, t('shell:profile.messages'));
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
  await confirmIn(page, t('messages:request.accept'));
  await page.getByText(t('messages:request.state.approved'), { exact: true }).waitFor();
  await approveOther.click();
  await confirmIn(second, t('owner:requests.approve'));
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
}

async function applyFor({ t, story, projectPath }: Scene, page: Scene['other']['page']): Promise<void> {
  await page.goto(projectPath);
  await page
    .getByRole('button', { name: t('project:roles.addNoteFor', { role: story.idea.role }), exact: true })
    .click();
  await page.getByLabel(t('project:apply.note')).fill(story.application);
  await page.getByRole('button', { name: t('project:apply.send'), exact: true }).click();
  await page.getByText(t('project:roles.pending')).first().waitFor();
}
