import './ForYou.css';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SuggestedProspect } from '#shared/entities/suggestion.ts';
import { useQuery } from '#web/api/hooks.ts';
import { ReasonList } from '#web/domain/suggestion/ReasonList.tsx';
import { ApplyLink, SuggestedRoleName } from '#web/domain/suggestion/SuggestedRole.tsx';
import { useVisibilityRule } from '#web/domain/visibility/useVisibilityRule.ts';
import { Button } from '#web/ui/Button.tsx';
import { lazyComponent } from '#web/ui/lazyComponent.tsx';
import { Sheet } from '#web/ui/Sheet.tsx';

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
  return (
    <Sheet as="li">
      <div>
        <SuggestedRoleName prospect={prospect} />
      </div>
      <ReasonList reasons={reasons} about="you" />
      <ApplyLink prospect={prospect} />
    </Sheet>
  );
}
