import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { TranslatedPieces } from '#shared/entities/translation.ts';
import { paths } from '#shared/paths.ts';
import { storedPiecesOf } from '#shared/translation/translations.ts';
import { isRefusal } from '#web/api/apiError.ts';
import { call } from '#web/api/client.ts';
import { useQuery } from '#web/api/hooks.ts';
import { editedVersion } from '#web/domain/project/editedVersion.ts';
import { useLanguage } from '#web/i18n/LanguageContext.ts';
import { parseTranslationDraft } from '#web/pages/owner/translations/origins.ts';
import { PieceGroups } from '#web/pages/owner/translations/PieceGroups.tsx';
import { TranslationConflictDialog } from '#web/pages/owner/translations/TranslationConflictDialog.tsx';
import {
  editedTranslation,
  fieldAt,
  offerOf,
  translationFrom,
  valuesOf,
} from '#web/pages/owner/translations/translationForm.ts';
import { useOrigins } from '#web/pages/owner/translations/useOrigins.ts';
import { useTranslationConflict } from '#web/pages/owner/translations/useTranslationConflict.ts';
import { BottomBar } from '#web/ui/BottomBar.tsx';
import { Button, LinkButton } from '#web/ui/Button.tsx';
import { Form } from '#web/ui/forms/Form.tsx';
import { useContractForm } from '#web/ui/forms/useContractForm.ts';
import { lazyComponent } from '#web/ui/lazyComponent.tsx';
import { useToast } from '#web/ui/overlays/Toasts.tsx';
import { WORK_STALE } from './useMoveWork.ts';
import type { WorkProps } from './workProps.ts';

const SendBack = lazyComponent(async () => (await import('#web/domain/task/SendBack.tsx')).SendBack, {
  texts: ['tasks'],
});

/**
 * The form in which an owner reads a translation beside the original and what visitors see now, corrects it, and accepts it: it becomes
 * a translation of the project, and the task is done. They can also send it back.
 */
export function AcceptForm({ project, roles, work, proposed }: WorkProps & { proposed: TranslatedPieces }) {
  const { t } = useTranslation('translations');
  const lang = useLanguage();
  const toast = useToast();
  const { language, task } = work;
  const { ProjectID, TaskID } = task;
  const { mutate } = useQuery('getTaskTranslation', { ProjectID, TaskID });
  const base = editedVersion(project);
  const view = base.translations?.[language];
  const edited = translationFrom(base, roles, { ...(view && storedPiecesOf(base, view)), ...proposed });
  const present = editedTranslation(project, roles, language);
  const { pieces } = edited;
  const [initial] = useState(() => valuesOf(pieces, edited.known));
  const { before, conflict, meet, resolve, dismiss } = useTranslationConflict(present.known);
  const [isSendingBack, setSendingBack] = useState(false);

  const form = useContractForm('changeTaskStatus', {
    schema: async () => (await import('#shared/contracts/tasks.ts')).tasks.changeTaskStatus.spec.body,
    initial,
    draftOf: `${TaskID}.${task.version}`,
    parseDraft: stored => parseTranslationDraft(edited, stored),
    toInput(values) {
      return {
        status: 'DONE',
        version: task.version,
        ...offerOf(edited, language, { values, known: before.current }),
      };
    },
    toCall: body => ({ ProjectID, TaskID, body }),
    changes: [...WORK_STALE, 'getProject', 'listUserProjects'],
    fieldAt: path => fieldAt(path, pieces, language),
    onDone: () => toast.show({ kind: 'success', title: t('work.accepted.done') }),
    onRefused(refusal) {
      if (isRefusal(refusal, 'PROJECT_CHANGED')) void meetStored();
      if (isRefusal(refusal, 'TASK_CHANGED', 'INVALID_TASK_STATUS', 'TASK_NOT_FOUND')) void mutate();
    },
  });

  useOrigins(form.engine, edited);

  async function meetStored() {
    const latest = await call('getProject', { ProjectID }).catch(() => undefined);
    if (latest) await meet(form, editedTranslation(latest, roles, language)); // otherwise the refusal stands, and the form can be sent again
  }

  function onSentBack() {
    setSendingBack(false);
    form.draft.forget();
    toast.show({ kind: 'success', title: t('work.sentBack') });
  }

  return (
    <div className="translation">
      <Form
        form={form}
        className="translation-form"
        aria-label={t('form', { language: t(`into.${language}`) })}
        failed={t('work.notAccepted')}
        refused={conflict && null}
      >
        <PieceGroups
          {...{ form, edited, language }}
          original={project.language}
          isReadOnly={false}
          present={present.known ?? {}}
        />
        <BottomBar className="edit-bar small">
          <span>{t('work.acceptHint')}</span>
          <div className="row row-2 wrapx push">
            {task.assignee && (
              <LinkButton
                kind="quiet"
                size="s"
                to={paths.messages({ lang, query: { view: 'new', to: task.assignee.UserID } })}
              >
                {t('work.write')}
              </LinkButton>
            )}
            <Button kind="line" size="s" onClick={() => setSendingBack(true)}>
              {t('work.sendBack')}
            </Button>
            <Button kind="moss" size="s" type="submit" busy={form.isBusy && t('work.accepting')}>
              {t('work.accept')}
            </Button>
          </div>
        </BottomBar>
      </Form>
      {isSendingBack && (
        <SendBack
          task={task}
          to="IN_PROGRESS"
          changes={WORK_STALE}
          onDone={onSentBack}
          onRefused={() => void mutate()}
          onClose={() => setSendingBack(false)}
        />
      )}
      {conflict && (
        <TranslationConflictDialog
          {...{ conflict, language, pieces }}
          onClose={dismiss}
          onChoose={choice => void resolve(form, choice, pieces)}
        />
      )}
    </div>
  );
}
