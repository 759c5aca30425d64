import { plural } from '@kindred/contract/texts/es/plural';
import type { Translated } from '@kindred/contract/texts/translated';
import { formatNumber } from '../../lib/formats/formats.ts';
import type { messages as en } from '../en/desk-numbers.ts';

/** A median that people can compare: minutes, hours or days. */
const oneDigit = { minimumFractionDigits: 1, maximumFractionDigits: 1 };

function time(hours: number | null) {
  if (hours === null) return '–';
  if (hours < 1) return `${formatNumber(Math.round(hours * 60))}\u00a0min`;
  if (hours < 48) return `${formatNumber(hours, oneDigit)}\u00a0h`;
  return `${formatNumber(hours / 24, oneDigit)}\u00a0días`;
}

export const messages: Translated<typeof en> = {
  title: 'Cifras de moderación',
  period: 'Periodo',
  days: (days: number) =>
    days === 365 ? '1 año' : plural(days, { one: '1 día', other: `${days} días` }),
  loading: 'Cargando las cifras…',
  failed: 'No pudimos cargar las cifras',
  again: 'Reintentar',
  about: (name: string) => `¿Qué es “${name}”?`,
  totals: {
    open: { label: 'Abiertos', about: 'Casos que ahora esperan una decisión.' },
    claimed: { label: 'Asignados', about: 'Casos abiertos en los que alguien trabaja ahora.' },
    escalated: { label: 'Escalados', about: 'Casos abiertos que se pasaron a otra persona.' },
    waitingAppeals: {
      label: 'Apelaciones en espera',
      about: 'Apelaciones que ahora no tienen resultado.',
    },
    appealed: { label: 'Apelaciones', about: 'Apelaciones presentadas en este periodo.' },
    reversed: {
      label: 'Revocadas',
      about: 'Apelaciones que revocaron una decisión en este periodo, del todo o en parte.',
    },
  },
  types: 'Por tipo de problema',
  typeColumns: ['Tipo de problema', 'Recibidos', 'Abiertos', 'Primera respuesta', 'Decisión'],
  noTypes: 'No hay reportes en este periodo.',
  moderators: 'Por persona del equipo',
  moderatorColumns: [
    'Nombre',
    'Decisiones',
    'Tiempo hasta la decisión',
    'Primeras respuestas',
    'Tiempo hasta la primera respuesta',
    'Apeladas',
    'Revocadas',
  ],
  noModerators: 'No hubo decisiones ni respuestas en este periodo.',
  noName: 'Sin nombre',
  time,
};
