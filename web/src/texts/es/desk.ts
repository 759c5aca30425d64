import { decisionTexts, stepTexts } from '@kindred/contract/texts/es/decisions';
import { plural } from '@kindred/contract/texts/es/plural';
import type { Translated } from '@kindred/contract/texts/translated';
import { formatNumber } from '../../lib/formats/formats.ts';
import type { messages as en } from '../en/desk.ts';

/** Follows 'en'. */
const period = (days: number) =>
  days === 365
    ? 'el último año'
    : plural(days, { one: 'el último día', other: `los últimos ${formatNumber(days)} días` });

const count = (number: number, one: string, many: string) =>
  `${formatNumber(number)} ${plural(number, { one, other: many })}`;

export const messages: Translated<typeof en> = {
  title: 'Moderación',
  queue: {
    title: 'Cola',
    loading: 'Cargando los casos…',
    failed: 'No pudimos cargar los casos',
    again: 'Reintentar',
    open: (number: number) => count(number, 'abierto', 'abiertos'),
    more: 'Mostrar más',
    reports: (number: number) => count(number, 'reporte', 'reportes'),
    has: (name: string | null) => `Lo lleva ${name ?? 'otra persona del equipo'}`,
    escalated: 'Escalado',
    select: (name: string) => `Seleccionar ${name}`,
    notTogether: 'Ahora sus reportes son de varios tipos. Elige el motivo en el caso.',
    appeals: 'Apelaciones',
  },
  filters: {
    label: 'Filtros',
    show: 'Mostrar',
    all: 'Todos los casos',
    type: 'Tipo',
    anyType: 'Cualquier tipo',
    reason: 'Motivo',
    anyReason: 'Cualquier motivo',
    priority: 'Prioridad',
    anyPriority: 'Cualquier prioridad',
    shows: {
      mine: 'Míos',
      free: 'Sin asignar',
      others: 'De otras personas',
      claimed: 'Asignados',
      escalated: 'Escalados',
      people: 'Sobre personas',
      service: 'Sobre el servicio',
      aside: 'Apartados',
    },
  },
  case: {
    opening: 'Caso',
    loading: 'Cargando el caso…',
    failed: 'No pudimos cargar el caso',
    again: 'Reintentar',
    back: 'Volver a la cola',
    nothing: 'Ningún caso seleccionado',
    nothingAbout: 'Elige un caso de la cola.',
    title: (subject: string, reports: number, days: number) =>
      `${subject}, ${count(reports, 'reporte', 'reportes')}${days > 0 ? ` en ${count(days + 1, 'día', 'días')}` : ''}`,
    closed: 'Cerrado',
    escalated: 'Escalado',
    escalatedBy: (name: string | null) => `Lo escaló ${name ?? 'alguien del equipo'}`,
    yours: 'Tuyo',
    free: 'Sin asignar',
    looking: (names: readonly string[]) => `Abierto también por: ${names.join(', ')}`,
    evidence: 'Pruebas',
    reported: 'Qué se reportó',
    erased: 'Cuenta eliminada',
    unnamed: 'Alguien sin cuenta',
    danger: 'Peligro para la vida',
    claimedToo: (reports: number) => count(reports, 'reporte más lo dice', 'reportes más lo dicen'),
    timesReported: (times: number) =>
      times === 1 ? 'Un solo reporte' : `Reportes recibidos: ${formatNumber(times)}`,
    alike: (reports: number) =>
      `${count(reports, 'reporte', 'reportes')}, con los parecidos agrupados`,
    moreAlike: (reports: number) => count(reports, 'más como estos', 'más como estos'),
    fewerAlike: 'Mostrar menos de estos',
    someone: 'Un miembro',
    public: 'Alguien sin cuenta',
    replies: (number: number) => count(number, 'respuesta anterior', 'respuestas anteriores'),
    note: 'Nota del equipo',
    written: 'Texto original',
    snapshots: (number: number) => count(number, 'copia más', 'copias más'),
    decisions: 'Decisiones anteriores',
    reason: 'Motivo',
    undone: 'Deshecha',
    reversed: 'Revocada',
    by: (name: string | null, when: string) => `${name ?? 'Cuenta eliminada'}, ${when}`,
    until: (when: string) => `hasta el ${when}`,
  },
  actions: decisionTexts,
  leftOut: (number: number) => `${formatNumber(number)} más`,
  person: {
    label: (name: string) => `Sobre ${name}`,
    unknown: 'Sin datos',
    open: 'Abrir perfil',
    back: 'Volver al caso',
    none: 'Este caso trata del servicio.',
    joined: 'Alta',
    verified: 'Correo verificado',
    subscription: 'Suscripción',
    vip: 'Premium',
    free: 'Gratis',
    yes: 'Sí',
    no: 'No',
    status: 'Estado',
    made: 'Reportes hechos',
    blocked: 'Bloqueos recibidos',
    states: {
      active: 'Activa',
      deactivated: 'Desactivada',
      banned: 'Vetada',
      leaving: 'De baja',
      erased: 'Eliminada',
    },
    until: (state: string, when: string) => `${state} hasta el ${when}`,
    staff: 'Del equipo',
    strikes: 'Faltas',
    noStrikes: (days: number) => `Sin faltas en ${period(days)}.`,
    suggestion: (strikes: number, days: number, type: string | null, step: string) =>
      `${strikes === 0 ? 'Sin faltas' : count(strikes, 'falta', 'faltas')} en ${period(days)}. El paso habitual${type ? ` para “${type}”` : ''} es ${step}.`,
    ladder: 'Tabla de faltas',
    steps: stepTexts,
    length: (days: number) => count(days, 'día', 'días'),
    notes: 'Notas del equipo',
    noNotes: 'Todavía no hay notas.',
    note: 'Nota nueva',
    addNote: 'Añadir nota',
    onReport: (id: string) => `sobre el reporte ${id}`,
    cases: 'Otros casos',
    caseOf: (when: string, reports: number) => `${when}, ${count(reports, 'reporte', 'reportes')}`,
    openCase: 'abierto',
    reporters: 'Quiénes reportaron',
    first: 'Primer reporte',
    people: (people: number, first: number) =>
      `${count(people, 'persona', 'personas')}, ${formatNumber(first)} por primera vez`,
    all: (people: number) =>
      plural(people, { one: 'Mostrar 1', other: `Mostrar las ${formatNumber(people)}` }),
    earlier: ({
      resolved,
      closed,
      rejected,
      open,
    }: Record<'resolved' | 'closed' | 'rejected' | 'open', number>) =>
      [
        count(resolved + closed + rejected + open, 'anterior', 'anteriores'),
        resolved > 0 && count(resolved, 'resuelto', 'resueltos'),
        closed > 0 && count(closed, 'cerrado', 'cerrados'),
        rejected > 0 && count(rejected, 'rechazado', 'rechazados'),
        open > 0 && count(open, 'abierto', 'abiertos'),
      ]
        .filter(Boolean)
        .join(', '),
    warn: 'Advertir',
    standing: 'Cambiar',
    warnOf: (name: string) => `Advertir a ${name} por reportes infundados`,
    standingOf: (name: string) => `Cambiar lo que se aplica a los reportes de ${name}`,
    warned: (when: string) => `Advertencia por reportes infundados el ${when}`,
    aside: (when: string) => `Reportes apartados hasta el ${when}`,
  },
};
