import type { Translated } from '@kindred/contract/texts/translated';
import { formatNumber } from '../../lib/formats/formats.ts';
import type { messages as en } from '../en/statistics.ts';

const growth = (percent: number) =>
  `${percent > 0 ? '+' : percent < 0 ? '−' : ''}${formatNumber(Math.abs(percent))}\u00a0%`;

export const messages: Translated<typeof en> = {
  title: 'Dashboard-Übersicht',
  loading: 'Dashboard wird geladen …',
  failed: 'Das Dashboard konnte nicht geladen werden',
  again: 'Neu laden',
  stale: (time: string) =>
    `Die Zahlen lassen sich gerade nicht aktualisieren. Du siehst den Stand von ${time}.`,
  about: (figure: string) => `Was „${figure}“ bedeutet`,
  cards: {
    total: { label: 'Konten gesamt', about: 'Alle Konten, auch die des Teams.' },
    vip: { label: 'VIP-Konten', about: 'Konten mit laufendem Premium.' },
    active: {
      label: 'Aktive Konten',
      about: 'Konten, die weder deaktiviert noch gesperrt noch in Löschung sind.',
    },
    newThisMonth: {
      label: 'Neu diesen Monat',
      about:
        'Konten, die seit dem Ersten dieses Monats erstellt wurden. Das Wachstum vergleicht sie mit dem ganzen letzten Monat und ist deshalb niedrig, bis der Monat endet.',
    },
    newInAll: (count: number) => `${formatNumber(count)} neu diesen Monat`,
    vipRate: (percent: number) => `${formatNumber(percent)}\u00a0% VIP-Anteil`,
    onlineNow: (count: number) => `${formatNumber(count)} gerade online`,
    growth: (percent: number) => `${growth(percent)} Wachstum`,
  },
  charts: {
    growth: 'Neue Konten',
    joined: (from: string, to: string) => `Nach Tag der Registrierung, ${from} bis ${to}`,
    range: 'Zeitraum',
    days: 'Tage',
    span: (from: string, to: string) => `${from} bis ${to}`,
    gender: 'Verteilung nach Geschlecht',
    age: 'Verteilung nach Alter',
    allUsers: 'Alle Konten',
    ages: 'Konten mit Geburtsdatum',
    totalUsers: 'Neue Konten gesamt',
    vipUsers: 'Neue VIP-Konten',
    month: 'Monat',
    genderColumn: 'Geschlecht',
    ageColumn: 'Alter',
    users: 'Konten',
    share: 'Anteil',
    showTable: (chart: string) => `${chart}: als Tabelle zeigen`,
    showChart: (chart: string) => `${chart}: als Diagramm zeigen`,
    export: (chart: string) => `${chart}: als CSV exportieren`,
    exportFailed: (error: string) => `Der Export hat nicht geklappt: ${error}`,
    files: { growth: 'neue-konten.csv', genders: 'geschlechter.csv', ages: 'alter.csv' },
  },
  ranges: {
    '7-days': '7 Tage',
    '30-days': '30 Tage',
    '90-days': '90 Tage',
    '6-months': '6 Monate',
    '12-months': '12 Monate',
  },
  overview: {
    title: 'Konten im Überblick',
    active: 'Aktiv',
    online: 'Online',
    vip: 'VIP',
    newThisMonth: 'Neu diesen Monat',
    profileComplete: 'Profil vollständig',
    verified: 'E-Mail-Adresse bestätigt',
    outOf: (count: number, total: number) => `${formatNumber(count)} von ${formatNumber(total)}`,
  },
  recent: {
    title: 'Neueste Konten',
    all: 'Alle Konten',
    name: 'Name',
    email: 'E-Mail',
    joined: 'Dabei seit',
    status: 'Status',
    plan: 'Abo',
    presence: 'Online',
    unknown: 'Unbekannt',
    active: 'Aktiv',
    inactive: 'Inaktiv',
    premium: 'Premium',
    free: 'Kostenlos',
    online: 'Online',
    offline: 'Offline',
    none: 'Noch keine Konten.',
  },
};
