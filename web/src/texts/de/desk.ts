import { decisionTexts, stepTexts } from '@kindred/contract/texts/de/decisions';
import { plural } from '@kindred/contract/texts/de/plural';
import type { Translated } from '@kindred/contract/texts/translated';
import { formatNumber } from '../../lib/formats/formats.ts';
import type { messages as en } from '../en/desk.ts';

/** When strikes were counted. */
const lastPeriod = (days: number) =>
  days === 365
    ? 'im letzten Jahr'
    : plural(days, {
        one: 'am letzten Tag',
        other: `in den letzten ${formatNumber(days)} Tagen`,
      });

const count = (number: number, one: string, other: string) =>
  `${formatNumber(number)} ${plural(number, { one, other })}`;

export const messages: Translated<typeof en> = {
  title: 'Moderation',
  queue: {
    title: 'Fälle',
    loading: 'Fälle werden geladen …',
    failed: 'Fälle konnten nicht geladen werden',
    again: 'Neu laden',
    open: (number: number) => `${formatNumber(number)} offen`,
    more: 'Mehr anzeigen',
    reports: (number: number) => count(number, 'Meldung', 'Meldungen'),
    has: (name: string | null) => `Bei ${name ?? 'jemandem aus dem Team'}`,
    escalated: 'Eskaliert',
    select: (name: string) => `${name} auswählen`,
    notTogether: 'Die Meldungen gehören jetzt zu mehreren Arten. Wähle die Begründung im Fall.',
    appeals: 'Beschwerden',
  },
  filters: {
    label: 'Filter',
    show: 'Anzeigen',
    all: 'Alle Fälle',
    type: 'Art',
    anyType: 'Jede Art',
    reason: 'Grund',
    anyReason: 'Jeder Grund',
    priority: 'Priorität',
    anyPriority: 'Jede Priorität',
    shows: {
      mine: 'Meine',
      free: 'Nicht zugewiesen',
      others: 'Bei anderen im Team',
      claimed: 'Übernommen',
      escalated: 'Eskaliert',
      people: 'Zu Personen',
      service: 'Zum Dienst',
      aside: 'Zurückgestellt',
    },
  },
  case: {
    opening: 'Fall',
    loading: 'Fall wird geladen …',
    failed: 'Der Fall konnte nicht geladen werden',
    again: 'Neu laden',
    back: 'Zurück zur Warteschlange',
    nothing: 'Kein Fall ausgewählt',
    nothingAbout: 'Wähle einen Fall aus der Warteschlange.',
    title: (subject: string, reports: number, days: number) =>
      `${subject}, ${count(reports, 'Meldung', 'Meldungen')}${days > 0 ? ` in ${count(days + 1, 'Tag', 'Tagen')}` : ''}`,
    closed: 'Geschlossen',
    escalated: 'Eskaliert',
    escalatedBy: (name: string | null) => `Eskaliert von ${name ?? 'jemandem aus dem Team'}`,
    yours: 'Bei dir',
    free: 'Nicht zugewiesen',
    looking: (names: readonly string[]) => `Auch geöffnet bei: ${names.join(', ')}`,
    evidence: 'Belege',
    reported: 'Was gemeldet wurde',
    erased: 'Gelöschtes Mitglied',
    unnamed: 'Jemand ohne Konto',
    danger: 'Lebensgefahr',
    claimedToo: (reports: number) =>
      plural(reports, {
        one: 'Noch 1 Meldung sagt das',
        other: `Noch ${formatNumber(reports)} Meldungen sagen das`,
      }),
    timesReported: (times: number) => `${formatNumber(times)}-mal gemeldet`,
    alike: (reports: number) => `${formatNumber(reports)} Meldungen, ähnliche zusammen`,
    moreAlike: (reports: number) =>
      plural(reports, {
        one: 'Noch 1 ähnliche',
        other: `Noch ${formatNumber(reports)} ähnliche`,
      }),
    fewerAlike: 'Weniger davon anzeigen',
    someone: 'Ein Mitglied',
    public: 'Jemand ohne Konto',
    replies: (number: number) => count(number, 'frühere Antwort', 'frühere Antworten'),
    note: 'Teamnotiz',
    written: 'Ursprünglicher Text',
    snapshots: (number: number) => count(number, 'andere Momentaufnahme', 'andere Momentaufnahmen'),
    decisions: 'Frühere Entscheidungen',
    reason: 'Begründung',
    undone: 'Rückgängig gemacht',
    reversed: 'Aufgehoben',
    by: (name: string | null, when: string) => `${name ?? 'Gelöschtes Mitglied'}, ${when}`,
    until: (when: string) => `bis ${when}`,
  },
  actions: decisionTexts,
  leftOut: (number: number) => `${formatNumber(number)} weitere`,
  person: {
    label: (name: string) => `Zu ${name}`,
    unknown: 'Unbekannt',
    open: 'Profil öffnen',
    back: 'Zurück zum Fall',
    none: 'In diesem Fall geht es um den Dienst.',
    joined: 'Dabei seit',
    verified: 'Bestätigt',
    subscription: 'Abo',
    vip: 'Premium',
    free: 'Kostenlos',
    yes: 'Ja',
    no: 'Nein',
    status: 'Status',
    made: 'Eigene Meldungen',
    blocked: 'Blockiert von',
    states: {
      active: 'Aktiv',
      deactivated: 'Deaktiviert',
      banned: 'Gesperrt',
      leaving: 'In Löschung',
      erased: 'Gelöscht',
    },
    until: (state: string, when: string) => `${state} bis ${when}`,
    staff: 'Teammitglied',
    strikes: 'Verstöße',
    noStrikes: (days: number) => `Keine Verstöße ${lastPeriod(days)}.`,
    suggestion: (strikes: number, days: number, type: string | null, step: string) =>
      `${strikes === 0 ? 'Keine Verstöße' : count(strikes, 'Verstoß', 'Verstöße')} ${lastPeriod(days)}. Üblich ist ${type ? `bei „${type}“ ` : ''}${step}.`,
    ladder: 'Stufenplan',
    steps: stepTexts,
    length: (days: number) => count(days, 'Tag', 'Tage'),
    notes: 'Teamnotizen',
    noNotes: 'Noch keine Notizen.',
    note: 'Neue Notiz',
    addNote: 'Notiz hinzufügen',
    onReport: (id: string) => `zu Meldung ${id}`,
    cases: 'Andere Fälle',
    caseOf: (when: string, reports: number) => `${when}, ${count(reports, 'Meldung', 'Meldungen')}`,
    openCase: 'offen',
    reporters: 'Meldende Personen',
    first: 'Erste Meldung',
    people: (people: number, first: number) =>
      `${count(people, 'Person', 'Personen')}, ${formatNumber(first)} zum ersten Mal`,
    all: (people: number) => `Alle ${formatNumber(people)} anzeigen`,
    earlier: ({
      resolved,
      closed,
      rejected,
      open,
    }: Record<'resolved' | 'closed' | 'rejected' | 'open', number>) =>
      [
        `${formatNumber(resolved + closed + rejected + open)} zuvor`,
        resolved > 0 && `${formatNumber(resolved)} erledigt`,
        closed > 0 && `${formatNumber(closed)} geschlossen`,
        rejected > 0 && `${formatNumber(rejected)} abgelehnt`,
        open > 0 && `${formatNumber(open)} offen`,
      ]
        .filter(Boolean)
        .join(', '),
    warn: 'Verwarnen',
    standing: 'Ändern',
    warnOf: (name: string) => `${name} wegen unbegründeter Meldungen verwarnen`,
    standingOf: (name: string) => `Ändern, was für Meldungen von ${name} gilt`,
    warned: (when: string) => `Wegen unbegründeter Meldungen verwarnt am ${when}`,
    aside: (when: string) => `Meldungen zurückgestellt bis ${when}`,
  },
};
