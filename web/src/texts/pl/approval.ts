import { reasonTexts } from '@kindred/contract/texts/pl/approval-reasons';
import type { Translated } from '@kindred/contract/texts/translated';
import type { messages as en } from '../en/approval.ts';

export const messages: Translated<typeof en> = {
  title: 'Zatwierdzenie profilu',
  loading: 'Wczytywanie...',
  failed: 'Nie udało się wczytać',
  again: 'Spróbuj ponownie',
  waitingTitle: 'Nasz zespół ogląda twój profil',
  waitingAbout:
    'Dopóki go nie zatwierdzimy, nikogo nie widzisz i nikt nie widzi ciebie. Napiszemy, gdy tylko zdecydujemy. Do tego czasu możesz poprawić profil, dodać zdjęcia i odpowiedzieć na pytania.',
  notReadyTitle: 'Najpierw uzupełnij profil',
  notReadyAbout:
    'Nasz zespół obejrzy go, gdy twój e-mail będzie potwierdzony, a profil pełny. Do zatwierdzenia nikogo nie widzisz i nikt nie widzi ciebie.',
  refusedTitle: 'Nie zatwierdziliśmy twojego profilu',
  refusedAbout:
    'Nikogo nie widzisz i nikt nie widzi ciebie. Możesz zmienić profil i zapytać nas ponownie albo usunąć konto w ustawieniach.',
  approvedTitle: 'Twój profil jest zatwierdzony',
  approvedAbout: 'Widzisz innych, a oni widzą ciebie.',
  noneTitle: 'Nie ma na co czekać',
  noneAbout: 'Nie potrzebujesz zatwierdzenia.',
  see: 'Zobacz osoby',
  teamWrote: 'Nasz zespół napisał:',
  profile: 'Edytuj mój profil',
  questions: 'Odpowiedz na pytania',
  settings: 'Otwórz ustawienia',
  askTitle: 'Zapytaj nas ponownie',
  askAbout:
    'Najpierw zmień to, co wskazaliśmy. Potem nasz zespół obejrzy twój profil jeszcze raz. Możesz dopisać, co powinniśmy wiedzieć.',
  askLabel: 'Co powinien wiedzieć nasz zespół?',
  ask: 'Zapytaj ponownie',
  bannerWaiting:
    'Dopóki nasz zespół nie zatwierdzi twojego profilu, nikogo nie widzisz i nikt nie widzi ciebie.',
  bannerRefused: 'Nasz zespół nie zatwierdził twojego profilu.',
  more: 'Czytaj więcej',
  reasons: reasonTexts,
};
