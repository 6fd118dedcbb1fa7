import { type MechanismTexts, role, task } from '../grammar.ts';

/** Mechanisms of French ideas that share knowledge and time. */
export const sharing: Record<'almanac' | 'game' | 'archive' | 'exchange', MechanismTexts> = {
  almanac: {
    nouns: ['l’almanach', 'la gazette'],
    description: 'Un almanach gratuit qui annonce {facts} par SMS, chaque dimanche, pour {audience}.',
    how: 'Chaque dimanche à dix-huit heures arrive un message de trois lignes : ce qui se passe, ce qu’on peut faire cette semaine, et une question. Les réponses reviennent par le même chemin et améliorent le numéro suivant. En décembre, tout devient un petit livre imprimé avec un trou dans le coin, pour le clou près de la porte.',
    first: [
      'Huit messages hebdomadaires à trente personnes, écrits à la main.',
      'Un petit programme qui envoie, recueille les réponses et oublie un numéro sur demande.',
      'Un mois imprimé, en guise d’échantillon.',
    ],
    money:
      'Les SMS d’une année, l’impression du numéro de décembre et quatre heures de rédaction par semaine.',
    roles: [
      role(
        'Rédacteur·rice de l’almanach',
        'writers',
        'Vous dites l’essentiel en trois lignes, et l’une d’elles fait sourire.',
      ),
      role(
        'Développeur·se messagerie',
        'developers',
        'Pour vous, un numéro de téléphone est une donnée personnelle, et cela se voit.',
      ),
    ],
    tasks: [
      task(
        'Écrire les quatre premiers dimanches',
        'Trois lignes chacun. Les lire à voix haute à quelqu’un qui ne connaît pas le projet.',
        4,
      ),
      task(
        'Trouver les trente premiers lecteurs',
        'Demander de vive voix, expliquer comment arrêter et garder pour l’instant les numéros sur papier.',
        5,
      ),
      task(
        'Choisir comment partent les messages',
        'Comparer le coût, la confidentialité et le sort des réponses pour trois façons d’envoyer.',
        3,
      ),
    ],
  },
  game: {
    nouns: ['le jeu', 'la quête'],
    description: 'Un jeu coopératif d’une demi-heure sur {facts}, pensé pour {audience}.',
    how: 'Personne ne gagne seul. Les joueurs partagent un plateau et un problème, et chacun sait quelque chose que les autres ignorent. Les événements des cartes sont vrais et viennent d’ici ; un petit chiffre dans le coin mène à la source. Les règles tiennent sur une page et les fichiers s’impriment librement.',
    first: [
      'Un prototype en papier avec trente cartes.',
      'Dix soirées d’essai avec des gens qui n’aiment pas les jeux.',
      'Une version à imprimer chez soi, en noir et blanc.',
    ],
    money:
      'Les illustrations, l’impression de cinq cents boîtes et un exemplaire pour chaque école des environs.',
    roles: [
      role(
        'Auteur·rice de jeux coopératifs',
        'designers',
        'Vous savez empêcher le joueur le plus bruyant de tout décider.',
      ),
      role(
        'Illustrateur·rice de cartes',
        'artists',
        'Vos images se lisent à l’envers, de l’autre côté de la table.',
      ),
    ],
    tasks: [
      task(
        'Réunir trente événements vrais',
        'Chacun avec une source et une date, en mots qui tiennent sur une carte.',
        4,
      ),
      task('Essayer les règles avec six inconnus', 'Ne rien expliquer. Noter chaque question posée.', 5),
      task(
        'Dessiner une carte dans trois styles',
        'La montrer à dix personnes à deux mètres et demander ce qu’elles ont vu.',
        3,
      ),
    ],
  },
  archive: {
    nouns: ['l’écoute', 'la voix'],
    description: 'Des archives sonores où {audience} racontent leur savoir sur {field}.',
    how: 'Un enregistrement dure dix minutes, se fait à une table de cuisine et porte un titre choisi par la personne qui parle. Les voix sont conservées avec la date et le lieu, se retrouvent par mot et se retirent d’un coup de téléphone. Une fois par saison, on en écoute six, chaises en cercle.',
    first: [
      'Vingt enregistrements de dix minutes, avec un accord écrit que chacun comprend.',
      'Une page de recherche qui trouve un mot dans une voix.',
      'Une soirée d’écoute, avec de la soupe.',
    ],
    money: 'Deux bons micros, la transcription, dix ans de stockage et la soupe.',
    roles: [
      role(
        'Intervieweur·se',
        'writers',
        'Vous posez une question, puis vous attendez plus longtemps qu’il n’est confortable.',
      ),
      role('Monteur·se son', 'artists', 'Vous enlevez le réfrigérateur et gardez le silence.'),
    ],
    tasks: [
      task(
        'Écrire l’accord de publication sur une page',
        'Des mots simples, de gros caractères et un numéro pour changer d’avis.',
        5,
      ),
      task(
        'Enregistrer les dix premières minutes',
        'Choisir quelqu’un que nous connaissons bien, écouter ensemble et changer une seule chose.',
        4,
      ),
      task(
        'Décrire comment nommer les enregistrements',
        'Qui, où, quand et sur quoi, pour qu’un inconnu les retrouve dans dix ans.',
        3,
      ),
    ],
  },
  exchange: {
    nouns: ['le troc', 'le cercle'],
    description: 'Un troc d’heures d’entraide sur {field}, pour {audience}.',
    how: 'Une heure vaut une heure, qui que ce soit qui la donne. Les offres et les souhaits sont affichés sur un mur et sur une page ; un bénévole passe le premier appel, parce que c’est le plus difficile. Personne ne tient les comptes en public, une dette s’oublie au bout d’un an et qui arrive reçoit deux heures d’avance.',
    first: [
      'Un mur avec quarante offres et quarante souhaits.',
      'Un registre que deux personnes vérifient et que personne ne lit en passant.',
      'Une première soirée où trente heures changent de mains.',
    ],
    money:
      'Un téléphone, un mur, un petit programme pour le registre et un fonds pour le matériel nécessaire.',
    roles: [
      role(
        'Entremetteur·se',
        'organisers',
        'Vous remarquez qui devrait se rencontrer, et vous décrochez le téléphone.',
      ),
      role(
        'Développeur·se du registre',
        'developers',
        'Vous faites de petites choses qui tombent juste et s’exportent.',
      ),
    ],
    tasks: [
      task(
        'Recueillir quarante offres et quarante souhaits',
        'En parlant, sans formulaire. Garder les mots que les gens emploient.',
        5,
      ),
      task(
        'Convenir des règles de l’heure',
        'Ce qui compte, ce qui ne compte pas, comment finit un désaccord. Une page, essayée sur deux cas difficiles.',
        4,
      ),
      task(
        'Organiser les dix premiers échanges',
        'Appeler les deux côtés avant et après, et demander ce qui a failli rater.',
        4,
      ),
    ],
  },
};
