import type { csvHeads as en } from '../en/csv-heads.ts';
import type { Translated } from '../translated.ts';

export const csvHeads: Translated<typeof en> = {
  users: {
    id: 'ID konta',
    firstName: 'Imię',
    lastName: 'Nazwisko',
    email: 'E-mail',
    emailVerified: 'E-mail potwierdzony',
    state: 'Stan',
    subscription: 'Subskrypcja',
    joined: (zone) => `Data dołączenia (${zone})`,
    lastActive: (zone) => `Ostatnia aktywność (${zone})`,
    born: 'Data urodzenia',
    gender: 'Płeć',
    city: 'Miasto',
    country: 'Kraj',
    complete: 'Profil kompletny',
  },
  outcomes: {
    id: 'ID konta',
    name: 'Imię i nazwisko',
    email: 'E-mail',
    outcome: 'Wynik',
    why: 'Powód',
  },
  audit: {
    entry: 'Wpis',
    time: (zone) => `Czas (${zone})`,
    actor: 'Osoba',
    actorName: 'Nazwa osoby',
    actorEmail: 'E-mail osoby',
    role: 'Rola',
    action: 'Czynność',
    subjectKind: 'Rodzaj obiektu',
    subject: 'Obiekt',
    subjectName: 'Nazwa obiektu',
    address: 'Adres IP',
    details: 'Szczegóły',
  },
  growth: {
    from: 'Od',
    to: 'Do',
    total: 'Konta',
    vip: 'Konta VIP',
  },
  genders: {
    gender: 'Płeć',
    users: 'Konta',
  },
  ages: {
    age: 'Wiek',
    users: 'Konta',
  },
};
