import { timings } from '#shared/settings.ts';
import { useToast } from './Toasts.tsx';

interface Words {
  copied: string;
  /** Title above the text if the browser does not allow copying. */
  failed: string;
}

/** Passes a text on: copies it, or shows it for copying by hand; and opens the device's share dialog where there is one. */
export function useHandOn({ copied, failed }: Words) {
  const toast = useToast();

  async function copy(text: string) {
    try {
      await navigator.clipboard.writeText(text);
      toast.show({ kind: 'success', title: copied, key: 'hand-on' });
    } catch {
      toast.show({ kind: 'info', title: failed, text, duration: timings.noticeLong, key: 'hand-on' });
    }
  }

  /** Shares a link, or copies it where there is no share dialog. */
  async function share(link: { title: string; text?: string; url: string }) {
    if (typeof navigator.share !== 'function') return await copy(link.url);
    // The user has closed the share dialog: no message.
    await navigator.share(link).catch(() => undefined);
  }

  return { copy, share };
}
