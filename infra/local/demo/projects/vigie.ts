import type { DemoProject } from '../content.ts';

export const vigie: DemoProject = {
  slug: 'vigie',
  owner: 'yann',
  language: 'fr',
  country: 'FR',
  name: 'Vigie',
  shortName: 'Vigie',
  description: 'Le journal de pêche des petits bateaux, qui se remplit avec les gants et se lit au bureau.',
  details: `Un bateau de neuf mètres doit déclarer ce qu’un chalutier de quarante mètres déclare, sauf qu’il n’a ni passerelle, ni second, ni main libre. Alors on remplit le journal le soir, de mémoire, et l’administration s’étonne que les nombres soient ronds.

Vigie tient dans une boîte étanche avec six gros boutons : une espèce par bouton, un appui par caisse. La position, l’heure et la météo s’ajoutent toutes seules. Au port, le journal est prêt, au format exigé, et reste la propriété du pêcheur. Rien ne part sans son accord.

Huit bateaux l’ont à bord, de Douarnenez au Guilvinec. Depuis mars, deux heures de paperasse en moins par semaine et par bateau, et trois contrôles sans une remarque.

L’argent paie trente boîtes pour des équipages qui veulent essayer, et un juriste.`,
  budget: 5_600,
  parts: 280,
  point: 'caisse',
  contributorsPart: 20,
  progress: 49,
  palette: 'tide',
  state: 'in-development',
  submitted: 166,
  ends: 145,
  roles: [
    {
      type: 'Électronicien·ne',
      skill: 'makers',
      notes: 'Vous fabriquez des boutons qui survivent au sel, au gasoil et à mon cousin.',
      taken: {
        by: 'jonas',
        ago: 122,
        note: 'I have met many cousins. The buttons from the ferry survived all of them.',
      },
    },
    {
      type: 'Développeur·se',
      skill: 'developers',
      notes: 'Vous lisez un format administratif sans perdre foi en l’humanité.',
      hoursPerWeek: 4,
      workplace: 'remote',
      asked: [
        {
          by: 'joaquin',
          ago: 9,
          note: 'Hice el de la pesca artesanal de Rocha. Perdí la fe, pero la recuperé.',
        },
      ],
    },
    { type: 'Juriste', skill: 'others', notes: 'Vous savez à qui appartient un nombre de caisses.' },
  ],
  comments: [
    {
      by: 'maren',
      ago: 11,
      text: 'Could a Vigie box also carry one of our pressure sensors? Eight boats would give us a bottom profile that no chart has.',
      replies: [
        [
          'yann',
          17,
          'Techniquement oui. Mais c’est chaque patron qui décide, et aucun ne donnera ses coins.',
        ],
        [
          'maren',
          25,
          'Understood. We could blur the place to a mile, and they would sign before anything leaves the boat.',
        ],
      ],
    },
    {
      by: 'diego',
      ago: 46,
      text: 'Mi tío en Arguineguín tiene el mismo cuaderno y los mismos números redondos. ¿Funcionaría con los nombres de aquí?',
    },
  ],
  likes: 21,
  money: { share: 0.45, payments: 6, latest: 8 },
};
