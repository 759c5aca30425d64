import type { AuditChange } from '@kindred/contract/audit/actions';
import { plural } from '@kindred/contract/texts/de/plural';
import type { Translated } from '@kindred/contract/texts/translated';
import { formatNumber } from '../../lib/formats/formats.ts';
import type { messages as en } from '../en/member-file.ts';

/** Actions that are never about a member, or end the file of one. */
type OffTimeline =
  | 'member.export'
  | 'plan.rights'
  | `announcement.${string}`
  | `price.${string}`
  | `report.${string}`
  | `desk.${string}`
  | `invitation.${'create' | 'resend' | 'revoke'}`
  | `job.${string}`
  | `compliance.${string}`
  | 'code.make'
  | 'code.export'
  | `import.${string}`
  | 'site.change'
  | 'site.replace'
  | 'site.publish'
  | 'site.setup'
  | 'acceptance.export'
  | `key.${string}`
  | `webhook.${string}`
  | 'figures.export'
  | 'audit.export'
  | `language.${string}`
  | 'audit.erase';

/** An action of the timeline without a text is a type error. */
type Kinds = Readonly<Record<Exclude<AuditChange, OffTimeline>, string>> &
  Readonly<Record<string, string>>;

export const messages: Translated<typeof en> = {
  title: 'Mitglied',
  loading: 'Mitglied wird geladen …',
  failed: 'Dieses Mitglied konnte nicht geladen werden',
  again: 'Neu laden',
  back: 'Alle Konten',
  unknown: 'Unbekannt',
  deletedUser: 'einem gelöschten Konto',
  online: 'Online',
  lastActive: (when: string) => `Zuletzt aktiv: ${when}`,
  joined: (day: string) => `Dabei seit ${day}`,
  states: {
    active: 'Aktiv',
    deactivated: 'Deaktiviert',
    banned: 'Gesperrt',
    leaving: 'In Löschung',
    erased: 'Gelöscht',
  },
  roles: {
    administrator: 'Administration',
    moderator: 'Moderation',
    support: 'Support',
    analyst: 'Analyse',
  },
  closed: (state: string, by: string, until: string | null) =>
    `${state} ${by}${until ? ` bis ${until}` : ''}.`,
  closedBy: { self: 'vom Mitglied selbst', staff: 'vom Team' },
  why: (reason: string) => `Begründung: ${reason}`,
  profile: {
    title: 'Profil',
    complete: 'Vollständig',
    yes: 'Ja',
    no: 'Nein',
    shown: 'Pausiert',
    paused: 'Ja',
    notPaused: 'Nein',
    born: 'Geburtsdatum',
    bornOn: (day: string, age: number | null) => (age === null ? day : `${day} (${age})`),
    gender: 'Geschlecht',
    place: 'Ort',
    seeks: 'Sucht',
    sought: {
      woman: 'Frauen',
      man: 'Männer',
      nonbinary: 'nichtbinäre Menschen',
      other: 'Menschen anderer Geschlechter',
    },
    ages: (from: number, to: number) => `${from} bis ${to}`,
    within: (distance: number) => `bis ${formatNumber(distance)}\u00a0km`,
    interests: 'Interessen',
    answers: 'Beantwortete Fragen',
    bio: 'Über mich',
    noBio: 'Kein Text',
    none: 'Keine Angabe',
  },
  photos: {
    title: 'Fotos',
    none: 'Keine Fotos.',
    alt: (name: string, number: number) => `${name}, Foto ${number}`,
    main: 'Hauptfoto',
    place: (place: number) => `Foto ${place}`,
    unused: 'Hochgeladen, nicht verwendet',
    waiting: 'In Prüfung',
    rejected: (reason: string) => `Abgelehnt: ${reason}`,
  },
  reports: {
    against: 'Meldungen zu diesem Mitglied',
    by: 'Meldungen von diesem Mitglied',
    none: 'Keine.',
    from: 'von',
    about: 'zu',
    more: (shown: number, total: number) =>
      `Die neuesten ${formatNumber(shown)} von ${formatNumber(total)}.`,
    statuses: {
      pending: 'Eingegangen',
      in_progress: 'In Bearbeitung',
      resolved: 'Erledigt',
      closed: 'Geschlossen',
      rejected: 'Abgelehnt',
    },
    cases: 'Fälle',
    caseOf: (reports: number) =>
      plural(reports, { one: '1 Meldung', other: `${formatNumber(reports)} Meldungen` }),
    openCount: (count: number) =>
      plural(count, { one: '1 offene Meldung', other: `${count} offene Meldungen` }),
    open: 'Offen',
    closed: 'Geschlossen',
    since: (day: string) => `seit ${day}`,
    span: (from: string, to: string) => `${from} bis ${to}`,
  },
  notes: {
    title: 'Teamnotizen',
    label: 'Neue Notiz',
    about: 'Nur das Team sieht das.',
    add: 'Notiz hinzufügen',
    delete: 'Löschen',
    deleteOf: (start: string) => `Notiz löschen: ${start}`,
  },
  account: {
    title: 'Konto',
    id: 'Konto-ID',
    ways: 'Anmeldung mit',
    password: 'Passwort',
    provider: (name: string, since: string) => `${name} (seit ${since})`,
    providers: { google: 'Google', facebook: 'Facebook' },
    consent: 'Einwilligung zu sensiblen Daten',
    consented: (version: string, day: string) => `Fassung ${version}, ${day}`,
    withdrawn: (version: string, given: string, withdrawn: string) =>
      `Fassung ${version}, ${given} bis ${withdrawn}`,
    likes: 'Likes',
    likeCounts: (sent: string, received: string) => `${sent} gesendet, ${received} erhalten`,
    matches: 'Matches',
    blocked: 'Blockierte Mitglieder',
    blockedBy: 'Blockiert von',
    none: 'Keine',
  },
  payments: {
    title: 'Zahlungen',
    show: 'Zahlungen anzeigen',
    about: 'Das Öffnen wird im Protokoll festgehalten.',
    loading: 'Wird geladen …',
  },
  vip: {
    title: 'Premium',
    vip: 'Premium',
    free: 'Kostenlos.',
    until: (day: string) => `Premium bis ${day}.`,
    span: (from: string, to: string) => `${from} bis ${to}`,
    give: 'Premium vergeben',
    change: 'Enddatum ändern',
    end: 'Premium beenden',
    giveTitle: 'Premium vergeben',
    changeTitle: 'Enddatum ändern',
    endTitle: 'Premium jetzt beenden?',
    done: { give: 'Premium geändert.', end: 'Premium beendet.' },
    undo: 'Rückgängig',
    undone: 'Rückgängig gemacht',
    dismiss: 'Ausblenden',
    lastDay: 'Letzter Tag',
    lastDayAbout: 'Premium endet nach diesem Tag von selbst.',
    past: 'Darf nicht vor heute liegen.',
    tooLate: (day: string) => `Darf nicht nach dem ${day} liegen.`,
    reason: 'Begründung',
    reasonAbout: 'Steht im Protokoll und geht per E-Mail an das Mitglied.',
    cancel: 'Abbrechen',
    stale: (until: string | null) =>
      `Jemand anderes hat dieses Konto geändert. ${until ? `Premium gilt jetzt bis ${until}` : 'Jetzt ohne Premium'}. Speichere noch einmal, um das zu überschreiben.`,
  },
  sessions: {
    title: 'Sitzungen',
    none: 'Keine aktiven Sitzungen',
    used: (when: string, address: string | null) =>
      address ? `Zuletzt benutzt: ${when}, von ${address}` : `Zuletzt benutzt: ${when}`,
    end: 'Abmelden',
    endOn: (device: string) => `Abmelden: ${device}`,
    unknown: 'Unbekanntes Gerät',
  },
  timeline: {
    title: 'Verlauf',
    more: 'Ältere anzeigen',
    version: (version: string) => `Fassung ${version}`,
    kinds: {
      joined: 'Registriert',
      verified: 'E-Mail-Adresse bestätigt',
      consented: 'Eingewilligt',
      'consent-withdrawn': 'Einwilligung widerrufen',
      accepted: 'Einer Seite zugestimmt',
      'photo-added': 'Foto hinzugefügt',
      'limit-people': 'Grenze für das Ansehen von Personen erreicht',
      'limit-gender': 'Grenze für Änderungen des Geschlechts erreicht',
      'limit-birth-date': 'Grenze für Änderungen des Geburtsdatums erreicht',
      'limit-place': 'Grenze für Änderungen des Orts erreicht',
      'limit-answers': 'Grenze für Änderungen von Antworten erreicht',
      reported: 'Meldung gesendet',
      'was-reported': 'Wurde gemeldet',
      'report-moved': 'Status einer Meldung geändert',
      'member.activate': 'Aktiviert',
      'member.deactivate': 'Deaktiviert',
      'member.ban': 'Gesperrt',
      'member.email-undo': 'Änderung der E-Mail-Adresse aus dem alten Postfach rückgängig gemacht',
      'member.ban-end': 'Sperre abgelaufen',
      'member.edit': 'Bearbeitet',
      'member.note': 'Notiz hinzugefügt',
      'member.note-delete': 'Notiz gelöscht',
      'code.revoke': 'Einladungslink beendet',
      'member.session-end': 'Gerät abgemeldet',
      'member.vip': 'Premium vergeben',
      'member.vip-end': 'Premium beendet',
      'member.verify': 'Als bestätigt markiert',
      'payment.refund': 'Zahlung erstattet',
      'payment.end': 'Abo beendet',
      'payment.withdraw': 'Vertrag widerrufen',
      'check.approve': 'Foto-Check: dieselbe Person',
      'check.excuse': 'Foto-Check: befreit',
      'check.refuse': 'Foto-Check abgelehnt',
      'check.again': 'Foto-Check: noch einmal erbeten',
      'check.undo': 'Foto-Check rückgängig gemacht',
      'photo.approve': 'Foto freigegeben',
      'photo.reject': 'Foto abgelehnt',
      'photo.undo': 'Entscheidung zu einem Foto rückgängig gemacht',
      'staff.create': 'Administrationsrolle bekommen',
      'staff.promote': 'Administrationsrolle bekommen',
      'staff.password': 'Neues Passwort gesetzt',
      'staff.reset-factor': 'Zwei-Faktor-Authentifizierung zurückgesetzt',
      'invitation.accept': 'Dem Team beigetreten',
      'case.claim': 'Fall übernommen',
      'case.take': 'Fall von jemandem aus dem Team abgenommen',
      'case.escalate': 'Eskalation eines Falls geändert',
      'case.decide': 'Fall entschieden',
      'case.undo': 'Entscheidung rückgängig gemacht',
      'case.appeal': 'Über eine Beschwerde entschieden',
      'case.ask': 'Zu einer Meldung nachgefragt',
      'case.place': 'Bild einer Meldung gefunden',
      'safety.release': 'Erste Nachrichten vom Team freigegeben',
      'safety.case': 'Fall zu angehaltenen ersten Nachrichten eröffnet',
      'approval.approve': 'Vom Team freigegeben',
      'approval.refuse': 'Vom Team abgelehnt',
      'case.danger': 'Lebensgefahr erfasst',
      'reporter.standing': 'Wegen Meldungen verwarnt, oder Meldungen zurückgestellt',
    } satisfies Kinds,
  },
};
