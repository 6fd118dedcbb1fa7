import type { DemoProject } from '../content.ts';

export const grainline: DemoProject = {
  slug: 'grainline',
  owner: 'mei',
  language: 'en',
  country: 'US',
  name: 'Grainline',
  shortName: 'Grainline',
  description: 'Sewing patterns that redraw themselves to your own measurements.',
  details: `A paper pattern comes in eight sizes, and nobody is any of them. Home sewers trace, slash, spread and swear. Most give up at the shoulder.

Grainline patterns are small programs. You enter eleven measurements, or fourteen if one of your sides is different from the other, and the pieces are drawn for you, with seam allowance, notches and the grain line where it belongs. You print them on ordinary paper or send them to a copy shop.

We begin with five garments that teach everything else: a shirt, a skirt, work pants, a bathrobe and a raincoat. The shirt is done. It has been sewn by forty-one people between four foot six and six foot eight, three of whom use a wheelchair, and the seated version is not an afterthought; it was drawn first.

The drawing code and all five patterns will be free for anyone to use, also commercially. Points pay for test fabric, for copy shop prints, and for a technical editor.`,
  budget: 9_600,
  parts: 480,
  point: 'notch',
  contributorsPart: 30,
  progress: 29,
  palette: 'ember',
  state: 'in-development',
  submitted: 158,
  ends: 200,
  roles: [
    {
      type: 'Geometry programmer',
      skill: 'developers',
      notes: 'You know how long a Bézier curve is, and why a sleeve cap must be longer than its hole.',
      hoursPerWeek: 5,
      workplace: 'remote',
      asked: [
        {
          by: 'tomasz',
          ago: 5,
          note: 'My router thinks in the same curves as your scissors. I wrote an offset algorithm that does not cross itself.',
        },
      ],
    },
    {
      type: 'Technical illustrator',
      skill: 'artists',
      notes: 'You can show which side is the wrong side without using the words.',
      taken: {
        by: 'anya',
        ago: 101,
        note: 'I failed at home sewing three times, always at the same picture. I want to redraw that picture.',
      },
    },
    {
      type: 'Test sewer, plus sizes',
      skill: 'makers',
      notes: 'You own a machine and a mirror, and you are honest about both.',
      hoursPerWeek: 2,
      workplace: 'remote',
    },
    {
      type: 'Test sewer, seated garments',
      skill: 'makers',
      notes: 'You use a wheelchair and have had enough of waistbands.',
      taken: {
        by: 'hannah',
        ago: 96,
        note: 'I sew for my clients, and two of them would like to do the testing with me.',
      },
    },
    {
      type: 'Technical editor',
      skill: 'writers',
      notes: 'You write instructions in the order in which the hands need them.',
      hoursPerWeek: 2,
      workplace: 'remote',
    },
    {
      type: 'Spanish translator',
      skill: 'writers',
      notes: 'You know what a placket is called in the workshop, not in the dictionary.',
      hoursPerWeek: 2,
      workplace: 'remote',
      asked: [
        {
          by: 'amparo',
          ago: 10,
          note: 'I have worked with cloth since I was fourteen. My English is for reading; my Spanish is for sewing.',
        },
        {
          by: 'luis',
          ago: 9,
          note: 'My grandmother did alterations for half of Albuquerque and I can ask her.',
        },
      ],
    },
  ],
  comments: [
    {
      by: 'amparo',
      ago: 12,
      text: 'He cosido la camisa para mi hermano, que tiene un hombro más bajo. Primera vez en sesenta años que no le tira la manga.',
      replies: [['mei', 14, 'Gracias. That sentence is now on the wall above my machine.']],
    },
    {
      by: 'elodie',
      ago: 26,
      text: 'Sur A4, le raccord des pages 14 à 17 est décalé de deux millimètres chez moi. Sur Letter, tout va bien.',
      replies: [
        [
          'mei',
          9,
          'Thank you for measuring it. It was a rounding error in the A4 margins, fixed in this morning’s build.',
        ],
      ],
    },
    {
      by: 'harriet',
      ago: 77,
      text: 'Could the bathrobe come before the work pants? I am asking for a friend who is cold.',
    },
  ],
  likes: 38,
  money: { share: 0.34, payments: 9, latest: 2.5 },
};
