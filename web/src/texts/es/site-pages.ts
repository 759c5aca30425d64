import { plural } from '@kindred/contract/texts/es/plural';
import type { Translated } from '@kindred/contract/texts/translated';
import type { messages as en } from '../en/site-pages.ts';

export const messages: Translated<typeof en> = {
  about:
    'Páginas propias, como el aviso legal y las condiciones. Su dirección es la misma en todos los idiomas.',
  none: 'Todavía no hay páginas propias.',
  pages: 'Páginas propias',
  add: 'Agregar una página vacía',
  tooLong: 'Todos los textos juntos pueden tener 400\u00a0000 caracteres. Acorta algunos.',
  footerBadge: 'En el pie de página',
  bindingBadge: 'Vinculante',
  incomplete: 'Incompleta',
  address: 'Dirección',
  inFooter: 'Enlace al pie de todas las páginas',
  language: 'Idioma',
  addLanguage: 'Agregar un idioma',
  chooseLanguage: 'Elegir…',
  title: 'Título',
  body: 'Texto',
  bodyAbout:
    'En Markdown: ## empieza un título, ** alrededor de palabras las pone en negrita, - empieza un punto de una lista, [texto](https://…) es un enlace. El HTML se muestra como texto.',
  preview: 'Vista previa',
  remove: 'Quitar la página',
  removeAbout:
    'La página y todos sus textos salen del borrador, y del sitio cuando publiques. Las versiones anteriores los conservan.',
  removeTextAbout:
    'El texto sale del borrador, y del sitio cuando publiques. Las versiones anteriores lo conservan.',
  removeNow: 'Quitar',
  cancel: 'Cancelar',
  addTitled: (title) => `Agregar: ${title}`,
  addressAbout: (path) =>
    `La página está en ${path}. Los enlaces a una dirección anterior dejan de funcionar.`,
  untitled: (language) => `${language} (sin título)`,
  removeText: (language) => `Quitar el texto en ${language}`,
  removeTitle: (title) => `¿Quitar “${title}”?`,
  removeTextTitle: (title, language) => `¿Quitar “${title}” en ${language}?`,
  marksBadge: (count) =>
    plural(count, { one: '1 texto por reemplazar', other: `${count} textos por reemplazar` }),
  marks: (count) =>
    plural(count, {
      one: 'Falta reemplazar 1 texto entre [corchetes] por el tuyo. Se leería tal cual.',
      other: `Falta reemplazar ${count} textos entre [corchetes] por los tuyos. Se leerían tal cual.`,
    }),
  faults: {
    slug: 'De 2 a 41 letras minúsculas de la a a la z, números y guiones, con una letra al principio',
    reserved: 'El propio servicio usa esta dirección. Elige otra.',
    repeated: 'Otra página ya tiene esta dirección. Elige otra.',
    title: 'Una página necesita un título',
  },
};
