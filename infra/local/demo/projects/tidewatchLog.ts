import type { DemoProgress } from '../content.ts';
import { uploadOf } from '../pictures/uploadOf.ts';

/** The progress log of Tidewatch. */
export const tidewatchLog: readonly DemoProgress[] = [
  {
    ago: 95,
    progress: 33,
    title: 'Three harbours said yes',
    text: 'Falmouth, Porthleven and Barmouth will each host a gauge for a year.',
    translations: {
      fr: {
        title: 'Trois ports ont dit oui',
        text: 'Falmouth, Porthleven et Barmouth accueilleront chacun un marégraphe pendant un an.',
      },
      es: {
        title: 'Tres puertos han dicho que sí',
        text: 'Falmouth, Porthleven y Barmouth acogerán cada uno un mareógrafo durante un año.',
      },
    },
  },
  {
    ago: 52,
    progress: 48,
    title: 'Alerts by text message',
    text: 'Anyone may now receive a message two hours before a spring tide. Priya wrote it in an evening.',
    translations: {
      fr: {
        title: 'Des alertes par SMS',
        text: 'Tout le monde peut désormais recevoir un message deux heures avant une marée de vive-eau. Priya l’a programmé en une soirée.',
      },
      es: {
        title: 'Avisos por SMS',
        text: 'Ya cualquiera puede recibir un mensaje dos horas antes de una marea viva. Priya lo programó en una tarde.',
      },
    },
  },
  {
    ago: 10,
    progress: 61,
    title: 'Seven weeks under salt water',
    text: 'The Falmouth unit came up yesterday with a limpet on it and 10,080 good readings. Enclosure drawings are now final.',
    translations: {
      fr: {
        title: 'Sept semaines sous l’eau salée',
        text: 'L’appareil de Falmouth est remonté hier avec une patelle dessus et 10 080 mesures correctes. Les plans du boîtier sont maintenant définitifs.',
        pictures: [
          {
            UploadID: uploadOf('limpet'),
            alt: 'Le marégraphe hors de l’eau, couvert d’algues jusqu’à mi-hauteur, avec une patelle dessus.',
            caption: 'La patelle a été remise là d’où elle venait.',
          },
        ],
      },
      es: {
        title: 'Siete semanas bajo el agua salada',
        text: 'La unidad de Falmouth salió ayer con una lapa encima y 10 080 lecturas correctas. Los planos de la caja ya son definitivos.',
        pictures: [
          {
            UploadID: uploadOf('limpet'),
            alt: 'El mareógrafo fuera del agua, cubierto de algas hasta la mitad, con una lapa encima.',
            caption: 'La lapa volvió al lugar de donde había venido.',
          },
        ],
      },
    },
    pictures: [
      {
        scene: 'limpet',
        alt: 'The gauge above the water, overgrown with weed up to its middle, with a limpet on it.',
        caption: 'The limpet was put back where it came from.',
      },
    ],
  },
];
