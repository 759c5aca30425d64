import { plural } from '@kindred/contract/texts/pl/plural';
import type { Translated } from '@kindred/contract/texts/translated';
import type { messages as en } from '../en/site-pages.ts';

export const messages: Translated<typeof en> = {
  about:
    'Własne podstrony, takie jak dane firmy i regulamin. Ich adres jest taki sam w każdym języku.',
  none: 'Nie ma jeszcze własnych podstron.',
  pages: 'Własne podstrony',
  add: 'Dodaj pustą podstronę',
  tooLong: 'Wszystkie teksty razem mogą mieć 400\u00a0000 znaków. Skróć niektóre z nich.',
  footerBadge: 'W stopce',
  bindingBadge: 'Wiążąca',
  incomplete: 'Niekompletna',
  address: 'Adres',
  inFooter: 'Link w stopce wszystkich stron',
  language: 'Język',
  addLanguage: 'Dodaj język',
  chooseLanguage: 'Wybierz…',
  title: 'Tytuł',
  body: 'Tekst',
  bodyAbout:
    'W języku Markdown: ## zaczyna nagłówek, ** wokół słów je pogrubia, - zaczyna punkt listy, [tekst](https://…) to link. HTML pojawi się jako tekst.',
  preview: 'Podgląd',
  remove: 'Usuń podstronę',
  removeAbout:
    'Podstrona i wszystkie jej teksty znikną ze szkicu, a po publikacji także z serwisu. Wcześniejsze wersje je zachowają.',
  removeTextAbout:
    'Tekst zniknie ze szkicu, a po publikacji także z serwisu. Wcześniejsze wersje go zachowają.',
  removeNow: 'Usuń',
  cancel: 'Anuluj',
  addTitled: (title) => `Dodaj: ${title}`,
  addressAbout: (path) =>
    `Podstrona jest pod adresem ${path}. Linki do wcześniejszego adresu przestaną działać.`,
  untitled: (language) => `${language} (bez tytułu)`,
  removeText: (language) => `Usuń tekst: ${language}`,
  removeTitle: (title) => `Usunąć „${title}”?`,
  removeTextTitle: (title, language) => `Usunąć „${title}”: ${language}?`,
  marksBadge: (count) =>
    plural(count, {
      one: '1\u00a0tekst do zastąpienia',
      few: `${count}\u00a0teksty do zastąpienia`,
      other: `${count}\u00a0tekstów do zastąpienia`,
    }),
  marks: (count) =>
    plural(count, {
      one: '1\u00a0tekst w [nawiasach] czeka na zastąpienie twoim. Wszyscy przeczytaliby go tak, jak jest.',
      few: `${count}\u00a0teksty w [nawiasach] czekają na zastąpienie twoimi. Wszyscy przeczytaliby je tak, jak są.`,
      other: `${count}\u00a0tekstów w [nawiasach] czeka na zastąpienie twoimi. Wszyscy przeczytaliby je tak, jak są.`,
    }),
  faults: {
    slug: 'Od 2 do 41 małych liter od a do z, cyfr i łączników, z literą na początku',
    reserved: 'Tego adresu używa sam serwis. Wybierz inny.',
    repeated: 'Inna podstrona ma już ten adres. Wybierz inny.',
    title: 'Podstrona musi mieć tytuł',
  },
};
