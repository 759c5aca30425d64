import type { Translated } from '@kindred/contract/texts/translated';
import type { messages as en } from '../en/saved-searches.ts';

export const messages: Translated<typeof en> = {
  title: 'Zapisane wyszukiwania',
  loading: 'Wczytywanie wyszukiwań…',
  failed: 'Nie udało się tego wczytać',
  again: 'Spróbuj ponownie',
  close: 'Zamknij',
  cancel: 'Anuluj',
  button: (count: number) =>
    count > 0 ? `Zapisane wyszukiwania (${count})` : 'Zapisane wyszukiwania',
  none: 'Jeszcze żadnych zapisanych wyszukiwań',
  noneAbout:
    'Ustaw filtry i zapisz je tutaj. Możemy dać ci znać, gdy pojawią się nowe pasujące osoby.',
  list: 'Twoje zapisane wyszukiwania',
  open: (name: string) => `Pokaż osoby: ${name}`,
  alerts: (name: string) => `Alerty: ${name}`,
  rename: (name: string) => `Zmień nazwę: ${name}`,
  newName: (name: string) => `Nowa nazwa zamiast „${name}”`,
  saveName: 'Zapisz nazwę',
  delete: (name: string) => `Usuń: ${name}`,
  alertsOn: 'Alerty włączone',
  alertsOff: 'Alerty wyłączone',
  locked: 'Wymaga premium: ma filtry, których twój plan już nie obejmuje. Nie wysyła alertów.',
  saveTitle: 'Zapisz to wyszukiwanie',
  saveAbout: 'Zachowuje filtry i kolejność, które teraz widzisz. Możesz zapisać do 10.',
  name: 'Nazwa',
  notifyMe: 'Powiadamiaj mnie o nowych osobach, najwyżej raz dziennie',
  save: 'Zapisz wyszukiwanie',
};
