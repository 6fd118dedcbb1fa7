import './Completeness.css';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { type CompletenessStep, completenessSteps } from '#shared/completeness.ts';
import type { Project } from '#shared/entities/project.ts';
import type { ProjectID } from '#shared/ids.ts';
import { isPublic } from '#shared/lifecycle.ts';
import { paths } from '#shared/paths.ts';
import type { Language } from '#shared/settings.ts';
import { isProjectActionAllowed } from '#web/domain/project/isProjectActionAllowed.ts';
import { openShareSheet } from '#web/domain/share/openShareSheet.ts';
import { sharedProject } from '#web/domain/share/sharedOfProject.ts';
import { useFormat } from '#web/i18n/format.ts';
import { useLanguage } from '#web/i18n/LanguageContext.ts';
import { CairnMeter } from '#web/ui/Cairn.tsx';
import { Sheet } from '#web/ui/Sheet.tsx';

/** The only step without a place of its own: the sheet for sharing opens on the page. */
const shared = 'supporters';

/** Steps that other people have to take, which they cannot before they see the project. */
const isForOthers = (step: CompletenessStep) => step === 'team' || step === shared;

/** The place where each feature of a complete page is added. */
function placeOf(step: Exclude<CompletenessStep, typeof shared>, lang: Language, project: ProjectID): string {
  const query = { project };
  if (step === 'roles') return paths['manage-prospects']({ lang, query });
  if (step === 'team') return paths['contribution-requests']({ lang, query });
  const hash = { details: 'idea', picture: 'picture', video: 'picture', progress: 'work' }[step];
  return paths['edit-projects']({ lang, query, hash });
}

/** Completeness of the page of an owner's project, with ways to add missing parts; nothing once it is complete or closed. */
export function Completeness({ project }: { project: Project }) {
  const { t } = useTranslation('owner');
  const lang = useLanguage();
  const format = useFormat();
  const { ProjectID, completeness, missing = [], status, you } = project;
  const canComplete = you.owner && !you.beyondPlan && isProjectActionAllowed('update', status);
  const steps = isPublic(project) ? missing : missing.filter(step => !isForOthers(step));
  if (!canComplete || steps.length === 0) return null;

  const share = format.share(completeness / 100);
  return (
    <Sheet as="section" className="completeness" aria-labelledby="completeness-title">
      <CairnMeter
        seed={`project:${ProjectID}`}
        count={completenessSteps.length + 1}
        progress={completeness / 100}
        width={110}
        height={100}
        title=""
      />
      <div>
        <h2 className="h4" id="completeness-title">
          {t('completeness.title', { share })}
        </h2>
        <p className="small soft">{t('completeness.lead')}</p>
        <ul>
          {steps.map(step => (
            <li key={step}>
              {step === shared ? (
                <button
                  type="button"
                  className="link small"
                  aria-haspopup="dialog"
                  onClick={() => openShareSheet(sharedProject(lang, project, project))}
                >
                  {t(`completeness.${step}`)}
                </button>
              ) : (
                <Link className="link small" to={placeOf(step, lang, ProjectID)}>
                  {t(`completeness.${step}`)}
                </Link>
              )}
            </li>
          ))}
        </ul>
      </div>
    </Sheet>
  );
}
