import type { NameSet } from './names/name-set.ts';
import * as africa from './names/africa.ts';
import * as asia from './names/asia.ts';
import * as britishIsles from './names/british-isles.ts';
import * as easternEurope from './names/eastern-europe.ts';
import * as latinAmerica from './names/latin-america.ts';
import * as middleEast from './names/middle-east.ts';
import * as northAmerica from './names/north-america.ts';
import * as northernEurope from './names/northern-europe.ts';
import * as southernEurope from './names/southern-europe.ts';
import * as westernEurope from './names/western-europe.ts';
import type { Portrait } from './portrait.ts';

type Hair = Portrait['hair'];

/** Names that go together, and the portraits that people with these names can have. */
export interface Culture extends NameSet {
  readonly tones: readonly (readonly [Portrait['tone'], number])[];
  readonly hair: readonly Hair[];
}

const northern = {
  tones: [
    [1, 0.85],
    [2, 0.15],
  ],
  hair: ['fair', 'dark', 'bald', 'grey'],
} as const;
const central = {
  tones: [
    [1, 0.7],
    [2, 0.3],
  ],
  hair: ['fair', 'dark', 'bald', 'grey'],
} as const;
const southern = {
  tones: [
    [1, 0.3],
    [2, 0.7],
  ],
  hair: ['dark', 'grey'],
} as const;
const eastern = {
  tones: [
    [1, 0.7],
    [2, 0.3],
  ],
  hair: ['dark', 'grey'],
} as const;
const tropical = {
  tones: [
    [2, 0.6],
    [3, 0.4],
  ],
  hair: ['dark', 'grey'],
} as const;
const near = {
  tones: [
    [2, 0.7],
    [3, 0.3],
  ],
  hair: ['dark', 'scarf', 'grey'],
} as const;
const latin = {
  tones: [
    [1, 0.15],
    [2, 0.45],
    [3, 0.4],
  ],
  hair: ['dark', 'grey'],
} as const;
const subcontinent = {
  tones: [
    [3, 0.7],
    [4, 0.3],
  ],
  hair: ['dark', 'grey'],
} as const;
const african = {
  tones: [
    [4, 0.35],
    [5, 0.65],
  ],
  hair: ['coily', 'bald', 'grey'],
} as const;

export const cultures = {
  british: { ...britishIsles.british, ...northern },
  irish: { ...britishIsles.irish, ...northern },
  american: { ...northAmerica.american, ...central },
  blackAmerican: { ...northAmerica.blackAmerican, ...african },
  caribbean: { ...northAmerica.caribbean, ...african },
  german: { ...westernEurope.german, ...northern },
  dutch: { ...westernEurope.dutch, ...northern },
  french: { ...westernEurope.french, ...central },
  spanish: { ...southernEurope.spanish, ...southern },
  italian: { ...southernEurope.italian, ...southern },
  portuguese: { ...southernEurope.portuguese, ...southern },
  greek: { ...southernEurope.greek, ...southern },
  swedish: { ...northernEurope.swedish, ...northern },
  norwegian: { ...northernEurope.norwegian, ...northern },
  danish: { ...northernEurope.danish, ...northern },
  finnish: { ...northernEurope.finnish, ...northern },
  polish: { ...easternEurope.polish, ...northern },
  czech: { ...easternEurope.czech, ...northern },
  hungarian: { ...easternEurope.hungarian, ...central },
  romanian: { ...easternEurope.romanian, ...central },
  ukrainian: { ...easternEurope.ukrainian, ...northern },
  turkish: { ...middleEast.turkish, ...southern },
  arab: { ...middleEast.arab, ...near },
  maghrebi: { ...middleEast.maghrebi, ...near },
  persian: { ...middleEast.persian, ...southern },
  israeli: { ...middleEast.israeli, ...southern },
  indian: { ...asia.indian, ...subcontinent },
  southIndian: { ...asia.southIndian, ...subcontinent },
  punjabi: { ...asia.punjabi, tones: [[3, 1]], hair: ['dark', 'turban', 'grey'] },
  pakistani: { ...asia.pakistani, ...near },
  bengali: { ...asia.bengali, ...subcontinent },
  chinese: { ...asia.chinese, ...eastern },
  japanese: { ...asia.japanese, ...eastern },
  korean: { ...asia.korean, ...eastern },
  vietnamese: { ...asia.vietnamese, ...eastern },
  thai: { ...asia.thai, ...tropical },
  filipino: { ...asia.filipino, ...tropical },
  indonesian: { ...asia.indonesian, ...tropical },
  yoruba: { ...africa.yoruba, ...african },
  igbo: { ...africa.igbo, ...african },
  ghanaian: { ...africa.ghanaian, ...african },
  kenyan: { ...africa.kenyan, ...african },
  zulu: { ...africa.zulu, ...african },
  afrikaans: { ...africa.afrikaans, ...northern },
  ethiopian: { ...africa.ethiopian, ...african },
  latinAmerican: { ...latinAmerica.latinAmerican, ...latin },
  brazilian: { ...latinAmerica.brazilian, ...latin },
} as const satisfies Record<string, Culture>;

export type CultureName = keyof typeof cultures;
