import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Project } from '#shared/entities/project.ts';
import { undoLatest } from './held/heldDecisions.ts';

interface QueueShortcuts {
  items: readonly Project[];
  index: number;
  choose: (ProjectID: string) => void;
}

/** Ids of the decision buttons. */
export const DECISION_BUTTON = { approve: 'review-approve', deny: 'review-deny' } as const;
export type Decision = keyof typeof DECISION_BUTTON;

/**
 * Keyboard shortcuts of the queue: J and K select, A and D focus a decision button without pressing it, U undoes the latest
 * decision. Each announces its effect. `wanted` is the decision whose button is to be focused, even if the form has not loaded yet.
 */
export function useQueueShortcuts({ items, index, choose }: QueueShortcuts) {
  const { t } = useTranslation('admin');
  const [announcement, setAnnouncement] = useState('');
  const [wanted, setWanted] = useState<Decision>();

  const listen = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target))
      return;
    if (document.querySelector('dialog[open], [popover]:popover-open')) return;

    const key = event.key.toLowerCase();
    const next = key === 'j' ? items[index + 1] : key === 'k' ? items[index - 1] : undefined;
    if (next) {
      setWanted(undefined);
      choose(next.ProjectID);
      setAnnouncement(
        t('said.chosen', { name: next.name, place: items.indexOf(next) + 1, of: items.length }),
      );
    }
    if (key === 'u' && undoLatest()) return setAnnouncement('');
    const decision = key === 'a' ? 'approve' : key === 'd' ? 'deny' : undefined;
    if (!decision || items.length === 0) return;
    event.preventDefault();
    setWanted(decision);
    setAnnouncement(t(`said.${decision}`));
  });

  useEffect(() => {
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);

  return { announcement, wanted, onFocused: () => setWanted(undefined) };
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'));
