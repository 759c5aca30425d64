import { plural } from '@kindred/contract/texts/es/plural';
import type { Translated } from '@kindred/contract/texts/translated';
import { formatNumber } from '../../lib/formats/formats.ts';
import type { messages as en } from '../en/evidence.ts';

export const messages: Translated<typeof en> = {
  loading: 'Cargando las pruebas…',
  failed: 'No pudimos cargar las pruebas',
  again: 'Reintentar',
  titles: {
    profile: 'Copia del perfil',
    photo: 'Foto reportada',
    message: 'Mensaje reportado',
  },
  chatWith: (name: string) => `Chat con ${name}`,
  messages: (count: number) =>
    plural(count, { one: '1 mensaje', other: `${formatNumber(count)} mensajes` }),
  earlier: (count: number) =>
    plural(count, {
      one: 'Mostrar 1 mensaje anterior',
      other: `Mostrar ${formatNumber(count)} mensajes anteriores`,
    }),
  taken: (when: string) => `Copia del ${when}`,
  from: { reporter: 'Quien reportó', reported: 'Cuenta reportada' },
  reported: 'Reportado',
  sentPhoto: 'foto',
  edited: 'editado',
  deletedMessage: 'Eliminado antes del reporte',
  photo: (number: number) => `Foto ${number}, grande`,
  coveredNude: 'Probable desnudo, borroso. Mostrar',
  covered: (number: number) => `Foto ${number}, difuminada. Mostrar todas las fotos`,
  closed: (number: number) => `Foto ${number}, oculta hasta que se escale el caso`,
  show: 'Mostrar',
  escalateFirst: 'Escala primero',
  unloaded: 'No se pudo cargar',
  related: 'Reportes relacionados',
};
