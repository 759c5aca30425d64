import type { Translated } from '@kindred/contract/texts/translated';
import type { messages as en } from '../en/help.ts';
import { plural } from '@kindred/contract/texts/pl/plural';

export type { HelpLink } from '../en/help.ts';

const groups: Translated<typeof en>['groups'] = [
  {
    title: 'Twoje konto',
    questions: [
      {
        question: 'Kod do mnie nie dotarł',
        answer: () =>
          'Najpierw sprawdź folder ze spamem: kod działa dziesięć minut. O nowy możesz poprosić na stronie, na której się go wpisuje. Tam też poprawisz adres e-mail, jeśli jest w nim literówka.',
      },
      {
        question: 'Nie mogę się zalogować',
        answer: () =>
          'Wybierz „Nie pamiętasz hasła?” i podaj adres e-mail. Wyślemy ci link do wyboru nowego hasła. Działa raz, przez godzinę.',
        link: { to: '/forgot-password', text: 'Zresetuj hasło' },
      },
      {
        question: 'Jak zmienić e-mail, hasło lub powiadomienia?',
        answer: () => 'W ustawieniach. Przy każdej opcji piszemy, co zmienia.',
        link: { to: '/settings', text: 'Otwórz ustawienia' },
      },
      {
        question: 'Jak zrobić przerwę lub odejść?',
        answer: () =>
          'Na końcu ustawień, od najłagodniejszego do ostatecznego: wstrzymaj profil, żeby nie widział cię nikt nowy, zamknij konto i wróć później albo je usuń.',
        link: { to: '/faqs', hash: 'deleting-my-account', text: 'Jak działa usuwanie konta' },
      },
    ],
  },
  {
    title: 'Poznawanie ludzi',
    questions: [
      {
        question: 'Dlaczego nikogo nie widzę?',
        answer: () =>
          'Dopóki nie potwierdzisz adresu e-mail i nie uzupełnisz profilu, nikogo nie widzisz i nikt nie widzi ciebie. Potem w Odkrywaj zobaczysz, ile osób odpada przez każde z twoich ustawień.',
        link: { to: '/discover', text: 'Otwórz Odkrywaj' },
      },
      {
        question: 'Co oznacza wynik dopasowania?',
        answer: () =>
          'To, jak bardzo do siebie pasujecie, na podstawie wspólnych zainteresowań i odpowiedzi. Jest tym pewniejszy, im na więcej tych samych pytań odpowiecie.',
        link: { to: '/faqs', hash: 'matching', text: 'Jak działa dopasowanie' },
      },
      {
        question: 'Jak cofnąć polubienie lub pominięcie?',
        answer: () =>
          'Cofnij je na listach na stronie Polubienia. Polubienie można cofnąć, dopóki nie ma dopasowania.',
        link: { to: '/likes/sent', text: 'Osoby, które ci się podobają' },
      },
      {
        question: 'Kto mnie widzi, gdy mam włączone incognito?',
        answer: () =>
          'Tylko twoje dopasowania i osoby, które polubisz, także te polubione wcześniej. Jeśli cię widzą, wiedzą, że ci się podobają. Aby ukryć się przed kimś takim, cofnij polubienie.',
        link: { to: '/likes/sent', text: 'Osoby, które ci się podobają' },
      },
      {
        question: 'Kto widzi, że go pomijam?',
        answer: () => 'Nikt. Nikomu o tym nie mówimy.',
      },
    ],
  },
  {
    title: 'Rozmowy',
    questions: [
      {
        question: 'Dlaczego moja wiadomość nie została wysłana?',
        answer: () =>
          'Bez połączenia wiadomości czekają na twoim urządzeniu i wysyłamy je później, po kolei. Dopóki ktoś ci nie odpowie, w ogóle nie wysyłamy wiadomości z linkami, numerami telefonu, adresami e-mail ani niczym o pieniądzach.',
      },
      {
        question: 'Jak zakończyć rozmowę?',
        answer: () =>
          'Wybierz w jej menu „Usuń dopasowanie”. Nie będziecie się już widzieć. Nadal możesz zgłosić tę osobę w Dawnych dopasowaniach.',
      },
      {
        question: 'Czy mogę zmienić lub usunąć wiadomość?',
        answer: () =>
          'Możesz ją edytować przez 15 minut, a usunąć u siebie lub u obu stron w każdej chwili.',
      },
    ],
  },
  {
    title: 'Bezpieczeństwo',
    questions: [
      {
        question: 'Ktoś prosi mnie o pieniądze lub kod',
        answer: () =>
          'Niczego nie wysyłaj, niezależnie od tego, co ta osoba opowiada. To najczęstsze oszustwo. Zgłoś ją w menu rozmowy, a jeśli pieniądze zostały już wysłane, od razu skontaktuj się z bankiem.',
        link: { to: '/safety-tips', text: 'Przeczytaj porady o bezpieczeństwie' },
      },
      {
        question: 'Jak kogoś zablokować lub zgłosić?',
        answer: () =>
          'W menu na zdjęciu, w rozmowie albo na dole profilu. Ta osoba nie dowie się, od kogo jest zgłoszenie.',
        link: { to: '/faqs', hash: 'reporting', text: 'Jak działają zgłoszenia' },
      },
      {
        question: 'Ktoś używa moich zdjęć lub się pode mnie podszywa',
        answer: () => 'Napisz nam o tym, z kontem lub bez. Każde zgłoszenie czyta człowiek.',
        link: { to: '/report-content', text: 'Zgłoś treść' },
      },
      {
        question: 'Ktoś pokazuje moje intymne zdjęcie',
        answer: () =>
          'Poproś nas o usunięcie, z kontem lub bez. Decyzję podejmujemy w ciągu 48 godzin, a kopie znikają razem ze zdjęciem.',
        link: { to: '/intimate-pictures', text: 'Poproś o usunięcie swojego intymnego zdjęcia' },
      },
    ],
  },
  {
    title: 'Premium i płatności',
    questions: [
      {
        question: 'Jak zrezygnować z premium?',
        answer: () =>
          'W Premium w menu konta, w każdej chwili. Premium zostaje do końca opłaconego czasu.',
        link: { to: '/premium/manage', text: 'Twoje premium' },
      },
      {
        question: 'Czy mogę odstąpić od umowy?',
        answer: () =>
          'Tak, w ciągu 14 dni od uzyskania premium i bez podania przyczyny. Umowa kończy się od razu, a pieniądze wracają na kartę, minus kwota za wykorzystany czas, jeśli mamy zgodę na jej pobranie.',
        link: { to: '/premium/withdraw', text: 'Odstąp od umowy' },
      },
      {
        question: 'Z płatnością jest coś nie tak',
        answer: (support: string) =>
          `Napisz na adres ${support}, podaj datę i kwotę. Nigdy nie wysyłaj nam numeru karty.`,
      },
    ],
  },
];

export const messages: Translated<typeof en> = {
  title: 'Centrum pomocy',
  about: 'W czym możemy pomóc?',
  search: 'Szukaj w pytaniach',
  clear: 'Wyczyść wyszukiwanie',
  groups,
  inFaqs: 'Z najczęstszych pytań',
  found: (count: number) =>
    plural(count, {
      one: `Znaleziono ${count} pytanie`,
      few: `Znaleziono ${count} pytania`,
      many: `Znaleziono ${count} pytań`,
      other: `Znaleziono ${count} pytania`,
    }),
  none: 'Brak wyników. Spróbuj innego słowa albo napisz do nas, a pomożemy.',
  more: {
    title: 'Nie ma tu tego, czego szukasz?',
    text: 'Napisz do nas, a pomożemy. Jeśli coś ci grozi, najpierw zadzwoń pod lokalny numer alarmowy.',
    contact: 'Napisz do nas',
    safety: 'Porady o bezpieczeństwie',
    faqs: 'Najczęstsze pytania',
    accessibility: 'Dostępność',
  },
};
