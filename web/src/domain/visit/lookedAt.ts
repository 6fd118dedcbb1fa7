import { useCallback } from 'react';
import { type VisitPart, visitSettings } from '#shared/visits.ts';

/** Parts of the page, and ids of roles, that the visitor has looked at since the visit began. */
const parts = new Set<VisitPart>();
const roles = new Set<string>();

export const lookedAt = {
  read: () => ({ parts: [...parts], roles: [...roles] }),
  clear: (): void => {
    parts.clear();
    roles.clear();
  },
};

/**
 * Records that a part of the page, or one of its roles, was looked at, once the element has been in the middle of the window for
 * a second. Returns the element's ref.
 */
export const useLookedAt = (part: VisitPart, role?: string) =>
  useCallback(
    (element: Element | null) => {
      if (!element) return undefined;
      let timer: ReturnType<typeof setTimeout> | undefined;
      const note = () => {
        parts.add(part);
        if (role !== undefined) roles.add(role);
        observer.disconnect();
      };
      const observer = new IntersectionObserver(
        ([entry]) => {
          clearTimeout(timer);
          if (entry?.isIntersecting) timer = setTimeout(note, visitSettings.lookedAtAfter);
        },
        { rootMargin: '-20% 0px' },
      );
      observer.observe(element);
      return () => {
        clearTimeout(timer);
        observer.disconnect();
      };
    },
    [part, role],
  );
