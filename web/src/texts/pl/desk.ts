import type { Translated } from '@kindred/contract/texts/translated';
import type { messages as en } from '../en/desk.ts';
import { decisionTexts, stepTexts } from '@kindred/contract/texts/pl/decisions';
import { plural } from '@kindred/contract/texts/pl/plural';
import { formatNumber } from '../../lib/formats/formats.ts';

const inTheLast = (days: number) =>
  days === 365
    ? 'w ciągu ostatniego roku'
    : plural(days, {
        one: 'w ciągu ostatniej doby',
        few: `w ciągu ostatnich ${formatNumber(days)} dni`,
        many: `w ciągu ostatnich ${formatNumber(days)} dni`,
        other: `w ciągu ostatnich ${formatNumber(days)} dni`,
      });

const reports = (number: number) =>
  plural(number, {
    one: `${formatNumber(number)} zgłoszenie`,
    few: `${formatNumber(number)} zgłoszenia`,
    many: `${formatNumber(number)} zgłoszeń`,
    other: `${formatNumber(number)} zgłoszenia`,
  });

const length = (number: number) =>
  plural(number, {
    one: `${formatNumber(number)} dzień`,
    few: `${formatNumber(number)} dni`,
    many: `${formatNumber(number)} dni`,
    other: `${formatNumber(number)} dnia`,
  });

