import './ContactControls.css';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AuthorSummary } from '#shared/entities/author.ts';
import { nameOf } from '#shared/fullName.ts';
import { useQuery } from '#web/api/hooks.ts';
import { ReportButton } from '#web/domain/report/ReportButton.tsx';
import { hasTranslations, loadTranslations } from '#web/i18n/i18n.ts';
import { useLanguage } from '#web/i18n/LanguageContext.ts';
import { Badge, type BadgeTone } from '#web/ui/Badge.tsx';
import { ContactButtons } from './ContactButtons.tsx';
import { type ContactState, stateOf } from './contactState.ts';
import { useContactActions } from './useContactActions.ts';

const NAMESPACES = ['contacts'] as const;

/** What a person is to the user, and what the user can do about it. Loads its translations; shows nothing until then. */
export function ContactControls({ person }: { person: AuthorSummary }) {
  const lang = useLanguage();
  const [loaded, setLoaded] = useState<string>();
  const { data } = useQuery('getContact', { ContactedUserID: person.UserID });
  useEffect(() => {
    void loadTranslations(lang, NAMESPACES).then(
      () => setLoaded(lang),
      () => undefined, // without its texts nothing is shown
    );
  }, [lang]);

  const isReady = loaded === lang && hasTranslations(lang, NAMESPACES);
  return data?.available && isReady ? <Controls person={person} state={stateOf(data)} /> : null;
}

const TONES: Partial<Record<ContactState, BadgeTone>> = {
  accepted: 'ok',
  sent: 'neutral',
  received: 'info',
  blocked: 'warn',
};

function Controls({ person, state }: { person: AuthorSummary; state: ContactState }) {
  const { t } = useTranslation('contacts');
  const lang = useLanguage();
  const name = nameOf(person, lang);
  const { run, running } = useContactActions(person.UserID, name);
  const tone = TONES[state];

  return (
    <div className="contact-controls">
      {tone && state !== 'none' && state !== 'interacted' && <Badge tone={tone}>{t(`state.${state}`)}</Badge>}
      <ContactButtons name={name} state={state} onAction={run} running={running} />
      <ReportButton target={{ kind: 'person', UserID: person.UserID }} />
    </div>
  );
}
