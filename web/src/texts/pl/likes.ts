import type { Translated } from '@kindred/contract/texts/translated';
import type { messages as en } from '../en/likes.ts';
import { conditionTexts, filterTexts } from '@kindred/contract/texts/pl/filters';
import { changeTexts, stepTexts } from '@kindred/contract/texts/pl/funnel';
import { plural } from '@kindred/contract/texts/pl/plural';
import { formatDate } from '../../lib/formats/formats.ts';

const likedBy = (count: number) =>
  plural(count, {
    one: 'Podobasz się 1 osobie',
    few: `Podobasz się ${count} osobom`,
    many: `Podobasz się ${count} osobom`,
    other: `Podobasz się ${count} osobom`,
  });

const tried = { ages: 'wiek', distance: 'odległość', filters: 'filtry' };

export const messages: Translated<typeof en> = {
  loading: 'Wczytywanie…',
  failed: 'Nie udało się tego wczytać',
  again: 'Spróbuj ponownie',
  more: 'Pokaż więcej',
  report: 'Zgłoś',
  photoOf: (name: string) => `Zdjęcie: ${name}`,
  filters: filterTexts,
  browse: {
    title: 'Przeglądaj',
    about:
      'Wszyscy, których możesz poznać i którzy czekają na twój wybór, oprócz profili wstrzymanych i incognito.',
    filters: 'Filtry',
    filtersSet: (set: number) => (set === 0 ? 'Filtry' : `Filtry, ustawione: ${set}`),
    within: (distance: string) => `Do ${distance}`,
    bothWays: 'Szukają kogoś takiego jak ja',
    sort: 'Sortuj według',
    sorts: {
      recent: 'Ostatnio aktywne',
      new: 'Nowe osoby',
      near: 'Najbliżej',
      match: 'Najlepsze dopasowanie',
    },
    chosen: (name: string) => ({
      like: `Polubienie wysłane: ${name}.`,
      superlike: `Superlajk wysłany: ${name}.`,
      pass: `Profil pominięty: ${name}.`,
    }),
    undo: (name: string) => `Cofnij wybór: ${name}`,
    bookmarked: 'W zakładkach',
    clear: 'Wyczyść filtry',
    widen: 'Zmień, kogo chcesz poznać',
  },
  discover: {
    title: 'Odkrywaj',
    views: 'Widok',
    cards: 'Karty',
    browse: 'Przeglądaj',
    preferences: 'Preferencje',
    preferencesNow: (distance: string | null, from: number, to: number) =>
      `${distance === null ? 'Wszędzie' : `Do ${distance}`}, ${from}–${to} lat`,
    again: 'To już wszystkie pasujące osoby. Teraz wracają te pominięte ponad miesiąc temu.',
    card: (name: string, age: number) => `${name}, ${age}`,
    shared: (count: number) =>
      plural(count, {
        one: `${count} wspólne zainteresowanie`,
        few: `${count} wspólne zainteresowania`,
        many: `${count} wspólnych zainteresowań`,
        other: `${count} wspólnego zainteresowania`,
      }),
    whole: 'Zobacz cały profil',
    why: 'Jak ustalamy kolejność',
    nextPhoto: 'Następne zdjęcie',
    photo: (name: string, number: number, of: number) => `${name}, zdjęcie ${number} z ${of}`,
    actions: 'Twój wybór',
    undo: 'Cofnij',
    undoLast: 'Cofnij ostatni wybór',
    pass: (name: string) => `Pomiń: ${name}`,
    like: (name: string) => `Polub: ${name}`,
    superlike: (name: string) => `Superlajk: ${name}`,
    superlikesLeft: (left: number) => `Na dziś zostało: ${left}`,
    note: (name: string) => `Polub z liścikiem: ${name}`,
    noteTitle: (name: string) => `Liścik do: ${name}`,
    noteLabel: 'Liścik',
    noteAbout: (name: string) =>
      `${name} może przeczytać twój liścik razem z polubieniem. Twoje imię pojawi się przy nim, gdy będzie dopasowanie albo jeśli ${name} ma premium lub otworzy twoje polubienie.`,
    sendNote: 'Polub z tym liścikiem',
    commentSent: (name: string) => `Komentarz wysłany do: ${name}.`,
    noteSent: (name: string) => `Liścik wysłany do: ${name}.`,
    cancel: 'Anuluj',
    keys: 'Klawisze: w lewo – pomiń, w prawo – polub, S – superlajk, Z – cofnij, Enter – otwórz profil.',
    unsent: (count: number) =>
      plural(count, {
        one: '1 wybór nie jest jeszcze zapisany. Wyślemy go, gdy wróci połączenie.',
        few: `${count} wybory nie są jeszcze zapisane. Wyślemy je, gdy wróci połączenie.`,
        many: `${count} wyborów nie jest jeszcze zapisanych. Wyślemy je, gdy wróci połączenie.`,
        other: `Niezapisane wybory: ${count}. Wyślemy je, gdy wróci połączenie.`,
      }),
    match: 'Jest dopasowanie!',
    matchAbout: (name: string) => `Ty i ${name} podobacie się sobie.`,
    sayHello: 'Przywitaj się',
    openers: 'Pomysły na pierwszą wiadomość',
    aboutAnswer: (answer: string) => `„${answer}” Opowiedz coś więcej!`,
    aboutInterest: (interest: string) => `${interest}! Jak to się u ciebie zaczęło?`,
    sent: (name: string) => `Wiadomość wysłana do: ${name}.`,
    wrote: (name: string) => `Masz już wiadomość od: ${name}.`,
    toChat: 'Otwórz rozmowę',
    goOn: 'Szukaj dalej',
    more: 'Szukanie osób…',
  },
  funnel: {
    title: 'Na razie to już wszyscy, którzy pasują',
    titleFiltered: 'Teraz nikt nie pasuje',
    about: 'Ile osób zostaje po każdym kroku:',
    label: 'Dlaczego nikt nie zostaje',
    steps: stepTexts,
    changes: changeTexts,
    filtered: conditionTexts,
    changesPreferences: 'To zmienia twoje preferencje.',
    show: (count: number) =>
      plural(count, {
        one: `Pokaż ${count} osobę`,
        few: `Pokaż ${count} osoby`,
        many: `Pokaż ${count} osób`,
        other: `Pokaż ${count} osoby`,
      }),
    nothing: {
      tried: (what: readonly ('ages' | 'distance' | 'filters')[]) =>
        `Jeśli zmienisz tylko ${new Intl.ListFormat('pl', { type: 'disjunction' }).format(what.map((each) => tried[each]))}, nie zobaczysz nikogo nowego.`,
      wait: 'Codziennie dołączają nowe osoby.',
    },
  },
  superlikesYou: (name: string) => `${name} – superlajk dla ciebie`,
  question: {
    superlike: {
      title: (name: string) => `Wysłać superlajka do: ${name}?`,
      about: (name: string) =>
        `${name} od razu zobaczy, że to od ciebie, z premium lub bez, a twoja karta będzie na początku.`,
      send: 'Wyślij superlajka',
    },
    outside: {
      title: (name: string) => `Polubić mimo to: ${name}?`,
      about: (name: string) =>
        `Ty i ${name} nie pasujecie teraz nawzajem do swoich preferencji, więc ${name} zobaczy twoje polubienie oddzielnie od innych i bez powiadomienia.`,
      send: 'Polub mimo to',
    },
  },
  choice: {
    label: 'Twój wybór',
    pass: 'Pomiń',
    like: 'Polub',
    superlike: 'Superlajk',
    note: 'Polub z liścikiem',
    undo: 'Cofnij',
    waits: 'Wyślemy to, gdy wróci połączenie.',
    undoWaits: 'Cofniemy to, gdy wróci połączenie.',
    notSent: 'Jeszcze nie wysłane. Próbujemy dalej.',
    failed: (choice: 'like' | 'superlike' | 'pass' | 'undo', name?: string) => {
      if (!name)
        return choice === 'undo' ? 'Nie udało się cofnąć wyboru.' : 'Nie udało się wysłać wyboru.';
      return {
        like: `Nie udało się wysłać polubienia: ${name}.`,
        superlike: `Nie udało się wysłać superlajka: ${name}.`,
        pass: `Nie udało się pominąć: ${name}.`,
        undo: `Nie udało się cofnąć wyboru: ${name}.`,
      }[choice];
    },
    close: 'Zamknij',
    isMatch: 'Macie dopasowanie.',
    message: 'Wiadomość',
    left: (likes: number) =>
      plural(likes, {
        one: `Na dziś zostało ${likes} polubienie`,
        few: `Na dziś zostały ${likes} polubienia`,
        many: `Na dziś zostało ${likes} polubień`,
        other: `Na dziś zostało ${likes} polubienia`,
      }),
    bookmark: 'Do zakładek',
    bookmarked: 'Usuń z zakładek',
  },
  likes: {
    title: 'Polubienia',
    count: likedBy,
    outside: (count: number) => `Jeszcze ${count} poza preferencjami`,
    outsideTitle: 'Poza preferencjami',
    outsideAbout: 'Podobasz się tym osobom, ale wasze preferencje teraz do siebie nie pasują.',
    notes: 'Liściki od osób, którym się podobasz',
    notesAbout:
      'Te osoby znają twój profil i piszą do ciebie. Kim są, zobaczysz z premium, gdy będzie dopasowanie albo po jednej naraz.',
    none: 'Jeszcze żadnych polubień',
    noneYet: 'Gdy się komuś spodobasz, zobaczysz to tutaj.',
    lockedTitle: 'Zobacz, komu się podobasz',
    locked:
      'Z premium zobaczysz, kto to jest. Bez premium możesz zobaczyć po jednej osobie: polub lub pomiń, a potem zobacz następną. Jeśli odwzajemnisz polubienie, będzie dopasowanie.',
    lockedOutside:
      'Z premium zobaczysz, kto to jest. Jeśli odwzajemnisz polubienie, i tak będzie dopasowanie.',
    seeOne: 'Zobacz jedną osobę',
    toPremium: 'Zobacz premium',
    list: 'Osoby, którym się podobasz',
    superlike: 'Superlajk',
    note: (name: string) => `Liścik od: ${name}`,
    ownNote: 'Twój liścik',
    browse: 'Przeglądaj profile',
    lists: 'Listy',
    tabs: {
      received: 'Otrzymane',
      sent: 'Wysłane',
      passed: 'Pominięte',
      bookmarked: 'Zakładki',
    },
    since: (time: string) => `Polubienie z ${formatDate(time, { dateStyle: 'long' })}`,
    sent: 'Osoby, które ci się podobają',
    sentNone: 'Jeszcze żadnych polubień od ciebie',
    sentAbout: 'Osoby, które ci się podobają, są tu, dopóki nie będzie dopasowania.',
    passed: 'Pominięte osoby',
    passedNone: 'Jeszcze żadnych pominiętych osób',
    passedAbout: 'Tu możesz cofnąć pominięcie i znów zobaczyć tę osobę. Nie dowie się o tym.',
    passedSince: (time: string) => `Pominięcie z ${formatDate(time, { dateStyle: 'long' })}`,
    undo: (name: string) => `Cofnij wybór: ${name}`,
    bookmarks: 'Zakładki',
    bookmarksNone: 'Jeszcze żadnych zakładek',
    bookmarksAbout: 'Dodaj kogoś do zakładek, żeby znaleźć tę osobę tutaj. Nie dowie się o tym.',
    removeBookmark: (name: string) => `Usuń z zakładek: ${name}`,
  },
};
