import { useState } from 'react';
import type { TaskBoard } from '#shared/entities/task.ts';
import { useList } from '#web/api/lists/useList.ts';
import { keepFirstTasks, readFirstTasks } from '#web/domain/project/draft/firstTasks.ts';
import { useGone } from './useGone.ts';

/** The tasks that wait to be accepted or discarded: the first ones of an idea, for its owner, and those that were generated. */
export function useWaitingTasks({ ProjectID, isOwner }: Pick<TaskBoard, 'ProjectID' | 'isOwner'>) {
  const list = useList('listGeneratedTasks', { query: { ProjectID } });
  const gone = useGone();
  const [kept] = useState(() =>
    (isOwner ? readFirstTasks(ProjectID) : []).map(content => ({ key: crypto.randomUUID(), content })),
  );
  const [goneOfKept, setGoneOfKept] = useState<readonly string[]>([]);
  const isLeft = (gone: readonly string[]) => (one: { key: string }) => !gone.includes(one.key);

  function setGone(gone: readonly string[]) {
    setGoneOfKept(gone);
    keepFirstTasks(
      ProjectID,
      kept.filter(isLeft(gone)).map(({ content }) => content),
    );
  }

  const generated = (list.items ?? []).filter(({ SuggestionID }) => !gone.isGone(SuggestionID));
  const first = kept.filter(isLeft(goneOfKept));
  return {
    quota: list.first?.quota,
    count: first.length + generated.length,
    first: {
      items: first,
      onGone: (keys: readonly string[]) => setGone([...goneOfKept, ...keys]),
      onBack: (keys: readonly string[]) => setGone(goneOfKept.filter(key => !keys.includes(key))),
    },
    generated: {
      items: generated.map(item => ({ key: item.SuggestionID, content: item })),
      language: generated[0]?.language,
      onGone: gone.add,
      onBack: gone.restore,
    },
  };
}
export type WaitingTasks = ReturnType<typeof useWaitingTasks>;
