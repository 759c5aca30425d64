import type { promptLabels as en } from '../en/prompts.ts';
import type { Translated } from '../translated.ts';

/** The sentences that members complete on their profiles. The key is stored with the answer. */
export const promptLabels: Translated<typeof en> = {
  'perfect-sunday': 'Idealna niedziela',
  'get-along': 'Dogadamy się, jeśli',
  'never-shut-up': 'Mogę o tym gadać godzinami',
  'looking-for': 'Szukam',
  'simple-pleasure': 'Moja mała przyjemność',
  'unusual-skill': 'Mój najbardziej bezużyteczny talent',
  'best-trip': 'Podróż, o której wciąż myślę',
  'first-date': 'Moja wymarzona pierwsza randka',
  'cook-for-you': 'Co dla ciebie ugotuję',
  'small-hill': 'Drobiazg, o który zawsze się pokłócę',
  'learning-now': 'Uczę się',
  'proud-of': 'Mój cichy powód do dumy',
  'green-flag': 'Masz u mnie plusa, jeśli',
  'after-work': 'Po pracy znajdziesz mnie',
  'last-laughed': 'Ostatnio rozbawiło mnie do łez',
  'favourite-place': 'Moje ulubione miejsce w mieście',
  'childhood-me': 'Mój plan na życie z podstawówki',
  'friends-say': 'Znajomi powiedzą ci o mnie',
  'bad-at': 'Uroczo mi nie wychodzi',
  'on-repeat': 'Teraz leci u mnie w kółko',
  'changed-mind': 'Coś, na co patrzę dziś inaczej',
  'teach-you': 'Mogę cię nauczyć',
  'good-deed': 'Najmilszy gest od kogoś obcego',
  tradition: 'Tradycja, której się trzymam',
  'two-truths': 'Dwie prawdy i jedno kłamstwo',
};
