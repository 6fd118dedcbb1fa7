import type { Currency } from '../../i18n/format.ts';
import type { FaceProps } from '../../ui/Face.tsx';

/** A project on the home page. */
export interface FeaturedProject {
  ProjectID: string;
  name: string;
  description: string;
  /** The language it was written in. */
  language: string;
  /** Address of its picture; a drawn cover where there is none. */
  picture?: string;
  owner: { UserID: string; name: string; avatar: FaceProps['of']; place: string };
  /** 0 to 1. */
  progress: number;
  money?: { minor: number; totalMinor: number; currency: Currency };
  rolesOpen: number;
  /** Names of roles still open. */
  needs: readonly string[];
  likes: number;
  toHire: boolean;
}

/** A place that waits for somebody. */
export interface OpenRole {
  id: string;
  ProjectID: string;
  projectName: string;
  role: string;
  notes: string;
  language: string;
  owner: { UserID: string; avatar: FaceProps['of'] };
  /** ISO moment. */
  since: string;
}

export interface HomeTally {
  projects: number;
  roles: number;
  people: number;
  given: { minor: number; currency: Currency };
}

export type Home =
  | { status: 'loading' }
  | { status: 'failed' }
  | {
      status: 'ready';
      featured: readonly FeaturedProject[];
      roles: readonly OpenRole[];
      tally: HomeTally | undefined;
    };

const NOTHING_YET: Home = { status: 'ready', featured: [], roles: [], tally: undefined };

/** What the home page shows of the projects: the one place to join it to the server. */
export const useFeatured = (): Home => NOTHING_YET;
