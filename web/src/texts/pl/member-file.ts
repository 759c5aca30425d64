import type { Translated } from '@kindred/contract/texts/translated';
import type { messages as en } from '../en/member-file.ts';
import type { AuditChange } from '@kindred/contract/audit/actions';
import { plural } from '@kindred/contract/texts/pl/plural';
import { formatNumber } from '../../lib/formats/formats.ts';

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
  title: 'Kartoteka',
  loading: 'Wczytywanie kartoteki…',
  failed: 'Nie udało się wczytać kartoteki',
  again: 'Spróbuj ponownie',
  back: 'Wszyscy użytkownicy',
  unknown: 'Brak danych',
  deletedUser: 'usunięte konto',
  online: 'Online',
  lastActive: (when: string) => `Ostatnia aktywność: ${when}`,
  joined: (day: string) => `Konto od ${day}`,
  states: {
    active: 'Aktywne',
    deactivated: 'Dezaktywowane',
    banned: 'Zbanowane',
    leaving: 'Do usunięcia',
    erased: 'Usunięte',
  },
  roles: {
    administrator: 'Administracja',
    moderator: 'Moderacja',
    support: 'Wsparcie',
    analyst: 'Analityka',
  },
  closed: (state: string, by: string, until: string | null) =>
    `${state} ${by}${until ? ` do ${until}` : ''}.`,
  closedBy: { self: 'na własną prośbę', staff: 'przez zespół' },
  why: (reason: string) => `Powód: ${reason}`,
  profile: {
    title: 'Profil',
    complete: 'Kompletny',
    yes: 'Tak',
    no: 'Nie',
    shown: 'Wstrzymany',
    paused: 'Tak',
    notPaused: 'Nie',
    born: 'Data urodzenia',
    bornOn: (day: string, age: number | null) => (age === null ? day : `${day} (${age})`),
    gender: 'Płeć',
    place: 'Lokalizacja',
    seeks: 'Kogo szuka',
    sought: {
      woman: 'kobiety',
      man: 'mężczyźni',
      nonbinary: 'osoby niebinarne',
      other: 'osoby innej płci',
    } as Record<string, string>,
    ages: (from: number, to: number) => `${from}–${to} lat`,
    within: (distance: number) => `do ${formatNumber(distance)}\u00a0km`,
    interests: 'Zainteresowania',
    answers: 'Odpowiedzi na pytania',
    bio: 'Opis',
    noBio: 'Brak opisu',
    none: 'Nie podano',
  },
  photos: {
    title: 'Zdjęcia',
    none: 'Brak zdjęć.',
    alt: (name: string, number: number) => `${name}, zdjęcie ${number}`,
    main: 'Główne zdjęcie',
    place: (place: number) => `Zdjęcie ${place}`,
    unused: 'Przesłane, nieużywane',
    waiting: 'Do sprawdzenia',
    rejected: (reason: string) => `Odrzucone: ${reason}`,
  },
  reports: {
    against: 'Zgłoszenia o tej osobie',
    by: 'Zgłoszenia od tej osoby',
    none: 'Brak.',
    from: 'od:',
    about: 'dotyczy:',
    more: (shown: number, total: number) =>
      `Ostatnie ${formatNumber(shown)} z ${formatNumber(total)}.`,
    statuses: {
      pending: 'Oczekujące',
      in_progress: 'W toku',
      resolved: 'Rozwiązane',
      closed: 'Zamknięte',
      rejected: 'Odrzucone',
    },
    cases: 'Sprawy',
    caseOf: (reports: number) =>
      plural(reports, {
        one: `${formatNumber(reports)} zgłoszenie`,
        few: `${formatNumber(reports)} zgłoszenia`,
        many: `${formatNumber(reports)} zgłoszeń`,
        other: `${formatNumber(reports)} zgłoszenia`,
      }),
    openCount: (count: number) =>
      plural(count, {
        one: `${count} otwarte zgłoszenie`,
        few: `${count} otwarte zgłoszenia`,
        many: `${count} otwartych zgłoszeń`,
        other: `${count} otwartego zgłoszenia`,
      }),
    open: 'Otwarte',
    closed: 'Zamknięte',
    since: (day: string) => `od ${day}`,
    span: (from: string, to: string) => `od ${from} do ${to}`,
  },
  notes: {
    title: 'Notatki zespołu',
    label: 'Nowa notatka',
    about: 'Widzi to tylko zespół.',
    add: 'Dodaj notatkę',
    delete: 'Usuń',
    deleteOf: (start: string) => `Usuń notatkę: ${start}`,
  },
  account: {
    title: 'Konto',
    id: 'ID konta',
    ways: 'Sposoby logowania',
    password: 'hasło',
    provider: (name: string, since: string) => `${name} (od ${since})`,
    providers: { google: 'Google', facebook: 'Facebook' },
    consent: 'Zgoda na dane wrażliwe',
    consented: (version: string, day: string) => `wersja ${version}, ${day}`,
    withdrawn: (version: string, given: string, withdrawn: string) =>
      `wersja ${version}, od ${given} do ${withdrawn}`,
    likes: 'Polubienia',
    likeCounts: (sent: string, received: string) => `wysłane: ${sent}, otrzymane: ${received}`,
    matches: 'Dopasowania',
    blocked: 'Zablokowane osoby',
    blockedBy: 'Blokady od innych',
    none: 'Brak',
  },
  payments: {
    title: 'Płatności',
    show: 'Pokaż płatności',
    about: 'Otwarcie zapisze się w dzienniku audytu.',
    loading: 'Wczytywanie…',
  },
  vip: {
    title: 'Premium',
    vip: 'Premium',
    free: 'Konto bezpłatne.',
    until: (day: string) => `Premium do ${day}.`,
    span: (from: string, to: string) => `od ${from} do ${to}`,
    give: 'Nadaj premium',
    change: 'Zmień datę końca',
    end: 'Zakończ premium',
    giveTitle: 'Nadaj premium',
    changeTitle: 'Zmień datę końca',
    endTitle: 'Zakończyć premium teraz?',
    done: { give: 'Zmieniono premium.', end: 'Zakończono premium.' },
    undo: 'Cofnij',
    undone: 'Cofnięte',
    dismiss: 'Zamknij',
    lastDay: 'Ostatni dzień',
    lastDayAbout: 'Po tym dniu premium skończy się automatycznie.',
    past: 'Wybierz dzisiaj lub później.',
    tooLate: (day: string) => `Wybierz ${day} lub wcześniej.`,
    reason: 'Powód',
    reasonAbout: 'Zapisany w dzienniku audytu i wysłany e-mailem do tej osoby.',
    cancel: 'Anuluj',
    stale: (until: string | null) =>
      `Ktoś inny wprowadził tu zmiany. Premium teraz: ${until ? `do ${until}` : 'brak'}. Zapisz jeszcze raz, żeby je zastąpić.`,
  },
  sessions: {
    title: 'Sesje',
    none: 'Brak aktywnych sesji',
    used: (when: string, address: string | null) =>
      address ? `Ostatnio używana ${when} z adresu ${address}` : `Ostatnio używana ${when}`,
    end: 'Wyloguj',
    endOn: (device: string) => `Wyloguj: ${device}`,
    unknown: 'Nieznane urządzenie',
  },
  timeline: {
    title: 'Oś czasu',
    more: 'Pokaż starsze',
    version: (version: string) => `Wersja ${version}`,
    kinds: {
      joined: 'Założenie konta',
      verified: 'Potwierdzenie adresu e-mail',
      consented: 'Zgoda',
      'consent-withdrawn': 'Wycofanie zgody',
      accepted: 'Akceptacja strony',
      'photo-added': 'Dodanie zdjęcia',
      'limit-people': 'Limit oglądania profili osiągnięty',
      'limit-gender': 'Limit zmian płci osiągnięty',
      'limit-birth-date': 'Limit zmian daty urodzenia osiągnięty',
      'limit-place': 'Limit zmian lokalizacji osiągnięty',
      'limit-answers': 'Limit zmian odpowiedzi osiągnięty',
      reported: 'Zgłoszenie od tej osoby',
      'was-reported': 'Zgłoszenie o tej osobie',
      'report-moved': 'Zmiana statusu zgłoszenia',
      'member.activate': 'Aktywacja',
      'member.deactivate': 'Dezaktywacja',
      'member.ban': 'Ban',
      'member.email-undo': 'Cofnięcie zmiany adresu ze starej skrzynki',
      'member.ban-end': 'Koniec bana',
      'member.edit': 'Edycja',
      'member.note': 'Nowa notatka',
      'member.note-delete': 'Usunięcie notatki',
      'code.revoke': 'Zakończono działanie linku z zaproszeniem',
      'member.session-end': 'Wylogowanie urządzenia',
      'member.vip': 'Nadanie premium',
      'member.vip-end': 'Koniec premium',
      'member.verify': 'Oznaczenie adresu jako potwierdzonego',
      'payment.refund': 'Zwrot płatności',
      'payment.end': 'Koniec subskrypcji',
      'payment.withdraw': 'Odstąpienie od umowy',
      'check.approve': 'Weryfikacja zdjęć: ta sama osoba',
      'check.excuse': 'Weryfikacja zdjęć: zwolnienie',
      'check.refuse': 'Weryfikacja zdjęć odrzucona',
      'check.again': 'Weryfikacja zdjęć: prośba o nowe zdjęcie',
      'check.undo': 'Cofnięto weryfikację zdjęć',
      'photo.approve': 'Zatwierdzenie zdjęcia',
      'photo.reject': 'Odrzucenie zdjęcia',
      'photo.undo': 'Cofnięcie decyzji o zdjęciu',
      'staff.create': 'Nadanie roli administracji',
      'staff.promote': 'Nadanie roli administracji',
      'staff.password': 'Ustawienie nowego hasła',
      'staff.reset-factor': 'Reset uwierzytelniania dwuskładnikowego',
      'invitation.accept': 'Dołączenie do zespołu',
      'case.claim': 'Przejęcie sprawy',
      'case.take': 'Sprawa przejęta przez kogoś z zespołu',
      'case.escalate': 'Zmiana eskalacji sprawy',
      'case.decide': 'Rozstrzygnięcie sprawy',
      'case.undo': 'Cofnięcie decyzji',
      'case.appeal': 'Rozpatrzenie odwołania',
      'case.ask': 'Pytanie o więcej w sprawie zgłoszenia',
      'case.place': 'Wskazane zdjęcie ze zgłoszenia',
      'safety.release': 'Pierwsze wiadomości zwolnione przez zespół',
      'safety.case': 'Otwarto sprawę wstrzymanych pierwszych wiadomości',
      'approval.approve': 'Profil zatwierdzony przez zespół',
      'approval.refuse': 'Odmowa zespołu',
      'case.danger': 'Wpis o zagrożeniu życia',
      'reporter.standing': 'Ostrzeżenie za zgłoszenia lub ich odłożenie',
    } satisfies Kinds,
  },
};
