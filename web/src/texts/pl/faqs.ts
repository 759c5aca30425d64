import type { Translated } from '@kindred/contract/texts/translated';
import type { messages as en } from '../en/faqs.ts';
import { plural } from '@kindred/contract/texts/pl/plural';

/** In the genitive. */
const ofDays = (count: number) =>
  plural(count, {
    one: `${count} dnia`,
    few: `${count} dni`,
    many: `${count} dni`,
    other: `${count} dnia`,
  });

const questions: Translated<typeof en>['questions'] = {
  'creating-an-account': {
    question: 'Jak założyć konto?',
    answer: () => [
      'Wybierz „Dołącz” u góry strony. Poprosimy o imię, datę urodzenia, adres e-mail i hasło. Trzeba mieć co najmniej 18 lat.',
      'Wyślemy ci e-mailem sześciocyfrowy kod. Wpisz go na stronie rejestracji, żeby potwierdzić adres. Na innym urządzeniu otwórz link z e-maila i wybierz tam nowe hasło. Kod działa dziesięć minut, a w razie potrzeby możesz poprosić o nowy.',
      'Jeśli masz już konto z tym adresem, piszemy o tym tylko w e-mailu, żeby nikt inny się nie dowiedział. Konto bez potwierdzonego adresu usuwamy po 30 dniach.',
    ],
  },
  matching: {
    question: 'Jak działa dopasowanie?',
    answer: () => [
      'Na stronie Odkrywaj widzisz osoby jedna po drugiej albo wszystkie w siatce w widoku Przeglądaj, gdzie wybierasz kolejność i filtry. To osoby, które chcesz poznać i które też szukają kogoś takiego jak ty. W Odkrywaj wcześniej pojawiają się osoby, których odpowiedzi i zainteresowania najlepiej pasują do twoich. Liczy się też, jak blisko są, kiedy ostatnio były aktywne i ile innych osób zobaczyłoby je jako pierwsze. Możesz zapisać do 10 wyszukiwań, a raz dziennie damy ci znać, gdy pojawią się nowe pasujące osoby. Każdą osobę możesz polubić lub pominąć, a wybór cofnąć na listach na stronie Polubienia. Gdy spodobacie się sobie nawzajem, jest dopasowanie i znajdziecie się na stronie Pary.',
      'Każdy profil pokazuje, jak bardzo do siebie pasujecie i dlaczego. Wynik bierze się ze wspólnych zainteresowań, wszystkich twoich odpowiedzi i jawnych odpowiedzi drugiej osoby. To ty wybierasz, które z twoich odpowiedzi są jawne. Wynik zaokrąglamy do wielokrotności pięciu, nigdy nie wynosi 100% i jest tym pewniejszy, im na więcej pytań odpowiesz.',
      'Nikomu nie mówimy, że ktoś go pomija. Polubienie i pominięcie możesz cofnąć, dopóki nie ma dopasowania. Aby zakończyć rozmowę, wybierz w jej menu „Usuń dopasowanie”. Po usunięciu dopasowania lub zablokowaniu kogoś już się nie widzicie.',
      'Aby porozmawiać, otwórz stronę Pary i wybierz osobę. Możesz wysyłać tekst i zdjęcia, odpowiadać na wiadomości, reagować na nie, przeszukiwać rozmowę i ją zarchiwizować. Bez połączenia wiadomości czekają na twoim urządzeniu, a gdy wróci, wysyłamy je raz i po kolei.',
      'Wiadomość możesz edytować przez 15 minut, a usunąć u siebie lub u obu stron w każdej chwili. Widzisz, czy wiadomość jest dostarczona i przeczytana, chyba że ktoś z was ukrywa swoją aktywność.',
      'Dopóki ktoś ci nie odpowie, nie wysyłamy wiadomości z linkami, numerami telefonu, adresami e-mail ani niczym o pieniądzach, bo tak zaczyna się wiele oszustw. Mówimy o tym przed wysłaniem i możesz zmienić wiadomość. To krótka lista prostych zasad, więc nie wyłapie wszystkiego. Jeśli wiadomość może kogoś zranić, pytamy, czy na pewno ją wysłać.',
    ],
  },
  premium: {
    question: 'Jak przejść na premium?',
    answer: ({ support }) => [
      'Otwórz Premium w menu konta i wybierz plan: miesięczny, kwartalny lub roczny. Zanim zapłacisz kartą, zobaczysz, ile kosztuje i co daje w porównaniu z planem bezpłatnym.',
      'Premium odnawia się, dopóki nie zrezygnujesz, a zrezygnować możesz tam w każdej chwili. Masz je do końca opłaconego czasu i do tego momentu możesz cofnąć rezygnację. Dłuższy plan zaczyna się od razu, a wcześniej pokazujemy, ile kosztuje dzisiaj (jeśli masz zwrot za dni obecnego planu, nowy zacznie się po jego końcu). Krótszy zaczyna się po upływie opłaconego czasu i do tego momentu możesz zmienić zdanie. Znajdziesz tam też swoje karty, faktury i saldo.',
      'W ciągu 14 dni od uzyskania premium możesz też odstąpić od umowy bez podania przyczyny: wybierz „Odstąp od umowy tutaj” na stronie Premium albo w e-mailu o zakupie, bez logowania. Umowa kończy się od razu, a pieniądze wracają na kartę. Za wykorzystany czas płacisz tylko wtedy, gdy przy zakupie wyrażasz na to zgodę. Bez niej wraca cała kwota, co jest możliwe raz dla każdej osoby i każdej karty. Odnowienie nie daje kolejnych 14 dni.',
      `Wysyłamy e-mail, gdy rezygnujesz, odstępujesz od umowy, dostajesz zwrot i gdy premium się kończy. Jeśli płatność nie przejdzie, damy ci znać i przez kilka dni będziemy próbować ponownie, a premium zostanie. Jeśli z płatnością jest coś nie tak, napisz na adres ${support}.`,
    ],
  },
  reporting: {
    question: 'Jak kogoś zgłosić?',
    answer: ({ support }) => [
      'Wybierz „Zgłoś” w menu na zdjęciu, w rozmowie lub na dole profilu i napisz, co i kiedy się stało. Jeśli chodzi o jedno zdjęcie, wybierz „Zgłoś to zdjęcie”. Możesz też zgłosić wiadomość albo kogoś z Dawnych dopasowań. Do zgłoszenia dołączamy kopię ostatnich wiadomości. W tym samym kroku możesz zablokować tę osobę. Nie dowie się, od kogo jest zgłoszenie, a ty nie musisz niczego udowadniać.',
      'Gdy banujemy kogoś za oszustwo, w ciągu godziny ostrzegamy w aplikacji i e-mailem wszystkich, do których pisała ta osoba. Jeśli ban był pomyłką, wycofujemy ostrzeżenie.',
      `Status i naszą odpowiedź znajdziesz w ustawieniach w Moich zgłoszeniach. Jeśli nie możesz otworzyć profilu, zgłoś problem tam albo napisz na adres ${support}.`,
      'Jeśli nie masz konta, skorzystaj z linku „Zgłoś treść” na dole strony.',
      'Jeśli coś ci grozi, najpierw zadzwoń pod lokalny numer alarmowy.',
    ],
  },
  'deleting-my-account': {
    question: 'Jak usunąć konto?',
    answer: ({ days }) => [
      'Wybierz „Usuń moje konto” na dole ustawień i wpisz hasło. Jeśli logujesz się przez Google lub Facebook i nie masz hasła, wyślemy ci kod e-mailem. Od razu ukryjemy twój profil i wylogujemy wszystkie urządzenia.',
      `W ciągu ${ofDays(days.leaving)} możesz się zalogować i otworzyć konto ponownie. Potem trwale usuniemy twój profil, zdjęcia, odpowiedzi, blokady i sesje. Zgłoszenia nasz zespół przechowuje do ${ofDays(days.reports)} po ich załatwieniu. Z tym samym adresem e-mail można się zarejestrować ponownie.`,
      'Chcesz mieć kopię? Najpierw pobierz swoje dane w ustawieniach. Samo wylogowanie nie usuwa konta.',
    ],
  },
  'resetting-my-password': {
    question: 'Jak zresetować hasło?',
    answer: () => [
      'Wybierz „Nie pamiętasz hasła?” na stronie logowania i podaj adres e-mail. Jeśli należy do jakiegoś konta, wyślemy link do wyboru nowego hasła. Działa raz, przez godzinę.',
      'Wylogujemy wszystkie urządzenia, a ty zalogujesz się nowym hasłem. Jeśli korzystasz z Google lub Facebooka, odłączymy je od konta; Google wróci, gdy znów się przez nie zalogujesz. Zapisujemy tylko skrót hasła, więc nie możemy go odczytać, i nigdy o nie nie pytamy.',
    ],
  },
  'who-liked-me': {
    question: 'Czy mogę zobaczyć, komu się podobam?',
    answer: () => [
      'Na stronie Polubienia każdy widzi, ilu osobom się podoba, i czyta ich liściki bez imion. Z premium widzisz też, kim są te osoby.',
      'Bez premium też będzie dopasowanie, jeśli ty również polubisz tę osobę, i możesz zobaczyć po jednej osobie: polub lub pomiń, a potem zobacz następną. Polubienie liczy się od razu, a jeśli ta osoba ukrywa aktywność, w ciągu kwadransa. Liczba obejmuje osoby, którym się podobasz, które można teraz zobaczyć, które pasują do wzajemnych preferencji i czekają na twoją decyzję. Jeśli kogoś zablokujesz albo ktoś zablokuje ciebie, zmieni się następnego dnia.',
      'Jeśli jakaś wiadomość mówi, że podobasz się tu komuś, i każe kliknąć lub zapłacić, żeby się dowiedzieć komu, nie jest od nas.',
    ],
  },
  location: {
    question: 'Jak używacie mojej lokalizacji?',
    answer: () => [
      'Na profilu może być miasto i kraj. Położenie miasta zaokrąglamy przed zapisem do siatki o oczku około dwóch kilometrów, więc nigdy nie zapisujemy dokładnej lokalizacji.',
      'O lokalizację pytamy przeglądarkę tylko wtedy, gdy chcesz ją podać. Inni widzą twoje miasto i mniej więcej jak daleko jesteś, mierząc między zaokrąglonymi punktami. Jeśli ukryjesz odległość w ustawieniach, zamiast miasta zobaczą największe miasto w okolicy.',
    ],
  },
  'technical-issues': {
    question: 'Coś nie działa. Co mogę zrobić?',
    answer: ({ support }) => [
      'Najpierw sprawdź połączenie: gdy go nie ma, pokazujemy komunikat. Potem odśwież stronę, spróbuj w innej, aktualnej przeglądarce albo wyloguj się i zaloguj ponownie.',
      `Jeśli to nie pomoże, napisz na adres ${support}. Powiedz, co robisz, co widzisz oraz z jakiego urządzenia i przeglądarki korzystasz.`,
    ],
  },
  notifications: {
    question: 'Jakie powiadomienia dostanę?',
    answer: ({ brand }) => [
      'Powiadamiamy o dopasowaniach, wiadomościach, polubieniach, superlajkach, zapisanych wyszukiwaniach, premium, odpowiedziach na zgłoszenia i zdjęciach, których nie możemy pokazać. Dla każdego z nich wybierzesz w ustawieniach, czy chcesz je dostawać w aplikacji, e-mailem czy jako powiadomienie push. Możesz też ustawić godziny ciszy oraz włączyć lub wyłączyć powiadomienia push na każdym urządzeniu. Na ekranie blokady nie pokazują imion, chyba że tego chcesz.',
      `O koncie zawsze piszemy e-mailem: wysyłamy kody i linki, o które prosisz, i dajemy znać, gdy zmienia się hasło, adres, sposób logowania lub dostęp, gdy nasz zespół banuje, dezaktywuje lub aktywuje konto, gdy premium się zaczyna, zmienia, kończy lub znów odnawia, gdy rezygnujesz lub odstępujesz od umowy oraz gdy płatność nie przejdzie lub pieniądze do ciebie wracają. Dostajesz też powiadomienia o bezpieczeństwie konta, których nie można wyłączyć. ${brand} nie wysyła newsletterów ani SMS-ów.`,
      'Nie ufaj wiadomościom, które proszą o hasło, kod lub pieniądze, nawet jeśli wyglądają, jakby były od nas.',
    ],
  },
};

export const messages: Translated<typeof en> = {
  title: 'Najczęstsze pytania',
  lead: 'Odpowiedzi na dziesięć najczęstszych pytań.',
  questions,
  more: {
    title: 'Masz jeszcze pytania?',
    text: 'Napisz do nas, a pomożemy.',
    action: 'Napisz do nas',
  },
};
