import './TextPage.css';
import './ContactPage.css';
import type { ReactNode } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { operator, operatorAddressIn } from '#shared/operator.ts';
import { paths } from '#shared/paths.ts';
import { specialIds } from '#shared/settings.ts';
import { useIdentity } from '#web/api/hooks.ts';
import { AnswerTime } from '#web/domain/support/AnswerTime.tsx';
import { useAnswerDays } from '#web/domain/support/useAnswerDays.ts';
import { useLanguage } from '#web/i18n/LanguageContext.ts';
import { LinkButton } from '#web/ui/Button.tsx';
import { Sheet } from '#web/ui/Sheet.tsx';

/** Topics of messages to support, each with a link to the page that answers most questions. */
const TOPICS = ['money', 'account', 'content', 'data'] as const;

const PrivacyAddress = ({ children }: { children?: ReactNode }) => (
  <a className="link" href={`mailto:${operator.privacyEmail}`}>
    {children}
  </a>
);

/** Two ways to reach support, an address and the messages of the site, and where answers already are. */
export default function ContactPage() {
  const { t } = useTranslation(['generic', 'common']);
  const { days } = useAnswerDays();
  const lang = useLanguage();
  const isSignedIn = useIdentity().status === 'signedIn';
  const compose = paths.messages({ lang, query: { view: 'new', to: specialIds.support } });
  const text = (context: string, hash?: string) => (
    <Link className="link" to={paths.generic({ lang, context, hash })} />
  );

  return (
    <article className="wrap text-page contact-page">
      <header>
        <h1 className="h1">{t('contact.title')}</h1>
        <div className="text-lead">
          <p>{t('contact.lead')}</p>
        </div>
      </header>
      <div className="contact-ways">
        <Sheet as="section" padded aria-labelledby="by-email">
          <h2 className="h3" id="by-email">
            {t('contact.email.title')}
          </h2>
          <p className="soft">{t('contact.email.text')}</p>
          <p className="small soft">{t('common:support.email', { days })}</p>
          <p className="contact-address">
            <a className="link" href={`mailto:${operator.supportEmail}`}>
              {operator.supportEmail}
            </a>
          </p>
        </Sheet>
        <Sheet as="section" padded aria-labelledby="by-message">
          <h2 className="h3" id="by-message">
            {t('contact.webmail.title')}
          </h2>
          <p className="soft">{t('contact.webmail.text')}</p>
          <p className="small soft">
            <AnswerTime />
          </p>
          <p>
            {isSignedIn ? (
              <LinkButton kind="moss" to={compose}>
                {t('contact.webmail.write')}
              </LinkButton>
            ) : (
              <LinkButton to={paths.signin({ lang, query: { next: compose } })}>
                {t('contact.webmail.signIn')}
              </LinkButton>
            )}
          </p>
        </Sheet>
      </div>
      <div className="text-body">
        <section aria-labelledby="topics">
          <h2 className="h3" id="topics">
            {t('contact.topics.title')}
          </h2>
          <ul>
            {TOPICS.map(topic => (
              <li key={topic}>
                <Trans
                  t={t}
                  i18nKey={`contact.topics.${topic}`}
                  values={{ email: operator.privacyEmail }}
                  components={{
                    b: <strong />,
                    faq: text('faq'),
                    refunds: text('faq', 'refunds'),
                    privacy: text('privacy', 'rights'),
                    mail: <PrivacyAddress />,
                  }}
                />
              </li>
            ))}
          </ul>
        </section>
        <section aria-labelledby="company">
          <h2 className="h3" id="company">
            {t('contact.company')}
          </h2>
          <address>
            {operator.company}
            <br />
            {operatorAddressIn(lang)}
            <br />
            {t('contact.number', { number: operator.companyNumber })}
          </address>
        </section>
      </div>
    </article>
  );
}
