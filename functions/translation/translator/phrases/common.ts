import type { Phrase } from './phrase.ts';

/** Sentences that people write again and again. */
export const common: readonly Phrase[] = [
  {
    en: 'Hello!',
    fr: 'Bonjour !',
    es: '¡Hola!',
  },
  {
    en: 'Hello,',
    fr: 'Bonjour,',
    es: 'Hola:',
  },
  {
    en: 'Good morning,',
    fr: 'Bonjour,',
    es: 'Buenos días:',
  },
  {
    en: 'Thank you!',
    fr: 'Merci !',
    es: '¡Gracias!',
  },
  {
    en: 'Thanks!',
    fr: 'Merci !',
    es: '¡Gracias!',
  },
  {
    en: 'Thank you.',
    fr: 'Merci.',
    es: 'Gracias.',
  },
  {
    en: 'Many thanks!',
    fr: 'Merci beaucoup !',
    es: '¡Muchas gracias!',
  },
  {
    en: 'Thank you for your message.',
    fr: 'Merci pour votre message.',
    es: 'Gracias por su mensaje.',
  },
  {
    en: 'Thank you for your answer.',
    fr: 'Merci pour votre réponse.',
    es: 'Gracias por su respuesta.',
  },
  {
    en: 'What a beautiful project!',
    fr: 'Quel beau projet !',
    es: '¡Qué proyecto tan bonito!',
  },
  {
    en: 'How can I help?',
    fr: 'Comment puis-je aider ?',
    es: '¿Cómo puedo ayudar?',
  },
  {
    en: 'I’d like to help.',
    fr: 'J’aimerais aider.',
    es: 'Me gustaría ayudar.',
  },
  {
    en: 'Where do you meet?',
    fr: 'Où vous retrouvez-vous ?',
    es: '¿Dónde os reunís?',
  },
  {
    en: 'When do you start?',
    fr: 'Quand commencez-vous ?',
    es: '¿Cuándo empezáis?',
  },
  {
    en: 'See you soon,',
    fr: 'À bientôt,',
    es: 'Hasta pronto,',
  },
  {
    en: 'See you soon!',
    fr: 'À bientôt !',
    es: '¡Hasta pronto!',
  },
  {
    en: 'Kind regards,',
    fr: 'Cordialement,',
    es: 'Un saludo,',
  },
  {
    en: 'Good luck!',
    fr: 'Bon courage !',
    es: '¡Mucho ánimo!',
  },
  {
    en: 'Congratulations!',
    fr: 'Félicitations !',
    es: '¡Enhorabuena!',
  },
  {
    en: 'Yes.',
    fr: 'Oui.',
    es: 'Sí.',
  },
  {
    en: 'No.',
    fr: 'Non.',
    es: 'No.',
  },
];
