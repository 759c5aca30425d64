import type { csvHeads as en } from '../en/csv-heads.ts';
import type { Translated } from '../translated.ts';

export const csvHeads: Translated<typeof en> = {
  users: {
    id: 'Konto-ID',
    firstName: 'Vorname',
    lastName: 'Nachname',
    email: 'E-Mail',
    emailVerified: 'E-Mail bestätigt',
    state: 'Status',
    subscription: 'Abo',
    joined: (zone) => `Beigetreten (${zone})`,
    lastActive: (zone) => `Zuletzt aktiv (${zone})`,
    born: 'Geburtsdatum',
    gender: 'Geschlecht',
    city: 'Stadt',
    country: 'Land',
    complete: 'Profil vollständig',
  },
  outcomes: {
    id: 'Konto-ID',
    name: 'Name',
    email: 'E-Mail',
    outcome: 'Ergebnis',
    why: 'Grund',
  },
  audit: {
    entry: 'Eintrag',
    time: (zone) => `Zeit (${zone})`,
    actor: 'Person',
    actorName: 'Name der Person',
    actorEmail: 'E-Mail der Person',
    role: 'Rolle',
    action: 'Aktion',
    subjectKind: 'Art des Objekts',
    subject: 'Objekt',
    subjectName: 'Name des Objekts',
    address: 'IP-Adresse',
    details: 'Einzelheiten',
  },
  growth: {
    from: 'Von',
    to: 'Bis',
    total: 'Konten',
    vip: 'VIP-Konten',
  },
  genders: {
    gender: 'Geschlecht',
    users: 'Konten',
  },
  ages: {
    age: 'Alter',
    users: 'Konten',
  },
};
