import './ShareSheet.css';
import share from 'lucide-static/icons/share-2.svg?raw';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ownMarks, shareMarks } from '#shared/visits.ts';
import { Button, LinkButton } from '#web/ui/Button.tsx';
import { CopyButton } from '#web/ui/CopyButton.tsx';
import { TextField } from '#web/ui/fields/TextField.tsx';
import { Dialog } from '#web/ui/overlays/Dialog.tsx';
import { QrCodeOffer } from '#web/ui/QrCodeOffer.tsx';
import { written } from '#web/ui/Written.tsx';
import type { Shared } from './openShareSheet.ts';
import { EmbedPart, PosterPart } from './ProjectParts.tsx';
import { addressOn, addressOnMastodon, networks, serverOf } from './waysToShare.ts';

interface ShareSheetProps {
  /** Absent while the sheet is closed. */
  shared: Shared | undefined;
  onClose: () => void;
}

/** All the ways to share something: the device's own, a link, networks, a QR code; for a project also a poster and a card. */
export function ShareSheet({ shared, onClose }: ShareSheetProps) {
  const { t } = useTranslation('sharing');
  return (
    <Dialog
      open={shared !== undefined}
      title={t(`title.${shared?.kind ?? 'page'}`)}
      disposable
      onClose={onClose}
    >
      {shared && <Ways shared={shared} />}
    </Dialog>
  );
}

/** Opens the device's own sheet. Closing it is no failure. */
const shareByDevice = (link: ShareData): Promise<void> => navigator.share(link).catch(() => undefined);

const newTab = { target: '_blank', rel: 'noopener noreferrer' };

function Ways({ shared }: { shared: Shared }) {
  const { t } = useTranslation('sharing');
  const { title, language, linkBy, project } = shared;
  const [onMastodon, setOnMastodon] = useState(false);
  const link = linkBy(shareMarks.copied);

  return (
    <div className="share">
      <p className="strong" {...written(language)}>
        {title}
      </p>
      {typeof navigator.share === 'function' && (
        <Button
          kind="moss"
          block
          icon={share}
          onClick={() => void shareByDevice({ title, url: linkBy(shareMarks.device) })}
        >
          {t('device')}
        </Button>
      )}
      <div className="share-link">
        <code>{link}</code>
        <CopyButton text={link} label={t('copy')} />
      </div>
      <div className="share-on">
        {networks.map(network => (
          <LinkButton key={network} to={addressOn(network, shared)} {...(network !== 'email' && newTab)}>
            {t(`on.${network}`)}
          </LinkButton>
        ))}
        <Button aria-expanded={onMastodon} onClick={() => setOnMastodon(!onMastodon)}>
          {t('on.mastodon')}
        </Button>
      </div>
      {onMastodon && <OnMastodon shared={shared} />}
      <QrPart shared={shared} />
      {project && <PosterPart project={project} />}
      {project && <EmbedPart project={project} />}
    </div>
  );
}

/** Mastodon has no common address: people share on the server where they have their account. */
function OnMastodon({ shared }: { shared: Shared }) {
  const { t } = useTranslation('sharing');
  const [typed, setTyped] = useState('mastodon.social');
  const server = serverOf(typed);
  return (
    <div className="share-mastodon">
      <TextField
        label={t('mastodon.server')}
        hint={t('mastodon.hint')}
        error={server === undefined ? t('mastodon.invalid') : undefined}
        value={typed}
        maxLength={253}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        onChange={event => setTyped(event.target.value)}
      />
      {server !== undefined && (
        <LinkButton to={addressOnMastodon(server, shared)} {...newTab}>
          {t('mastodon.go', { server })}
        </LinkButton>
      )}
    </div>
  );
}

function QrPart({ shared: { title, linkBy } }: { shared: Shared }) {
  const { t } = useTranslation('sharing');
  return (
    <details className="share-part">
      <summary>{t('qr.title')}</summary>
      <QrCodeOffer text={linkBy(ownMarks.qr)} label={t('qr.label', { title })} file="qr-cairn">
        <p className="small soft">{t('qr.text')}</p>
      </QrCodeOffer>
    </details>
  );
}
