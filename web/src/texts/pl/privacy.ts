import type { Translated } from '@kindred/contract/texts/translated';
import type { messages as en } from '../en/privacy.ts';
import { plural } from '@kindred/contract/texts/pl/plural';

export type { Section } from '../en/privacy.ts';

const days = (count: number) =>
  plural(count, {
    one: `${count} dzień`,
    few: `${count} dni`,
    many: `${count} dni`,
    other: `${count} dnia`,
  });

/** In the genitive. */
const ofDays = (count: number) =>
  plural(count, {
    one: `${count} dnia`,
    few: `${count} dni`,
    many: `${count} dni`,
    other: `${count} dnia`,
  });

const sections: Translated<typeof en>['sections'] = {
  responsible: {
    title: 'Kto odpowiada za dane',
    paragraphs: ({ brand, support }) => [
      `„My” to osoby, które prowadzą serwis ${brand} na tej stronie. Decydujemy o celach i sposobach przetwarzania twoich danych osobowych, czyli jesteśmy ich administratorem, i za nie odpowiadamy. Możesz się z nami skontaktować pod adresem ${support}.`,
      'Oprogramowanie uruchamiamy sami. Twoje dane zostają u nas i nic nie trafia do autorów oprogramowania.',
    ],
  },
  stored: {
    title: 'Co przechowujemy',
    paragraphs: () => ['Przechowujemy tylko to, czego potrzebuje serwis:'],
    points: ({ byPayments }) => [
      [
        'Twoje konto.',
        'Twój adres e-mail i to, czy jest potwierdzony, przez 72 godziny po zmianie także poprzedni adres, żeby z jego skrzynki można było ją cofnąć, skrót hasła, to, czy konto jest aktywne, data jego utworzenia i język, w którym czytasz. Na potwierdzenie tego samego adresu może czekać kilka kont, ale mieć go może tylko jedno. Konto bez potwierdzonego adresu usuwamy po 30 dniach.',
      ],
      [
        'Twoja zgoda.',
        'To, że zgadzasz się na użycie wrażliwych części profilu, wersja tekstu tej zgody oraz daty jej wyrażenia i wycofania.',
      ],
      [
        'Pola tego serwisu.',
        'To, co wpisujesz w pola dodane przez nas do profili, i to, czego w nich oczekujesz od innych. Przy polach wrażliwych także data zgody. Po jej wycofaniu usuwamy to, co jest w nich wpisane.',
      ],
      [
        'Twoje akceptacje.',
        'Zaakceptowane wersje regulaminu i podobnych stron, ich język oraz data.',
      ],
      [
        'Kody i linki.',
        'Skróty ostatnich, które wysyłamy ci e-mailem, oraz liczba prób użycia kodu. Usuwamy je w ciągu doby od wygaśnięcia.',
      ],
      [
        'Twój profil.',
        'Imię i nazwisko, data urodzenia, płeć, opis, miasto i kraj, zainteresowania, dokończone zdania, zdjęcia i miejsce twarzy na nich, odpowiedzi na nasze pytania i ich znaczenie dla ciebie to, kogo chcesz poznać, z wiekiem i odległością, oraz ukryte przez ciebie słowa.',
      ],
      [
        'Blokady.',
        'Kogo blokujesz, z imieniem z tamtej chwili, i od kiedy, żeby obie strony się nie widziały. Nie mówimy o tym nikomu innemu.',
      ],
      [
        'Premium i aktywność.',
        'Czy masz premium, kiedy się zaczyna i kończy oraz kiedy była twoja ostatnia aktywność.',
      ],
      [
        'Płatności.',
        byPayments({
          stripe:
            'Twój plan i jego zaplanowana zmiana, saldo, faktury z kwotami, zwroty z powodem, odstąpienia od umów z podanym imieniem i nazwiskiem oraz adresem e-mail, na który poszło potwierdzenie, to, czy żądasz rozpoczęcia od razu, zgoda na odnawianie wyrażona przy zakupie, data ostatniego przypomnienia o niej oraz twój numer klienta u operatora płatności Stripe. Numer karty trafia z twojej przeglądarki do Stripe, nigdy do nas. Markę karty, jej cztery ostatnie cyfry i datę ważności odczytujemy ze Stripe, gdy oglądasz swoje karty, a cztery ostatnie cyfry także po to, żeby napisać ci o zwrocie. Gdy zaczynasz bezpłatny okres próbny, przez dwa lata przechowujemy kod karty utworzony za pomocą klucza, bez twojego imienia i konta, żeby każda karta dawała jeden okres próbny. Nie da się z niego odtworzyć karty. Gdy kupujesz premium bez żądania rozpoczęcia od razu, przez 18 dni przechowujemy taki kod razem z twoim kontem, a jeśli odstąpisz od umowy, przez dwa lata bez twojego imienia i konta, żeby na każdą kartę cała kwota wróciła tylko raz. Po usunięciu konta kwoty i kody przechowywane przez dwa lata zostają bez powiązania z tobą, podobnie jak treść twoich zgód, do trzech lat po zakończeniu umowy. Stripe usuwa cię z listy klientów.',
          sandbox:
            'Płatności na tej stronie są testowe: przyjmuje ona tylko karty testowe, nie ma prawdziwych pieniędzy i żadna karta nie opuszcza tego serwera. Nigdy nie wpisuj prawdziwej karty. Przechowujemy twój plan i jego zaplanowaną zmianę, saldo, testowe faktury z kwotami, zwroty z powodem, odstąpienia od umów z podanym imieniem i nazwiskiem oraz adresem e-mail, na który poszło potwierdzenie, to, czy żądasz rozpoczęcia od razu, zgodę na odnawianie wyrażoną przy zakupie, datę ostatniego przypomnienia o niej oraz markę, cztery ostatnie cyfry i datę ważności karty testowej. Gdy zaczynasz bezpłatny okres próbny, przez dwa lata przechowujemy kod karty testowej utworzony za pomocą klucza, bez twojego imienia i konta. Gdy kupujesz premium bez żądania rozpoczęcia od razu, przez 18 dni przechowujemy taki kod razem z twoim kontem, a jeśli odstąpisz od umowy, przez dwa lata bez twojego imienia i konta, żeby na każdą kartę cała kwota wróciła tylko raz. Po usunięciu konta kwoty i kody przechowywane przez dwa lata zostają bez powiązania z tobą, podobnie jak treść twoich zgód, do trzech lat po zakończeniu umowy.',
          none: 'Na tej stronie nie można kupić premium, więc nie przechowujemy płatności. Jeśli nasz zespół da ci premium, przechowujemy, do kiedy i dlaczego.',
        }),
      ],
      [
        'Twoje sposoby logowania.',
        'Jeśli używasz Google lub Facebooka: którego z nich i numer twojego konta w tym serwisie, dopóki nie usuniesz tego sposobu logowania.',
      ],
      [
        'Polubienia, pominięcia i dopasowania.',
        'Kogo polubisz, pominiesz lub dodasz do zakładek, polubione zdjęcie lub odpowiedź wraz z jej treścią, liściki, dopasowania z imieniem z tamtej chwili oraz liczba polubień wysłanych dzisiaj. To, że ktoś ci się podoba, widzi tylko osoba, która ma premium, też cię polubiła albo otworzy twoje polubienie, a otworzyć można jedno naraz. Wszyscy inni widzą tylko liczbę takich osób i treść liścików, bez imion, chyba że wyślesz superlajka, który od razu pokazuje, kim jesteś. Twoje polubienie liczy się od razu, a jeśli ukrywasz aktywność, w ciągu kwadransa. Blokada zmienia liczbę następnego dnia. W trybie incognito twój profil widzą osoby, które polubisz, i po tym poznają, że ci się podobają, a osoby polubione wcześniej nadal cię widzą. Jeśli ukrywasz aktywność, widzą cię w ciągu kwadransa, a nie od razu, chyba że wyślesz superlajka. Nigdy nikomu nie mówimy, że ktoś go pomija lub ma w zakładkach. Nie wpływa to na kolejność wyświetlania osób. Raz w ciągu nocy obliczamy z profili i jawnych odpowiedzi, ile osób zobaczyłoby cię jako pierwszą osobę. Ta liczba pomaga układać kolejność osób i nikomu jej nie pokazujemy. Przechowujemy też zapisane wyszukiwania z nazwami i filtrami oraz to, od kiedy inni mogą cię znaleźć, żeby policzyć nowe osoby dla tych, którzy o to proszą.',
      ],
      [
        'Wiadomości.',
        'To, co piszecie do siebie z dopasowaniami, ze zdjęciami, reakcjami i szkicami, oraz do której wiadomości są one dostarczone i przeczytane. Druga osoba zachowuje twoje wiadomości, dopóki nie usuniesz ich u obu stron albo ktoś z was nie usunie konta. Nasz zespół widzi wiadomości tylko jako kopię dołączoną do zgłoszenia. Jeśli ktoś, kto do ciebie pisze, zostanie zbanowany za oszustwo, ostrzegamy cię. Przez rok przechowujemy imię tej osoby, datę jej ostatniej wiadomości oraz datę ostrzeżenia lub jego wycofania.',
      ],
      [
        'Twoje powiadomienia.',
        'Powiadomienia, to, czy są przeczytane, oraz ustawienia powiadomień z godzinami ciszy i strefą czasową. Przez tydzień: czy każde z nich zostało wysłane e-mailem lub jako powiadomienie push. Dla każdego urządzenia z powiadomieniami push: jego zaszyfrowany adres w usłudze push przeglądarki. Usuwamy go, gdy je tam wyłączysz lub się wylogujesz.',
      ],
      [
        'Zgłoszenia.',
        'Twoje zgłoszenia i nasze odpowiedzi. Jeśli ktoś zgłosi ciebie: treść zgłoszenia oraz kopia twojego profilu i zdjęć z tamtej chwili, żeby nasz zespół mógł podjąć decyzję.',
      ],
      [
        'Pierwsze wiadomości.',
        'Reguły tego serwisu szukają oszustw i nadużyć w wiadomościach do osób, od których nie masz jeszcze odpowiedzi: słów, linków, tego samego tekstu do wielu osób oraz tego, do ilu nowych osób piszesz i ile polubień wysyłasz. Stosuje je program, a nikt z naszego zespołu nie czyta wiadomości. W tym celu przez tydzień przechowujemy, do kogo były pierwsze wiadomości, i kod każdego takiego tekstu, z którego nie da się go odczytać, przez 60 dni, która reguła coś znalazła, a przez rok, czy pierwsze wiadomości zostały spowolnione lub wstrzymane i twoje wyjaśnienie. Reguła nigdy nikogo nie banuje: decyduje człowiek.',
      ],
      [
        'Sprawdzanie zdjęć.',
        'Program na naszym serwerze szacuje, z jakim prawdopodobieństwem nowe zdjęcie jest nagie, aby na czacie przychodziło rozmyte, a w profilu było sprawdzane. Może się mylić, a o profilach decyduje człowiek. Żadne zdjęcie nie opuszcza w tym celu naszego serwera. Przechowujemy to oszacowanie razem ze zdjęciem.',
      ],
      [
        'Weryfikacja zdjęć w profilu.',
        'Jeśli ją robisz: twoja zgoda, jedno zdjęcie twojej twarzy w pozie, o którą prosimy, to, co zauważyło w nim twoje urządzenie (na przykład, czy jest ostre), i twoje wyjaśnienie. Człowiek z naszego zespołu porównuje je ze zdjęciami w profilu. Zdjęcie jest usuwane razem z decyzją, najpóźniej po 30 dniach, i nie ma go w żadnej kopii zapasowej; nie obliczamy żadnego wzorca twarzy. Przez 180 dni przechowujemy decyzję i jej powód, a przy odznace jej miesiąc oraz to, jakiego zdjęcia głównego, imienia i daty urodzenia dotyczy. Możesz to wycofać w każdej chwili, co usuwa wysłane zdjęcie i odznakę.',
      ],
      [
        'Intymne zdjęcia.',
        'Cyfrowy odcisk każdego zdjęcia, żeby znaleźć kopie. Jeśli ktoś prosi nas o usunięcie intymnego zdjęcia: imię, nazwisko i kontakt, treść wniosku oraz odcisk zdjęcia, jeśli je dołączono, tak długo jak zgłoszenia. Samo zdjęcie odczytujemy raz i nie zapisujemy. Odciski usuniętego zdjęcia przechowujemy pięć lat, żeby nikt nie mógł go ponownie przesłać.',
      ],
      [
        'Notatki zespołu.',
        'Notatki o koncie, które robi nasz zespół, pracując nad zgłoszeniem lub pytaniem.',
      ],
      [
        'Twój plik z danymi.',
        'Jeśli prosisz o kopię swoich danych: ten plik, dopóki nie wygaśnie.',
      ],
      [
        'Ostatnie żądania.',
        'Nasze odpowiedzi, gdy coś wysyłasz lub przesyłasz, przez jeden dzień, żeby po zerwaniu połączenia nic nie zapisało się dwa razy.',
      ],
      [
        'Twoje sesje.',
        'Dla każdego zalogowanego urządzenia: początek i koniec sesji, nazwa przeglądarki i adres IP.',
      ],
      [
        'Decyzje naszego zespołu.',
        'Gdy dezaktywujemy lub banujemy konto albo dajemy mu premium: powód i data końca. Gdy banujemy kogoś za oszustwo, podajemy wszystkim, do których pisała ta osoba, jej imię i to, że chodzi o oszustwo. Jeśli ban zostanie uchylony, odwołujemy to. Przechowujemy liczbę powiadomionych osób. Nasz dziennik audytu zapisuje, kto to zrobił, kiedy i z jakiego adresu IP. Zapisuje też każde otwarcie twojego konta przez kogoś z zespołu.',
      ],
      [
        'Jeśli dane przekazał nam inny serwis.',
        'Jeśli importujemy osoby z innego serwisu: to, co ten serwis o tobie miał, dopóki się nie zgodzisz albo nie usuniesz tego linkiem z naszego e-maila, najwyżej 30 dni po tym e-mailu. Nikt tego nie widzi, dopóki się nie zgodzisz. Jeśli to usuniesz, przez 3 lata przechowujemy odcisk twojego adresu e-mail, z którego nie da się go odczytać, aby nie zapraszać cię ponownie.',
      ],
      [
        'Jeśli tu pracujesz.',
        'Twoja rola, zaszyfrowany klucz aplikacji uwierzytelniającej, skróty kodów odzyskiwania i zapisane widoki. Jeśli zapraszamy cię do zespołu: twój adres e-mail i rola, dopóki nie przyjmiesz zaproszenia, nie cofniemy go lub nie minie długi czas od jego wygaśnięcia.',
      ],
      [
        'Jeśli ktoś cię zaprosił.',
        'Jeśli dołączasz z kodem: z którym, do usunięcia twojego konta. Nasz zespół widzi, od kogo był kod. Ta osoba widzi tylko, ile osób dołączyło.',
      ],
      [
        'Próby.',
        'Jak często ktoś ostatnio próbował się zalogować, zarejestrować lub poprosić o e-mail, według konta i adresu IP, żeby nie można było zgadywać haseł.',
      ],
      [
        'Ile profili oglądasz.',
        'Przez jeden dzień: które profile oglądasz, jako numery bez imion, oraz jak często zmieniasz płeć, datę urodzenia lub lokalizację. Dzięki temu nikt nie kopiuje profili masowo. Jeśli osiągniesz któryś z tych limitów, nasz zespół widzi to przez 30 dni.',
      ],
    ],
  },
  purpose: {
    title: 'Do czego ich używamy',
    paragraphs: () => [
      'Konta i sesji używamy, żeby cię zalogować i nie wpuścić nikogo innego, a profilu, żeby pokazać go innym. Te dane są niezbędne do wykonania umowy, czyli do świadczenia usługi, o którą prosisz. Bezpieczeństwo serwisu to prawnie uzasadniony interes nasz i osób, które z niego korzystają.',
      'Twoja płeć, to, kogo chcesz poznać, i odpowiedzi na pytania mogą ujawniać coś o twoim życiu prywatnym. Używamy ich tylko do profilu i dopasowań, na podstawie twojej zgody. Możesz ją wycofać w ustawieniach w każdej chwili. Wtedy od razu usuniemy te dane, a konto zamkniemy i usuniemy, bo bez nich nie możemy cię z nikim dopasować.',
      'Nie pokazujemy reklam, nie sprzedajemy ani nie wynajmujemy twoich danych i nie śledzimy cię w sieci.',
    ],
  },
  visible: {
    title: 'Kto je widzi',
    paragraphs: ({ byPayments }) => [
      'Swoje dane widzisz ty. Nasz zespół widzi to, czego potrzebuje, żeby ci pomóc i dbać o bezpieczeństwo. Każda jego zmiana jest zapisywana w dzienniku, którego nie może edytować. Twojego hasła nie może odczytać nikt, nawet nasz zespół.',
      'Gdy twój profil jest kompletny, widzą go osoby, których oczekiwania pasują do twoich, a twoje do ich, oraz osoby, które mają do niego link. Widzą imię, wiek, płeć, miasto, przybliżoną odległość, zdjęcia, opis, dokończone zdania i zainteresowania oraz, jeśli na to pozwalasz, ostatnią aktywność zaokrągloną do godziny. Jeśli ukryjesz odległość, zamiast miasta widzą największe miasto w okolicy. Nigdy nie widzą nazwiska, daty urodzenia, adresu e-mail, położenia ani odpowiedzi na pytania. Ty wybierasz, które odpowiedzi są jawne; na początku są to odpowiedzi na pięć pytań o codzienność i o to, co masz nadzieję znaleźć. Jawne odpowiedzi służą do wyniku, który widzi ktoś inny, do liczby zgodnych odpowiedzi i do wskazania najwyżej trzech z nich, więc ktoś może się domyślić jawnej odpowiedzi i tego, jakie odpowiedzi ci pasują. Ukryte odpowiedzi służą tylko do tego, co widzisz ty. Ponieważ pokazujemy cię tylko osobom, które pasują, ktoś może też się domyślić, że szukasz osób jego płci, w jego wieku i w jego odległości.',
      'W ustawieniach możesz wstrzymać profil. Osoby, które blokujesz, nie mogą cię znaleźć.',
      'Jeśli logujesz się przez Google lub Facebook, ta firma o tym wie i przekazuje nam twój adres e-mail, imię i identyfikator w swoim serwisie. Niczego więcej jej nie udostępniamy.',
      byPayments({
        stripe:
          'Jeśli kupujesz premium, płatność przetwarza Stripe. Dostaje twoją kartę, identyfikator twojego konta u nas i kwotę. Nigdy nie dostaje od nas imienia, adresu e-mail ani profilu. Jego skrypty wczytują się tylko na dwóch stronach, na których podaje się kartę.',
        sandbox:
          'Jeśli wypróbowujesz premium, płatność jest testem na tym serwerze. Żadna firma płatnicza nie dostaje niczego o tobie.',
        none: 'Na tej stronie nie można kupić premium, więc żadna firma płatnicza nie dostaje niczego o tobie.',
      }),
      'Jeśli włączysz powiadomienia push, przekazuje je usługa push twojej przeglądarki, na przykład Google, Apple, Mozilla lub Microsoft. Widzi, że i kiedy twoje urządzenie dostaje od nas powiadomienie. Nie może go odczytać.',
      'Nikomu innemu nie udostępniamy twoich danych, chyba że wymaga tego prawo.',
    ],
  },
  location: {
    title: 'Twoja lokalizacja',
    paragraphs: () => [
      'Położenie twojego miasta zaokrąglamy przed zapisem do siatki o oczku około dwóch kilometrów. Nigdy nie zapisujemy dokładnej lokalizacji.',
      'Jeśli chcesz, możesz ustawić lokalizację z przeglądarki, która poprosi o zgodę. Przed zapisem zaokrąglamy ją tak samo. Odległości mierzymy między zaokrąglonymi punktami.',
    ],
  },
  browser: {
    title: 'Co zostaje w twojej przeglądarce',
    paragraphs: ({ byPayments }) => [
      'Nie używamy plików cookie. Gdy się logujesz, przeglądarka zapisuje w pamięci lokalnej dwa klucze sesji i kilka informacji o tobie, na przykład imię, jako „token”, „refreshToken” i „user”. Wylogowanie usuwa wszystkie trzy. Zostaje losowa liczba o nazwie „device”, żeby błędne hasła wpisywane gdzie indziej nie mogły zablokować ci tu logowania. Może też zostać kod o nazwie „seen-until”, żeby nasze serwery zawsze pokazywały twoje zmiany. Odpowiedzi na pytania oraz polubienia i pominięcia z imionami osób są tam też zapisane, jako „unsaved-answers” i „unsent-choices”, dopóki nie trafią na nasz serwer albo się nie wylogujesz. Podobnie wiadomości czekające na wysłanie, jako „unsent-messages” i „refused-messages”.',
      'Żeby można było czytać bez połączenia, przeglądarka zachowuje też to, co ostatnio pokazuje, w bazie danych o nazwie „kept”: 20 najnowszych rozmów, do 50 wiadomości z każdej otwartej rozmowy i ostatnie karty z Odkrywaj. Zdjęć w niej nie ma. Baza jest usuwana, gdy się wylogujesz, gdy zaloguje się ktoś inny i gdy sesja skończy się z innego powodu, na przykład przez ban. Zakończona rozmowa jest usuwana, gdy następnym razem wczytasz listę rozmów. Tego, co ma ponad 7 dni, nie pokazujemy i usuwamy to, gdy następnym razem otworzysz rozmowy lub karty.',
      'Podczas rejestracji i uzupełniania profilu ta karta przeglądarki pamięta wpisany tekst oprócz hasła, dopóki go nie zapiszesz, nie wylogujesz się lub jej nie zamkniesz. Jeśli wybierzesz inny język, pamięta też wpisany tekst oprócz haseł, dopóki strona nie pojawi się w tym języku. Dopóki się nie wylogujesz lub jej nie zamkniesz, pamięta też 20 ostatnich wyborów z Odkrywaj razem z ich kartami, żeby dało się je cofnąć także po ponownym wczytaniu strony.',
      `W pamięci lokalnej zapisujemy też ustawienie jasnego lub ciemnego motywu oraz wybrany język, jako „language”. Gdy korzystasz z premium, przeglądarka zapisuje też twoją subskrypcję, karty bez numerów i ostatnie faktury jako „subscription”, dopóki się nie wylogujesz. Wszystkie skrypty, czcionki i obrazy pochodzą z tej strony, więc żadna inna firma nie wie o twojej wizycie${byPayments(
        {
          stripe:
            ', z wyjątkiem stron, na których podaje się kartę i które wczytują skrypty Stripe.',
          sandbox: '.',
          none: '.',
        },
      )}`,
    ],
  },
  rights: {
    title: 'Jak długo je przechowujemy i jakie masz prawa',
    paragraphs: ({ support, days: kept }) => [
      'Sesja kończy się, gdy się wylogujesz, po 30 dniach bez użycia i najpóźniej po 90 dniach. Jej dane usuwamy następnej nocy. Kody usuwamy w noc po ich wygaśnięciu, policzone próby po dwóch dniach, ostatnie żądania po jednym dniu, a powiadomienia po roku. Programy naszego zespołu, na przykład bot na jego czacie, mogą otrzymywać informacje o nowym koncie, zgłoszeniu lub płatności: jako numer albo z imieniem, nazwiskiem i adresem e-mail. To, co wysłano, przechowujemy przez 30 dni albo do usunięcia konta.',
      `Konto i profil przechowujemy, dopóki nie usuniesz konta w ustawieniach. Zamykamy je od razu, a w ciągu ${ofDays(kept.leaving)} możesz je otworzyć ponownie. W ciągu godziny po tym czasie usuwamy wszystko: konto, profil, zdjęcia i ich pliki, odpowiedzi, blokady, powiadomienia, sesje, zgodę, notatki i plik z danymi.`,
      `Zgłoszenia, zarówno twoje, jak i o tobie, przechowujemy do ${ofDays(kept.reports)} po ich załatwieniu, żeby chronić innych i dlatego, że możemy musieć uzasadnić nasze decyzje. Nie są już powiązane z twoim kontem, ale zawierają ich treść lub to, co w chwili zgłoszenia było na twoim profilu. Zostają też wpisy w naszym dzienniku audytu, ale usuwamy z nich treść o usuniętych kontach. Po banie przechowujemy kod twojego adresu e-mail utworzony za pomocą klucza, z którego nie da się odtworzyć adresu, do końca bana albo przez dziesięć lat, jeśli ban nie ma końca. Do tego czasu żadne nowe konto nie może użyć tego adresu. Jeśli coś zrobiła osoba z naszego zespołu, jej imię, nazwisko, adres e-mail i adres IP zostają przy wpisie, nawet gdy odejdzie z zespołu.`,
      `W ustawieniach możesz poprosić o kopię swoich danych w pliku nadającym się do odczytu maszynowego. Pobrać go można przez ${days(kept.exports)}, w ustawieniach albo z linku w e-mailu.`,
      `Masz prawo dostępu do pozostałych danych, ich sprostowania, ograniczenia przetwarzania i usunięcia oraz prawo sprzeciwu wobec przetwarzania. Napisz na adres ${support} z adresu e-mail swojego konta. Jeśli nasza odpowiedź cię nie zadowala, możesz wnieść skargę do organu nadzorczego do spraw ochrony danych w twoim kraju (w Polsce to Prezes Urzędu Ochrony Danych Osobowych).`,
    ],
  },
  age: {
    title: 'Wiek, zmiany i kontakt',
    paragraphs: ({ brand }) => [
      `${brand} nie jest dla osób, które nie skończyły 18 lat. Jeśli znasz kogoś młodszego, kto ma konto, powiedz nam o tym, a od razu to sprawdzimy.`,
      'Gdy zmieniamy tę politykę, podajemy datę na górze. Jeśli coś jest niejasne, zapytaj nas.',
    ],
  },
};

export const messages: Translated<typeof en> = {
  title: 'Polityka prywatności',
  updated: 'Ostatnia aktualizacja: 20 października 2025',
  added: 'Od tego czasu uzupełniana, ostatnio 29 listopada 2026',
  lead: (brand: string) =>
    `Co ${brand} o tobie wie, jak tego używamy, kto to widzi i co możesz z tym zrobić.`,
  contents: 'Na tej stronie',
  sections,
  contact: 'Napisz do nas',
  accessibility: 'Dostępność',
};
