import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Project } from '#shared/entities/project.ts';

interface QueueKeys {
  items: readonly Project[];
  index: number;
  choose: (ProjectID: string) => void;
}

/** The buttons that answer. */
export const ANSWER = { approve: 'review-approve', deny: 'review-deny' } as const;

/** J and K move through the queue, A and D lead to the answers; all is said aloud. Nothing is answered by a letter alone. */
export function useQueueKeys({ items, index, choose }: QueueKeys) {
  const { t } = useTranslation('admin');
  const [said, setSaid] = useState('');

  const listen = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target))
      return;
    if (document.querySelector('dialog[open], [popover]:popover-open')) return;

    const key = event.key.toLowerCase();
    const next = key === 'j' ? items[index + 1] : key === 'k' ? items[index - 1] : undefined;
    if (next) {
      choose(next.ProjectID);
      setSaid(t('said.chosen', { name: next.name, place: items.indexOf(next) + 1, of: items.length }));
    }
    const target = key === 'a' ? ANSWER.approve : key === 'd' ? ANSWER.deny : undefined;
    if (!target || items.length === 0) return;
    event.preventDefault();
    document.getElementById(target)?.focus();
    setSaid(t(key === 'a' ? 'said.approve' : 'said.deny'));
  });

  useEffect(() => {
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);

  return { said, say: setSaid };
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'));
