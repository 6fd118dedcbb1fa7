import { Announced } from '#web/ui/Announced.tsx';
import './StartFromMachine.css';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { WrittenLanguage } from '#shared/fields.ts';
import type { ProjectID } from '#shared/ids.ts';
import type { Piece } from '#shared/translation/pieces.ts';
import { useMutation } from '#web/api/hooks.ts';
import { useServerMessages } from '#web/i18n/useServerMessages.ts';
import { Alert } from '#web/ui/Alert.tsx';
import { Button } from '#web/ui/Button.tsx';
import { type FieldName, fieldOf, type TranslationValues } from './translationForm.ts';

interface StartFromMachineProps {
  ProjectID: ProjectID;
  pieces: readonly Piece[];
  language: WrittenLanguage;
  /** The values that the form has at the time. */
  valuesNow: () => TranslationValues;
  onFill: (texts: Record<FieldName, string>) => void;
}

const isName = ({ key }: Piece): boolean => key === 'name' || key === 'shortName';

/** Fills the fields that are empty with a translation by machine. What the owner types meanwhile stays. */
export function StartFromMachine({ ProjectID, pieces, language, valuesNow, onFill }: StartFromMachineProps) {
  const { t } = useTranslation('machine');
  const { refusal } = useServerMessages();
  const { run, isBusy, error } = useMutation('translateText', [], { quiet: true });
  const [filled, setFilled] = useState<number>();
  const emptyOnes = () => {
    const values = valuesNow();
    return pieces.filter(piece => !isName(piece) && !values[fieldOf(piece)]?.trim());
  };

  async function start() {
    setFilled(undefined);
    const keys = emptyOnes().map(({ key }) => key);
    if (keys.length === 0) return setFilled(0);
    const { data } = await run({ body: { kind: 'pieces', ProjectID, keys, into: language } });
    if (!data) return;
    // A piece without a translation comes back as it was written, which would be no translation.
    const texts = emptyOnes().flatMap((piece): [FieldName, string][] => {
      const text = data.texts[piece.key];
      return text && text !== piece.text ? [[fieldOf(piece), text]] : [];
    });
    onFill(Object.fromEntries(texts));
    setFilled(texts.length);
  }

  return (
    <div className="translation-start">
      <Button size="s" busy={isBusy && t('start.busy')} onClick={() => void start()}>
        {t('start.action')}
      </Button>
      <p className="fine muted">{t('start.hint')}</p>
      <Announced as="span" className="small">
        {filled !== undefined && (filled > 0 ? t('start.done', { count: filled }) : t('start.nothing'))}
      </Announced>
      {error && !isBusy && (
        <Alert kind="error" title={t('start.failed')} announce>
          {refusal(error)}
        </Alert>
      )}
    </div>
  );
}
