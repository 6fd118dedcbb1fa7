import './ContactControls.css';
import { useTranslation } from 'react-i18next';
import type { AuthorSummary } from '#shared/entities/author.ts';
import { nameOf } from '#shared/fullName.ts';
import { useQuery } from '#web/api/hooks.ts';
import { ReportButton } from '#web/domain/report/ReportButton.tsx';
import { useLanguage } from '#web/i18n/LanguageContext.ts';
import { Badge, type BadgeTone } from '#web/ui/Badge.tsx';
import { lazyComponent } from '#web/ui/lazyComponent.tsx';
import { ContactButtons } from './ContactButtons.tsx';
import { type ContactState, stateOf } from './contactState.ts';
import { useContactActions } from './useContactActions.ts';

/** State of the contact with a person, and the actions that the user can take on it. */
export const ContactControls = lazyComponent(() => KnownControls, { texts: ['contacts'] });

function KnownControls({ person }: { person: AuthorSummary }) {
  const { data } = useQuery('getContact', { ContactedUserID: person.UserID });
  return data?.available ? <Controls person={person} state={stateOf(data)} canWrite={data.canWrite} /> : null;
}

const TONES: Partial<Record<ContactState, BadgeTone>> = {
  accepted: 'ok',
  sent: 'neutral',
  received: 'info',
  blocked: 'warn',
};

interface ControlsProps {
  person: AuthorSummary;
  state: ContactState;
  /** Whether the user's plan, or what they share with the person, lets them write. */
  canWrite: boolean;
}

function Controls({ person, state, canWrite }: ControlsProps) {
  const { t } = useTranslation('contacts');
  const lang = useLanguage();
  const name = nameOf(person, lang);
  const { run, running } = useContactActions(person.UserID, name);
  const tone = TONES[state];

  return (
    <div className="contact-controls">
      {!canWrite && state !== 'blocked' && (
        <p className="contact-limit small soft">{t('writeLimited', { name })}</p>
      )}
      {tone && state !== 'none' && state !== 'interacted' && <Badge tone={tone}>{t(`state.${state}`)}</Badge>}
      <ContactButtons name={name} state={state} onAction={run} running={running} />
      <ReportButton target={{ kind: 'person', UserID: person.UserID }} />
    </div>
  );
}
