import type { DemoProject } from '../content.ts';

export const laReparerie: DemoProject = {
  slug: 'la-reparerie',
  owner: 'theo',
  language: 'fr',
  country: 'FR',
  name: 'La Réparerie',
  shortName: 'La Réparerie',
  description: 'La carte des ateliers où l’on répare encore.',
  details: `Il reste en France un rempailleur pour quatre cantons, deux ateliers qui rebobinent un moteur de machine à coudre, et une dame, à Roanne, qui remaille les bas. Personne ne les trouve, parce qu’ils n’ont pas de site et qu’ils n’en veulent pas.

La Réparerie est une carte tenue par celles et ceux qui s’en servent. On y cherche un objet et un geste : « fermeture éclair, remplacer », « accordéon, accorder ». Chaque atelier a été visité une fois par l’un de nous, avec un objet réellement cassé. Nous écrivons ce que cela a coûté, combien de temps cela a pris, et si cela tient toujours un an plus tard.

Mille cent quarante ateliers sont sur la carte, de Lille à Perpignan. Un sur six a un apprenti depuis que nous posons la question.

Il nous manque une version de poche, imprimée, pour les gens qui n’ouvriront jamais une carte sur un téléphone, et qui sont aussi ceux qui réparent.`,
  budget: 7_500,
  parts: 500,
  point: 'vis',
  contributorsPart: 15,
  progress: 52,
  palette: 'ember',
  state: 'in-development',
  submitted: 256,
  ends: 103,
  roles: [
    {
      type: 'Maquettiste',
      skill: 'designers',
      notes: 'Vous faites tenir mille ateliers dans une poche de bleu de travail.',
      hoursPerWeek: 3,
      workplace: 'remote',
      asked: [
        {
          by: 'elodie',
          ago: 12,
          note: 'Je compose les catalogues de notre syndicat de potiers, à la main et de mauvaise humeur. Le résultat est propre.',
        },
      ],
    },
    {
      type: 'Enquêteur·rice dans le Nord',
      skill: 'organisers',
      notes: 'Vous entrez dans un atelier avec un grille-pain et vous en sortez avec une histoire.',
      hoursPerWeek: 2,
      asked: [
        {
          by: 'amelie',
          ago: 4,
          note: 'J’ai un grille-pain, une chaise percée et un accent du Nord en langue des signes.',
        },
      ],
    },
    {
      type: 'Développeur·se',
      skill: 'developers',
      notes: 'Vous savez chercher « bidule » et trouver « thermostat ».',
      taken: {
        by: 'margaux',
        ago: 211,
        note: 'Un moteur de recherche pour bidules : j’attendais cette annonce depuis dix ans.',
      },
    },
    {
      type: 'Illustrateur·rice',
      skill: 'artists',
      notes: 'Vous dessinez un outil de façon qu’on sente son poids.',
      hoursPerWeek: 2,
      workplace: 'remote',
    },
    {
      type: 'Traduction en anglais',
      skill: 'writers',
      notes: 'Vous savez comment on dit « remailler » à Manchester, et vous n’abrégez pas la dame de Roanne.',
      hoursPerWeek: 2,
      workplace: 'remote',
      translates: 'en',
      taken: {
        by: 'zainab',
        ago: 64,
        note: 'I learned my French in a kitchen in Marseille, where everything was repaired twice. I would translate the map so that my uncles can complain about it.',
      },
    },
    {
      type: 'Référent·e ateliers mobiles',
      skill: 'makers',
      notes: 'Vous savez que certains ateliers ont des roues.',
      taken: {
        by: 'darius',
        ago: 98,
        note: 'I run one of those with wheels, in Detroit. My French is bad and my snails are good.',
      },
    },
  ],
  comments: [
    {
      by: 'karim',
      ago: 3.2,
      text: 'Le serrurier de la rue Longue-des-Capucins est fermé depuis septembre. Sa nièce reprend au printemps, même adresse. Ne l’effacez pas !',
      replies: [
        [
          'theo',
          5,
          'Il reste, avec la mention « reprend au printemps ». C’est la plus belle ligne de la carte.',
        ],
      ],
    },
    {
      by: 'mathieu',
      ago: 29,
      text: 'Pourquoi noter le prix payé ? Deux ateliers de Toulouse m’ont dit que cela les gênait.',
      replies: [
        [
          'theo',
          18,
          'Bonne question. Nous notons désormais une fourchette, et seulement si l’atelier la confirme.',
        ],
        ['margaux', 22, 'Les anciens prix ont été retirés hier soir, sauf accord écrit.'],
      ],
    },
    {
      by: 'hannah',
      ago: 82,
      text: 'I used the map on vacation to have a prosthetic hinge fixed in Annecy. The clockmaker refused payment and asked for the drawing.',
    },
  ],
  likes: 39,
  money: { share: 0.55, payments: 12, latest: 3.1 },
};
