import { type Grammar, role, task } from '../grammar.ts';
import { indoors } from './indoors.ts';
import { making } from './making.ts';
import { outdoors } from './outdoors.ts';
import { sharing } from './sharing.ts';
import { together } from './together.ts';

/** "de" with a noun that has an article: de + le → du, de + les → des; otherwise unchanged, as in de l’estran. */
const of = (noun: string): string =>
  noun.startsWith('le ')
    ? `du ${noun.slice('le '.length)}`
    : noun.startsWith('les ')
      ? `des ${noun.slice('les '.length)}`
      : `de ${noun}`;

/** A noun without its article, with a capital: l’atelier → Atelier. */
const bare = (noun: string): string => {
  const word = noun.replace(/^(le |la |les |l’)/, '');
  return word.charAt(0).toUpperCase() + word.slice(1);
};

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export const fr: Grammar = {
  subjects: { ...outdoors, ...indoors, ...together },
  mechanisms: { ...making, ...sharing },
  audiences: {
    neighbours: {
      label: 'les voisins qui ne se sont jamais parlé',
      short: 'les voisins',
      why: 'On se salue dix ans dans l’escalier sans rien savoir les uns des autres. Un travail à partager reste le plus court chemin pour parler d’autre chose que du temps.',
    },
    families: {
      label: 'les familles avec de jeunes enfants',
      short: 'les familles',
      why: 'Les familles ont peu de temps et beaucoup de curiosité. Ce qui les accueille commence à l’heure, supporte le bruit et se termine avant le coucher.',
    },
    olderPeople: {
      label: 'les personnes de plus de soixante-dix ans',
      short: 'les aînés',
      why: 'Passé soixante-dix ans, on en sait souvent plus que ce qu’on nous demande. On participe s’il y a des chaises, de gros caractères et quelqu’un qui écoute jusqu’au bout.',
    },
    newcomers: {
      label: 'les personnes qui viennent d’emménager',
      short: 'les nouveaux',
      why: 'Qui arrive dans une ville a besoin d’une raison d’être quelque part à heure fixe. Mieux vaut une tâche qui s’explique toute seule et n’exige pas de bien parler.',
    },
    students: {
      label: 'les étudiants loin de chez eux',
      short: 'les étudiants',
      why: 'Les étudiants arrivent avec deux soirées libres et repartent trois ans plus tard. Le travail doit se transmettre facilement et trouver sa place dans un portfolio.',
    },
    carers: {
      label: 'les proches aidants',
      short: 'les aidants',
      why: 'Quand on veille sur quelqu’un, on ne promet pas son mardi. Chaque tâche peut donc s’arrêter au bout de vingt minutes et être reprise par une autre personne.',
    },
    nightWorkers: {
      label: 'celles et ceux qui travaillent la nuit',
      short: 'le monde de la nuit',
      why: 'Boulangers, infirmières et conducteurs sont éveillés quand tout est fermé. Le projet suit leurs horaires et ne suppose jamais que les soirées sont libres.',
    },
    smallShops: {
      label: 'les commerces tenus par une seule personne',
      short: 'les petits commerces',
      why: 'Dans une boutique tenue par une seule personne, nul ne quitte le comptoir. Tout doit donc venir jusqu’à la porte, prendre cinq minutes et amener un client de temps en temps.',
    },
  },
  constraints: {
    offline: {
      text: 'Tout doit fonctionner sans Internet. Le papier, la radio et un panneau d’affichage passent d’abord ; un site pourra les recopier plus tard.',
      task: task(
        'Tenir une semaine sans Internet',
        'Tout faire sur papier pendant une semaine et noter chaque moment où quelqu’un a voulu sortir son téléphone.',
        3,
      ),
    },
    shortTime: {
      text: 'La première version est finie en quatre week-ends. Ce qui n’y entre pas est noté sur une liste, et y reste.',
      task: task(
        'Préparer les quatre week-ends',
        'Un but par week-end, un nom en face de chaque but et la liste de ce que nous laissons de côté exprès.',
        4,
      ),
    },
    smallBudget: {
      text: 'La première version coûte moins cher qu’un vélo. Ce qui dépasse s’emprunte, se trouve ou s’abandonne.',
      task: task(
        'Recenser ce que nous pouvons emprunter',
        'Demander à dix personnes ce qu’elles prêteraient pour un mois, et noter ce qu’il reste à acheter.',
        4,
      ),
    },
    onePlace: {
      text: 'Tout commence dans une seule rue. La deuxième ne viendra qu’après une saison réussie dans la première.',
      task: task(
        'Choisir la première rue',
        'Parcourir trois rues à trois, et garder celle où le plus de portes se sont ouvertes.',
        5,
      ),
    },
    reused: {
      text: 'Rien n’est acheté neuf. Chaque pièce a eu une vie auparavant, et une étiquette dit laquelle.',
      task: task(
        'Trouver trois sources de matériaux de récupération',
        'Visiter une déchèterie, une réserve de théâtre et une cave d’école ; convenir de ce que nous pouvons prendre et quand.',
        4,
      ),
    },
    byHand: {
      text: 'Personne ne regarde d’écran en participant. Des mains, des voix et du papier suffisent.',
      task: task(
        'Essayer avec un inconnu, sans écran',
        'Expliquer l’idée à quelqu’un qui n’en a jamais entendu parler, avec du papier et un crayon, et noter où cela coince.',
        3,
      ),
    },
  },
  settings: [
    'au bord du canal',
    'sous les arcades',
    'au carrefour',
    'derrière la gare',
    'à l’ancienne école',
    'sur la colline',
    'à côté du fournil',
    'sur l’autre rive',
    'au-dessus du garage',
    'le long de la ligne 4',
    'au troisième étage',
    'au fond de la cour',
  ],
  headings: {
    first: 'Ce que nous construisons d’abord',
    audience: 'À qui cela s’adresse',
    constraint: 'La règle que nous nous donnons',
    money: 'À quoi sert l’argent',
  },
  topic: 'Les mots de départ : « {topic} ».',
  nameOf: (noun, image) => `${capital(noun)} ${of(image)}`,
  shortNameOf: (noun, image) => `${bare(noun)} ${of(image)}`,
  atSetting: (name, setting) => `${name}, ${setting}`,
  forAudience: (name, audience) => `${name} pour ${audience}`,
  anyRoles: [
    role(
      'Coordinateur·rice de projet',
      'organisers',
      'Vos comptes rendus sont courts, et on les lit quand même.',
    ),
    role('Illustrateur·rice', 'artists', 'Vous expliquez un geste en quatre dessins, sans une flèche.'),
    role('Développeur·se web', 'developers', 'Vous préférez retirer une fonction plutôt que la maintenir.'),
    role('Rédacteur·rice', 'writers', 'Vous coupez un texte de moitié et l’auteur vous remercie.'),
    role('Designer d’interface', 'designers', 'Vous faites vos tests avec des gens pressés.'),
    role('Prototypiste', 'makers', 'Vous finissez une première version bien laide avant midi.'),
    role(
      'Traducteur·rice',
      'writers',
      'Vous traduisez ce qui est voulu, et vous demandez quand vous ne savez pas.',
    ),
    role('Trésorier·ère', 'organisers', 'Vous aimez que deux colonnes finissent par le même nombre.'),
  ],
  anyTasks: [
    task(
      'Écrire ce que « fini » veut dire',
      'Une page : ce qui existe à la fin, qui s’en sert et à quoi nous verrons que cela marche.',
      4,
    ),
    task(
      'Parler avec cinq personnes concernées',
      'Une demi-heure chacune. Demander comment elles font aujourd’hui, et ne présenter le projet qu’à la fin.',
      5,
    ),
    task(
      'Construire la plus petite version qui marche',
      'Laisser de côté tout ce que deux d’entre nous peuvent faire à la main pendant un mois.',
      4,
    ),
    task(
      'Ranger nos fichiers au même endroit',
      'Un dossier, une règle de nommage et une page qui dit où se trouve quoi.',
      2,
    ),
    task(
      'Publier un compte rendu d’étape',
      'Ce que nous avons essayé, ce qui a raté et ce qui vient ensuite, en 300 mots et deux images.',
      2,
    ),
    task(
      'Fixer l’heure de nos réunions',
      'Une heure fixe par semaine, qui prend des notes, et ce qui se passe quand quelqu’un ne peut pas venir.',
      3,
    ),
    task(
      'Dresser la liste des risques',
      'Les cinq plus probables, une personne pour chacun et le premier signe à guetter.',
      3,
    ),
    task(
      'Inviter les dix premières personnes',
      'Écrire à chacune personnellement ; dire ce que nous demandons et pour combien de temps.',
      3,
    ),
  ],
};
