import type { FieldTexts } from '../../site/field-templates.ts';

export const fieldTemplates: FieldTexts = {
  height: { name: 'Wzrost', unit: 'cm' },
  hasChildren: {
    name: 'Dzieci',
    choices: { none: 'Brak', withMe: 'Mieszkają ze mną', elsewhere: 'Nie mieszkają ze mną' },
  },
  wantsChildren: { name: 'Chce mieć dzieci', choices: { yes: 'Tak', maybe: 'Może', no: 'Nie' } },
  looksFor: {
    name: 'Szuka',
    choices: {
      relationship: 'Związku',
      casual: 'Czegoś niezobowiązującego',
      friends: 'Przyjaźni',
      unsure: 'Jeszcze nie wiem',
    },
  },
  job: { name: 'Zawód' },
  education: {
    name: 'Wykształcenie',
    choices: {
      school: 'Szkoła',
      vocational: 'Szkoła zawodowa',
      studying: 'W trakcie studiów',
      bachelor: 'Licencjat',
      master: 'Magisterium',
      doctorate: 'Doktorat',
    },
  },
  languages: { name: 'Języki' },
  drinking: {
    name: 'Alkohol',
    choices: { never: 'Nigdy', rarely: 'Rzadko', socially: 'W towarzystwie', often: 'Często' },
  },
  smoking: {
    name: 'Palenie',
    choices: {
      never: 'Nigdy',
      sometimes: 'Czasem',
      often: 'Często',
      quitting: 'W trakcie rzucania',
    },
  },
  religion: {
    name: 'Religia',
    choices: {
      none: 'Żadna',
      agnostic: 'Agnostycyzm',
      buddhist: 'Buddyzm',
      christian: 'Chrześcijaństwo',
      hindu: 'Hinduizm',
      jewish: 'Judaizm',
      muslim: 'Islam',
      spiritual: 'Duchowość',
      other: 'Inna',
    },
  },
  politics: {
    name: 'Polityka',
    choices: {
      left: 'Lewica',
      center: 'Centrum',
      right: 'Prawica',
      uninterested: 'Bez zainteresowania',
      other: 'Coś innego',
    },
  },
};
