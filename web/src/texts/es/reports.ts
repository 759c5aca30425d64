import { plural } from '@kindred/contract/texts/es/plural';
import type { Translated } from '@kindred/contract/texts/translated';
import { formatNumber } from '../../lib/formats/formats.ts';
import type { messages as en } from '../en/reports.ts';

export const messages: Translated<typeof en> = {
  title: 'Gestión de reportes',
  loading: 'Cargando los reportes…',
  failed: 'No pudimos cargar los reportes',
  again: 'Reintentar',
  none: 'Ningún reporte coincide con tu búsqueda.',
  about: (figure: string) => `Qué significa “${figure}”`,
  cards: {
    total: { label: 'Total de reportes', about: 'Todos los reportes, salvo los eliminados.' },
    pending: { label: 'Pendientes', about: 'Reportes con los que nadie ha empezado.' },
    highPriority: {
      label: 'Prioridad alta',
      about: 'Reportes de prioridad crítica y alta, en cualquier estado.',
    },
    responseTime: {
      label: 'Tiempo medio de respuesta',
      about: 'Tiempo medio hasta la primera respuesta en los últimos 30 días.',
    },
    unknown: 'N/D',
  },
  filters: {
    search: 'Buscar por texto, nombre, correo o ID',
    searchShort: 'Texto, nombre, correo, ID',
    status: 'Estado',
    type: 'Tipo',
    reason: 'Motivo',
    priority: 'Prioridad',
    all: 'Todos',
    refresh: 'Actualizar',
    open: 'Abiertos',
    done: 'Mostrar reportes',
    sort: 'Ordenar',
    orders: {
      createdAt: { asc: 'primero los más antiguos', desc: 'primero los más recientes' },
      priority: { asc: 'primero los menos urgentes', desc: 'primero los más urgentes' },
      status: { asc: 'primero los pendientes', desc: 'primero los rechazados' },
      problem_type: { asc: 'de la A a la Z', desc: 'de la Z a la A' },
    },
  },
  views: {
    all: 'Todos, primero los más recientes',
    open: 'Abiertos, primero los más urgentes',
    pending: 'Pendientes',
    inProgress: 'En curso',
  },
  showing: (shown: number, total: number) =>
    plural(total, {
      one: `Se muestra ${formatNumber(shown)} de 1 reporte`,
      other: `Se muestran ${formatNumber(shown)} de ${formatNumber(total)} reportes`,
    }),
  showingAtLeast: (shown: number, total: number) =>
    `Se muestran ${formatNumber(shown)} de más de ${formatNumber(total)} reportes`,
  columns: {
    id: 'ID',
    description: 'Descripción',
    user: 'Cuenta',
    problem_type: 'Tipo',
    priority: 'Prioridad',
    status: 'Estado',
    createdAt: 'Fecha',
    replies: 'Respuestas',
    actions: 'Acciones',
  },
  row: {
    unknown: 'Sin nombre',
    erased: 'Cuenta eliminada',
    about: 'Sobre',
    from: 'de',
    inCase: (reports: number) =>
      `(${plural(reports, { one: '1 reporte', other: `${formatNumber(reports)} reportes` })})`,
    assigned: (name: string) => `Lo lleva ${name}`,
    notes: (count: number) =>
      plural(count, { one: '1 nota', other: `${formatNumber(count)} notas` }),
    replies: (count: number) =>
      plural(count, { one: '1 respuesta', other: `${formatNumber(count)} respuestas` }),
    reply: 'Responder',
    replyTo: (id: string) => `Responder a ${id}`,
    resolve: (id: string) => `Marcar ${id} como resuelto`,
    more: (id: string) => `Más acciones para ${id}`,
  },
  menu: {
    close: 'Cerrar',
    openCase: 'Abrir caso',
    prioritize: (word: string) => `Poner prioridad: ${word.toLowerCase()}`,
    to: {
      pending: 'Pendiente',
      in_progress: 'Empezar',
      resolved: 'Resolver',
      closed: 'Cerrar',
      rejected: 'Rechazar',
    },
    reopen: 'Reabrir',
    take: 'Asignármelo',
    release: 'Soltar',
    delete: 'Eliminar reporte',
  },
  outcome: {
    done: (id: string, status: string) => `Reporte ${id}: ${status.toLowerCase()}.`,
    undo: 'Deshacer',
    dismiss: 'Cerrar',
  },
  changeFailed: 'No pudimos cambiar el estado. Inténtalo de nuevo.',
  otherChangeFailed: 'No pudimos cambiar el reporte. Inténtalo de nuevo.',
  reply: {
    title: (id: string) => `Responder al reporte ${id}`,
    user: 'Cuenta',
    issue: 'Problema',
    description: 'Descripción',
    priority: 'Prioridad',
    reported: 'Cuenta reportada',
    earlier: 'Respuestas anteriores',
    notes: (count: number) => `Notas del equipo (${formatNumber(count)})`,
    by: (name: string | null, date: string) => (name ? `${name}, ${date}` : date),
    message: 'Respuesta',
    messageAbout: 'Se notificará a la persona que lo reportó.',
    note: 'Notas internas (opcional)',
    noteAbout: 'Solo el equipo puede verlas.',
    blank: 'Escribe una respuesta',
    send: 'Enviar respuesta',
    sending: 'Enviando…',
    cancel: 'Cancelar',
    failed: 'No pudimos enviar la respuesta. Inténtalo de nuevo.',
  },
  remove: {
    title: (id: string) => `¿Eliminar el reporte ${id}?`,
    about:
      'Se elimina para siempre el reporte con sus respuestas, notas y pruebas. El registro de auditoría anota quién lo eliminó.',
    delete: 'Eliminar reporte',
    cancel: 'Cancelar',
  },
};
