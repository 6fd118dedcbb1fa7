import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { GeneratedIdea, IdeaContent } from '#shared/entities/generated.ts';
import { paths } from '#shared/paths.ts';
import type { Country } from '#shared/settings.ts';
import { useIdentity } from '#web/api/hooks.ts';
import { useToday } from '#web/domain/person/useToday.ts';
import { draftOfIdea } from '#web/domain/project/draft/ideaDraft.ts';
import { nameOfOpenDraft, openDraft } from '#web/domain/project/draft/stored.ts';
import { useLanguage } from '#web/i18n/LanguageContext.ts';
import { paletteOf } from './paletteOf.ts';

type Parts = Pick<IdeaContent, 'roles' | 'tasks'>;

/** Opens an idea in the proposal form; asks before it sets another draft aside. */
export function useIdeaDraft(idea: GeneratedIdea, country: Country) {
  const lang = useLanguage();
  const navigate = useNavigate();
  const who = useIdentity();
  const today = useToday();
  const [asked, setAsked] = useState<{ replaced: string; parts: Parts }>();
  const [isRefused, setRefused] = useState(false);
  const owner = who.status === 'signedIn' ? who.UserID : undefined;

  async function open(parts: Parts) {
    if (!owner) return;
    const draft = draftOfIdea({ ...idea, ...parts }, { language: idea.language, country, today }, lang);
    if (!openDraft(owner, { ...draft, picture: paletteOf(idea) })) return setRefused(true);
    await navigate(paths.proposal({ lang }));
  }

  return {
    /** Name of the draft that would be set aside, while the question is open; empty if it has none. */
    replaced: asked?.replaced,
    /** Whether the browser could not store the draft. */
    isRefused,
    async use(parts: Parts) {
      const replaced = owner && nameOfOpenDraft(owner);
      if (replaced === undefined) await open(parts);
      else setAsked({ replaced, parts });
    },
    confirm: () => asked && void open(asked.parts),
    cancel: () => setAsked(undefined),
  };
}
