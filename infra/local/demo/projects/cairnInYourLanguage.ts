import type { DemoProject } from '../content.ts';

export const cairnInYourLanguage: DemoProject = {
  slug: 'cairn-in-your-language',
  owner: 'support',
  language: 'en',
  country: 'GB',
  name: 'Cairn in your language',
  shortName: 'Cairn guide',
  description: 'The guide to this site, written with the people who use it, in every language they ask for.',
  details: `This is our own project, run by the rules that apply to all others. We write a guide: how to describe an idea, how to write to strangers, what to do when nobody answers, how a team says goodbye.

It exists in English, French and Spanish. It is plain and it is short, and in places it is wrong, because we wrote it before you came. Every comment below is read, and most of the changes in the last months began there.

Next come Portuguese, Welsh and Galician, in that order, because that is the order in which people asked. We look for people who speak them at home. The texts are published for anybody to reuse.

Donations pay the translators of languages for which we find no volunteer. We publish each invoice here.`,
  budget: 3_000,
  parts: 300,
  point: 'paragraph',
  progress: 55,
  palette: 'moss',
  state: 'in-development',
  submitted: 260,
  ends: 90,
  roles: [
    {
      type: 'Translator, Galician',
      skill: 'writers',
      notes: 'You would explain a payout to your neighbour, and your neighbour would nod.',
      taken: {
        by: 'xoan',
        ago: 131,
        note: 'Traduzo para a aldea desde que teño memoria. Will do it gladly.',
      },
    },
    {
      type: 'Translator, Welsh',
      skill: 'writers',
      notes: 'You know that there is a Welsh word for deadline, and when not to use it.',
      taken: { by: 'gwen', ago: 142, note: 'There is one. Nobody in my valley has ever met one, mind.' },
    },
    {
      type: 'Translator, Portuguese',
      skill: 'writers',
      notes: 'You hear the difference between Porto and Recife and can write for both.',
    },
    {
      type: 'Editor of plain English',
      skill: 'writers',
      notes: 'You take out a third of the words and nobody notices.',
      asked: [
        {
          by: 'harriet',
          ago: 1.5,
          note: 'I teach nine-year-olds. They notice everything, so I have learned to cut.',
        },
      ],
    },
  ],
  comments: [
    {
      by: 'gwen',
      ago: 16,
      text: 'The chapter on saying no to an applicant is kind but it never says no. Could it have one sentence that one may copy?',
      replies: [
        [
          'support',
          7,
          'It has now: “Thank you. I have chosen somebody else for this role, and I am glad that you asked.” Copy it freely.',
        ],
      ],
    },
    {
      by: 'yann',
      ago: 44,
      text: 'Dans la version française, « porteur de projet » fait trois lignes sur mon téléphone. On ne pourrait pas dire simplement qui ?',
      replies: [
        ['support', 20, 'Vous avez raison. Là où une personne suffit, nous écrivons maintenant son prénom.'],
      ],
    },
    {
      by: 'nuria',
      ago: 101,
      text: 'La guía en castellano trata de tú en la portada y de usted en los pagos. Prefiero el tú en todas partes.',
    },
  ],
  likes: 26,
  money: { share: 0.31, payments: 4, latest: 12 },
};
