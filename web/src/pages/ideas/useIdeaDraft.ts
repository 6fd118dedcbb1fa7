import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { GeneratedIdea, IdeaContent } from '#shared/entities/generated.ts';
import { paths } from '#shared/paths.ts';
import type { Country } from '#shared/settings.ts';
import { useIdentity } from '#web/api/hooks.ts';
import { useToday } from '#web/domain/person/useToday.ts';
import { draftOfIdea } from '#web/domain/project/draft/ideaDraft.ts';
import { keepNewDraft } from '#web/domain/project/draft/keepNewDraft.ts';
import { useLanguage } from '#web/i18n/LanguageContext.ts';
import { paletteOf } from './paletteOf.ts';

type Parts = Pick<IdeaContent, 'roles' | 'tasks'>;

/** Opens an idea in the proposal form, as a draft of its own. */
export function useIdeaDraft(idea: GeneratedIdea, country: Country) {
  const lang = useLanguage();
  const navigate = useNavigate();
  const who = useIdentity();
  const today = useToday();
  const [isRefused, setRefused] = useState(false);

  return {
    /** Whether the browser could not store the draft. */
    isRefused,
    async use(parts: Parts) {
      if (who.status !== 'signedIn') return;
      const beginning = { language: idea.language, country, today };
      const draft = { ...draftOfIdea({ ...idea, ...parts }, beginning, lang), picture: paletteOf(idea) };
      if (!keepNewDraft(who.UserID, draft)) return setRefused(true);
      await navigate(paths.proposal({ lang, query: { draft: draft.submissionKey } }));
    },
  };
}
