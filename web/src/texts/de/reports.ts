import { plural } from '@kindred/contract/texts/de/plural';
import type { Translated } from '@kindred/contract/texts/translated';
import { formatNumber } from '../../lib/formats/formats.ts';
import type { messages as en } from '../en/reports.ts';

export const messages: Translated<typeof en> = {
  title: 'Meldungen verwalten',
  loading: 'Meldungen werden geladen …',
  failed: 'Meldungen konnten nicht geladen werden',
  again: 'Neu laden',
  none: 'Keine Meldungen gefunden, die dazu passen.',
  about: (figure: string) => `Was „${figure}“ bedeutet`,
  cards: {
    total: { label: 'Meldungen gesamt', about: 'Alle Meldungen außer gelöschten.' },
    pending: { label: 'Eingegangen', about: 'Meldungen, mit denen noch niemand begonnen hat.' },
    highPriority: {
      label: 'Hohe Priorität',
      about: 'Meldungen mit kritischer oder hoher Priorität, egal in welchem Status.',
    },
    responseTime: {
      label: 'Antwortzeit im Schnitt',
      about: 'Durchschnittliche Zeit bis zur ersten Antwort in den letzten 30 Tagen.',
    },
    unknown: '–',
  },
  filters: {
    search: 'Nach Text, Name, E-Mail-Adresse oder ID suchen',
    searchShort: 'Text, Name, E-Mail, ID',
    status: 'Status',
    type: 'Art',
    reason: 'Grund',
    priority: 'Priorität',
    all: 'Alle',
    refresh: 'Aktualisieren',
    open: 'Offen',
    done: 'Meldungen anzeigen',
    sort: 'Sortieren',
    orders: {
      createdAt: { asc: 'älteste zuerst', desc: 'neueste zuerst' },
      priority: { asc: 'am wenigsten dringend zuerst', desc: 'dringendste zuerst' },
      status: { asc: 'eingegangene zuerst', desc: 'abgelehnte zuerst' },
      problem_type: { asc: 'A bis Z', desc: 'Z bis A' },
    },
  },
  views: {
    all: 'Alle, neueste zuerst',
    open: 'Offen, dringendste zuerst',
    pending: 'Eingegangen',
    inProgress: 'In Bearbeitung',
  },
  showing: (shown: number, total: number) =>
    `${formatNumber(shown)} von ${formatNumber(total)} Meldungen`,
  showingAtLeast: (shown: number, total: number) =>
    `${formatNumber(shown)} von mehr als ${formatNumber(total)} Meldungen`,
  columns: {
    id: 'ID',
    description: 'Beschreibung',
    user: 'Konto',
    problem_type: 'Art',
    priority: 'Priorität',
    status: 'Status',
    createdAt: 'Datum',
    replies: 'Antworten',
    actions: 'Aktionen',
  },
  row: {
    unknown: 'Unbekannt',
    erased: 'Gelöschtes Mitglied',
    about: 'Zu',
    from: 'von',
    inCase: (reports: number) =>
      `(${formatNumber(reports)} ${plural(reports, { one: 'Meldung', other: 'Meldungen' })})`,
    assigned: (name: string) => `Zugewiesen an ${name}`,
    notes: (count: number) =>
      `${formatNumber(count)} ${plural(count, { one: 'Notiz', other: 'Notizen' })}`,
    replies: (count: number) =>
      `${formatNumber(count)} ${plural(count, { one: 'Antwort', other: 'Antworten' })}`,
    reply: 'Antworten',
    replyTo: (id: string) => `Auf ${id} antworten`,
    resolve: (id: string) => `${id} als erledigt markieren`,
    more: (id: string) => `Weitere Aktionen für ${id}`,
  },
  menu: {
    close: 'Schließen',
    openCase: 'Fall öffnen',
    prioritize: (word: string) => `Priorität auf „${word}“ setzen`,
    to: {
      pending: 'Eingegangen',
      in_progress: 'Beginnen',
      resolved: 'Erledigen',
      closed: 'Schließen',
      rejected: 'Ablehnen',
    },
    reopen: 'Wieder öffnen',
    take: 'Mir zuweisen',
    release: 'Abgeben',
    delete: 'Meldung löschen',
  },
  outcome: {
    done: (id: string, status: string) => `Meldung ${id}: ${status}.`,
    undo: 'Rückgängig',
    dismiss: 'Ausblenden',
  },
  changeFailed: 'Der Status konnte nicht geändert werden. Bitte versuch es noch einmal.',
  otherChangeFailed: 'Die Meldung konnte nicht geändert werden. Bitte versuch es noch einmal.',
  reply: {
    title: (id: string) => `Auf Meldung ${id} antworten`,
    user: 'Konto',
    issue: 'Problem',
    description: 'Beschreibung',
    priority: 'Priorität',
    reported: 'Gemeldetes Mitglied',
    earlier: 'Frühere Antworten',
    notes: (count: number) => `Teamnotizen (${formatNumber(count)})`,
    by: (name: string | null, date: string) => (name ? `${name}, ${date}` : date),
    message: 'Antwort',
    messageAbout: 'Das Mitglied, das gemeldet hat, wird benachrichtigt.',
    note: 'Interne Notizen (optional)',
    noteAbout: 'Nur das Team sieht das.',
    blank: 'Bitte gib eine Antwort ein',
    send: 'Antwort senden',
    sending: 'Wird gesendet …',
    cancel: 'Abbrechen',
    failed: 'Die Antwort konnte nicht gesendet werden. Bitte versuch es noch einmal.',
  },
  remove: {
    title: (id: string) => `Meldung ${id} löschen?`,
    about:
      'Damit wird die Meldung mit ihren Antworten, Notizen und Belegen endgültig gelöscht. Das Protokoll hält fest, wer sie gelöscht hat.',
    delete: 'Meldung löschen',
    cancel: 'Abbrechen',
  },
};
