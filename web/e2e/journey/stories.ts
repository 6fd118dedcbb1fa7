import type { JourneyLanguage, Story } from './story.ts';

/** One story per language, with the same amounts. */
export const stories: Record<JourneyLanguage, Story> = {
  en: {
    locale: 'en-GB',
    country: 'GB',
    currency: 'GBP',
    search: { words: 'tide', finds: 'Tidewatch' },
    owner: {
      firstName: 'Tess',
      lastName: 'Harbour',
      username: 'tess.harbour',
      email: 'tess@journey.example',
      password: 'four quiet seagulls',
    },
    helper: {
      firstName: 'Imogen',
      lastName: 'Dray',
      username: 'imogen.draws',
      email: 'imogen@journey.example',
      password: 'seven blue pencils',
    },
    other: {
      firstName: 'Otto',
      lastName: 'Pane',
      username: 'otto.paints',
      email: 'otto@journey.example',
      password: 'a bucket of turpentine',
    },
    nextPassword: 'five louder seagulls',
    idea: {
      name: 'Harbour bells',
      searchWord: 'bells',
      description: 'A bell for every harbour that rings when the tide turns.',
      details:
        'Small harbours have no gauge. A bell on a float rings when the tide turns, and everybody hears it.',
      role: 'Illustrator',
      line: 'You draw bells that people can hear.',
      point: 'bell',
    },
    denial: {
      reason: 'Say what the bells are made of, then send it again.',
      newDetails: 'Small harbours have no gauge. A bronze bell on an oak float rings when the tide turns.',
    },
    application: 'I have drawn bells before.',
    interview: {
      question: 'Which of your bells may we see?',
      answer: 'The one above the ferry, on any weekday.',
      greeting: 'Look at the sketches first, then write to me about the float.',
    },
    entries: {
      first: {
        title: 'The first bell rings',
        text: 'It hangs on an oak float in the old basin, and was heard at the mill.',
      },
      second: { title: 'The float holds', text: 'Two storms, and nothing has come loose.' },
    },
    letters: {
      question: 'Which side of the wall shall I begin with?',
      answer: 'With the side that the sun reaches first.',
    },
    starter: {
      role: 'Bell founder',
      line: 'You know why a bell cracks.',
      task: {
        title: 'Explain one crack',
        description: 'Look at any cracked bell and say in three sentences what went wrong.',
      },
      answer: 'It was struck cold, in the same place, for forty winters.',
      link: 'https://bells.example/crack',
    },
    hiring: { subject: 'A harbour museum', text: 'We would like to hire the four of you for a year.' },
    adoption: 'I live next to the harbour and know three of the singers.',
    refund: 'I pressed the button twice, and meant to give only once.',
  },
  fr: {
    locale: 'fr-FR',
    country: 'FR',
    currency: 'EUR',
    search: { words: 'pêche', finds: 'Vigie' },
    owner: {
      firstName: 'Maëlle',
      lastName: 'Le Goff',
      username: 'maelle.legoff',
      email: 'maelle@journey.example',
      password: 'quatre mouettes sages',
    },
    helper: {
      firstName: 'Anouk',
      lastName: 'Lefèvre',
      username: 'anouk.dessine',
      email: 'anouk@journey.example',
      password: 'sept crayons bleus',
    },
    other: {
      firstName: 'Gaspard',
      lastName: 'Noël',
      username: 'gaspard.peint',
      email: 'gaspard@journey.example',
      password: 'un seau de térébenthine',
    },
    nextPassword: 'cinq mouettes bruyantes',
    idea: {
      name: 'L’écho des ports',
      searchWord: 'écho',
      description: 'Une cloche pour chaque port, qui sonne quand la marée tourne.',
      details:
        'Les petits ports n’ont pas de marégraphe. Une cloche sur un flotteur sonne à la renverse, et tout le monde l’entend.',
      role: 'Illustratrice',
      line: 'Vous dessinez des cloches que l’on entend.',
      point: 'cloche',
    },
    denial: {
      reason: 'Dites en quoi sont les cloches, puis renvoyez-la.',
      newDetails:
        'Les petits ports n’ont pas de marégraphe. Une cloche de bronze sur un flotteur de chêne sonne à la renverse.',
    },
    application: 'J’ai déjà dessiné des cloches.',
    interview: {
      question: 'Laquelle de vos cloches pouvons-nous voir ?',
      answer: 'Celle du bac, tous les jours de la semaine.',
      greeting: 'Regardez d’abord les croquis, puis écrivez-moi au sujet du flotteur.',
    },
    entries: {
      first: {
        title: 'La première cloche sonne',
        text: 'Elle est fixée à un flotteur en chêne, dans le vieux bassin, et on l’a entendue du moulin.',
      },
      second: { title: 'Le flotteur tient bon', text: 'Deux tempêtes, et rien n’a bougé.' },
    },
    letters: {
      question: 'Par quel côté du mur dois-je commencer ?',
      answer: 'Par celui que le soleil touche en premier.',
    },
    starter: {
      role: 'Fondeuse de cloches',
      line: 'Vous savez pourquoi une cloche se fêle.',
      task: {
        title: 'Expliquer une fêlure',
        description: 'Regardez une cloche fêlée et dites en trois phrases ce qui s’est passé.',
      },
      answer: 'On l’a frappée à froid, au même endroit, pendant quarante hivers.',
      link: 'https://bells.example/crack',
    },
    hiring: {
      subject: 'Un musée portuaire',
      text: 'Nous aimerions vous engager tous les quatre pour un an.',
    },
    adoption: 'J’habite à côté du port et je connais trois des chanteurs.',
    refund: 'Deux clics au lieu d’un : je ne voulais donner qu’une fois.',
  },
  es: {
    locale: 'es-ES',
    country: 'ES',
    currency: 'EUR',
    search: { words: 'semillas', finds: 'Semillero' },
    owner: {
      firstName: 'Nuria',
      lastName: 'Ibáñez',
      username: 'nuria.marea',
      email: 'nuria@journey.example',
      password: 'cuatro gaviotas mansas',
    },
    helper: {
      firstName: 'Begoña',
      lastName: 'Ruiz',
      username: 'begona.dibuja',
      email: 'begona@journey.example',
      password: 'siete lápices azules',
    },
    other: {
      firstName: 'Óscar',
      lastName: 'Peña',
      username: 'oscar.pinta',
      email: 'oscar@journey.example',
      password: 'un cubo de aguarrás',
    },
    nextPassword: 'cinco gaviotas ruidosas',
    idea: {
      name: 'Campanas de bajamar',
      searchWord: 'bajamar',
      description: 'Una campana para cada puerto, que suena cuando cambia la marea.',
      details:
        'Los puertos pequeños no tienen mareógrafo. Una campana sobre un flotador suena al cambiar la marea, y todos la oyen.',
      role: 'Ilustradora',
      line: 'Dibujas campanas que se oyen.',
      point: 'campana',
    },
    denial: {
      reason: 'Di de qué son las campanas y envíala otra vez.',
      newDetails:
        'Los puertos pequeños no tienen mareógrafo. Una campana de bronce sobre un flotador de roble suena al cambiar la marea.',
    },
    application: 'Ya he dibujado campanas.',
    interview: {
      question: '¿Cuál de tus campanas podemos ver?',
      answer: 'La del transbordador, cualquier día laborable.',
      greeting: 'Mira primero los bocetos y luego escríbeme sobre el flotador.',
    },
    entries: {
      first: {
        title: 'Suena la primera campana',
        text: 'Cuelga de un flotador de roble en la dársena vieja y se oyó desde el molino.',
      },
      second: { title: 'El flotador aguanta', text: 'Dos temporales y no se ha soltado nada.' },
    },
    letters: { question: '¿Por qué lado del muro empiezo?', answer: 'Por el que recibe primero el sol.' },
    starter: {
      role: 'Fundidora de campanas',
      line: 'Sabes por qué se raja una campana.',
      task: {
        title: 'Explicar una grieta',
        description: 'Mira una campana rajada y di en tres frases qué pasó.',
      },
      answer: 'La golpearon en frío, en el mismo sitio, durante cuarenta inviernos.',
      link: 'https://bells.example/crack',
    },
    hiring: { subject: 'Un museo del puerto', text: 'Nos gustaría contrataros a los cuatro durante un año.' },
    adoption: 'Vivo junto al puerto y conozco a tres de los cantores.',
    refund: 'He pulsado dos veces y solo quería donar una.',
  },
};
