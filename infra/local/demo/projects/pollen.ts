import type { DemoProject } from '../content.ts';

export const pollen: DemoProject = {
  slug: 'pollen',
  owner: 'mathieu',
  language: 'fr',
  country: 'FR',
  name: 'Grain de pollen',
  shortName: 'Grain de pollen',
  description:
    'Un compteur de pollen à cent euros, pour savoir ce qui vole dans sa rue et pas à la préfecture.',
  details: `Le bulletin pollinique vient d’un capteur posé sur un toit, parfois à quatre-vingts kilomètres. Il dit ce qui volait la semaine dernière, en moyenne, là-haut. Mon nez, lui, est en bas et aujourd’hui.

Grain de pollen aspire l’air devant une petite caméra et une lumière bleue. Un grain de bouleau ne brille pas comme un grain de graminée ; la différence se mesure. L’appareil compte, trie et publie chaque heure. Il se monte en une soirée.

Trois prototypes tournent à Toulouse depuis mars, à côté d’un appareil professionnel qui coûte mille fois plus cher. Ils s’accordent à douze pour cent près pour le bouleau. Pour le cyprès, pas encore, et nous l’affichons.

Nous voulons vingt appareils dans cinq villes pour une saison entière, avec des données ouvertes et des marges d’erreur visibles.`,
  budget: 4_000,
  parts: 200,
  point: 'grain',
  progress: 18,
  palette: 'moss',
  state: 'approved',
  submitted: 30,
  ends: 240,
  roles: [
    {
      type: 'Vision par ordinateur',
      skill: 'developers',
      notes: 'Vous savez dire « je ne sais pas » à propos d’un cyprès, avec une probabilité.',
      hoursPerWeek: 5,
      workplace: 'remote',
      asked: [
        { by: 'itziar', ago: 2, note: 'Decir «no sé» con una probabilidad es, exactamente, mi oficio.' },
      ],
    },
    { type: 'Allergologue', skill: 'others', notes: 'Vous nous dites quels nombres servent à quelqu’un.' },
    {
      type: 'Hôte de capteur à Strasbourg',
      skill: 'organisers',
      notes: 'Vous avez un balcon, une prise et des voisins qui éternuent.',
      hoursPerWeek: 1,
      asked: [
        { by: 'bastien', ago: 8, note: 'Les trois, plus deux jumelles qui liront le compteur à voix haute.' },
      ],
    },
  ],
  comments: [
    {
      by: 'priya',
      ago: 5,
      text: 'The hourly file has no quality flag. If the fan stops, it reports zero, and zero is good news for someone with asthma.',
      replies: [
        [
          'mathieu',
          8,
          'Excellent point, and a frightening one. A stopped fan now means an empty cell, and a message to me.',
        ],
      ],
    },
    {
      by: 'solene',
      ago: 12,
      text: 'Peut-on en poser un près d’un four à pain ? Je voudrais savoir si je gêne.',
      replies: [
        ['mathieu', 20, 'Oui, et la suie se distingue bien. Vous aurez votre réponse, agréable ou non.'],
      ],
    },
  ],
  likes: 17,
  money: { share: 0.17, payments: 4, latest: 2.8 },
};
