import type { Translated } from '@kindred/contract/texts/translated';
import type { messages as en } from '../en/welcome.ts';

export const messages: Translated<typeof en> = {
  next: 'Dalej',
  back: 'Wstecz',
  later: 'Dokończę później',
  finish: 'Zakończ',
  saving: 'Zapisywanie…',
  steps: {
    about: {
      title: 'O tobie',
      lead: 'Inni widzą twoje imię, wiek i płeć.',
    },
    place: {
      title: 'Gdzie mieszkasz',
      lead: 'Inni widzą twoje miasto i mniej więcej jak daleko jesteś.',
    },
    seeking: {
      title: 'Kogo chcesz poznać',
      lead: 'Zobaczysz osoby, które też szukają kogoś takiego jak ty. Możesz to zmienić w każdej chwili.',
    },
    photo: { title: 'Twoje zdjęcia', lead: 'Na początek wystarczy jedno wyraźne zdjęcie twarzy.' },
    interests: {
      title: 'Twoje zainteresowania',
      lead: 'Opcjonalnie. Pokażą innym, co macie wspólnego.',
    },
    prompts: {
      title: 'Dokończ zdania',
      lead: 'Opcjonalnie. Wybierz do trzech zdań i dokończ je w linijce lub dwóch.',
    },
  },
  goTo: (step: string) => `Przejdź do „${step}”`,
  noPhoto: 'Dodaj co najmniej jedno zdjęcie. Bez niego inni cię nie znajdą.',
  photoComing: 'Zdjęcie jeszcze się przesyła. Spróbuj ponownie za chwilę.',
  interests: {
    chosen: 'Wybrane zainteresowania',
    none: 'Jeszcze nic nie wybrano',
    remove: (interest: string) => `Usuń: ${interest}`,
    search: 'Szukaj zainteresowań',
    count: (chosen: number, all: number) => `${chosen} z ${all}`,
    full: (all: number) => `Masz już ${all}. Usuń któreś, żeby dodać inne.`,
    noneFound: 'Nie ma takiego zainteresowania. Spróbuj innego słowa.',
  },
  prompts: {
    more: 'Pokaż więcej zdań',
    less: 'Pokaż mniej zdań',
    remove: (prompt: string) => `Usuń zdanie: ${prompt}`,
    count: (typed: number, all: number) => `${typed} z ${all}`,
    full: (all: number) => `Masz już ${all}. Usuń któreś zdanie, żeby wybrać inne.`,
  },
  preview: {
    title: 'Jak widzą cię inni',
    noPhoto: 'Twoje zdjęcie',
    noName: 'Twoje imię',
    noPlace: 'Twoje miasto',
    prompt: 'Dokończone zdanie',
    interests: 'Twoje zainteresowania',
    more: (count: number) => `+${count}`,
  },
  done: {
    title: 'Twój profil jest gotowy',
    text: 'Odpowiedz na kilka pytań, a zobaczysz też, jak bardzo do kogoś pasujesz.',
    inReview: 'Sprawdzamy twoje zdjęcie. Inni znajdą cię, gdy tylko je zatwierdzimy.',
    questions: 'Odpowiedz na pytania',
    profile: 'Zobacz mój profil',
    discover: 'Poznaj ludzi',
  },
};
