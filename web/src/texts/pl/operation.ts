import type { Translated } from '@kindred/contract/texts/translated';
import type { messages as en } from '../en/operation.ts';
import { plural } from '@kindred/contract/texts/pl/plural';
import { formatDate, formatNumber } from '../../lib/formats/formats.ts';

const timeOf = (time: string) => formatDate(time, { dateStyle: 'medium', timeStyle: 'short' });

/** A disk is sold in these units. */
const sizeOf = (bytes: number) =>
  formatNumber(bytes / 1e9, {
    style: 'unit',
    unit: 'gigabyte',
    maximumFractionDigits: bytes < 10e9 ? 1 : 0,
  });

export const messages: Translated<typeof en> = {
  title: 'System',
  loading: 'Wczytywanie stanu serwisu…',
  failed: 'Nie udało się wczytać stanu serwisu',
  again: 'Spróbuj ponownie',
  about:
    'To, na co warto czasem spojrzeć. Zadania w tle, na przykład wysyłanie e-maili, ponawiamy kilka razy, a te, które nie udały się ani razu, trzymamy tu przez miesiąc.',
  processes: 'Procesy',
  processColumns: ['Rola', 'Wersja', 'Start', 'Ostatni sygnał'],
  work: {
    web: 'Obsługuje stronę',
    jobs: 'Pracuje w tle',
    all: 'Obsługuje stronę i pracuje w tle',
  },
  noJobs:
    'Żaden proces nie pracuje w tle: e-maile nie są wysyłane i nic nie jest usuwane w terminie. Uruchom proces z ROLE=jobs lub ROLE=all.',
  separateFiles:
    'Procesy trzymają pliki w różnych miejscach, więc części zdjęć brakuje. Ustaw wszystkim ten sam S3_BUCKET albo DATA_DIR na wspólnym dysku.',
  warnings: {
    'mail-server': 'Nie wysyłamy e-maili, bo SMTP_URL nie jest ustawione. Każdy staje się plikiem.',
    proxy:
      'TRUST_PROXY nie jest ustawione, więc limity jednej osoby obejmują wszystkich razem. Ustaw liczbę serwerów proxy z przodu.',
    figures:
      'Na stronie głównej nie ma liczb. Wpisz prawdziwe na stronie „Strona” albo zostaw tak, jak jest.',
    backups:
      'W BACKUP_DIR nie ma żadnej kopii. Usługa zapisuje tam też, kogo usunęła, żeby żadne przywrócenie nie sprowadziło tych osób z powrotem.',
  },
  disk: {
    label: 'Wolne miejsce na dysku',
    aboutLabel: 'O wolnym miejscu na dysku',
    about:
      'Dysk z DATA_DIR: są na nim zdjęcia, a także e-maile i baza danych, jeśli nie są gdzie indziej. To dysk procesu, który odpowiedział.',
    free: sizeOf,
    of: (bytes: number) => `z ${sizeOf(bytes)}`,
    unknown: 'Brak danych',
    low: (free: number) =>
      `Na dysku zostało tylko ${sizeOf(free)}. Usuń to, czego nie potrzebujesz, albo zwiększ dysk: na pełnym nic nie da się zapisać.`,
  },
  backup: {
    label: 'Ostatnia kopia zapasowa',
    aboutLabel: 'O ostatniej kopii zapasowej',
    about:
      'Najnowsza kopia, jaką w BACKUP_DIR widzi proces, który odpowiedział. Kopii z innych programów tu nie widać.',
    at: (time: string) => formatDate(time, { dateStyle: 'medium' }),
    hour: (time: string) =>
      `godz. ${formatDate(time, { dateStyle: undefined, timeStyle: 'short' })}`,
    none: 'Brak',
    run: 'Tworzy ją npm run backup',
    late: (time: string | null) =>
      time === null
        ? 'Nie ma kopii zapasowej. Uruchamiaj npm run backup co noc i kopiuj pliki w inne miejsce.'
        : `Ostatnia kopia zapasowa jest z ${timeOf(time)}. Sprawdź, dlaczego npm run backup nie działa już co noc.`,
  },
  mails: {
    label: 'Niewysłane e-maile',
    aboutLabel: 'O niewysłanych e-mailach',
    about:
      'E-maile, których serwer poczty nie przyjmuje. Każdy próbujemy wysłać przez dwa i pół dnia.',
    count: formatNumber,
    sent: 'Żaden e-mail nie czeka',
    files: (folder: string) => `Niewysłane: pliki w ${folder}`,
    since: (time: string) => `od ${timeOf(time)}`,
    late: (count: number, error: string | null) =>
      `${plural(count, {
        one: `Nie udało się wysłać ${formatNumber(count)} e-maila`,
        few: `Nie udało się wysłać ${formatNumber(count)} e-maili`,
        many: `Nie udało się wysłać ${formatNumber(count)} e-maili`,
        other: `Nie udało się wysłać ${formatNumber(count)} e-maila`,
      })}${error === null ? '' : ` (${error})`}. Sprawdź serwer poczty i SMTP_URL.`,
  },
  versions: {
    label: 'Wersja',
    aboutLabel: 'O wersji',
    about: 'Kindred, baza danych i Node w procesie, który odpowiedział.',
    others: (database: string, node: string) => `PostgreSQL ${database}, Node ${node}`,
  },
  differentVersions:
    'Procesy działają w różnych wersjach. To normalne tylko podczas aktualizacji: uruchom ponownie te, które mają starą wersję.',
  replicas: 'Kopie bazy danych',
  replicaColumns: ['Kopia', 'Stan', 'Opóźnienie'],
  noReplica:
    'Żadnej kopii bazy danych nie można odczytać. Wszystko działa, ale całą pracę wykonuje sama baza.',
  inUse: 'Z niej czytamy listy i statystyki',
  faults: {
    silent: 'Nie odpowiada',
    late: 'Jest opóźniona i pomijana, dopóki nie nadrobi zaległości',
    failed: 'Nie mogła odpowiedzieć, za chwilę kolejna próba',
    elsewhere: 'To kopia innej bazy danych',
    'not a replica': 'To nie kopia, sama przyjmuje zmiany',
  },
  lag: (milliseconds: number, atLeast: boolean) =>
    `${atLeast ? 'Co najmniej' : 'Co najwyżej'} ${formatNumber(milliseconds / 1000, { minimumFractionDigits: 1, maximumFractionDigits: 1 })}\u00a0s`,
  jobs: 'Nieudane zadania',
  columns: ['Zadanie', 'Błąd', 'Próby', 'Ostatnia próba', 'Czynności'],
  none: 'Nie ma nieudanych zadań.',
  waiting: (count: number) => `Zadania oczekujące i w toku: ${count}`,
  more: (shown: number, all: number) => `Widoczne ostatnie ${shown} z ${all}.`,
  noError: 'Nieznany',
  time: timeOf,
  retry: 'Ponów',
  retryJob: (kind: string, time: string) => `Ponów ${kind} z ${timeOf(time)}`,
  drop: 'Usuń',
  dropJob: (kind: string, time: string) => `Usuń ${kind} z ${timeOf(time)}`,
  clock: (seconds: number) =>
    `Zegar tej maszyny ${seconds > 0 ? 'spieszy się' : 'spóźnia się'} o ${Math.abs(seconds)}\u00a0s względem zegara bazy danych. Ustaw oba według serwera czasu (NTP).`,
};
