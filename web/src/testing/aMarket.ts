import type { ProjectCard } from '#shared/entities/project.ts';
import { ProjectID } from '#shared/ids.ts';
import type { Answers, ApiRequest } from './fakeApi.ts';
import { aProject, marketCounts } from './samples.ts';

export const counts = marketCounts({
  projects: 45,
  rolesOpen: 75,
  matching: 45,
  country: { GB: 30, FR: 15 },
  status: { 'in-development': 40, halted: 5 },
  skill: { developers: 11, designers: 6 },
});

export const cards = (from: number, to: number): ProjectCard[] =>
  Array.from({ length: to - from + 1 }, (_, index) =>
    aProject({ ProjectID: ProjectID.parse(`project-${from + index}`), name: `Project ${from + index}` }),
  );

/** 45 projects, 20 per page. */
export const market: Answers = {
  listProjects: ({ query }: ApiRequest) => {
    const start = Number(query['cursor']?.replace('after-', '') ?? 0);
    const end = Math.min(45, start + 20);
    const matching = query['skill']?.includes(',') ? 17 : query['skill'] ? 11 : 45;
    return {
      items: cards(start + 1, end),
      counts: { ...counts, matching },
      ...(end < 45 && { cursor: `after-${end}` }),
    };
  },
};
