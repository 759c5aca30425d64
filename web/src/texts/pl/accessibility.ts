import type { Translated } from '@kindred/contract/texts/translated';
import type { messages as en } from '../en/accessibility.ts';

export const messages: Translated<typeof en> = {
  title: 'Dostępność',
  about: (brand: string) =>
    `Jak ${brand} działa dla osób z niepełnosprawnościami i gdzie jeszcze nie działa.`,
  written:
    'Oświadczenie z 26 listopada 2026 dotyczy tej strony i aplikacji, którą można z niej zainstalować.',
  sections: {
    standard: {
      title: 'Do czego dążymy',
      points: [
        'Naszą normą jest EN 301 549, która wymaga od stron poziomu AA wytycznych dla dostępności treści internetowych (WCAG) 2.1. Stosujemy nowszą wersję, WCAG 2.2, poziom AA.',
        'Serwis jest częściowo zgodny z normą: znane nam braki wymieniamy niżej.',
        'Sprawdzamy to sami. Przy każdej wersji program szuka błędów na każdej stronie, w jasnym i ciemnym motywie, od szerokości 320 pikseli, i sprawdza, czy klawisz Tab dociera do każdego elementu i pokazuje, gdzie jest. Rejestrację, rozmowy i wybieranie osób przechodzimy też samą klawiaturą.',
        'Programy znajdują tylko część barier. Nikt z zewnątrz nie przeprowadził audytu, a osoby korzystające z czytników ekranu lub innych technologii wspomagających nie testowały serwisu na nasze zlecenie.',
      ],
    },
    helps: {
      title: 'Co działa',
      points: [
        'Każdy element obsłużysz klawiaturą. Na kartach w Odkrywaj są przyciski obok przesuwania, a zdjęcia można układać także przyciskami.',
        'Strony można powiększyć do 400 procent bez przewijania w bok. Uwzględniają twoje ustawienia ciemnego motywu i ograniczenia ruchu.',
        'Błędy mówią słowami, co się dzieje i co zrobić, tuż przy polu. Wpisany tekst zostaje.',
        'Wykresy mają te same dane w tabeli, którą czytają czytniki ekranu.',
        'Nie ma zagadek do udowadniania, że nie jesteś robotem, nic nie miga i nic nie odtwarza się samo.',
      ],
    },
    known: {
      title: 'Co jeszcze nie działa',
      points: [
        'Zdjęcia dodawane przez użytkowników nie mają opisu tego, co pokazują. Czytnik ekranu mówi, czyje to zdjęcie i które z kolei, a własnego opisu nie można dodać.',
        'Teksty użytkowników mogą być w dowolnym języku, który nie jest oznaczony. Czytnik ekranu może je czytać niewłaściwym głosem.',
        'Kadr zdjęcia i miejsce twarzy ustawia się przeciąganiem lub strzałkami. Nie da się ich ustawić pojedynczymi dotknięciami.',
        'Nie sprawdziliśmy plików faktur ani pól na numer karty, które przy prawdziwych kartach pochodzą od operatora płatności.',
        'E-maile mają wersję tekstową. Drugiej wersji nie sprawdziliśmy pod kątem dostępności, podobnie jak strony, która pokazuje programistom działanie interfejsu.',
      ],
    },
    feedback: {
      title: 'Jeśli coś cię zatrzymuje',
      points: (support: string) => [
        `Napisz na adres ${support}. Podaj, na której stronie, co chcesz zrobić i z czego korzystasz, na przykład z czytnika ekranu. Nie potrzebujesz konta.`,
        'Jeśli masz konto, możesz też zgłosić problem w Moich zgłoszeniach. Tam znajdziesz naszą odpowiedź.',
        'Każdą wiadomość czyta człowiek i na nią odpowiada. Jeśli nie możemy szybko naprawić błędu, powiemy, kiedy to zrobimy, i pomożemy załatwić sprawę w inny sposób.',
        'Jeśli nasza odpowiedź nie pomoże, możesz zwrócić się do organu, który nadzoruje dostępność w twoim kraju.',
      ],
    },
  },
  contact: 'Napisz do nas',
};
