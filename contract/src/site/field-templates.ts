import type { OwnField } from './own-fields.ts';

type Rules = Partial<Pick<OwnField, 'kind' | 'range' | 'onCard' | 'sensitive' | 'filter'>>;
interface Template extends Rules {
  readonly number: number;
  /** The permanent number of each choice. */
  readonly choices?: Readonly<Record<string, number>>;
}

const define = <const T extends Readonly<Record<string, Template>>>(templates: T): T => templates;

/** What people decide by on most sites, for an owner to begin with. A number means the same on every site. */
export const fieldTemplates = define({
  height: { number: 1, kind: 'number', range: { from: 100, to: 250 }, onCard: true },
  hasChildren: { number: 2, choices: { none: 1, withMe: 2, elsewhere: 3 } },
  wantsChildren: { number: 3, choices: { yes: 1, maybe: 2, no: 3 } },
  looksFor: {
    number: 4,
    kind: 'several',
    onCard: true,
    choices: { relationship: 1, casual: 2, friends: 3, unsure: 4 },
  },
  job: { number: 5, kind: 'text', onCard: true, filter: false },
  education: {
    number: 6,
    choices: { school: 1, vocational: 2, studying: 3, bachelor: 4, master: 5, doctorate: 6 },
  },
  drinking: { number: 8, choices: { never: 1, rarely: 2, socially: 3, often: 4 } },
  smoking: { number: 9, choices: { never: 1, sometimes: 2, often: 3, quitting: 4 } },
  religion: {
    number: 10,
    sensitive: true,
    choices: {
      none: 1,
      agnostic: 2,
      buddhist: 3,
      christian: 4,
      hindu: 5,
      jewish: 6,
      muslim: 7,
      spiritual: 8,
      other: 9,
    },
  },
  politics: {
    number: 11,
    sensitive: true,
    choices: { left: 1, center: 2, right: 3, uninterested: 4, other: 5 },
  },
});

type Templates = typeof fieldTemplates;
export type FieldTemplateName = keyof Templates;
export const fieldTemplateNames = Object.keys(fieldTemplates) as FieldTemplateName[];

/** The languages that people can say they speak: any number of them. Their names are known to the platform. */
export const spokenLanguages = {
  number: 7,
  choices: {
    en: 1,
    de: 2,
    fr: 3,
    es: 4,
    pt: 5,
    pl: 6,
    ar: 7,
    it: 8,
    nl: 9,
    tr: 10,
    ru: 11,
    uk: 12,
    zh: 13,
    hi: 14,
    ja: 15,
    sv: 16,
  },
} as const;
