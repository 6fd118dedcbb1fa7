import { Proposal } from '#shared/entities/project.ts';
import type { DemoProject } from './content.ts';
import type { Moments } from './moments.ts';
import { choicesOf } from './pictures/demoPictures.ts';
import { uploadOf } from './pictures/uploadOf.ts';
import { shown } from './shown.ts';

/** The proposal that the owner of a demo project submits. */
export function proposalOf(project: DemoProject, { dayIn }: Moments): Proposal {
  const { budget, parts, point, contributorsPart = 0, palette, ends, roles } = project;
  const { plan, milestones, faq, picture, gallery } = shown[project.slug] ?? {};
  return Proposal.parse({
    ...project,
    budget: budget * 100,
    endDate: dayIn(ends),
    rolesNeeded: roles.length,
    totalContributionBudget: budget * 100,
    numberOfContributions: parts,
    contributionName: point,
    contributorsPart,
    faq,
    budgetLines: plan?.map(([purpose, amount]) => ({ purpose, amount: amount * 100 })),
    milestones: milestones?.map(([name, amount]) => ({ name, amount: amount * 100 })),
    ...(gallery && { gallery: choicesOf(gallery) }),
    image: picture
      ? { kind: 'upload', UploadID: uploadOf(picture.scene), focus: picture.focus }
      : { kind: 'cairn', palette },
  });
}
