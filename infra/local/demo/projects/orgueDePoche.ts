import type { DemoProject } from '../content.ts';

export const orgueDePoche: DemoProject = {
  slug: 'orgue-de-poche',
  owner: 'bastien',
  language: 'fr',
  country: 'FR',
  name: 'L’orgue de poche',
  shortName: 'Orgue de poche',
  description: 'Un petit orgue en bois que l’on bâtit à trente, en une semaine, avec de l’air pour de vrai.',
  details: `Un orgue, c’est du bois, du vent et de la patience. Les enfants croient que c’est une armoire d’église. Nous leur en faisons construire un : vingt-quatre tuyaux de sapin, un soufflet, un clavier, et l’obligation de pomper pendant que le voisin joue.

Le premier a été bâti par une classe de Schiltigheim, en cinq jours. Il est faux avec grâce dans le grave et parfaitement juste au-dessus. Il voyage depuis d’école en école sur une remorque à vélo.

Les plans, les gabarits et les cotes sont prêts. La fiche du soufflet a été refaite trois fois.

**Le projet est en pause** : la scierie qui nous donnait les chutes de sapin a brûlé en août. Nous cherchons une autre source avant de relancer les ateliers de printemps, et nous préférons le dire.`,
  budget: 3_200,
  parts: 160,
  point: 'tuyau',
  progress: 60,
  palette: 'moss',
  state: 'halted',
  submitted: 243,
  ended: 88,
  ends: 70,
  roles: [
    {
      type: 'Menuisier·ère',
      skill: 'makers',
      notes: 'Vous coupez un tuyau à trois dixièmes et vous laissez un enfant faire le quatrième.',
      taken: { by: 'tomasz', ago: 138, note: 'Three tenths is easy. The child will do it in two.' },
    },
    {
      type: 'Musicien·ne intervenant·e',
      skill: 'artists',
      notes: 'Vous tirez une chanson de vingt-quatre notes et de trente élèves.',
      hoursPerWeek: 2,
      workplace: 'onSite',
    },
  ],
  comments: [
    {
      by: 'beth',
      ago: 81,
      text: 'Sorry about the sawmill. The bell frame in our tower is being replaced, and there is a ton of old oak and some pine. Is a ton any use?',
      replies: [
        [
          'bastien',
          15,
          'Une tonne de pin vieux de cent ans ? J’arrive. Il me faut juste une remorque et un ferry.',
        ],
      ],
    },
    { by: 'liv', ago: 126, text: 'Faux avec grâce is the best description of an organ that I know.' },
  ],
  likes: 20,
  money: { share: 0.47, payments: 4, latest: 95 },
};
