import { decisionTexts } from '@kindred/contract/texts/es/decisions';
import type { Appeal, AppealState } from '@kindred/contract/desk/appeals';
import type { AppealOutcome } from '@kindred/contract/desk/outcomes';
import type { DecisionAction } from '@kindred/contract/desk/sanctions';
import type { Translated } from '@kindred/contract/texts/translated';
import { formatDate, formatNumber, formatSiteDate } from '../../lib/formats/formats.ts';
import type { messages as en } from '../en/appeals.ts';

const states: Record<AppealState, string> = {
  waiting: 'En espera',
  upheld: 'Mantenida',
  'partly-reversed': 'Revocada en parte',
  reversed: 'Revocada',
  changed: 'Revocada, total o en parte',
  all: 'Todas',
};

const outcomes: Record<AppealOutcome, string> = {
  upheld: 'Mantener',
  'partly-reversed': 'Revocar en parte',
  reversed: 'Revocar',
};

const submit: Record<AppealOutcome, string> = {
  upheld: 'Mantener la decisión',
  'partly-reversed': 'Revocar en parte',
  reversed: 'Revocar la decisión',
};

function effect(
  party: Appeal['party'],
  outcome: AppealOutcome,
  /** The new end of a suspension or ban; null if there is none, or it isn't known yet. */
  until: { readonly at: Date | null } | null,
) {
  if (outcome === 'upheld') return 'La decisión se queda como está.';
  if (party === 'reporter') return 'El reporte se reabre y vuelve a la cola.';
  if (outcome === 'reversed')
    return 'Se deshace todo lo que hizo la decisión y su falta deja de contar. Si desactivó la renovación de premium, se activa de nuevo. El correo dice qué se recupera.';
  if (!until) return 'La falta deja de contar. El resto de la decisión se mantiene.';
  const { at } = until;
  if (!at) return 'La cuenta se reabre antes. La falta sigue contando.';
  return at <= new Date()
    ? 'La cuenta se reabre ahora y la falta sigue contando. Si la decisión desactivó la renovación de premium, se activa de nuevo. El correo lo dice.'
    : `La cuenta se reabre el ${formatSiteDate(at.toISOString())}, como dice el correo, y la falta sigue contando. La renovación de premium se queda como está.`;
}

export const messages: Translated<typeof en> = {
  title: 'Apelaciones',
  about: 'No puedes resolver una apelación contra tu propia decisión.',
  show: 'Mostrar',
  loading: 'Cargando las apelaciones…',
  failed: 'No pudimos cargar las apelaciones',
  again: 'Reintentar',
  noneWaiting: 'No hay apelaciones en espera.',
  none: 'No hay apelaciones con este resultado.',
  more: 'Mostrar más',
  states,
  counted: (state: AppealState, count: number) =>
    count > 0 ? `${states[state]} ${formatNumber(count)}` : states[state],
  outcomes,
  submit,
  effect,
  unnamed: 'Alguien sin nombre',
  colleague: 'Alguien que ya no está en el equipo',
  heading: (name: string, party: Appeal['party'], action: DecisionAction) =>
    party === 'reporter'
      ? `${name} apela la desestimación de su reporte`
      : `${name} apela ${decisionTexts[action].noun}`,
  decided: (name: string, at: string) => `${name}, ${formatDate(at, { timeStyle: 'short' })}`,
  answered: (name: string, at: string | null) => `${name}${at ? `, ${formatDate(at)}` : ''}:`,
  facts: {
    decided: 'Decidió',
    until: 'Hasta',
    reason: 'Motivo',
    written: 'Texto original',
    ground: 'Fundamento',
    note: 'Nota para el equipo',
    report: 'Reporte',
    reversed: 'Revocación',
  },
  waitsFor: {
    colleague: 'Tomaste esta decisión, así que la apelación la resuelve otra persona del equipo.',
    administrator:
      'Trata de alguien del equipo, así que la resuelve una persona con rol de administración.',
  },
  openPerson: 'Ver cuenta',
  openPersonOf: (name: string) => `Ver la cuenta de ${name}`,
  openCase: 'Abrir caso',
  openCaseOf: (reference: string) => `Abrir el caso #${reference}`,
  decide: 'Resolver',
  decideOf: (name: string) => `Resolver la apelación de ${name}`,
  outcome: 'Resultado',
  days: 'Días en total, desde la primera decisión',
  answer: 'Respuesta',
  answerAbout: 'La otra persona lee este texto. Explica qué miraste y por qué.',
  answerMissing: 'Escribe una respuesta',
  cancel: 'Cancelar',
};
