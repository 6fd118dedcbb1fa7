import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Project } from '#shared/entities/project.ts';
import { paths, slugOf } from '#shared/paths.ts';
import { ownMarks, refPattern } from '#shared/visits.ts';
import { useLanguage } from '#web/i18n/LanguageContext.ts';
import { CopyButton } from '#web/ui/CopyButton.tsx';
import { TextField } from '#web/ui/fields/TextField.tsx';
import { QrCodeOffer } from '#web/ui/QrCodeOffer.tsx';
import { Sheet } from '#web/ui/Sheet.tsx';

/** Links to the project whose visits are counted separately: one with a name of the owner's choice, and one as a QR code. */
export function MarkedLinks({ project: { ProjectID, name, shortName } }: { project: Project }) {
  const { t } = useTranslation('analytics');
  const lang = useLanguage();
  const linkTo = (ref: string) =>
    window.location.origin + paths.project({ lang, ProjectID, slug: slugOf(name), query: { ref } });
  const code = linkTo(ownMarks.qr);

  return (
    <section aria-labelledby="share-title">
      <div className="sechead">
        <h2 className="h3" id="share-title">
          {t('share.title')}
        </h2>
      </div>
      <Sheet className="marked-links">
        <NamedLink linkTo={linkTo} />
        <QrCodeOffer text={code} label={t('share.code')} file={`qr-${shortName}`}>
          <h3 className="h4">{t('share.codeTitle')}</h3>
          <p className="small soft">{t('share.codeText')}</p>
        </QrCodeOffer>
      </Sheet>
    </section>
  );
}

/** Name in lower case with hyphens, made from the typed text. */
const nameFrom = (typed: string): string => slugOf(typed).slice(0, 20).replace(/-$/, '');

function NamedLink({ linkTo }: { linkTo: (ref: string) => string }) {
  const { t } = useTranslation('analytics');
  const [typed, setTyped] = useState('newsletter');
  const ref = nameFrom(typed);
  const isOwn = Object.values<string>(ownMarks).includes(ref);
  const link = refPattern.test(ref) && !isOwn ? linkTo(ref) : undefined;

  return (
    <div className="marked-link">
      <TextField
        label={t('share.name')}
        hint={t('share.hint')}
        error={link === undefined ? t(isOwn ? 'share.reserved' : 'share.invalid') : undefined}
        value={typed}
        maxLength={20}
        autoComplete="off"
        onChange={event => setTyped(event.target.value)}
      />
      {link !== undefined && (
        <>
          <code>{link}</code>
          <CopyButton size="s" text={link} label={t('share.copy')} />
        </>
      )}
    </div>
  );
}
