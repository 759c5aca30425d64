import { reasonTexts } from '@kindred/contract/texts/pl/approval-reasons';
import type { Translated } from '@kindred/contract/texts/translated';
import type { messages as en } from '../en/approvals.ts';

export const messages: Translated<typeof en> = {
  title: 'Nowe osoby',
  about:
    'Te osoby nikogo nie widzą i nikt ich nie widzi, dopóki ich nie zatwierdzisz. Najpierw te, które czekają najdłużej.',
  keys: 'Klawisze: A zatwierdza, R odmawia, J i K przechodzą dalej i wstecz.',
  loading: 'Wczytywanie nowych osób...',
  failed: 'Nie udało się wczytać nowych osób',
  again: 'Spróbuj ponownie',
  show: 'Pokaż',
  waiting: 'Oczekujące',
  refused: 'Odmowy',
  none: 'Nikt nie czeka.',
  noneRefused: 'Nie ma odmów.',
  more: 'Pokaż więcej',
  unnamed: 'Jeszcze bez imienia',
  approve: 'Zatwierdź',
  refuse: 'Odmów',
  cancel: 'Anuluj',
  refuseTitle: 'Odmów tej osobie',
  refuseAbout:
    'Ta osoba przeczyta powód i to, co napiszesz, i może zmienić profil i zapytać ponownie.',
  reason: 'Powód',
  words: 'Twoimi słowami',
  openFile: 'Otwórz akta',
  answers: 'Odpowiedzi i teksty',
  noInvitation: 'Bez zaproszenia',
  earlier: 'Wcześniejsza odmowa:',
  since: (asked: string, joined: string) => `Czeka od ${asked}, rejestracja ${joined}`,
  byPartner: (name: string) => `Z kodem: ${name}`,
  byMember: (name: string) => `Zaproszenie od: ${name}`,
  aMember: 'inna osoba',
  photo: (name: string, number: number) => `Zdjęcie ${number}: ${name}`,
  decided: (count: number) => (count === 1 ? 'Liczba decyzji: 1' : `Liczba decyzji: ${count}`),
  says: 'Pisze:',
  reasons: reasonTexts,
};
