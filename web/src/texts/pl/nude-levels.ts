import type { NudeLevel } from '@kindred/contract/site/nudes';

const levels: Record<NudeLevel, string> = {
  off: 'Wyłączone',
  cautious: 'Ostrożnie',
  usual: 'Zwykle',
  strict: 'Surowo',
};

/** What the office says about the check of photos for nudity. */
export const messages = {
  levels,
  about: {
    level:
      'Prawdopodobnie nagie zdjęcie na czacie przychodzi rozmyte, a osoba wysyłająca najpierw widzi pytanie; w profilu czeka ono na sprawdzenie. Ostrożnie działa tylko przy prawie pewności, surowo także w razie wątpliwości. Zdjęcia są sprawdzane na twoim serwerze; kosztuje to około 200 MB pamięci, jedną dziesiątą sekundy na zdjęcie i czas twojego zespołu.',
    unclassified:
      'Jeśli zdjęcia nie da się sprawdzić, na przykład gdy serwer jest przeciążony, jest traktowane jak nagie. Kosztuje czas zespołu i rozmywa nieszkodliwe zdjęcia.',
  },
};