export const messages: Translated<typeof en> = {
  title: 'Sprawy',
  queue: {
    title: 'Kolejka',
    loading: 'Wczytywanie spraw…',
    failed: 'Nie udało się wczytać spraw',
    again: 'Spróbuj ponownie',
    open: (number: number) => `Otwarte: ${formatNumber(number)}`,
    more: 'Pokaż więcej',
    reports,
    has: (name: string | null) => (name === null ? 'U kogoś z zespołu' : `Ma ją ${name}`),
    escalated: 'Eskalowana',
    select: (name: string) => `Wybierz: ${name}`,
    notTogether: 'Są tu już zgłoszenia różnych rodzajów. Powód wybierz w sprawie.',
    appeals: 'Odwołania',
  },
  filters: {
    label: 'Filtry',
    show: 'Pokaż',
    all: 'Wszystkie sprawy',
    type: 'Rodzaj',
    anyType: 'Dowolny rodzaj',
    reason: 'Powód',
    anyReason: 'Dowolny powód',
    priority: 'Priorytet',
    anyPriority: 'Dowolny priorytet',
    shows: {
      mine: 'Moje',
      free: 'Nieprzypisane',
      others: 'U innych z zespołu',
      claimed: 'Przejęte',
      escalated: 'Eskalowane',
      people: 'O osobach',
      service: 'O serwisie',
      aside: 'Odłożone',
    },
  },
  case: {
    opening: 'Sprawa',
    loading: 'Wczytywanie sprawy…',
    failed: 'Nie udało się wczytać sprawy',
    again: 'Spróbuj ponownie',
    back: 'Wróć do kolejki',
    nothing: 'Nie wybrano sprawy',
    nothingAbout: 'Wybierz sprawę z kolejki.',
    title: (subject: string, number: number, days: number) =>
      `${subject}, ${reports(number)}${days > 0 ? ` w ciągu ${formatNumber(days + 1)} dni` : ''}`,
    closed: 'Zamknięta',
    escalated: 'Eskalowana',
    escalatedBy: (name: string | null) => `Eskalacja: ${name ?? 'ktoś z zespołu'}`,
    yours: 'Twoja',
    free: 'Nieprzypisana',
    looking: (names: readonly string[]) => `Otwarta też u: ${names.join(', ')}`,
    evidence: 'Dowody',
    reported: 'Co zostało zgłoszone',
    erased: 'Usunięte konto',
    unnamed: 'Ktoś bez konta',
    danger: 'Zagrożenie życia',
    claimedToo: (number: number) =>
      plural(number, {
        one: `Mówi to jeszcze ${reports(number)}`,
        few: `Mówią to jeszcze ${reports(number)}`,
        many: `Mówi to jeszcze ${reports(number)}`,
        other: `Mówi to jeszcze ${reports(number)}`,
      }),
    timesReported: (times: number) =>
      times === 1 ? 'Zgłoszono raz' : `Zgłoszono ${formatNumber(times)} razy`,
    alike: (number: number) => `${reports(number)}, podobne razem`,
    moreAlike: (number: number) => `Podobne do tych: jeszcze ${formatNumber(number)}`,
    fewerAlike: 'Pokaż mniej podobnych',
    someone: 'Ktoś z kontem',
    public: 'Ktoś bez konta',
    replies: (number: number) =>
      plural(number, {
        one: `${formatNumber(number)} wcześniejsza odpowiedź`,
        few: `${formatNumber(number)} wcześniejsze odpowiedzi`,
        many: `${formatNumber(number)} wcześniejszych odpowiedzi`,
        other: `${formatNumber(number)} wcześniejszej odpowiedzi`,
      }),
    note: 'Notatka zespołu',
    written: 'Tekst napisany przez moderację',
    snapshots: (number: number) =>
      plural(number, {
        one: `${formatNumber(number)} inna kopia profilu`,
        few: `${formatNumber(number)} inne kopie profilu`,
        many: `${formatNumber(number)} innych kopii profilu`,
        other: `${formatNumber(number)} innej kopii profilu`,
      }),
    decisions: 'Wcześniejsze decyzje',
    reason: 'Powód',
    undone: 'Cofnięta',
    reversed: 'Uchylona',
    by: (name: string | null, when: string) => `${name ?? 'Usunięte konto'}, ${when}`,
    until: (when: string) => `do ${when}`,
  },
  actions: decisionTexts,
  leftOut: (number: number) => `Jeszcze ${formatNumber(number)}`,
  person: {
    label: (name: string) => `Informacje: ${name}`,
    unknown: 'Brak danych',
    open: 'Otwórz profil',
    back: 'Wróć do sprawy',
    none: 'Ta sprawa dotyczy serwisu.',
    joined: 'Od kiedy',
    verified: 'E-mail potwierdzony',
    subscription: 'Subskrypcja',
    vip: 'Premium',
    free: 'Bezpłatna',
    yes: 'Tak',
    no: 'Nie',
    status: 'Status',
    made: 'Wysłane zgłoszenia',
    blocked: 'Blokady od innych',
    states: {
      active: 'Aktywne',
      deactivated: 'Dezaktywowane',
      banned: 'Zbanowane',
      leaving: 'Do usunięcia',
      erased: 'Usunięte',
    },
    until: (state: string, when: string) => `${state} do ${when}`,
    staff: 'Zespół',
    strikes: 'Punkty karne',
    noStrikes: (days: number) => `Brak punktów karnych ${inTheLast(days)}.`,
    suggestion: (strikes: number, days: number, type: string | null, step: string) =>
      `${
        strikes === 0
          ? `Brak punktów karnych ${inTheLast(days)}.`
          : `Punkty karne ${inTheLast(days)}: ${formatNumber(strikes)}.`
      } Zwykły krok${type ? ` (${type})` : ''}: ${step}.`,
    ladder: 'Taryfikator',
    steps: stepTexts,
    length,
    notes: 'Notatki zespołu',
    noNotes: 'Nie ma jeszcze notatek.',
    note: 'Nowa notatka',
    addNote: 'Dodaj notatkę',
    onReport: (id: string) => `do zgłoszenia ${id}`,
    cases: 'Inne sprawy',
    caseOf: (when: string, number: number) => `${when}, ${reports(number)}`,
    openCase: 'otwarta',
    reporters: 'Osoby zgłaszające',
    first: 'Pierwsze zgłoszenie',
    people: (people: number, first: number) =>
      `${plural(people, {
        one: `${formatNumber(people)} osoba`,
        few: `${formatNumber(people)} osoby`,
        many: `${formatNumber(people)} osób`,
        other: `${formatNumber(people)} osoby`,
      })}, w tym pierwszy raz: ${formatNumber(first)}`,
    all: (people: number) => `Pokaż wszystkie: ${formatNumber(people)}`,
    earlier: ({
      resolved,
      closed,
      rejected,
      open,
    }: Record<'resolved' | 'closed' | 'rejected' | 'open', number>) =>
      [
        `wcześniej: ${formatNumber(resolved + closed + rejected + open)}`,
        resolved > 0 && `rozwiązane: ${formatNumber(resolved)}`,
        closed > 0 && `zamknięte: ${formatNumber(closed)}`,
        rejected > 0 && `odrzucone: ${formatNumber(rejected)}`,
        open > 0 && `otwarte: ${formatNumber(open)}`,
      ]
        .filter(Boolean)
        .join(', '),
    warn: 'Ostrzeż',
    standing: 'Zmień',
    warnOf: (name: string) => `Ostrzeż za bezpodstawne zgłoszenia: ${name}`,
    standingOf: (name: string) => `Zmień traktowanie zgłoszeń: ${name}`,
    warned: (when: string) => `Ostrzeżenie za bezpodstawne zgłoszenia: ${when}`,
    aside: (when: string) => `Zgłoszenia odłożone do ${when}`,
  },
};
