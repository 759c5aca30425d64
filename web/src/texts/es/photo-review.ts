import { rejectTexts } from '@kindred/contract/texts/es/reject-reasons';
import { plural } from '@kindred/contract/texts/es/plural';
import type { Translated } from '@kindred/contract/texts/translated';
import { formatNumber } from '../../lib/formats/formats.ts';
import type { messages as en } from '../en/photo-review.ts';

export const messages: Translated<typeof en> = {
  title: 'Revisión de fotos',
  loading: 'Cargando las fotos…',
  failed: 'No pudimos cargar las fotos',
  again: 'Reintentar',
  left: (count: number) =>
    plural(count, { one: '1 foto por revisar', other: `${formatNumber(count)} fotos por revisar` }),
  none: 'Todo al día',
  noneAbout: 'Las fotos nuevas aparecen aquí automáticamente.',
  toReports: 'Ver los reportes abiertos',
  rules: 'Por qué se rechazan fotos',
  ruleColumns: ['Motivo', 'Lo que lee el miembro'],
  others: 'Otras personas del equipo están revisando las fotos que quedan.',
  strip: 'Fotos por revisar',
  nth: (number: number) => `Foto ${number}`,
  photo: (name: string) => `Foto de ${name}`,
  othersOf: 'Sus fotos aprobadas',
  other: (name: string, number: number) => `Foto aprobada ${number} de ${name}`,
  noOthers: 'Todavía ninguna.',
  unloaded: 'No pudimos cargar esta foto.',
  aMember: 'un miembro',
  who: (name: string, age: number | null) => (age === null ? name : `${name}, ${age}`),
  main: 'Foto principal',
  more: 'Foto adicional',
  added: (when: string) => `Añadida el ${when}`,
  approve: 'Aprobar',
  reject: 'Rechazar por',
  rejectStart: 'Rechazar',
  close: 'Cerrar',
  reasons: rejectTexts,
  approved: (name: string) => `Foto aprobada: ${name}.`,
  rejected: (name: string) => `Foto rechazada: ${name}.`,
  undo: 'Deshacer',
  keys: 'Atajos de teclado',
  keyHints: [
    ['J, K', 'Siguiente, anterior'],
    ['U', 'Deshacer'],
  ],
};
