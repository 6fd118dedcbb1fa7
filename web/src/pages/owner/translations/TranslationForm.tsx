import { useTranslation } from 'react-i18next';
import { isPublic, isPublished } from '#shared/lifecycle.ts';
import { paths, slugOf } from '#shared/paths.ts';
import { isProjectActionAllowed } from '#web/domain/project/isProjectActionAllowed.ts';
import { useFormat } from '#web/i18n/format.ts';
import { Badge } from '#web/ui/Badge.tsx';
import { BottomBar } from '#web/ui/BottomBar.tsx';
import { Button, LinkButton } from '#web/ui/Button.tsx';
import { Form } from '#web/ui/forms/Form.tsx';
import { lazyComponent } from '#web/ui/lazyComponent.tsx';
import { PieceGroups } from './PieceGroups.tsx';
import { RemoveTranslation } from './RemoveTranslation.tsx';
import { TranslationConflictDialog } from './TranslationConflictDialog.tsx';
import { editedTranslation } from './translationForm.ts';
import { useMachineTexts } from './useMachineTexts.ts';
import { type TranslationProps, useTranslationForm } from './useTranslationForm.ts';

const StartFromMachine = lazyComponent(
  async () => (await import('./StartFromMachine.tsx')).StartFromMachine,
  { texts: ['machine'] },
);

/** The translation of a project into a language: its state, each piece beside its original, and the bar that saves it. */
export function TranslationForm(props: TranslationProps) {
  const { project, roles, language } = props;
  const { t } = useTranslation('translations');
  const { form, conflict, resolve, dismiss, clear } = useTranslationForm(props);
  const machine = useMachineTexts(form);
  const edited = editedTranslation(project, roles, language);
  const { pieces } = edited;
  const canUpdate = isProjectActionAllowed('update', project.status) && !project.you.beyondPlan;

  return (
    <div className="translation">
      <State {...props} edited={edited} />
      {canUpdate && project.hasTranslator && (
        <StartFromMachine
          {...{ ProjectID: project.ProjectID, pieces, language }}
          valuesNow={() => form.engine.getValues()}
          onFill={machine.fill}
        />
      )}
      <Form
        form={form}
        className="translation-form"
        aria-label={t('form', { language: t(`into.${language}`) })}
        failed={t('failed')}
        refused={conflict && null}
      >
        <PieceGroups
          {...{ form, edited, language }}
          original={project.language}
          isReadOnly={!canUpdate}
          isUnchecked={machine.isUnchecked}
        />
        {canUpdate && (
          <BottomBar className="edit-bar small">
            <span>
              {t(form.draft.isChanged ? 'unsaved' : isPublished(project.status) ? 'reviewed' : 'unchanged')}
            </span>
            <Button kind="moss" size="s" type="submit" busy={form.isBusy && t('saving')}>
              {t('save')}
            </Button>
          </BottomBar>
        )}
      </Form>
      {canUpdate && edited.known && <RemoveTranslation {...{ project, language }} onRemoved={clear} />}
      {conflict && (
        <TranslationConflictDialog
          {...{ conflict, language }}
          pieces={edited.pieces}
          onClose={dismiss}
          onChoose={choice => void resolve(choice)}
        />
      )}
    </div>
  );
}

/** State of the translation: how much is translated, what has changed in the original since, and whether it waits for its review. */
function State({
  project,
  language,
  edited,
}: TranslationProps & { edited: ReturnType<typeof editedTranslation> }) {
  const { t } = useTranslation('translations');
  const format = useFormat();
  const outdated = Object.keys(edited.outdated).length;
  const pending = project.pendingEdit?.changes.translations?.[language];
  const isDenied = project.pendingEdit?.reason !== undefined;
  return (
    <div className="row row-2 wrapx translation-state">
      {edited.known ? (
        <Badge tone={edited.percent === 100 ? 'ok' : 'neutral'}>
          {t('percent', { share: format.share(edited.percent / 100) })}
        </Badge>
      ) : (
        <Badge>{t('none')}</Badge>
      )}
      {outdated > 0 && (
        <Badge tone="warn">{t('outdated', { count: outdated, number: format.number(outdated) })}</Badge>
      )}
      {pending !== undefined && (
        <Badge tone={isDenied ? 'err' : 'info'}>{t(isDenied ? 'denied' : 'waiting')}</Badge>
      )}
      {isPublic(project) && project.translations?.[language] && (
        <LinkButton
          size="s"
          kind="quiet"
          to={paths.project({ lang: language, ProjectID: project.ProjectID, slug: slugOf(project.name) })}
        >
          {t('view')}
        </LinkButton>
      )}
    </div>
  );
}
