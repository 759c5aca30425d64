import type { ShippedRule } from '@kindred/contract/site/shipped-rules';
import type { Signal } from '@kindred/contract/site/safety-rules';

const names: Readonly<Record<ShippedRule, string>> = {
  link: 'Enlaces deletreados',
  elsewhere: 'Ofertas en otro sitio',
  messenger: 'Otra mensajería o teléfono',
  'paid-dates': 'Citas de pago',
  script: 'Frases de estafas románticas',
  'quick-money': 'Dinero rápido',
  insult: 'Insultos',
  demand: 'Exigencias sexuales',
  disguise: 'Palabras disfrazadas',
  'same-text': 'El mismo texto a muchos',
  'new-people': 'Muchas personas nuevas en una hora',
  likes: 'Muchos me gusta',
  'banned-photo': 'Foto de un miembro vetado',
  'changed-profile': 'Perfil cambiado poco antes',
  reports: 'Denuncias de miembros fiables',
};

const signals: Readonly<Record<Signal, string>> = {
  words: 'Palabras del mensaje',
  link: 'Una dirección deletreada o uno de estos sitios',
  contact: 'Un teléfono en palabras u otra forma de escribir',
  disguise: 'Una palabra disfrazada de otra regla',
  'same-text': 'El mismo texto, o casi, a varias personas en una semana',
  'new-people': 'Personas nuevas en una hora',
  likes: 'Me gusta desde ayer',
  'banned-photo': 'Una foto igual a la de un miembro vetado',
  'changed-profile': 'Foto o edad cambiadas en estas horas',
  reports: 'Denuncias de 30 días, según las anteriores de quien denuncia',
};

/** The rules about first messages: their names, and the words of the office. */
export const messages = {
  levels: {
    noteFrom: 'Cuenta en las cifras de las reglas y no pasa nada más.',
    slowFrom: 'Durante un día solo puede escribir a pocas personas nuevas por hora.',
    holdFrom: 'Sus mensajes a personas nuevas esperan hasta que el equipo la haya revisado.',
    peopleAnHour: 'Son nuevas las personas que aún no han respondido.',
    youngDays:
      'Los perfiles falsos escriben a muchas personas en los primeros días. 0 desactiva el límite.',
    youngPeople:
      'Termina antes si alguien responde o si las fotos están comprobadas. Se avisa al miembro.',
  },
  names,
  signals,
  about:
    'Estas reglas miran los mensajes a personas que aún no han contestado. Cada una suma puntos por cada persona. Ninguna regla veta a nadie: personas de tu equipo revisan las cuentas retenidas. Si publicas sin una regla, se libera a todos los que solo ella retenía.',
  list: 'Reglas',
  on: 'Activa',
  weight: 'Puntos por persona',
  most: 'Cuenta como mucho para estas personas',
  from: 'Cuenta desde',
  units: { people: 'personas', likes: 'me gusta', hours: 'horas', percent: 'por ciento' },
  words: (language: string) => `Palabras en ${language}`,
  wordsAbout: 'Una por línea. Un asterisco es el resto de una palabra, una almohadilla un número.',
  name: 'Nombre',
  remove: 'Borrar la regla',
  add: 'Añadir una regla con palabras',
  newName: 'Regla nueva',
  noWords: 'Esta regla no tiene palabras.',
  edit: 'Cambiar',
  done: 'Cerrar',
  figures: ({
    members,
    held,
    upheld,
    errors,
  }: Readonly<Record<'members' | 'held' | 'upheld' | 'errors', number>>) =>
    `Este mes: ${members} miembros, ${held} frenados o retenidos, ${upheld} confirmados, ${errors} liberados como error`,
  noFigures: 'Este mes: nada encontrado',
  tryOut: {
    title: 'Probar un mensaje',
    about: '¿Cuánto sumaría este mensaje? No se envía a ninguna parte.',
    field: 'Mensaje',
    none: 'Ninguna regla encuentra nada en él.',
    found: (rule: string, points: number) => `${rule}: ${points} puntos`,
    sum: (points: number, effect: string) =>
      `${points} puntos por cada persona que lo recibe. Con tres personas: ${effect}.`,
    effects: {
      none: 'no pasa nada',
      note: 'se anota',
      slow: 'la cuenta se frena',
      hold: 'sus primeros mensajes esperan',
    },
  },
};
