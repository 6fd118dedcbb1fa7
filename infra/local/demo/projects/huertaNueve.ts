import { type DemoProject, hours } from '../content.ts';

export const huertaNueve: DemoProject = {
  slug: 'huerta-9',
  owner: 'pilar',
  language: 'es',
  country: 'ES',
  name: 'Huerta 9',
  shortName: 'Huerta 9',
  description: 'Un huerto de azotea para nueve vecinas, con riego compartido y un cuaderno que se hereda.',
  details: `En la azotea del número 9 hay nueve familias, un depósito de agua y un sol que raja las tejas. Queremos un huerto que aguante agosto sin que nadie tenga que quedarse a regar.

El sistema es sencillo: tinajas enterradas en el sustrato, como hacían en la vega, un depósito con flotador y un turno que se lee en la puerta. Un estudiante de arquitectura ha calculado el peso; el informe está adjunto y firmado.

Lo que nos gustaría dejar hecho es el cuaderno: cómo convencer a la comunidad, cuánto pesa la tierra mojada, qué pide el seguro, qué se muere siempre. Otras azoteas lo podrán copiar.

El presupuesto paga tinajas, sustrato ligero y la impermeabilización, que es lo más caro y lo menos bonito.`,
  budget: 2_700,
  parts: 180,
  point: 'tinaja',
  progress: 10,
  palette: 'moss',
  state: 'submitted',
  submitted: hours(22),
  ends: 190,
  roles: [
    { type: 'Arquitecta técnica', skill: 'makers', notes: 'Lees un forjado antiguo y duermes tranquila.' },
    {
      type: 'Hortelano con paciencia',
      skill: 'others',
      notes: 'Se te han muerto muchas cosas y sabes de qué.',
      hoursPerWeek: 3,
      workplace: 'onSite',
    },
  ],
};
