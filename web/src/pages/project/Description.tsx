import './Description.css';
import { useTranslation } from 'react-i18next';
import type { Pictures } from '#shared/entities/picture.ts';
import type { Project } from '#shared/entities/project.ts';
import { baseLanguages } from '#shared/locales.ts';
import { languagesOf } from '#shared/translation/versionOf.ts';
import { PictureStrip } from '#web/domain/pictures/PictureStrip.tsx';
import { Translatable } from '#web/domain/reading/Translatable.tsx';
import { useVersionOf } from '#web/domain/reading/versions.ts';
import { useFormat } from '#web/i18n/format.ts';
import { useLanguage } from '#web/i18n/LanguageContext.ts';
import { lazyComponent } from '#web/ui/lazyComponent.tsx';
import { MarkdownText } from '#web/ui/MarkdownText.tsx';
import { written } from '#web/ui/Written.tsx';
import { BudgetPlan } from './BudgetPlan.tsx';

const ProjectVideo = lazyComponent(async () => (await import('./ProjectVideo.tsx')).ProjectVideo, {
  fallback: <div className="video video-cover" />,
});
const ProjectPrototype = lazyComponent(
  async () => (await import('./ProjectPrototype.tsx')).ProjectPrototype,
  { fallback: <div className="video video-cover" /> },
);

/** The owner's description and pictures, the video, the prototype, the fixed figures and what the money is for. */
export function Description({ project }: { project: Project }) {
  const { t } = useTranslation('project');
  const { project: shown } = useVersionOf(project);
  return (
    <section id="description" className="psec" aria-label={t('tabs.description')}>
      {shown.gallery && <Gallery project={project} gallery={shown.gallery} />}
      <Details project={project} />
      {project.videoUrl && <ProjectVideo project={shown} />}
      {project.prototypeUrl && <ProjectPrototype project={shown} />}
      <Facts project={project} />
      <BudgetPlan project={project} />
    </section>
  );
}

/** The details in the version that is read; in the original, with a translation by machine where the site offers one. */
function Details({ project }: { project: Project }) {
  const page = baseLanguages[useLanguage()];
  const { project: shown, translation } = useVersionOf(project);
  const { ProjectID, details, hasTranslator } = project;
  return (
    <Translatable
      text={{ kind: 'project', ProjectID }}
      originals={{ details }}
      language={shown.language}
      isOffered={hasTranslator && !translation && !languagesOf(project).includes(page)}
      about={shown.name}
    >
      {(fields, language, line) => (
        <>
          {line}
          <MarkdownText {...(language && { lang: language })}>
            {language === shown.language ? shown.details : (fields['details'] ?? '')}
          </MarkdownText>
        </>
      )}
    </Translatable>
  );
}

/** Pictures beside the cover. */
function Gallery({ project, gallery }: { project: Project; gallery: Pictures }) {
  const { t } = useTranslation('project');
  const { project: shown, languageOf } = useVersionOf(project);
  return (
    <PictureStrip
      pictures={gallery}
      label={t('pictures.of', { name: shown.name })}
      languageOf={(id, field) => languageOf(`gallery.${id}.${field}`)}
    />
  );
}

function Facts({ project }: { project: Project }) {
  const { t } = useTranslation('project');
  const format = useFormat();
  const { budget, currency, endDate, unitPrice, contributorsPart } = project;
  const { project: shown, languageOf } = useVersionOf(project);
  return (
    <dl className="facts">
      <div>
        <dt>{t('facts.budget')}</dt>
        <dd>{format.money(budget, currency, { whole: true })}</dd>
      </div>
      <div>
        <dt>{t('facts.endDate')}</dt>
        <dd>{format.date(endDate, 'long')}</dd>
      </div>
      <div>
        <dt>
          {format.number(1)}{' '}
          <span {...written(languageOf('contributionName'))}>{shown.contributionName}</span>
        </dt>
        <dd>{format.money(unitPrice, currency, { whole: true })}</dd>
      </div>
      <div>
        <dt>{t('facts.teamPart')}</dt>
        <dd>{format.share(contributorsPart / 100)}</dd>
      </div>
    </dl>
  );
}
