import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Project } from '#shared/entities/project.ts';
import type { PendingEdit } from '#shared/entities/projectEdit.ts';
import { textOfFaq } from '#shared/entryTexts.ts';
import { nameOf } from '#shared/fullName.ts';
import { isPublic } from '#shared/lifecycle.ts';
import { paths } from '#shared/paths.ts';
import { StatusBadge } from '#web/domain/project/ProjectBadge.tsx';
import { ProjectCover } from '#web/domain/project/ProjectCover.tsx';
import { useFormat } from '#web/i18n/format.ts';
import { useLanguage } from '#web/i18n/LanguageContext.ts';
import { ReviewedPictures } from '#web/pages/admin/ReviewedPictures.tsx';
import { ReviewedPrototype } from '#web/pages/admin/ReviewedPrototype.tsx';
import { ReviewedVideo } from '#web/pages/admin/ReviewedVideo.tsx';
import { MarkdownText } from '#web/ui/MarkdownText.tsx';
import { Sheet } from '#web/ui/Sheet.tsx';
import { RelativeTime } from '#web/ui/Time.tsx';
import { written } from '#web/ui/Written.tsx';
import { ComparedText } from '#web/ui/workspace/ComparedText.tsx';
import { EditDecision, editCaseId } from './EditDecision.tsx';
import { TranslationChanges } from './TranslationChanges.tsx';

/** A public project with the changes of its edit, before and after, and the decision. */
export function EditCase({ project }: { project: Project }) {
  const lang = useLanguage();
  const { ProjectID, name, status, owner, pendingEdit } = project;
  if (!pendingEdit) return null;
  return (
    <Sheet as="li" className="edit-case" id={editCaseId(ProjectID)} tabIndex={-1}>
      <div className="row between wrapx">
        <h2 className="h3" {...written(project.language)}>
          <Link to={paths.project({ lang, ProjectID })} {...written()}>
            {name}
          </Link>
        </h2>
        <span className="row row-2 wrapx">
          <StatusBadge status={status} />
          <span className="fine muted">
            <Link to={paths.admin({ lang, query: { view: 'people', person: owner.UserID } })} {...written()}>
              {nameOf(owner, lang)}
            </Link>
            {', '}
            <RelativeTime at={pendingEdit.submittedAt} />
          </span>
        </span>
      </div>
      <Changes project={project} changes={pendingEdit.changes} />
      <EditDecision project={project} version={pendingEdit.version} />
    </Sheet>
  );
}

const TEXTS = [
  'name',
  'shortName',
  'description',
  'details',
] as const satisfies readonly (keyof PendingEdit['changes'])[];

function Changes({ project, changes }: { project: Project; changes: PendingEdit['changes'] }) {
  const { videoUrl, prototypeUrl, faq, budgetLines, milestones, gallery, image, translations } = changes;
  const { language, currency } = project;
  const format = useFormat();
  const row = (text: string, amount: number) => `${text}: ${format.money(amount, currency)}`;
  const linesOf = (lines: Project['budgetLines'] | null) =>
    (lines ?? []).map(({ purpose, amount }) => row(purpose, amount)).join('\n');
  const milestonesOf = (list: Project['milestones'] | null) =>
    (list ?? []).map(({ name, amount }) => row(name, amount)).join('\n');
  return (
    <>
      {TEXTS.map(field => {
        const after = changes[field];
        return (
          after !== undefined && (
            <TextChange key={field} field={field} before={project[field]} after={after} lang={language} />
          )
        );
      })}
      {faq !== undefined && (
        <TextChange field="faq" before={textOfFaq(project.faq)} after={textOfFaq(faq)} lang={language} />
      )}
      {budgetLines !== undefined && (
        <TextChange
          field="budgetLines"
          before={linesOf(project.budgetLines)}
          after={linesOf(budgetLines)}
          lang={language}
        />
      )}
      {milestones !== undefined && (
        <TextChange
          field="milestones"
          before={milestonesOf(project.milestones)}
          after={milestonesOf(milestones)}
          lang={language}
        />
      )}
      {videoUrl !== undefined && (
        <Change
          field="videoUrl"
          before={
            project.videoUrl ? (
              <ReviewedVideo videoUrl={project.videoUrl} isPublic={isPublic(project)} />
            ) : (
              '–'
            )
          }
          after={videoUrl ? <ReviewedVideo videoUrl={videoUrl} /> : '–'}
        />
      )}
      {prototypeUrl !== undefined && (
        <Change
          field="prototypeUrl"
          before={project.prototypeUrl ? <ReviewedPrototype prototypeUrl={project.prototypeUrl} /> : '–'}
          after={prototypeUrl ? <ReviewedPrototype prototypeUrl={prototypeUrl} /> : '–'}
        />
      )}
      {gallery !== undefined && (
        <Change
          field="gallery"
          before={<ReviewedPictures pictures={project.gallery ?? []} language={language} />}
          after={
            <ReviewedPictures pictures={gallery ?? []} known={project.gallery ?? []} language={language} />
          }
        />
      )}
      {translations && <TranslationChanges project={project} translations={translations} />}
      {image !== undefined && (
        <Change
          field="image"
          before={<Picture project={project} />}
          after={<Picture project={{ ...project, image }} />}
        />
      )}
    </>
  );
}

const Picture = ({ project }: { project: Pick<Project, 'ProjectID' | 'image'> }) => (
  <span className="edit-picture">
    <ProjectCover project={project} lazy />
  </span>
);

interface TextChangeProps {
  field: (typeof TEXTS)[number] | 'faq' | 'budgetLines' | 'milestones';
  before: string;
  after: string;
  lang: Project['language'];
}

/** A text with the words that differ. Of the details only the paragraphs that do: the others are as they were reviewed. */
function TextChange({ field, before, after, lang }: TextChangeProps) {
  const { t } = useTranslation('admin');
  const isLong = field === 'details';
  return (
    <section className="edit-change">
      <h3 className="label">{t(`edits.fields.${field}`)}</h3>
      <ComparedText before={before} after={after} lang={lang} skip={isLong} />
      {isLong && (
        <details className="edit-whole">
          <summary className="small">{t('edits.whole')}</summary>
          <MarkdownText lang={lang}>{after}</MarkdownText>
        </details>
      )}
    </section>
  );
}

interface ChangeProps {
  field: 'videoUrl' | 'prototypeUrl' | 'gallery' | 'image';
  before: ReactNode;
  after: ReactNode;
}

function Change({ field, before, after }: ChangeProps) {
  const { t } = useTranslation('admin');
  return (
    <section className="edit-change">
      <h3 className="label">{t(`edits.fields.${field}`)}</h3>
      <div>
        <h4 className="fine muted">{t('edits.before')}</h4>
        <div className="edit-text">{before}</div>
      </div>
      <div>
        <h4 className="fine muted">{t('edits.after')}</h4>
        <div className="edit-text edit-text--new">{after}</div>
      </div>
    </section>
  );
}
