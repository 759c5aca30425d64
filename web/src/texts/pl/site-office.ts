import { plural } from '@kindred/contract/texts/pl/plural';
import type { Translated } from '@kindred/contract/texts/translated';
import { formatDate } from '../../lib/formats/formats.ts';
import type { messages as en } from '../en/site-office.ts';

const clock = (time: string | number) =>
  formatDate(time, { dateStyle: undefined, timeStyle: 'short' });
const dayOf = (time: string) =>
  formatDate(time, { dateStyle: undefined, month: 'long', day: 'numeric' });
const timeOf = (time: string) => formatDate(time, { dateStyle: 'long', timeStyle: 'short' });
const changes = (count: number) =>
  plural(count, {
    one: '1\u00a0zmiana',
    few: `${count}\u00a0zmiany`,
    other: `${count}\u00a0zmian`,
  });
/** As the object of a verb. */
const changesObject = (count: number) => (count === 1 ? '1\u00a0zmianę' : changes(count));

export const messages: Translated<typeof en> = {
  title: 'Strona',
  loading: 'Wczytywanie strony…',
  failed: 'Nie udało się wczytać strony',
  again: 'Spróbuj ponownie',
  parts: 'Części strony',
  versions: 'Wersje',
  file: 'Eksport i import',
  fresh: (count) =>
    plural(count, { one: `${count} nowa`, few: `${count} nowe`, other: `${count} nowych` }),
  saving: 'Zapisywanie…',
  saved: (at) => `Zapisano o ${clock(at)}`,
  notSaved: 'Nie wszystko jest zapisane',
  here: (name) => `${name} – jest tutaj`,
  theirs: (name, value) =>
    `${name ?? 'Ktoś z zespołu'} właśnie zmienia tę wartość. Teraz jest tu ${value}.`,
  takeTheirs: 'Użyj tej wartości',
  keepMine: 'Zostaw moją',
  fromFile: (file) =>
    `Strona pochodzi z pliku ${file}. Zmień ją tam. Tutaj możesz ją tylko obejrzeć.`,
  about: {
    name: 'Widać ją wszędzie: na stronach, w e-mailach i na rachunkach.',
    supportEmail: 'Ten adres strony i e-maile podają użytkownikom.',
    colors: 'Kolor, na przykład #cb3049.',
    logo: 'Zamiast serca i nazwy. SVG, PNG, JPEG, WebP lub AVIF do 1\u00a0MB. Rysujemy je od nowa, żeby żaden skrypt nie mógł się w nim uruchomić.',
    icon: 'Kwadratowa. Na karty przeglądarki i do aplikacji w telefonie.',
    figures:
      'Cztery liczby na stronie głównej, własnymi słowami, na przykład 1200 lub 24/7. Liczba bez tekstu się nie pojawi.',
    figuresCounted:
      'Przy {count}+ liczymy raz dziennie, kto był tu w ciągu ostatnich 30 dni, i zaokrąglamy w dół. Poniżej 100 liczba się nie pojawi.',
    figureBraces: 'Nawiasy klamrowe służą tylko do {count}, w liczbie aktywnych osób.',
    figuresTrue:
      'Wpisz tylko to, co jest prawdą i co możesz udowodnić. Serwis nie może publikować nieprawdziwych twierdzeń.',
    photoReview:
      'Inni widzą nowe zdjęcia dopiero wtedy, gdy zespół je zatwierdzi. Zajmuje to zespołowi czas, a użytkownicy czekają.',
    appeals:
      'Od decyzji można się odwołać, a wtedy sprawdza ją ktoś inny z zespołu. Zajmuje to zespołowi czas. Wyłącz je tylko tam, gdzie nie wymaga ich prawo.',
    transparency:
      'Raport raz w roku liczy zgłoszenia, decyzje i odwołania. Nic nie kosztuje, bo liczy serwis. Wyłącz go tylko tam, gdzie nie wymaga go prawo.',
    secondFactor:
      'Przy logowaniu zespół wpisuje kod z aplikacji. Chroni to dane użytkowników, gdy ktoś ukradnie hasło. Za każdym razem zajmuje chwilę.',
    membersWanted:
      'Gdy w zasięgu jest mniej osób, „Odkrywaj” mówi, że strona jest jeszcze młoda. Przy 0 nie mówi tego nigdy.',
    leavingDays:
      'Do tego czasu można wrócić. Dłużej znaczy, że przechowujesz dane osób, które odeszły.',
    exportDays:
      'Tak długo można pobrać plik ze swoimi danymi. Dłużej zajmuje więcej miejsca na dysku.',
    reportDays:
      'Potem usuwamy zamknięte zgłoszenia. Dłużej pomaga rozpoznać powtarzające się szkody i przechowuje więcej danych o ludziach.',
  },
  unit: { days: 'dni', people: 'osób' },
  pick: (name) => `${name}: wybierz`,
  image: {
    light: 'Na jasnym tle',
    dark: 'Na ciemnym tle',
    of: (name, action) => `${name}: ${action}`,
    upload: 'Prześlij',
    replace: 'Zmień',
    nameOnly: 'Użyj samej nazwy',
    asLight: 'Użyj tego samego co na jasnym',
    noIcon: 'Użyj serca',
    drop: 'Albo upuść tu plik.',
    uploading: 'Przesyłanie…',
    tooLarge: 'Ten plik jest większy niż 1\u00a0MB. Wybierz mniejszy.',
  },
  leftOut: 'Nie pojawi się',
  bar: {
    label: 'Szkic',
    changes,
    none: 'Bez zmian',
    since: (version) =>
      version === 0 ? 'nic jeszcze nie jest opublikowane' : `od wersji ${version}`,
    published: (name, time) =>
      name === null ? `publikacja: ${dayOf(time)}` : `publikacja: ${name}, ${dayOf(time)}`,
    compare: 'Porównaj',
    publish: 'Opublikuj…',
    done: (version) => `Wersja ${version} jest opublikowana.`,
    newName: 'Ta karta pokaże nową nazwę po następnym wczytaniu.',
  },
  publish: {
    title: (version) => `Opublikować wersję ${version}?`,
    about: (version) =>
      version === 0
        ? 'Wszyscy zobaczą ją w ciągu dwóch sekund.'
        : `Wszyscy zobaczą ją w ciągu dwóch sekund. Zawsze możesz wrócić do wersji ${version}.`,
    compare: (version) => (version === 0 ? 'Co zmienia szkic' : `Zmiany od wersji ${version}`),
    by: (name, time) => (name === null ? clock(time) : `${name}, ${clock(time)}`),
    you: 'Ty',
    notSaved: (names) => `Niezapisane, więc nie zostaną opublikowane: ${names}.`,
    keepEditing: 'Edytuj dalej',
    submit: (count) => `Opublikuj ${changesObject(count)}`,
    close: 'Zamknij',
  },
  version: {
    number: (version) => `Wersja ${version}`,
    current: 'Teraz opublikowana',
    by: (name, time) => `${name ?? 'Usunięte konto'}, ${timeOf(time)}`,
    none: 'Nic jeszcze nie jest opublikowane. Strona jest taka jak po instalacji.',
    loading: 'Wczytywanie wersji…',
    failed: 'Nie udało się wczytać wersji',
    more: 'Pokaż więcej',
    restore: 'Przywróć',
    restoreOf: (version) => `Przywróć wersję ${version}`,
    restoreTitle: (version) => `Przywrócić wersję ${version}?`,
    restoreAbout: (count) =>
      count === 0
        ? 'Trafi do szkicu. Dla innych nic się nie zmieni, dopóki go nie opublikujesz.'
        : `Trafi do szkicu i zastąpi tam ${changesObject(count)}. Dla innych nic się nie zmieni, dopóki go nie opublikujesz.`,
    restored: (version) => `Wersja ${version} jest w szkicu.`,
    draft: 'Szkic',
    discard: 'Odrzuć szkic',
    discardTitle: 'Odrzucić szkic?',
    discardAbout: (count) => `Usuniemy ${changesObject(count)}, także dla zespołu.`,
    discarded: 'Szkic jest odrzucony.',
    cancel: 'Anuluj',
  },
  transfer: {
    export: 'Eksport',
    exportAbout:
      'Wersja z obrazami w jednym pliku: jako kopia zapasowa, dla innej instalacji lub dla SITE_FILE.',
    version: 'Wersja',
    download: 'Pobierz',
    nothing: 'Plik będzie, gdy tylko coś opublikujesz.',
    import: 'Import',
    importAbout: 'Plik trafi do szkicu. Przed publikacją zobaczysz każdą różnicę.',
    replaces: (count) => `W szkicu zastąpi ${changesObject(count)}.`,
    choose: 'Wybierz plik',
    importing: 'Importowanie…',
    imported: (count) =>
      count === 0
        ? 'Plik jest taki sam jak opublikowana strona.'
        : `Plik jest w szkicu: ${changes(count)}.`,
    unfit: 'Plik nie pasuje. Nic nie zostało zaimportowane.',
    notJson: 'To nie jest plik strony.',
  },
  preview: {
    title: 'Podgląd',
    frame: 'Strona główna ze szkicem',
    width: 'Szerokość',
    phone: 'Telefon',
    desk: 'Komputer',
    scheme: 'Jasny lub ciemny motyw',
    light: 'Jasny',
    dark: 'Ciemny',
    language: 'Język',
    note: 'Szkic tak, jak zobaczyliby go użytkownicy',
    click: 'Kliknij tekst, aby go zmienić',
    none: 'Podgląd nie jest dostępny.',
    close: 'Zamknij',
  },
};
