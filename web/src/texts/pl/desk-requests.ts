import type { Translated } from '@kindred/contract/texts/translated';
import type { messages as en } from '../en/desk-requests.ts';

export const messages: Translated<typeof en> = {
  title: 'Wniosek o usunięcie intymnego zdjęcia',
  dueBy: (when: string) => `Decyzja do ${when}`,
  left: (hours: number) => (hours > 0 ? `zostało ${hours}\u00a0godz.` : 'Po terminie'),
  self: (name: string) => `Podpis: ${name}, osoba na zdjęciu`,
  representative: (name: string, person: string) => `Podpis: ${name}, w imieniu: ${person}`,
  member: 'Zgłoszone z konta tam, gdzie jest',
  contact: (text: string) => `Inny kontakt: ${text}`,
  matched: 'Dołączono zdjęcie, żeby znaleźć kopie.',
  hidden: (when: string) => `Ukryte od ${when}, bo nikt nie podjął decyzji na czas.`,
  facts: 'Dodane później',
  question: 'Pytanie zespołu',
  remove: 'Usuń zdjęcie',
  reason: 'Jeśli zostaje, to dlaczego?',
  choose: 'Wybierz powód',
  ask: 'Zapytaj o więcej',
  askAbout: 'Pytanie dotrze e-mailem. Czas płynie dalej.',
  askSend: 'Wyślij pytanie',
  place: 'Czyje to zdjęcie?',
  placeAbout: 'Adres profilu lub zdjęcia, jeśli go znasz.',
  placeSend: 'Przenieś do sprawy tej osoby',
  refusals: {
    'not-here': 'Nie ma go w tym serwisie',
    'not-intimate': 'Nie jest intymne',
    'self-published': 'Opublikowane przez osobę na zdjęciu',
    'other-person': 'Pokazuje kogoś innego',
    'not-authorized': 'Brak upoważnienia',
    'not-enough': 'Za mało informacji',
  },
};
