import type { Caller } from '#functions/platform/caller.ts';
import type { Deps } from '#functions/platform/deps.ts';
import type { Filled } from '#functions/platform/load.ts';
import { isRefusal, refuse } from '#functions/platform/refusal.ts';
import { acceptTranslation } from '#functions/projects/acceptTranslation.ts';
import type { ProjectTexts } from '#functions/projects/edit.store.ts';
import type { ProjectPlan } from '#functions/projects/viewProject.ts';
import type { TranslationOffer } from '#shared/entities/translation.ts';
import { isActionAllowed } from '#shared/lifecycle.ts';
import { taskActions } from '#shared/taskLifecycle.ts';
import type { StoredTask } from './task.store.ts';
import { type StoredTaskTranslation, taskTranslationSteps } from './taskTranslation.store.ts';

interface Acceptance extends Partial<TranslationOffer> {
  task: StoredTask;
  proposed: StoredTaskTranslation;
  items: Filled<ProjectPlan> | undefined;
  reviewed: ProjectTexts | undefined;
  caller: Caller;
}

/**
 * Steps that give the project the translation of a task in review, as the owner has read and corrected it. A task with a translation is
 * not accepted without it: its points are for texts that the project has.
 */
export async function acceptProposed(
  deps: Deps,
  { task, proposed, change, known, originals, items, reviewed, caller }: Acceptance,
) {
  const { language, pieces, UserID } = proposed;
  const by = UserID === caller.UserID ? undefined : UserID;
  const texts = change?.translations[language];
  if (!texts || !items) return refuse('TRANSLATION_TO_ACCEPT');
  if (!isActionAllowed(taskActions.acceptTranslation, task.status)) return refuse('INVALID_TASK_STATUS');
  const steps = await acceptTranslation(deps, {
    items,
    reviewed,
    caller,
    accepted: { language, pieces, by },
    change: { ...change, translations: { [language]: texts } },
    known,
    originals,
  });
  return isRefusal(steps) ? steps : [...steps, taskTranslationSteps.drop(task)];
}
