import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * The section of a long page that is being read: the last one whose top has passed the upper third of the window, or the first. At
 * the end of the page, where the last ones cannot get there, the one in the URL if it is in the window, otherwise the last.
 */
export function useCurrentSection<Section extends string>(
  sections: readonly [Section, ...Section[]],
): Section {
  const [current, setCurrent] = useState<Section>(sections[0]);
  const names = sections.join(' ');
  const { hash } = useLocation();

  useEffect(() => {
    // Sections load one after another, which moves those below them without a scroll: each look finds them anew.
    const look = () =>
      setCurrent(sectionIn(names.split(' ') as Section[], hash) ?? (names.split(' ')[0] as Section)); // joined above
    look();
    document.addEventListener('scroll', look, { passive: true });
    const growth = new ResizeObserver(look);
    growth.observe(document.body);
    return () => {
      document.removeEventListener('scroll', look);
      growth.disconnect();
    };
  }, [names, hash]);

  return current;
}

function sectionIn<Section extends string>(sections: readonly Section[], hash: string): Section | undefined {
  const topOf = (section: Section) => document.getElementById(section)?.getBoundingClientRect().top;
  const isAbove = (line: number) => (section: Section) => (topOf(section) ?? Number.POSITIVE_INFINITY) < line;

  const { scrollHeight } = document.documentElement;
  const isAtEnd = window.scrollY > 0 && window.scrollY + window.innerHeight >= scrollHeight - 2;
  if (!isAtEnd) return sections.findLast(isAbove(window.innerHeight / 3));
  const shown = sections.filter(
    section => (topOf(section) ?? -1) >= 0 && isAbove(window.innerHeight)(section),
  );
  return shown.find(section => `#${section}` === hash) ?? sections.findLast(isAbove(window.innerHeight));
}
