import type { DemoConversation, DemoDraft } from './demoMessage.ts';

export const conversations: readonly DemoConversation[] = [
  {
    between: ['maren', 'jonas'],
    subject: 'Readings drift after a spring tide',
    messages: [
      {
        from: 'jonas',
        ago: 0.15,
        isUnread: true,
        body: 'Hello Maren,\n\nthe Falmouth gauge reads four centimetres high for about two hours after a spring tide, and then it comes back by itself. I compared it with the harbour office: https://tidewatch.example/falmouth/november\n\nI think the tube fills with silt and rinses itself. Could you look at the lower holes before Sunday?\n\nJonas',
      },
    ],
  },
  {
    between: ['tom', 'maren'],
    subject: 'About the bracket',
    messages: [
      {
        from: 'tom',
        ago: 1.2,
        isUnread: true,
        files: [
          {
            name: 'Bracket, drawing 3.pdf',
            lines: ['Bracket for the tube, drawing 3', 'Steel, 6 mm', 'Third bolt: 25 mm, the others 30 mm'],
          },
        ],
        body: 'Drawing is on the bench. Mind the third bolt, it is shorter than the others and somebody (me) will drop it into the harbour.',
      },
    ],
  },
  {
    between: ['priya', 'maren'],
    subject: 'Map is fast now',
    messages: [
      {
        from: 'maren',
        ago: 5,
        body: 'The map takes nine seconds on the harbour office computer. It is a very old computer, but it is also the one that everybody looks at.',
      },
      {
        from: 'priya',
        ago: 3,
        body: '0.8 seconds on the harbour office computer. I am as surprised as you are.\n\nIt was drawing every gauge twice, once for the shadow. The shadow is gone; nobody will miss it.',
      },
      {
        from: 'maren',
        ago: 2.6,
        body: 'The harbour master asked whether we had bought a new computer. I said yes.',
      },
      {
        from: 'priya',
        ago: 2.1,
        body: 'Then please do not let him open the table of readings. It still loads ten years of tides before it shows today.',
      },
      {
        from: 'maren',
        ago: 1.9,
        body: 'He has opened it. He is still waiting, and so is his tea.\n\nCould it show the last week first, and the rest when somebody asks for it?',
      },
      {
        from: 'priya',
        ago: 0.9,
        isUnread: true,
        body: 'It can, and from tonight it does: the last week at once, older readings with a button below. I have also kept the old way behind https://tidewatch.example/readings/all for the two people who print it.\n\nTell him his tea is warm again.\n\nThe view from the mast where the new gauge goes is attached, with the list of what I need for it.',
        files: [
          { name: 'View from the mast.jpg', scene: 'harbour' },
          {
            name: 'Parts for the Newlyn gauge.pdf',
            lines: [
              'Parts for the Newlyn gauge',
              '1 pressure sensor, 0 to 10 m',
              '12 m of cable, the grey one',
              '4 stainless brackets, M8',
              '1 tube, 110 mm, with holes at the bottom',
            ],
          },
        ],
      },
    ],
  },
  {
    between: ['camille', 'maren'],
    subject: 'Quimper et la vase',
    messages: [
      {
        from: 'maren',
        ago: 9,
        body: 'Chère Camille,\n\nwould the harbour office in Quimper lend us a wall for a gauge? My French is good enough for tides and not for forms.',
      },
      {
        from: 'camille',
        ago: 7,
        body: 'Merci pour votre message. Le bureau du port est d’accord, à condition que quelqu’un vienne enlever la vase deux fois par an. Je peux m’en charger avec les élèves.\n\nCamille',
      },
    ],
  },
  {
    between: ['idris', 'maren'],
    subject: 'Signal Box would lend you two gauges',
    messages: [
      {
        from: 'idris',
        ago: 11,
        body: 'We bought four and only two rivers want them. They are the good ones, in the box, with the cable that everybody loses. Yours until spring if you fetch them.',
      },
    ],
  },
  {
    between: ['barry', 'maren'],
    subject: 'GREAT OPPORTUNITY',
    messages: [
      {
        from: 'barry',
        ago: 20,
        isTrashed: true,
        body: 'Dear friend, I have looked at your project and I can bring you 10,000 followers by Friday.',
      },
    ],
  },
  {
    between: ['theo', 'camille'],
    subject: 'Le piano de la salle des fêtes',
    messages: [
      {
        from: 'theo',
        ago: 0.4,
        isUnread: true,
        body: 'Bonjour Camille,\n\nla mairie nous prête le piano jusqu’à dimanche. Il manque un la, mais personne ne l’entendra avec la chorale.\n\nThéo',
      },
    ],
  },
  {
    between: ['pilar', 'lucia'],
    subject: 'Las llaves del huerto',
    messages: [
      {
        from: 'pilar',
        ago: 0.6,
        isUnread: true,
        body: 'Hola, Lucía:\n\nhe dejado las llaves en la panadería. Pregunta por Amparo y di que vas de mi parte, o no te las dará nunca.',
      },
      {
        from: 'lucia',
        ago: 0.3,
        body: 'Ya las tengo. Amparo me ha hecho comprar dos barras de pan antes de dármelas.',
      },
    ],
  },
  {
    between: ['nell', 'support'],
    subject: 'Feedback',
    messages: [
      {
        from: 'nell',
        ago: 0.2,
        isUnread: true,
        body: 'I like the stones. On my phone I first looked for the roles at the top of a project, and they are further down. That is all.',
      },
    ],
  },
  {
    between: ['hannah', 'support'],
    subject: 'Two receipts for one donation',
    messages: [
      {
        from: 'hannah',
        ago: 0.5,
        isUnread: true,
        files: [
          {
            name: 'Two receipts.pdf',
            lines: ['Receipts of the same donation to One Hand', '12:04: 25.00 GBP', '12:05: 25.00 GBP'],
          },
        ],
        body: 'A supporter of One Hand has received two receipts for one donation. Their bank shows a single payment. Which of the two is the right one?',
      },
    ],
  },
  {
    between: ['theo', 'support'],
    subject: 'Mon adresse e-mail',
    messages: [
      {
        from: 'theo',
        ago: 8,
        isUnread: true,
        body: 'Bonjour, la mairie ferme mon ancienne adresse à la fin du mois. Est-ce que je garde mes points si j’en donne une nouvelle ?',
      },
    ],
  },
  {
    between: ['amadou', 'support'],
    subject: 'Un reçu pour mon don',
    messages: [
      { from: 'amadou', ago: 4, body: 'Bonjour, où puis-je trouver le reçu de mon don à Tidewatch ?' },
      {
        from: 'support',
        language: 'fr',
        ago: 3,
        body: 'Bonjour Amadou,\n\nvous le recevez par e-mail juste après le paiement, et il reste dans votre messagerie. Je viens de vous l’envoyer une deuxième fois.',
        isUnread: true,
      },
    ],
  },
];

export const drafts: readonly DemoDraft[] = [
  {
    from: 'maren',
    to: 'idris',
    ago: 0.1,
    subject: 'Two gauges',
    body: 'Dear Idris,\n\nyes, please. I can drive up on',
  },
];
