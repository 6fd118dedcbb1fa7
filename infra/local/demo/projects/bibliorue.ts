import type { DemoProject } from '../content.ts';

export const bibliorue: DemoProject = {
  slug: 'bibliorue',
  owner: 'fatou',
  language: 'fr',
  country: 'FR',
  name: 'Bibliorue',
  shortName: 'Bibliorue',
  description: 'Une bibliothèque sur trottoir, en trente-deux langues, qui prête d’abord des histoires.',
  details: `À Montreuil, on parle cent langues et la bibliothèque en prête six. Ce n’est pas sa faute : les livres n’existent pas, ou seulement dans la tête de quelqu’un.

Bibliorue est une charrette, un tapis et une étagère. Pendant deux ans, chaque mercredi, nous avons demandé aux gens de raconter l’histoire qu’on leur racontait. Nous l’avons écrite avec eux, dans leur langue et en français, et nous l’avons reliée le jour même, avec du fil.

**C’est fait.** Deux cent six livres, trente-deux langues, quatre cent soixante auteurs et autrices, dont le plus jeune a quatre ans et signe d’un escargot. La charrette appartient désormais à la ville, avec une conteuse payée pour la pousser. Ce n’est plus moi, et c’est très bien ainsi.

Le mode d’emploi est libre : trois pages, plus un patron de charrette.`,
  budget: 5_000,
  parts: 500,
  point: 'livre',
  contributorsPart: 30,
  progress: 100,
  palette: 'moss',
  state: 'completed',
  submitted: 309,
  ended: 44,
  ends: -35,
  roles: [
    {
      type: 'Relieur·se',
      skill: 'makers',
      notes: 'Vous cousez un livre pendant que son auteur attend.',
      hoursPerWeek: 3,
      workplace: 'either',
      taken: {
        by: 'elodie',
        ago: 50,
        note: 'Je viens d’arriver ici, mais je relie depuis toujours. Je peux finir les trente derniers.',
      },
    },
    {
      type: 'Graphiste',
      skill: 'designers',
      notes: 'Vous composez le soninké et le tamoul sur la même page.',
      taken: {
        by: 'juliette',
        ago: 271,
        note: 'Je l’ai fait une fois pour un hôpital. J’ai envie de le faire mieux.',
      },
    },
    {
      type: 'Collecteur·rice',
      skill: 'writers',
      notes: 'Vous savez vous taire à côté d’un micro.',
      taken: { by: 'camille', ago: 265, note: 'Je me tais depuis quinze ans, professionnellement.' },
    },
  ],
  log: [
    {
      ago: 120,
      progress: 80,
      title: 'Cent soixante livres reliés',
      text: 'La charrette est passée par onze rues. Il manque encore du fil, de la colle et deux samedis sans pluie.',
    },
    {
      ago: 46,
      progress: 100,
      title: 'Deux cent six, et le dernier est signé d’un escargot',
      text: 'Tout est relié. La ville reprend la charrette et une conteuse est payée pour la pousser.',
    },
  ],
  comments: [
    {
      by: 'amadou',
      ago: 40,
      text: 'Le livre en pulaar de Mme Ba est celui de ma propre enfance, à une virgule près. Merci de l’avoir écrit.',
      replies: [['fatou', 6, 'Elle veut savoir de quelle virgule il s’agit. Elle est très sérieuse.']],
    },
    {
      by: 'noor',
      ago: 75,
      text: 'We copied the cart in Austin, from your three pages. The wheels squeak in Arabic.',
      replies: [['fatou', 18, 'Alors c’est que les plans étaient bons.']],
    },
  ],
  likes: 42,
  money: { share: 0.98, payments: 12, latest: 47 },
};
