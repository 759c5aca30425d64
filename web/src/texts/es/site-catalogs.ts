import type { Translated } from '@kindred/contract/texts/translated';
import type { messages as en } from '../en/site-catalogs.ts';

export const messages: Translated<typeof en> = {
  about:
    'De qué eligen los miembros. Lo que retiras se queda con quienes lo eligieron, y nadie más puede elegirlo.',
  list: 'Lista',
  lists: {
    interests: 'Intereses',
    prompts: 'Frases',
    questions: 'Preguntas',
    reasons: 'Motivos de denuncia',
  },
  language: 'Idioma de tus propias palabras',
  group: 'Grupo',
  newOnes: {
    interests: 'Nuevos intereses, uno por línea',
    prompts: 'Nuevas frases, una por línea',
    questions: 'Nuevas preguntas, una por línea',
    reasons: 'Motivos nuevos, uno por línea',
  },
  topic: 'De qué trata, como en «Coincides en …»',
  answer: (number) => `Respuesta ${number}`,
  addAnswer: 'Añadir una respuesta',
  removeAnswer: (number) => `Quitar la respuesta ${number}`,
  aboutReasons:
    'Por qué los miembros denuncian a alguien. Un motivo retirado sigue en sus denuncias. Los que exige la ley o la seguridad se pueden reformular y siempre quedan.',
  reason: { type: 'Tipo de denuncia', priority: 'Prioridad', clause: 'Norma habitual' },
  aboutQuestions:
    'Una pregunta retirada ya no se hace, ni se muestra, ni cuenta. Sus respuestas se conservan y vuelven a contar cuando la ofreces de nuevo. Una respuesta publicada mantiene su lugar: puedes corregir sus palabras y añadir otra después.',
  incomplete: 'Incompleto',
  nameIn: (name, language) => `${name} en ${language}`,
  full: (most) =>
    `Esta lista tiene ${most} opciones propias, contando las retiradas, y no caben más.`,
  add: {
    interests: 'Añadir intereses',
    prompts: 'Añadir frases',
    questions: 'Añadir preguntas',
    reasons: 'Añadir motivos',
  },
  addLines: 'Añadir opciones',
  sameMeaning:
    'Puedes corregir las palabras de una opción. Para otro significado, retírala y añade una nueva: quienes la eligieron la conservan.',
  retireOf: (name) => `Retirar ${name}`,
  offerOf: (name) => `Ofrecer ${name} de nuevo`,
  removeOf: (name) => `Quitar ${name}`,
  up: (name) => `Subir ${name}`,
  down: (name) => `Bajar ${name}`,
  unnamed: 'Opción sin palabras',
  reword: 'Cambiar las palabras',
  rewordOf: (name) => `Cambiar las palabras de ${name}`,
  retired: 'Retirada',
  retire: 'Retirar',
  offer: 'Ofrecer de nuevo',
  remove: 'Quitar',
  consequences: {
    added: (names) => `Nuevas opciones: ${names}`,
    retired: (names) => `Retiradas: ${names}`,
    offered: (names) => `Ofrecidas de nuevo: ${names}`,
    reworded: (names) => `Con otras palabras: ${names}`,
    order: 'En otro orden',
  },
};
