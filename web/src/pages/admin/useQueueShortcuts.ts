import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Project } from '#shared/entities/project.ts';

interface QueueShortcuts {
  items: readonly Project[];
  index: number;
  choose: (ProjectID: string) => void;
}

/** Ids of the decision buttons. */
export const DECISION_BUTTON = { approve: 'review-approve', deny: 'review-deny' } as const;

/** Keyboard shortcuts of the queue: J and K select, A and D focus a decision button without pressing it. Each announces what it did. */
export function useQueueShortcuts({ items, index, choose }: QueueShortcuts) {
  const { t } = useTranslation('admin');
  const [announcement, setAnnouncement] = useState('');

  const listen = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target))
      return;
    if (document.querySelector('dialog[open], [popover]:popover-open')) return;

    const key = event.key.toLowerCase();
    const next = key === 'j' ? items[index + 1] : key === 'k' ? items[index - 1] : undefined;
    if (next) {
      choose(next.ProjectID);
      setAnnouncement(
        t('said.chosen', { name: next.name, place: items.indexOf(next) + 1, of: items.length }),
      );
    }
    const target = key === 'a' ? DECISION_BUTTON.approve : key === 'd' ? DECISION_BUTTON.deny : undefined;
    if (!target || items.length === 0) return;
    event.preventDefault();
    document.getElementById(target)?.focus();
    setAnnouncement(t(key === 'a' ? 'said.approve' : 'said.deny'));
  });

  useEffect(() => {
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);

  return { announcement, announce: setAnnouncement };
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'));
