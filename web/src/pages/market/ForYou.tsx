import './ForYou.css';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { SuggestedProspect } from '#shared/entities/suggestion.ts';
import { paths, slugOf } from '#shared/paths.ts';
import { useQuery } from '#web/api/hooks.ts';
import { ReasonList } from '#web/domain/suggestion/ReasonList.tsx';
import { useVisibilityRule } from '#web/domain/visibility/useVisibilityRule.ts';
import { useLanguage } from '#web/i18n/LanguageContext.ts';
import { Button, LinkButton } from '#web/ui/Button.tsx';
import { lazyComponent } from '#web/ui/lazyComponent.tsx';
import { Sheet } from '#web/ui/Sheet.tsx';
import { written } from '#web/ui/Written.tsx';

/** Roles that are shown before the reader asks for more. */
const FIRST = 3;

/** Open roles that fit a signed-in reader, each with its reasons. Nothing is shown if there are none. */
export const ForYou = lazyComponent(() => Suggestions, { texts: ['suggestions'] });

function Suggestions() {
  const { t } = useTranslation('suggestions');
  const { plans } = useVisibilityRule();
  const [isWhole, setWhole] = useState(false);
  const { data } = useQuery('listSuggestedProspects', {}, { revalidateOnFocus: false });
  if (!data || data.items.length === 0) return null;

  const { items } = data;
  return (
    <section className="for-you" aria-labelledby="for-you">
      <h2 className="h3" id="for-you">
        {t('forYou.title')}
      </h2>
      <p className="small soft">{t('forYou.lead', { plans })}</p>
      <ul>
        {items.slice(0, isWhole ? items.length : FIRST).map(suggestion => (
          <Role key={suggestion.prospect.ProspectID} suggestion={suggestion} />
        ))}
      </ul>
      {!isWhole && items.length > FIRST && (
        <Button size="s" kind="quiet" onClick={() => setWhole(true)}>
          {t('forYou.more')}
        </Button>
      )}
    </section>
  );
}

function Role({ suggestion: { prospect, reasons } }: { suggestion: SuggestedProspect }) {
  const { t } = useTranslation('suggestions');
  const lang = useLanguage();
  const { ProjectID, ProspectID, PersonType, projectName, language } = prospect;
  const project = { lang, ProjectID, slug: slugOf(projectName), hash: 'roles' };
  return (
    <Sheet as="li">
      <div>
        <h3 className="h4" {...written(language)}>
          <Link className="plain-link" to={paths.project(project)} {...written()}>
            {PersonType}
          </Link>
        </h3>
        <p className="fine muted" {...written(language)}>
          {projectName}
        </p>
      </div>
      <ReasonList reasons={reasons} about="you" />
      <LinkButton
        size="s"
        to={paths.project({ ...project, query: { apply: ProspectID } })}
        aria-label={t('forYou.applyFor', { role: PersonType, project: projectName })}
      >
        {t('forYou.apply')}
      </LinkButton>
    </Sheet>
  );
}
