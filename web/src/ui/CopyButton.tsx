import check from 'lucide-static/icons/check.svg?raw';
import copy from 'lucide-static/icons/copy.svg?raw';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Announced } from './Announced.tsx';
import { Button, type ButtonProps } from './Button.tsx';

interface CopyButtonProps extends Pick<ButtonProps, 'size'> {
  /** Shown beside the button, where it can be selected if the browser does not allow copying. */
  text: string;
  /** "Copy" by default. */
  label?: string;
}

/** Copies a text. Says in its own place whether that worked, because a toast would be behind a dialog. */
export function CopyButton({ text, label, size }: CopyButtonProps) {
  const { t } = useTranslation('common');
  const [tried, setTried] = useState<{ text: string; isCopied: boolean }>();
  const outcome = tried?.text === text ? (tried.isCopied ? 'copied' : 'failed') : undefined;

  async function act() {
    try {
      await navigator.clipboard.writeText(text); // the property is missing where the page is not secure
      setTried({ text, isCopied: true });
    } catch {
      setTried({ text, isCopied: false });
    }
  }

  return (
    <>
      <Button size={size} icon={outcome === 'copied' ? check : copy} onClick={() => void act()}>
        {outcome ? t(`copy.${outcome}`) : (label ?? t('copy.word'))}
      </Button>
      <Announced as="span">{outcome && t(`copy.${outcome}`)}</Announced>
    </>
  );
}
