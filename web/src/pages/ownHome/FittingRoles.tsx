import { useTranslation } from 'react-i18next';
import type { SuggestedProspect } from '#shared/entities/suggestion.ts';
import { paths } from '#shared/paths.ts';
import { ReasonList } from '#web/domain/suggestion/ReasonList.tsx';
import { ApplyLink, SuggestedRoleName } from '#web/domain/suggestion/SuggestedRole.tsx';
import { useLanguage } from '#web/i18n/LanguageContext.ts';
import { LinkButton } from '#web/ui/Button.tsx';
import { Rows } from '#web/ui/workspace/Rows.tsx';

/** The strongest reasons are shown, which says enough for a list. */
const shownReasons = 3;

/** Open roles that fit the user, each with its reasons. */
export function FittingRoles({ items }: { items: readonly SuggestedProspect[] }) {
  const { t } = useTranslation('ownHome');
  const lang = useLanguage();
  return (
    <section aria-labelledby="roles">
      <h2 className="h3" id="roles">
        {t('roles.title')}
      </h2>
      <Rows labelledBy="roles">
        {items.map(suggestion => (
          <Role key={suggestion.prospect.ProspectID} suggestion={suggestion} />
        ))}
      </Rows>
      <LinkButton size="s" kind="quiet" to={paths.roles({ lang })}>
        {t('roles.all')}
      </LinkButton>
    </section>
  );
}

function Role({ suggestion: { prospect, reasons } }: { suggestion: SuggestedProspect }) {
  return (
    <li>
      <div>
        <SuggestedRoleName prospect={prospect} />
        <ReasonList reasons={reasons.slice(0, shownReasons)} about="you" />
      </div>
      <ApplyLink prospect={prospect} />
    </li>
  );
}
