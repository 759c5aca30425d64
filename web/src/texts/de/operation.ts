import { plural } from '@kindred/contract/texts/de/plural';
import type { Translated } from '@kindred/contract/texts/translated';
import { formatDate, formatNumber } from '../../lib/formats/formats.ts';
import type { messages as en } from '../en/operation.ts';

const timeOf = (time: string) => formatDate(time, { dateStyle: 'medium', timeStyle: 'short' });

/** A disk is sold in these units. */
const sizeOf = (bytes: number) =>
  formatNumber(bytes / 1e9, {
    style: 'unit',
    unit: 'gigabyte',
    maximumFractionDigits: bytes < 10e9 ? 1 : 0,
  });

export const messages: Translated<typeof en> = {
  title: 'System',
  loading: 'Der Zustand des Dienstes wird geladen …',
  failed: 'Der Zustand des Dienstes konnte nicht geladen werden',
  again: 'Neu laden',
  about:
    'Worauf du ab und zu einen Blick werfen solltest. Arbeit im Hintergrund, etwa der Versand von E-Mails, wird mehrmals versucht. Was jedes Mal fehlgeschlagen ist, bleibt einen Monat lang hier stehen.',
  processes: 'Prozesse',
  processColumns: ['Aufgabe', 'Version', 'Gestartet', 'Zuletzt gesehen'],
  work: {
    web: 'Bedient Anfragen',
    jobs: 'Arbeitet im Hintergrund',
    all: 'Bedient Anfragen, arbeitet im Hintergrund',
  },
  noJobs:
    'Kein Prozess arbeitet im Hintergrund: Es werden keine E-Mails verschickt, und nichts wird gelöscht, wenn es fällig ist. Starte einen mit ROLE=jobs oder ROLE=all.',
  separateFiles:
    'Prozesse bewahren ihre Dateien an verschiedenen Orten auf, deshalb fehlen einige Fotos. Gib allen denselben S3_BUCKET oder ein DATA_DIR auf einem gemeinsamen Datenträger.',
  warnings: {
    'mail-server':
      'Es wird keine E-Mail gesendet, da SMTP_URL nicht gesetzt ist. Jede wird zu einer Datei.',
    proxy:
      'TRUST_PROXY ist nicht gesetzt, daher gelten die Grenzen einer Person für alle zusammen. Setze es auf die Zahl der Proxys davor.',
    figures:
      'Die Startseite hat keine Zahlen. Trage auf der Seite „Seite“ wahre ein, oder lass es so.',
    backups:
      'In BACKUP_DIR ist keine Sicherung. Dort führt der Dienst auch die Liste der gelöschten Mitglieder, damit keine Wiederherstellung sie zurückbringt.',
  },
  disk: {
    label: 'Freier Speicherplatz',
    aboutLabel: 'Mehr zum freien Speicherplatz',
    about:
      'Auf dem Datenträger mit DATA_DIR: Fotos und, sofern sie nicht anderswo liegen, E-Mails und die Datenbank. Gemeint ist der Datenträger des Prozesses, der geantwortet hat.',
    free: sizeOf,
    of: (bytes: number) => `von ${sizeOf(bytes)}`,
    unknown: 'Unbekannt',
    low: (free: number) =>
      `Nur noch ${sizeOf(free)} sind frei. Lösche, was du nicht brauchst, oder besorg mehr Speicher: Wenn er voll ist, lässt sich nichts mehr speichern.`,
  },
  backup: {
    label: 'Letzte Sicherung',
    aboutLabel: 'Mehr zur letzten Sicherung',
    about:
      'Die neueste Sicherung in BACKUP_DIR, so wie der Prozess sie sieht, der geantwortet hat. Sicherungen anderer Programme sind hier nicht zu sehen.',
    at: (time: string) => formatDate(time, { dateStyle: 'medium' }),
    hour: (time: string) =>
      `um ${formatDate(time, { dateStyle: undefined, timeStyle: 'short' })}\u00a0Uhr`,
    none: 'Keine',
    run: 'npm run backup erstellt eine',
    late: (time: string | null) =>
      time === null
        ? 'Es gibt keine Sicherung. Lass jede Nacht npm run backup laufen und kopiere die Dateien an einen anderen Ort.'
        : `Die letzte Sicherung ist von ${timeOf(time)}. Prüfe, warum npm run backup nicht mehr jede Nacht läuft.`,
  },
  mails: {
    label: 'Noch nicht gesendete E-Mails',
    aboutLabel: 'Mehr zu noch nicht gesendeten E-Mails',
    about:
      'E-Mails, die der Mailserver nicht angenommen hat. Jede wird zweieinhalb Tage lang versucht.',
    count: formatNumber,
    sent: 'Keine E-Mail wartet',
    files: (folder: string) => `Nicht gesendet: Dateien in ${folder}`,
    since: (time: string) => `seit ${timeOf(time)}`,
    late: (count: number, error: string | null) =>
      `${plural(count, { one: '1 E-Mail konnte', other: `${formatNumber(count)} E-Mails konnten` })} nicht gesendet werden${error === null ? '' : ` (${error})`}. Prüfe den Mailserver und SMTP_URL.`,
  },
  versions: {
    label: 'Version',
    aboutLabel: 'Mehr zur Version',
    about: 'Von Kindred, der Datenbank und Node, im Prozess, der geantwortet hat.',
    others: (database: string, node: string) => `PostgreSQL ${database}, Node ${node}`,
  },
  differentVersions:
    'Prozesse laufen in verschiedenen Versionen. Das ist nur während einer Aktualisierung normal: Starte die mit der ersetzten Version neu.',
  replicas: 'Kopien der Datenbank',
  replicaColumns: ['Kopie', 'Zustand', 'Rückstand'],
  noReplica:
    'Von keiner Kopie der Datenbank kann gelesen werden. Alles funktioniert, aber die Datenbank macht die ganze Arbeit selbst.',
  inUse: 'Listen und Statistiken werden von ihr gelesen',
  faults: {
    silent: 'Sie antwortet nicht',
    late: 'Sie liegt zu weit zurück und wird ausgelassen, bis sie aufgeholt hat',
    failed: 'Sie konnte nicht antworten und wird gleich noch einmal gefragt',
    elsewhere: 'Sie ist die Kopie einer anderen Datenbank',
    'not a replica': 'Sie ist keine Kopie, sondern nimmt selbst Änderungen an',
  },
  lag: (milliseconds: number, atLeast: boolean) =>
    `${atLeast ? 'Mindestens' : 'Höchstens'} ${formatNumber(milliseconds / 1000, { minimumFractionDigits: 1, maximumFractionDigits: 1 })}\u00a0s`,
  jobs: 'Fehlgeschlagene Jobs',
  columns: ['Job', 'Fehler', 'Versuche', 'Zuletzt versucht', 'Aktionen'],
  none: 'Kein Job ist fehlgeschlagen.',
  waiting: (count: number) => `Wartende oder laufende Jobs: ${count}`,
  more: (shown: number, all: number) => `Angezeigt werden die letzten ${shown} von ${all}.`,
  noError: 'Unbekannt',
  time: timeOf,
  retry: 'Wiederholen',
  retryJob: (kind: string, time: string) => `${kind} von ${timeOf(time)} wiederholen`,
  drop: 'Löschen',
  dropJob: (kind: string, time: string) => `${kind} von ${timeOf(time)} löschen`,
  clock: (seconds: number) =>
    `Die Uhr dieses Rechners geht gegenüber der Datenbank ${Math.abs(seconds)}\u00a0s ${seconds > 0 ? 'vor' : 'nach'}. Stelle beide über einen Zeitserver (NTP).`,
};
