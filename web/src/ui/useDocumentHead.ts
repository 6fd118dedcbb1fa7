import { useEffect } from 'react';
import type { Project } from '#shared/entities/project.ts';

/** The tab and what is shared say which project this is. */
export function useDocumentHead({ name, description }: Pick<Project, 'name' | 'description'>): void {
  useEffect(() => {
    document.title = `${name} · Cairn`;
    const tag = document.querySelector('meta[name="description"]');
    const former = tag?.getAttribute('content');
    tag?.setAttribute('content', description);
    return () => {
      if (former) tag?.setAttribute('content', former);
    };
  }, [name, description]);
}
