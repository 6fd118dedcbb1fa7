import { useState } from 'react';

export interface IdeaPart<Content> {
  key: string;
  content: Content;
  /** Whether the proposal will contain it. */
  isChosen: boolean;
}

/** The roles or tasks of an idea, which are chosen until they are left out, and can be edited. */
export function useIdeaParts<Content>(initial: readonly Content[]) {
  const [items, setItems] = useState<readonly IdeaPart<Content>[]>(() =>
    initial.map((content, index) => ({ key: String(index), content, isChosen: true })),
  );
  const change = (key: string, changes: Partial<IdeaPart<Content>>) =>
    setItems(all => all.map(one => (one.key === key ? { ...one, ...changes } : one)));

  return {
    items,
    chosen: items.filter(({ isChosen }) => isChosen).map(({ content }) => content),
    choose: (key: string, isChosen: boolean) => change(key, { isChosen }),
    edit: (key: string, content: Content) => change(key, { content, isChosen: true }),
  };
}

export type IdeaPartsState<Content> = ReturnType<typeof useIdeaParts<Content>>;
