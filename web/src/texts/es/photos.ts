import { plural } from '@kindred/contract/texts/es/plural';
import type { messages as en } from '../en/photos.ts';
import type { Translated } from '@kindred/contract/texts/translated';
import { formatPercent } from '../../lib/formats/formats.ts';

export const messages: Translated<typeof en> = {
  title: 'Fotos',
  why: 'Tu foto principal es lo primero que se ve. Lo mejor es una foto clara solo de tu cara.',
  loading: 'Cargando tus fotos…',
  failed: 'No pudimos cargar tus fotos',
  again: 'Reintentar',
  add: 'Añadir fotos',
  addMore: 'Añadir más',
  addAt: (number: number) => `Añadir la foto ${number}`,
  limits: (most: number) =>
    `Hasta ${most} fotos. La primera es tu foto principal. JPEG, PNG, WebP o AVIF de cualquier tamaño.`,
  drop: 'También puedes soltarlas aquí.',
  hidden: 'Quitamos los datos ocultos, como la ubicación.',
  tipsLabel: 'Consejos',
  tips: ['Luz natural, ojos a la vista', 'Una con una sonrisa', 'Una haciendo algo que te gusta'],
  full: 'Has llegado al límite de fotos. Elimina una para añadir otra.',
  list: 'Tus fotos, en orden',
  alt: (number: number) => `Tu foto ${number}`,
  main: 'Foto principal',
  inReview: 'En revisión',
  waiting: 'En revisión. De momento solo tú puedes verla.',
  noMain: 'Elige una foto principal. Sin ella nadie puede encontrarte.',
  options: (number: number) => `Editar la foto ${number}`,
  moved: (place: number, of: number) =>
    place === 1
      ? `Movida al puesto 1 de ${of}. Ahora es tu foto principal.`
      : `Movida al puesto ${place} de ${of}.`,
  deleted: 'Foto eliminada.',
  added: (name: string) => `Añadida: ${name}.`,
  crop: {
    title: 'Ajusta tu foto',
    titleOf: (left: number) =>
      `Ajusta tus fotos (${plural(left, { one: 'queda 1', other: `quedan ${left}` })})`,
    area: 'Foto. Las flechas la mueven.',
    hint: 'Arrastra la foto para moverla, y el círculo hasta tu cara.',
    zoom: 'Zoom',
    left: 'Girar a la izquierda',
    right: 'Girar a la derecha',
    cancel: 'Saltar foto',
    use: 'Usar foto',
  },
  point: {
    label: 'Cara. Las flechas mueven el círculo.',
    place: (x: number, y: number) =>
      `${formatPercent(x)} desde la izquierda, ${formatPercent(y)} desde arriba`,
  },
  uploads: {
    label: 'Subidas',
    waiting: 'En espera',
    paused: 'Esperando conexión. Continuará automáticamente.',
    uploading: 'Subiendo',
    again: (name: string) => `Reintentar: ${name}`,
    dismiss: (name: string) => `Quitar: ${name}`,
    tryAgain: 'Reintentar',
    close: 'Quitar',
    kind: 'No podemos leer este archivo. Elige una foto JPEG, PNG, WebP o AVIF.',
    large: (megabytes: number) =>
      `No podemos leer este archivo, y pesa más de ${megabytes}\u00a0MB. Elige una versión más pequeña.`,
    noRoom: (all: number) => `Puedes tener hasta ${all} fotos. Elimina una y añade esta después.`,
    tooMany: (minutes: number) =>
      `Has subido demasiadas fotos. Inténtalo de nuevo en ${plural(minutes, { one: 'un minuto', other: `${minutes} minutos` })}.`,
  },
};
