import type { Translated } from '@kindred/contract/texts/translated';
import type { messages as en } from '../en/site-setup.ts';

export const messages: Translated<typeof en> = {
  title: 'Skonfiguruj swoją stronę',
  about: 'Około piętnastu minut. Pomiń to, czego jeszcze nie wiesz.',
  steps: 'Kroki konfiguracji',
  done: 'Gotowe',
  skipped: 'Pominięte',
  names: {
    brand: 'Nazwa i logo',
    colors: 'Kolory',
    language: 'Język',
    place: 'Gdzie działa',
    legal: 'Strony prawne',
    prices: 'Ceny',
    mail: 'E-maile',
  },
  skip: 'Pomiń ten krok',
  back: 'Wstecz',
  next: (name: string) => `Dalej: ${name}`,
  leave: 'Wyjdź z konfiguracji',
  none: 'Wybierz…',
  language: {
    about: (count: number) =>
      `Liczba języków twojej strony: ${count}. Każda osoba czyta ją w swoim. Przeglądarki, które proszą o inny, dostają główny język.`,
    front: 'Pierwsze słowa strony głównej',
    frontAbout: 'W głównym języku. Wszystkie inne teksty są w części Teksty.',
  },
  place: {
    about: 'Gdzie jesteś oraz jaki zegar i jakie pieniądze obowiązują na stronie.',
    country: 'Do stron prawnych.',
    timeZone: 'Strefa czasowa',
    timeZoneAbout: 'Według niej zaczynają i kończą się dni. Ustawia ją zmienna TIME_ZONE.',
    currency: 'Waluta',
    currencyAbout:
      'W niej są ceny. Ustawia ją zmienna PREMIUM_CURRENCY. Ustaw ją, zanim zaczniesz sprzedaż.',
  },
  legal: {
    about:
      'Podaj raz, kto prowadzi stronę. Trafi to do danych wydawcy, regulaminu i strony o prywatności, w każdym języku.',
    name: 'Imię i nazwisko albo nazwa i forma prawna firmy.',
    address: 'Ulica i numer, kod pocztowy i miejscowość. Kraj jest dodawany.',
    phone: 'Wymaga go wiele krajów.',
    register: 'Na przykład KRS 0000123456. Puste, jeśli go nie ma.',
    pages: 'Twoje strony',
    write: 'Napisz strony',
    again: 'Napisz ponownie',
    againOf: (title: string) => `Napisz ponownie: ${title}`,
    missing: 'Jeszcze nienapisana',
    there: 'Napisana',
    privacy: 'Prywatność',
    privacyAbout: 'Ma ją każda strona. Po publikacji podaje twoje dane.',
    unknown: 'Bez nazwy, adresu i kraju w tekstach są na nie miejsca w [nawiasach].',
    lawyer: 'Daj je do przeczytania kancelarii. Dalsze zmiany robisz w części Strony.',
    written: 'Strony są w szkicu.',
    replaceTitle: (title: string) => `Napisać „${title}” ponownie?`,
    replaceAbout: 'W każdym języku tekst ustąpi miejsca nowemu, z twoimi danymi.',
    cancel: 'Anuluj',
  },
  sold: 'Wyłącz ją, jeśli strona ma być bezpłatna: nic nie jest na sprzedaż i nie widać cen. Kto ma premium, zachowuje je.',
  free: 'Użytkownicy mają wtedy to, co dajesz wszystkim bez premium.',
  rights: 'Wybierz, co to jest',
  mail: {
    about: 'Wyślij do siebie e-mail z nazwą, kolorami i adresem strony.',
    send: 'Wyślij test do mnie',
    again: 'Wyślij kolejny test',
    sent: (to: string, from: string) =>
      `Serwer poczty go przyjął: od ${from} do ${to}. Sprawdź skrzynkę, także spam.`,
    file: (from: string) =>
      `Nie ma jeszcze serwera poczty: e-mail od ${from} jest plikiem w folderze „outbox” w twoich danych. Ustawia go zmienna SMTP_URL.`,
    failed: 'E-mail nie został wysłany.',
    faults: {
      unreachable:
        'Nie można połączyć się z serwerem poczty. Sprawdź nazwę i port w SMTP_URL oraz czy po drodze nie ma zapory.',
      encryption:
        'Nie udało się zaszyfrować połączenia. Sprawdź port: 465 pasuje do smtps://, 587 do smtp://.',
      'sign-in': 'Serwer poczty nie przyjmuje nazwy użytkownika lub hasła z SMTP_URL.',
      sender:
        'Serwer poczty nie przyjmuje nadawcy. Ustaw w MAIL_FROM adres, z którego może wysyłać.',
      recipient: 'Serwer poczty nie przyjmuje twojego adresu jako odbiorcy.',
      other: 'Serwer poczty nie przyjął go z innego powodu.',
    },
    answer: 'Jego odpowiedź:',
  },
};
