import { answerApplicants, answerOtherApplicants } from '../requests/closeOthers.ts';
import type { Reactions } from './reaction.ts';

/** What follows from each kind of happening: `requestAccepted: { tellTheSender }`. */
export const reactions: Reactions = {
  prospectTaken: { answerOtherApplicants },
  prospectRemoved: { answerApplicants },
};
