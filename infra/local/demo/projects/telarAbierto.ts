import type { DemoProject } from '../content.ts';

export const telarAbierto: DemoProject = {
  slug: 'telar-abierto',
  owner: 'amparo',
  language: 'es',
  country: 'ES',
  name: 'Telar abierto',
  shortName: 'Telar abierto',
  description: 'Un telar de ocho lizos que cabe en un ascensor y se construye con madera de palé.',
  details: `Un telar de taller cuesta lo que un coche y pesa lo que un piano. Por eso aprenden a tejer quienes heredan. Yo heredé; mis alumnas, no.

Telar abierto son planos, plantillas y un vídeo largo y aburrido en el que se ve todo. Ocho lizos, ochenta centímetros de ancho, se pliega y sube en un ascensor de los antiguos. La madera sale de seis palés. Los tornillos son de la ferretería de la esquina.

Hay once construidos. El mío lleva cuatro mantas y un susto. Los cambios de cada taller vuelven a los planos con el nombre de quien los pensó.

Con este presupuesto hacemos veinte telares para institutos y centros de mayores de la comarca, y pagamos la revisión de los planos por alguien que sepa de seguridad y no me tenga cariño.`,
  budget: 4_500,
  parts: 300,
  point: 'lizo',
  progress: 54,
  palette: 'ember',
  state: 'in-development',
  submitted: 192,
  ends: 115,
  roles: [
    {
      type: 'Carpintero',
      skill: 'makers',
      notes: 'Sacas una pieza recta de un palé torcido.',
      hoursPerWeek: 5,
      workplace: 'either',
      taken: { by: 'tomasz', ago: 130, note: 'I can, and I will publish how.' },
    },
    {
      type: 'Redactora de instrucciones',
      skill: 'writers',
      notes: 'Escribes «gira» y todo el mundo gira hacia el mismo lado.',
      hoursPerWeek: 2,
      workplace: 'remote',
      asked: [
        {
          by: 'nuria',
          ago: 8,
          note: 'Llevo años haciendo que la gente pulse el botón correcto. Un tornillo no puede ser peor.',
        },
      ],
    },
    {
      type: 'Tejedora principiante',
      skill: 'others',
      notes: 'No sabes nada, y eso es justo lo que nos hace falta.',
      hoursPerWeek: 2,
      workplace: 'either',
    },
  ],
  comments: [
    {
      by: 'mei',
      ago: 18,
      text: 'I built one from five pallets instead of six by turning the treadles. Drawings attached to nothing, since I cannot find the button. Where may I send them?',
      replies: [
        ['amparo', 13, 'A mí, y con tu nombre. Cinco palés son un regalo.'],
        ['tomasz', 30, 'They are in the plans since yesterday as the Tanaka treadle.'],
      ],
    },
    {
      by: 'lucia',
      ago: 57,
      text: '¿Serviría para lino? Tenemos semilla de un lino de la Font de la Figuera y nadie que lo teja.',
      replies: [['amparo', 22, 'Sirve, con paciencia y con la urdimbre húmeda. Guárdame un puñado.']],
    },
  ],
  likes: 24,
  money: { share: 0.51, payments: 6, latest: 6.5 },
};
