import { useTranslation } from 'react-i18next';
import { isPublic, isPublished } from '#shared/lifecycle.ts';
import { paths, slugOf } from '#shared/paths.ts';
import { isProjectActionAllowed } from '#web/domain/project/isProjectActionAllowed.ts';
import { GROUPS, groupOf, usePieceLabel } from '#web/domain/project/translation/usePieceLabel.ts';
import { useFormat } from '#web/i18n/format.ts';
import { Badge } from '#web/ui/Badge.tsx';
import { BottomBar } from '#web/ui/BottomBar.tsx';
import { Button, LinkButton } from '#web/ui/Button.tsx';
import { Form } from '#web/ui/forms/Form.tsx';
import { lazyComponent } from '#web/ui/lazyComponent.tsx';
import { VersionsDialog } from '#web/ui/workspace/VersionsDialog.tsx';
import { PieceRow } from './PieceRow.tsx';
import { RemoveTranslation } from './RemoveTranslation.tsx';
import { editedTranslation, fieldOf } from './translationForm.ts';
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
  const labelOf = usePieceLabel(pieces.map(({ key }) => key));
  const canUpdate = isProjectActionAllowed('update', project.status) && !project.you.beyondPlan;
  const groups = GROUPS.map(group => ({
    group,
    pieces: pieces.filter(({ key }) => groupOf(key) === group),
  })).filter(({ pieces }) => pieces.length > 0);

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
        <fieldset disabled={!canUpdate}>
          {groups.map(({ group, pieces }) => (
            <section key={group} aria-labelledby={`group-${group}`}>
              <h2 className="h3" id={`group-${group}`}>
                {t(`groups.${group}`)}
              </h2>
              {pieces.map(piece => (
                <PieceRow
                  key={piece.key}
                  form={form}
                  piece={piece}
                  label={labelOf(piece.key)}
                  original={project.language}
                  language={language}
                  former={edited.outdated[piece.key]}
                  isUnchecked={machine.isUnchecked(fieldOf(piece))}
                />
              ))}
            </section>
          ))}
        </fieldset>
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
        <VersionsDialog
          open
          onClose={dismiss}
          fields={pieces
            .filter(piece => conflict.fields.includes(fieldOf(piece)))
            .map(piece => ({
              key: piece.key,
              label: labelOf(piece.key),
              mine: conflict.mine[fieldOf(piece)] ?? '',
              theirs: conflict.theirs[fieldOf(piece)] ?? '',
              languages: { mine: language, theirs: language },
            }))}
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
