import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Project } from '#shared/entities/project.ts';
import { isPublic, isPublished } from '#shared/lifecycle.ts';
import { paths } from '#shared/paths.ts';
import { useQuery } from '#web/api/hooks.ts';
import { PartPreview } from '#web/domain/money/shares/PartPreview.tsx';
import { editedVersion } from '#web/domain/project/editedVersion.ts';
import { FormPart } from '#web/domain/project/form/FormPart.tsx';
import { IdeaFields } from '#web/domain/project/form/IdeaFields.tsx';
import { MoneyFields } from '#web/domain/project/form/MoneyFields.tsx';
import { PictureFields } from '#web/domain/project/form/PictureFields.tsx';
import { completeParts, PART_NAMES, type Part, problemsOf } from '#web/domain/project/form/problems.ts';
import { WorkFields } from '#web/domain/project/form/WorkFields.tsx';
import { isProjectActionAllowed } from '#web/domain/project/isProjectActionAllowed.ts';
import { Completeness } from '#web/domain/project/owner/Completeness.tsx';
import { useFormat } from '#web/i18n/format.ts';
import { useLanguage } from '#web/i18n/LanguageContext.ts';
import { AdoptionSection } from '#web/pages/owner/adoption/AdoptionSection.tsx';
import { LeaveGuard } from '#web/shell/LeaveGuard.tsx';
import { Alert } from '#web/ui/Alert.tsx';
import { KeptNotice } from '#web/ui/forms/KeptNotice.tsx';
import { Stats } from '#web/ui/Stat.tsx';
import { useHashPart } from '#web/ui/useHashTarget.ts';
import { ConflictDialog } from './ConflictDialog.tsx';
import { DeleteProject } from './DeleteProject.tsx';
import { EditBar } from './EditBar.tsx';
import { PendingEditAlert } from './PendingEditAlert.tsx';
import { ProjectProgression } from './ProjectProgression.tsx';
import { ReviewStateAlert } from './ReviewStateAlert.tsx';
import { TranslationsLine } from './TranslationsLine.tsx';
import { useEditProject } from './useEditProject.ts';

/** Edits a project: review state, stats, fields that save themselves, deletion. */
export function EditProject({ project }: { project: Project }) {
  const { t } = useTranslation(['owner', 'proposal']);
  const lang = useLanguage();
  const { form, autosave, hasProblems, today } = useEditProject(project);
  const canUpdate = isProjectActionAllowed('update', project.status) && !project.you.beyondPlan;
  useHashPart();
  const [isDeleted, setDeleted] = useState(false);
  const [isChoosing, setChoosing] = useState(true);

  function choose(choice: 'mine' | 'theirs') {
    autosave.resolve(choice);
    setChoosing(true); // the dialog of the next conflict opens by itself
  }

  const isUnsaved =
    !isDeleted &&
    autosave.isDirty &&
    (hasProblems || autosave.error !== undefined || autosave.conflict !== undefined);
  const { image } = editedVersion(project);
  const complete = completeParts(
    problemsOf(form.values, lang, { today, endDate: project.endDate }),
    project.rolesNeeded,
  );
  const part = (name: Part) => ({
    id: name,
    number: PART_NAMES.indexOf(name) + 1,
    state: complete.includes(name) ? ('done' as const) : ('now' as const),
    title: t(`proposal:${name}.title`),
    hint: t(`proposal:${name}.hint`),
  });

  return (
    <div className="ownpart">
      <ReviewStateAlert project={project} isReady={!autosave.isDirty && !autosave.isSaving} />
      <PendingEditAlert project={project} />
      <Completeness project={project} />
      <ProjectStats project={project} />
      <KeptNotice draft={form.draft} />
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the blur of every field inside is handled here */}
      <fieldset
        className="edit-form"
        disabled={!canUpdate}
        aria-label={t('edit.fields')}
        onBlur={autosave.commit}
      >
        <FormPart {...part('idea')}>
          <IdeaFields form={form} />
          <TranslationsLine project={project} />
        </FormPart>
        <FormPart {...part('work')}>
          <WorkFields form={form} today={today} />
          <RolesLine project={project} />
        </FormPart>
        <FormPart {...part('money')}>
          <MoneyFields form={form} />
          <PartPreview ProjectID={project.ProjectID} part={form.values.contributorsPart} />
        </FormPart>
        <FormPart {...part('picture')}>
          <PictureFields
            form={form}
            seed={`project:${project.ProjectID}`}
            kept={image.kind === 'picture' ? image : undefined}
            publishedVideo={isPublic(project) ? project.videoUrl : undefined}
          />
        </FormPart>
      </fieldset>
      <ProjectProgression project={project} />
      {(project.status === 'halted' || project.status === 'abandoned') && (
        <AdoptionSection project={project} />
      )}
      <DeleteProject project={project} onDeleted={() => setDeleted(true)} />
      {canUpdate ? (
        <EditBar
          {...{ autosave, hasProblems }}
          isReviewed={isPublished(project.status)}
          onChoose={() => setChoosing(true)}
        />
      ) : (
        !project.you.beyondPlan && <Alert kind="neutral" title={t('edit.closed')} />
      )}
      {autosave.conflict && (
        <ConflictDialog
          open={isChoosing}
          onClose={() => setChoosing(false)}
          conflict={autosave.conflict}
          onChoose={choose}
        />
      )}
      <LeaveGuard isUnsaved={isUnsaved} />
    </div>
  );
}

function ProjectStats({ project }: { project: Project }) {
  const { t } = useTranslation('owner');
  const format = useFormat();
  const { ProjectID, raised, totalContributionBudget, currency, supporters, likes, followers, rolesOpen } =
    project;
  const { data: roles } = useQuery('listProspects', { ProjectID });
  return (
    <Stats
      stats={[
        {
          label: t('figures.raised'),
          value: format.money(raised, currency, { whole: true }),
          detail: t('figures.of', {
            total: format.money(totalContributionBudget, currency, { whole: true }),
          }),
        },
        { label: t('figures.supporters'), value: format.number(supporters) },
        { label: t('figures.likes'), value: format.number(likes) },
        { label: t('figures.followers'), value: format.number(followers) },
        {
          label: t('figures.roles'),
          value: format.number(rolesOpen),
          detail: roles && t('figures.of', { total: format.number(roles.items.length) }),
        },
      ]}
    />
  );
}

function RolesLine({ project: { ProjectID, rolesOpen } }: { project: Project }) {
  const { t } = useTranslation('owner');
  const lang = useLanguage();
  const { data } = useQuery('listProspects', { ProjectID });
  return (
    <p className="small soft">
      {t('edit.roles', { open: rolesOpen, all: data?.items.length ?? rolesOpen })}{' '}
      <Link className="link small" to={paths['manage-prospects']({ lang, query: { project: ProjectID } })}>
        {t('edit.manageRoles')}
      </Link>
    </p>
  );
}
