import type { Translated } from '@kindred/contract/texts/translated';
import type { messages as en } from '../en/site-fields.ts';

export const messages: Translated<typeof en> = {
  about:
    'Lo que los miembros pueden añadir a su perfil en tu sitio, como la altura o los idiomas. Pueden dejar vacío lo que no es obligatorio.',
  none: 'Todavía no hay campos propios.',
  fields: 'Campos propios',
  add: 'Añadir un campo',
  addUsual: 'Añadir los datos habituales',
  addNamed: (name) => `Añadir: ${name}`,
  unnamed: 'Campo sin nombre',
  incomplete: 'Incompleto',
  sensitiveBadge: 'Sensible',
  filterBadge: 'Filtro',
  kind: 'Tipo',
  kindFixed:
    'Hay miembros que lo han rellenado, así que su tipo se queda. Añade otro campo para otro tipo.',
  kinds: {
    one: 'Una de varias opciones',
    several: 'Cualquier número de opciones',
    number: 'Un número',
    text: 'Un texto corto',
  },
  language: 'Idioma',
  addLanguage: 'Añadir un idioma',
  chooseLanguage: 'Elegir…',
  name: 'Nombre',
  choices: 'Opciones',
  choice: (number) => `Opción ${number}`,
  retire: (name) => `Retirar ${name}`,
  offer: (name) => `Ofrecer ${name} de nuevo`,
  removeChoice: (name) => `Eliminar ${name}`,
  retired: 'Retirada: se queda con quienes la eligieron',
  sameMeaning:
    'Puedes corregir las palabras de una opción. Para otro significado, retírala y añade una nueva: quienes la eligieron la conservan.',
  newChoices: 'Opciones nuevas, una por línea',
  addChoices: 'Añadir opciones',
  from: 'Desde',
  to: 'Hasta',
  unit: 'Unidad, como cm',
  seenBy: 'Quién lo ve',
  viewers: {
    all: 'Todos los que ven el perfil',
    matches: 'Los matches',
    self: 'Solo el miembro',
  },
  joining: 'Preguntar al registrarse',
  required: 'Obligatorio',
  requiredAbout: 'Los miembros no pueden dejarlo vacío. Un campo sensible nunca es obligatorio.',
  onCard: 'Mostrarlo en las listas y en Descubrir',
  filter: 'Se puede filtrar por él',
  filterAbout: 'Para un campo con opciones o un número que todos ven.',
  sensitive: 'Sensible',
  sensitiveAbout:
    'Para religión, política, salud, origen o vida sexual. Los miembros dan antes su consentimiento y pueden retirarlo, lo que borra la respuesta. Tu equipo nunca la ve en las fichas de los miembros.',
  up: (name) => `Subir ${name}`,
  down: (name) => `Bajar ${name}`,
  remove: 'Eliminar campo',
  removeTitle: (name) => `¿Eliminar «${name}»?`,
  removeAbout:
    'Cuando publiques, el campo desaparecerá de todos los perfiles y filtros, y se borrará lo que los miembros escribieron en él. Publicar una versión anterior no lo recupera.',
  removeNow: 'Eliminar',
  cancel: 'Cancelar',
  consequences: {
    removed: (name) =>
      `«${name}» desaparece de todos los perfiles, y se borra lo que los miembros escribieron en él`,
    sensitive: (name) =>
      `Se borra lo que los miembros escribieron en «${name}» sin su consentimiento`,
  },
  faults: {
    name: 'Un campo y cada una de sus opciones necesitan un nombre',
    choices: 'Añade al menos una opción',
    range: 'El segundo número tiene que ser mayor',
  },
};
