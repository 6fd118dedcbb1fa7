import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { TaskTranslation } from '#shared/entities/taskTranslation.ts';
import { isRefusal } from '#web/api/apiError.ts';
import { call } from '#web/api/client.ts';
import { parseTranslationDraft } from '#web/pages/owner/translations/origins.ts';
import { PieceGroups } from '#web/pages/owner/translations/PieceGroups.tsx';
import { TranslationConflictDialog } from '#web/pages/owner/translations/TranslationConflictDialog.tsx';
import {
  fieldAt,
  offerOf,
  translationFrom,
  valuesOf,
} from '#web/pages/owner/translations/translationForm.ts';
import { useOrigins } from '#web/pages/owner/translations/useOrigins.ts';
import { useTranslationConflict } from '#web/pages/owner/translations/useTranslationConflict.ts';
import { BottomBar } from '#web/ui/BottomBar.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Form } from '#web/ui/forms/Form.tsx';
import { useContractForm } from '#web/ui/forms/useContractForm.ts';
import { useToast } from '#web/ui/overlays/Toasts.tsx';
import { useMoveWork } from './useMoveWork.ts';
import type { WorkProps } from './workProps.ts';

/** The form in which a translator writes; they save it as often as they like, and hand it in once. It begins with the translation that the project has. */
export function ProposedForm({ project, roles, work }: WorkProps) {
  const { t } = useTranslation('translations');
  const toast = useToast();
  const { language, task } = work;
  const { ProjectID, TaskID } = task;
  const of = ({ proposed, published }: TaskTranslation) =>
    translationFrom(project, roles, proposed ?? published);
  const edited = of(work);
  const { pieces } = edited;
  const [initial] = useState(() => valuesOf(pieces, edited.known));
  const { before, conflict, take, meet, resolve, dismiss } = useTranslationConflict(
    work.proposed ? edited.known : null,
  );
  /** Whether the translation is handed in once it has been saved: for the answer, and as it is shown. */
  const handsIn = useRef(false);
  const [isHandingIn, setHandingIn] = useState(false);
  const moving = useMoveWork(work);

  const form = useContractForm('saveTaskTranslation', {
    schema: async () => (await import('#shared/contracts/tasks.ts')).tasks.saveTaskTranslation.spec.body,
    initial,
    draftOf: TaskID,
    parseDraft: stored => parseTranslationDraft(edited, stored),
    toInput(values) {
      return {
        ...offerOf(edited, language, { values, known: before.current }),
      };
    },
    toCall: body => ({ ProjectID, TaskID, body }),
    changes: ['getTaskTranslation', 'getProject', 'listProspects'],
    fieldAt: path => fieldAt(path, pieces, language),
    onDone(saved) {
      take(form, of(saved));
      if (handsIn.current) void handIn(saved);
      else toast.show({ kind: 'success', title: t('work.saved') });
    },
    onRefused(refusal) {
      if (isRefusal(refusal, 'TRANSLATION_CHANGED')) void meetStored();
    },
  });

  useOrigins(form.engine, edited);

  async function meetStored() {
    const latest = await call('getTaskTranslation', { ProjectID, TaskID }).catch(() => undefined);
    if (latest) await meet(form, of(latest)); // otherwise the refusal stands, and the form can be sent again
  }

  async function handIn(saved: TaskTranslation) {
    if (await moving.move('IN_REVIEW', saved.task))
      toast.show({ kind: 'success', title: t('work.handedIn.done') });
  }

  function choose(toHandIn: boolean) {
    handsIn.current = toHandIn;
    setHandingIn(toHandIn);
  }

  const isBusy = form.isBusy || moving.isBusy;
  return (
    <div className="translation">
      <Form
        form={form}
        className="translation-form"
        aria-label={t('form', { language: t(`into.${language}`) })}
        failed={t('failed')}
        refused={conflict && null}
      >
        <PieceGroups {...{ form, edited, language }} original={project.language} isReadOnly={false} />
        <BottomBar className="edit-bar small">
          <span>{t(form.draft.isChanged ? 'unsaved' : 'work.handInHint')}</span>
          <div className="row row-2 wrapx push">
            <Button
              kind="line"
              size="s"
              type="submit"
              busy={isBusy && !isHandingIn && t('saving')}
              onClick={() => choose(false)}
            >
              {t('work.save')}
            </Button>
            <Button
              kind="moss"
              size="s"
              type="submit"
              busy={isBusy && isHandingIn && t('work.handingIn')}
              onClick={() => choose(true)}
            >
              {t('work.handIn')}
            </Button>
          </div>
        </BottomBar>
      </Form>
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
