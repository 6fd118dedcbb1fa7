import { useTranslation } from 'react-i18next';
import type * as z from 'zod/mini';
import { admin } from '#shared/contracts/admin.ts';
import { check } from '#shared/contracts/validation.ts';
import type { Project } from '#shared/entities/project.ts';
import { project as limits } from '#shared/settings.ts';
import { isRefusal } from '#web/api/apiError.ts';
import { useMutation } from '#web/api/hooks.ts';
import { invalidate } from '#web/api/invalidate.ts';
import { useFormat } from '#web/i18n/format.ts';
import { useServerMessages } from '#web/i18n/useServerMessages.ts';
import { useFailedDecision } from '#web/pages/admin/held/heldDecisions.ts';
import { useHold } from '#web/pages/admin/held/useHold.ts';
import { Alert } from '#web/ui/Alert.tsx';
import { Button } from '#web/ui/Button.tsx';
import { TextArea } from '#web/ui/fields/TextField.tsx';
import { Form } from '#web/ui/forms/Form.tsx';
import { useSentForm } from '#web/ui/forms/useSentForm.ts';

type DenyBody = z.output<typeof admin.denyEdit.spec.body>;

/** Key of a held decision on one version of an edit: a later version can be decided on again. */
export const heldEdit = (ProjectID: string, version: number): string => `${ProjectID} ${version}`;

/** Id of the element with an edit. */
export const editCaseId = (ProjectID: string): string => `edit-${ProjectID}`;

/** Publishes the edit as it is shown, or denies it with a reason. */
export function EditDecision({
  project: { ProjectID, name, pendingEdit },
  version,
}: {
  project: Project;
  version: number;
}) {
  const { t } = useTranslation('admin');
  const format = useFormat();
  const newName = pendingEdit?.changes.name ?? name;
  const words = useServerMessages();
  const hold = useHold('edits');
  const approve = useMutation('approveEdit', [], { quiet: true });
  const deny = useMutation('denyEdit', [], { quiet: true });
  const form = useSentForm<{ reason: string }, DenyBody, undefined>({
    initial: { reason: '' },
    check: ({ reason }) => check(admin.denyEdit.spec.body, { version, reason }),
    draft: { form: 'denyEdit', of: ProjectID },
    wordsFor: () => t('answer.reasonNeeded', { min: format.number(limits.reason.min) }),
    keepsDraft: true,
    async send(body) {
      hold(deny.run, {
        ...decision,
        input: { ProjectID, body },
        doing: t('held.denyingEdit', { name }),
        done: t('done.denied', { name }),
      });
      return { data: undefined };
    },
  });
  const { bind, draft } = form;
  const decision = {
    of: heldEdit(ProjectID, version),
    name,
    onSent: draft.forget,
    onUndo: () => setTimeout(() => document.getElementById(editCaseId(ProjectID))?.focus()),
  };
  const error = useFailedDecision({ queue: 'edits', of: heldEdit(ProjectID, version) });
  const isOver = isRefusal(error, 'EDIT_CHANGED', 'PROJECT_NOT_FOUND');

  const publish = () =>
    hold(approve.run, {
      ...decision,
      input: { ProjectID, body: { version } },
      doing: t('held.approvingEdit', { name }),
      done: t('done.approved', { name: newName }),
    });

  return (
    <Form form={form} className="edit-decision" aria-label={t('edits.decision', { name })}>
      {error && (
        <Alert
          kind={isOver ? 'warning' : 'error'}
          announce
          title={t(isOver ? 'edits.over' : 'answer.failed')}
          action={
            isOver && (
              <Button size="s" onClick={() => void invalidate('listProjectEdits')}>
                {t('refresh')}
              </Button>
            )
          }
        >
          {words.refusal(error)}
        </Alert>
      )}
      <TextArea
        {...bind('reason')}
        label={t('answer.message')}
        hint={t('edits.hint')}
        counted
        maxLength={limits.reason.max}
        rows={2}
      />
      <div className="row row-2 wrapx">
        <Button kind="moss" size="s" onClick={publish}>
          {t('edits.approve')}
        </Button>
        <Button size="s" type="submit">
          {t('answer.deny')}
        </Button>
      </div>
    </Form>
  );
}
