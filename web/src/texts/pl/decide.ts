import type { Translated } from '@kindred/contract/texts/translated';
import type { messages as en } from '../en/decide.ts';
import { decisionTexts, timedTexts } from '@kindred/contract/texts/pl/decisions';
import { plural } from '@kindred/contract/texts/pl/plural';
import { formatNumber } from '../../lib/formats/formats.ts';

const days = (number: number) =>
  plural(number, {
    one: `${formatNumber(number)} dzień`,
    few: `${formatNumber(number)} dni`,
    many: `${formatNumber(number)} dni`,
    other: `${formatNumber(number)} dnia`,
  });

export const messages: Translated<typeof en> = {
  bar: 'Decyzja',
  dismiss: 'Oddal',
  resolve: 'Rozwiąż',
  timed: timedTexts,
  length: days,
  reply: 'Odpowiedz',
  note: 'Notatka',
  escalate: 'Eskaluj',
  deescalate: 'Cofnij eskalację',
  more: 'Więcej',
  rule: 'Zasada',
  usual: 'Typowy krok',
  reads: (name: string) => `${name} czyta:`,
  removeThis: 'Usuń',
  take: 'Przypisz do mnie',
  takeOver: 'Przejmij sprawę',
  release: 'Zwolnij',
  sendOnly: 'Wyślij bez decyzji',
  sent: 'Odpowiedź wysłana.',
  keys: 'Skróty klawiszowe',
  closed: 'Ta sprawa jest rozstrzygnięta i zamknięta.',
  held: (name: string | null) => `${name ?? 'Ktoś z zespołu'} pracuje nad tą sprawą.`,
  noMessage: 'Żadne zgłoszenie nie zawiera wiadomości do usunięcia.',
  answerOnly: 'Tę sprawę rozstrzyga moderacja. Możesz odpowiadać, dodawać notatki i eskalować.',
  answer: {
    to: (reports: number) =>
      plural(reports, {
        one: 'Odpowiedź dla osoby zgłaszającej',
        few: `Odpowiedź dla ${formatNumber(reports)} osób zgłaszających`,
        many: `Odpowiedź dla ${formatNumber(reports)} osób zgłaszających`,
        other: `Odpowiedź dla ${formatNumber(reports)} osób zgłaszających`,
      }),
    theReporter: 'Osoba zgłaszająca',
    about: 'Imię i numer zgłoszenia wstawimy osobno dla każdej osoby zgłaszającej.',
    noOne: 'Nie ma komu odpowiedzieć.',
    leave: 'Esc opuszcza pole.',
    canned: 'Gotowa odpowiedź',
    choose: 'Gotowe odpowiedzi',
    none: 'Bez odpowiedzi. Osoby zgłaszające poznają sam wynik.',
    opens: 'Otwiera się z wybraną czynnością.',
    beforeAction: 'Wysyłana z wybraną czynnością.',
    usual: 'Jeśli zostawisz puste pole, wyślemy zwykłą odpowiedź dla tej czynności.',
    sends: (action: string, answer: string) =>
      answer ? `${action} wysyła: ${answer}` : `${action} nie wysyła odpowiedzi, tylko wynik.`,
  },
  panel: {
    label: (what: string) => `Szczegóły: ${what}`,
    reason: 'Powód',
    theMember: 'Osoba, której to dotyczy',
    reasonAbout: 'Osoba, której to dotyczy, przeczyta to w aplikacji i w e-mailu.',
    reasonOfBan:
      'Osoba, której to dotyczy, przeczyta to w aplikacji i w e-mailu. Po przeczytaniu naciśnij Enter.',
    about: 'Czego to dotyczy',
    canned: 'Gotowy powód',
    choose: 'Gotowe powody',
    days: 'Na jak długo',
    photo: 'Zdjęcie do usunięcia',
    nthPhoto: (number: number) => `Zdjęcie ${number}`,
    noPhotos: 'Na tym koncie nie ma zdjęć.',
    field: 'Tekst do usunięcia',
    fields: { bio: 'Opis', prompts: 'Zdania', fields: 'Pola serwisu' },
    message: 'Wiadomość do usunięcia',
    messageAbout: 'Inną możesz wybrać w rozmowie.',
    details: 'Podstawa',
    andAnswer: (action: string, reporters: number) =>
      plural(reporters, {
        one: `${action} i odpowiedz osobie zgłaszającej`,
        few: `${action} i odpowiedz ${formatNumber(reporters)} osobom`,
        many: `${action} i odpowiedz ${formatNumber(reporters)} osobom`,
        other: `${action} i odpowiedz ${formatNumber(reporters)} osobom`,
      }),
    cancel: 'Anuluj',
    missing: {
      isGroundOpen: 'Wybierz, czego to dotyczy.',
      outcomes: 'Wybierz co najmniej jedno zgłoszenie.',
      reason: 'Podaj powód.',
      law: 'Podaj przepis.',
      publicId: 'Wybierz zdjęcie.',
      message: 'Wybierz wiadomość.',
    } as Record<string, string>,
  },
  decisions: decisionTexts,
  undo: 'Cofnij',
  tooLate: 'Wiadomości wysłane',
  hide: 'Ukryj',
  undoing: (name: string) => `Cofanie decyzji: ${name}…`,
  waits: {
    deciding: 'Wysyłanie decyzji…',
    undoing: 'Cofanie decyzji…',
    reading: 'Ponowne wczytywanie sprawy…',
  },
  unread: (why: string) =>
    `Nie udało się ponownie wczytać sprawy, więc nie da się jeszcze jej rozstrzygnąć. ${why}`,
  again: 'Spróbuj ponownie',
  undone: (name: string) => `Decyzja cofnięta: ${name}.`,
  failed: (name: string, why: string) => `Bez decyzji: ${name}. ${why}`,
  undoFailed: (name: string, why: string) => `Decyzja nie została cofnięta: ${name}. ${why}`,
  openCase: 'Otwórz sprawę',
  service: (id: string) => `sprawa ${id}`,
  fresh: 'Nowe',
};
