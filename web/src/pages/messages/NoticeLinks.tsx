import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { MessageNotice } from '#shared/entities/message.ts';
import type { MessageKind } from '#shared/messageSubject.ts';
import { localizePath, paths } from '#shared/paths.ts';
import { useLanguage } from '#web/i18n/LanguageContext.ts';

/** Answers to an application, and the page on which its sender goes on. */
const GOING_ON: Partial<Record<MessageNotice['kind'], 'applications' | 'roles'>> = {
  requestAccepted: 'applications',
  requestDenied: 'roles',
  requestExpired: 'roles',
  prospectTaken: 'roles',
};

interface NoticeLinksProps {
  notice: MessageNotice;
  kind: MessageKind;
}

/** The ways from a notice of the site: to what it is about, and from the answer to an application to what comes next. */
export function NoticeLinks({ notice, kind }: NoticeLinksProps) {
  const { t } = useTranslation('messages');
  const lang = useLanguage();
  const next = GOING_ON[notice.kind];
  if (!next && !notice.link) return null;
  return (
    <p className="row row-3 wrapx">
      {next && (
        <Link className="target link" to={paths[next]({ lang })}>
          {t(`links.${next}`)}
        </Link>
      )}
      {notice.link && (
        <Link className="target link" to={localizePath(lang, notice.link)}>
          {t(`links.${kind}`)}
        </Link>
      )}
    </p>
  );
}
