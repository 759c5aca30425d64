import type { FieldTexts } from '../../site/field-templates.ts';

export const fieldTemplates: FieldTexts = {
  height: { name: 'Größe', unit: 'cm' },
  hasChildren: {
    name: 'Kinder',
    choices: { none: 'Keine', withMe: 'Leben bei mir', elsewhere: 'Leben nicht bei mir' },
  },
  wantsChildren: { name: 'Kinderwunsch', choices: { yes: 'Ja', maybe: 'Vielleicht', no: 'Nein' } },
  looksFor: {
    name: 'Sucht',
    choices: {
      relationship: 'Eine Beziehung',
      casual: 'Etwas Lockeres',
      friends: 'Freundschaft',
      unsure: 'Noch offen',
    },
  },
  job: { name: 'Beruf' },
  education: {
    name: 'Bildung',
    choices: {
      school: 'Schule',
      vocational: 'Berufsausbildung',
      studying: 'Im Studium',
      bachelor: 'Bachelor',
      master: 'Master',
      doctorate: 'Promotion',
    },
  },
  languages: { name: 'Sprachen' },
  drinking: {
    name: 'Alkohol',
    choices: { never: 'Nie', rarely: 'Selten', socially: 'In Gesellschaft', often: 'Oft' },
  },
  smoking: {
    name: 'Rauchen',
    choices: { never: 'Nie', sometimes: 'Manchmal', often: 'Oft', quitting: 'Beim Aufhören' },
  },
  religion: {
    name: 'Religion',
    choices: {
      none: 'Keine',
      agnostic: 'Agnostizismus',
      buddhist: 'Buddhismus',
      christian: 'Christentum',
      hindu: 'Hinduismus',
      jewish: 'Judentum',
      muslim: 'Islam',
      spiritual: 'Spiritualität',
      other: 'Eine andere',
    },
  },
  politics: {
    name: 'Politik',
    choices: {
      left: 'Links',
      center: 'Mitte',
      right: 'Rechts',
      uninterested: 'Kein Interesse',
      other: 'Etwas anderes',
    },
  },
};
