import type { Translated } from '@kindred/contract/texts/translated';
import type { messages as en } from '../en/danger.ts';

export const messages: Translated<typeof en> = {
  title: 'Zagrożenie życia',
  about:
    'Jeśli czyjeś życie lub bezpieczeństwo może być zagrożone, najpierw zawiadom policję w miejscu, gdzie jest ta osoba, a potem zapisz tutaj, co przekazujesz policji. Wpisy widzi tylko zespół i nie można ich usunąć.',
  loading: 'Wczytywanie wpisów…',
  failed: 'Nie udało się wczytać wpisów',
  again: 'Spróbuj ponownie',
  none: 'Nie ma jeszcze wpisów. Wpis dodasz w sprawie.',
  noneOfCase: 'Brak wpisów z tej sprawy.',
  more: 'Pokaż więcej',
  newRecord: (reference: string) => `Nowy wpis do sprawy #${reference}`,
  openCase: (reference: string) => `Otwórz sprawę #${reference}`,
  person: (name: string) => `Dotyczy: ${name}`,
  unnamed: 'ktoś bez imienia',
  suspicion: 'Co podejrzewasz',
  suspicionAbout: 'Komu i co może grozić oraz skąd to wiesz.',
  to: 'Komu przekazano',
  toAbout: 'Komisariat, sąd lub jednostka Europolu.',
  passedWhat: 'Co zostało przekazane',
  passedWhatAbout: 'Na przykład wiadomości, profil lub adres IP.',
  passedAt: 'Kiedy przekazano',
  referenceField: 'Ich numer sprawy, jeśli go masz',
  reference: 'Numer sprawy',
  recordedBy: 'Kto dodał wpis',
  colleague: 'Ktoś, kto odszedł z zespołu',
  save: 'Zapisz wpis',
  close: 'Zamknij',
  saved: 'Wpis zapisany.',
};
