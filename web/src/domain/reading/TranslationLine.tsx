import { Announced } from '#web/ui/Announced.tsx';
import './TranslationLine.css';
import { useTranslation } from 'react-i18next';
import type { WrittenLanguage } from '#shared/fields.ts';
import { textMark } from '#shared/textMark.ts';
import { useMutation } from '#web/api/hooks.ts';
import { invalidate } from '#web/api/invalidate.ts';
import { useServerMessages } from '#web/i18n/useServerMessages.ts';
import { Facts } from '#web/ui/Facts.tsx';
import { written } from '#web/ui/Written.tsx';
import type { MachineTranslated, NamedText } from './machineTranslation.ts';

export interface TranslationLineProps {
  text: NamedText;
  originals: Record<string, string>;
  from: WrittenLanguage;
  into: WrittenLanguage;
  about: string | undefined;
  /** The translation, once there is one, and whether it is shown. */
  made: MachineTranslated | undefined;
  isShown: boolean;
  onTranslated: (translated: MachineTranslated) => void;
  onShow: (isShown: boolean) => void;
}

/** The calls that bring each kind of text, which show an older one if the translation is of another. */
const SOURCES = {
  project: 'getProject',
  pieces: 'getProject',
  comment: 'listComments',
  progressEntry: 'listProgressEntries',
  author: 'getAuthor',
  message: 'getMessage',
} as const satisfies Record<NamedText['kind'], string>;

/** Offers the translation of a text, says that what is shown is one, and leads to the original and back. */
export function TranslationLine({
  text,
  originals,
  from,
  into,
  about,
  made,
  isShown,
  onTranslated,
  onShow,
}: TranslationLineProps) {
  const { t } = useTranslation('common');
  const { refusal } = useServerMessages();
  const { run, isBusy, error } = useMutation('translateText', [], { quiet: true });

  async function translate() {
    const { data } = await run({ body: { ...text, into } });
    if (!data) return;
    onTranslated({ texts: data.texts, isPartial: data.isPartial, into });
    if (data.of !== textMark(Object.values(originals))) await invalidate(SOURCES[text.kind]);
  }

  const label = !made ? t(`machine.into.${into}`) : isShown ? t('machine.original') : t('machine.again');
  return (
    <div className="fine muted translated">
      <Facts>
        {made && isShown && t(`machine.from.${from}`)}
        {made && isShown && made.isPartial && t('machine.partial')}
        {/* One button throughout, so that it keeps the focus. */}
        <button
          type="button"
          className="link"
          aria-disabled={isBusy || undefined}
          aria-busy={isBusy || undefined}
          onClick={() => {
            if (isBusy) return;
            if (made) onShow(!isShown);
            else void translate();
          }}
        >
          {isBusy ? t('machine.busy') : label}
          {about && (
            <span className="sr" {...written()}>
              {` ${about}`}
            </span>
          )}
        </button>
      </Facts>
      <Announced as="span">{made && t(isShown ? 'machine.done' : 'machine.back')}</Announced>
      {error && !made && !isBusy && (
        <p className="error" role="alert">
          {refusal(error)}
        </p>
      )}
    </div>
  );
}
