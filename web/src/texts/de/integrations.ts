import type { Translated } from '@kindred/contract/texts/translated';
import { formatNumber } from '../../lib/formats/formats.ts';
import type { messages as en } from '../en/integrations.ts';

export const messages: Translated<typeof en> = {
  title: 'Schlüssel und Webhooks',
  loading: 'Wird geladen …',
  failed: 'Das konnte nicht geladen werden',
  again: 'Noch einmal versuchen',
  cancel: 'Abbrechen',
  name: 'Name',
  copy: 'Kopieren',
  copied: 'Kopiert',
  kept: 'Ich habe ihn gespeichert',
  revoke: 'Widerrufen',
  keys: 'API-Schlüssel',
  keysAbout:
    'Mit einem Schlüssel liest ein eigenes Programm Daten dieser Seite. Schlüssel ändern nichts, und jeder Zugriff steht im Protokoll.',
  makeKey: 'Schlüssel erstellen',
  newKey: 'Dein neuer Schlüssel',
  keyOnce:
    'Kopiere den Schlüssel jetzt. Keine Seite zeigt ihn noch einmal. Wer ihn hat, kann lesen, was du ausgewählt hast.',
  noKeys: 'Noch keine Schlüssel.',
  keyColumns: ['Name', 'Liest', 'Grenze', 'Zuletzt benutzt', 'Status', 'Aktionen'],
  neverUsed: 'Nie',
  valid: 'Gültig',
  keyNameAbout: 'Wo der Schlüssel benutzt wird, zum Beispiel „Bericht für den Vorstand“.',
  scopesLabel: 'Was er lesen darf',
  perMinuteLabel: 'Anfragen pro Minute',
  ends: 'Gültig',
  lifetimes: { none: 'Bis er widerrufen wird', 30: '30 Tage', 90: '90 Tage', 365: 'Ein Jahr' },
  revokeAbout:
    'Schon seine nächste Anfrage wird abgelehnt, auf jedem Server. Das lässt sich nicht rückgängig machen.',
  scopes: {
    members: {
      label: 'Mitglieder',
      about:
        'Listen der Mitglieder mit Namen und E-Mail-Adressen, ohne Geschlecht, Texte und Fotos.',
    },
    cases: {
      label: 'Offene Fälle',
      about: 'Die Warteschlange: um wen es geht, Dringlichkeit und Gründe, ohne Texte.',
    },
    figures: { label: 'Zahlen', about: 'Die Zahlen der Übersicht und der Meldungen.' },
    audit: {
      label: 'Protokoll',
      about: 'Was das Team gelesen und geändert hat, ohne Einzelheiten.',
    },
  },
  perMinute: (count: number) => `${formatNumber(count)} pro Minute`,
  revokeKey: (name: string) => `Widerrufen: Schlüssel ${name}`,
  revokeTitle: (name: string) => `„${name}“ widerrufen?`,
  validUntil: (day: string) => `Gültig bis ${day}`,
  endedOn: (day: string) => `Abgelaufen am ${day}`,
  revokedOn: (day: string) => `Widerrufen am ${day}`,
  failingSince: (day: string) => `Fehler seit ${day}`,
  deleteTitle: (host: string) => `Webhook an ${host} löschen?`,
  logOf: (host: string) => `Protokoll: ${host}`,
  replayed: (count: number) =>
    count === 1
      ? 'Ein Ereignis wird noch einmal gesendet.'
      : `${formatNumber(count)} Ereignisse werden noch einmal gesendet.`,
  sendAgainOf: (event: string, time: string) => `Noch einmal senden: ${event}, ${time}`,
  triedUntil: (times: number, next: string) =>
    `Versuche: ${formatNumber(times)}, nächster: ${next}`,
  tried: (times: number) => `Versuche: ${formatNumber(times)}`,
  milliseconds: (count: number) => `${formatNumber(count)} ms`,
  webhooks: 'Webhooks',
  webhooksAbout:
    'Die Seite meldet eigenen Programmen, was geschieht: signiert wie bei Standard Webhooks, drei Tage lang versucht, nur mit IDs.',
  addWebhook: 'Webhook hinzufügen',
  editWebhook: 'Webhook ändern',
  noWebhooks: 'Noch keine Webhooks.',
  webhookColumns: ['Adresse', 'Ereignisse', 'Status', 'Aktionen'],
  hasNames: 'Mit Namen und E-Mail-Adressen',
  on: 'Ein',
  off: 'Aus',
  address: 'Adresse',
  addressAbout: 'Wo dein Programm wartet, zum Beispiel https://bot.example/kindred.',
  eventsLabel: 'Was gesendet wird',
  withNames: 'Mit Namen und E-Mail-Adressen',
  withNamesAbout:
    'Ohne das haben Ereignisse nur IDs, und dein Programm kann mit einem Schlüssel mehr lesen. Diese Wahl steht im Protokoll.',
  isOn: 'Ereignisse senden',
  isOnAbout:
    'Solange er aus ist, bleiben Ereignisse 30 Tage gespeichert und lassen sich später senden.',
  save: 'Speichern',
  newSecret: 'Neues Geheimnis',
  newSecretAbout:
    'Das bisherige Geheimnis gilt noch 24 Stunden neben dem neuen, damit du dein Programm umstellen kannst.',
  secretOnce:
    'Kopiere das Geheimnis jetzt. Keine Seite zeigt es noch einmal. Dein Programm prüft damit die Signaturen.',
  makeSecret: 'Neues Geheimnis erstellen',
  deleteAbout:
    'Dorthin wird nichts mehr gesendet, und das Protokoll wird gelöscht. Das lässt sich nicht rückgängig machen.',
  sendTest: 'Test senden',
  reload: 'Neu laden',
  closeLog: 'Protokoll schließen',
  testSent: 'Der Test ist unterwegs. Lade das Protokoll gleich neu.',
  noDeliveries: 'In den letzten 30 Tagen wurde nichts gesendet.',
  deliveryColumns: ['Ereignis', 'Letzter Versuch', 'Status', 'Antwort', 'Aktionen'],
  moreDeliveries: 'Ältere Einträge anzeigen',
  replayLabel: 'Alle Ereignisse noch einmal senden',
  sendAgain: 'Noch einmal senden',
  noAnswer: 'Noch nicht gesendet',
  responseText: 'Antwort',
  events: {
    'member.created': 'Neues Mitglied',
    'report.opened': 'Neue Meldung',
    'case.decided': 'Fall entschieden',
    'subscription.created': 'Neues Abo',
    'subscription.changed': 'Abo geändert',
    'subscription.ended': 'Abo beendet',
    'payment.succeeded': 'Zahlung eingegangen',
    'payment.failed': 'Zahlung fehlgeschlagen',
    'payment.refunded': 'Zahlung erstattet',
    'webhook.test': 'Test',
  },
  actions: {
    log: 'Protokoll',
    edit: 'Ändern',
    secret: 'Neues Geheimnis',
    delete: 'Löschen',
  },
  spans: {
    '1': 'Der letzten Stunde',
    '24': 'Des letzten Tages',
    '72': 'Der letzten drei Tage',
    '720': 'Der letzten 30 Tage',
  },
  states: {
    waiting: 'Wartet',
    delivered: 'Zugestellt',
    failed: 'Fehlgeschlagen',
  },
  faults: {
    address: 'Die Adresse liegt in einem privaten Netz',
    timeout: 'Keine Antwort in der Zeit',
    connection: 'Keine Verbindung',
    off: 'Der Webhook wurde ausgeschaltet',
    secret: 'Das Geheimnis ist nicht lesbar, da SECRET geändert wurde. Erstelle ein neues',
  },
  actionOn: {
    log: (host: string) => `Protokoll: ${host}`,
    edit: (host: string) => `Ändern: ${host}`,
    secret: (host: string) => `Neues Geheimnis: ${host}`,
    delete: (host: string) => `Löschen: ${host}`,
  },
  offReasons: {
    team: (day: string) => `Vom Team am ${day}`,
    gone: (day: string) => `Hat am ${day} geantwortet, dass es die Adresse nicht mehr gibt`,
    failing: (day: string) => `Drei Tage lang kam nichts an, bis ${day}`,
  },
};
