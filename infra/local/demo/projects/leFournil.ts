import type { DemoProject } from '../content.ts';

export const leFournil: DemoProject = {
  slug: 'le-four-commun',
  owner: 'solene',
  language: 'fr',
  country: 'FR',
  name: 'Le four commun',
  shortName: 'Le four commun',
  description: 'Un four à pain sur remorque, qui passe dans les vallées où la boulangerie a fermé.',
  details: `Dans le Trièves, onze villages ont perdu leur boulangerie en quinze ans. Les fours banals sont toujours là, fendus, pleins de tuiles et de vélos. Les remonter prend des années ; en attendant, le nôtre roule.

C’est une remorque de sept cent cinquante kilos, une voûte en terre réfractaire et un banc. Le samedi, quelqu’un chauffe dès quatre heures. À neuf heures, chacun vient avec sa pâte. On cuit quarante pains, puis les tartes, puis les conversations.

Le prototype a tourné tout l’été dans cinq villages. Il a fissuré deux fois, et nous savons pourquoi. Les plans de la deuxième version sont publiés, avec la liste des fournisseurs et celle des erreurs.

Nous voulons trois remorques, une pour chaque vallée, et former douze personnes à les conduire et à les chauffer. Une part paie une briquette ; il en faut beaucoup.`,
  budget: 9_000,
  parts: 600,
  point: 'briquette',
  progress: 41,
  palette: 'ember',
  state: 'in-development',
  submitted: 183,
  ends: 130,
  roles: [
    {
      type: 'Maçon·ne fumiste',
      skill: 'makers',
      notes: 'Vous savez pourquoi une voûte fend, et à quelle heure.',
      hoursPerWeek: 4,
      workplace: 'onSite',
      asked: [
        {
          by: 'tomasz',
          ago: 7,
          note: 'Je travaille le bois, mais mon père bâtissait des poêles. I have his drawings of seven vaults.',
        },
      ],
    },
    {
      type: 'Coordinateur·rice de vallée',
      skill: 'organisers',
      notes: 'Vous avez le numéro du maire, et surtout celui de sa secrétaire.',
      taken: {
        by: 'karim',
        ago: 139,
        note: 'Je connais les friches, les portails et les secrétaires. Je monte une semaine par mois.',
      },
    },
    {
      type: 'Rédacteur·rice du manuel',
      skill: 'writers',
      notes: 'Vous expliquez le feu sans faire peur et sans mentir.',
      hoursPerWeek: 2,
      workplace: 'remote',
    },
  ],
  comments: [
    {
      by: 'amparo',
      ago: 9,
      text: 'En mi pueblo el horno también era de todos. Cada familia marcaba su pan con un sello de madera. ¿Tenéis sellos?',
      replies: [
        [
          'solene',
          12,
          'Nous n’y avions pas pensé. Tomasz en taille déjà un pour chaque village. Merci, Amparo.',
        ],
      ],
    },
    {
      by: 'mathieu',
      ago: 38,
      text: 'Avez-vous mesuré les fumées ? Je pose la question en voisin et en asthmatique.',
      replies: [
        [
          'solene',
          26,
          'Oui, et ce n’était pas fameux les vingt premières minutes. La deuxième version a une seconde arrivée d’air ; je publie les mesures dimanche.',
        ],
      ],
    },
  ],
  likes: 28,
  money: { share: 0.39, payments: 8, latest: 5.5 },
};
