import { useEffect, useState } from 'react';
import type { Project } from '#shared/entities/project.ts';
import { hour, minute } from '#shared/time.ts';

/** Hours after which a review is overdue. */
export const OVERDUE_HOURS = 24;

/** Whole hours since a project was submitted. */
export const hoursInQueue = ({ submittedAt }: Pick<Project, 'submittedAt'>, now: number): number =>
  Math.max(0, Math.floor((now - Date.parse(submittedAt)) / hour));

/** The current time, updated every minute. */
export function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), minute);
    return () => clearInterval(timer);
  }, []);
  return now;
}
