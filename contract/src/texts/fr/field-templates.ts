import type { FieldTexts } from '../../site/field-templates.ts';

export const fieldTemplates: FieldTexts = {
  height: { name: 'Taille', unit: 'cm' },
  hasChildren: {
    name: 'Enfants',
    choices: { none: 'Aucun', withMe: 'Vivent avec moi', elsewhere: 'Ne vivent pas avec moi' },
  },
  wantsChildren: {
    name: 'Désir d’enfants',
    choices: { yes: 'Oui', maybe: 'Peut-être', no: 'Non' },
  },
  looksFor: {
    name: 'Recherche',
    choices: {
      relationship: 'Une relation',
      casual: 'Quelque chose de léger',
      friends: 'De l’amitié',
      unsure: 'Pas encore d’idée',
    },
  },
  job: { name: 'Métier' },
  education: {
    name: 'Études',
    choices: {
      school: 'École',
      vocational: 'Formation professionnelle',
      studying: 'Études en cours',
      bachelor: 'Licence',
      master: 'Master',
      doctorate: 'Doctorat',
    },
  },
  languages: { name: 'Langues' },
  drinking: {
    name: 'Alcool',
    choices: { never: 'Jamais', rarely: 'Rarement', socially: 'En société', often: 'Souvent' },
  },
  smoking: {
    name: 'Tabac',
    choices: {
      never: 'Jamais',
      sometimes: 'Parfois',
      often: 'Souvent',
      quitting: 'En train d’arrêter',
    },
  },
  religion: {
    name: 'Religion',
    choices: {
      none: 'Aucune',
      agnostic: 'Agnosticisme',
      buddhist: 'Bouddhisme',
      christian: 'Christianisme',
      hindu: 'Hindouisme',
      jewish: 'Judaïsme',
      muslim: 'Islam',
      spiritual: 'Spiritualité',
      other: 'Une autre',
    },
  },
  politics: {
    name: 'Politique',
    choices: {
      left: 'Gauche',
      center: 'Centre',
      right: 'Droite',
      uninterested: 'Pas d’intérêt',
      other: 'Autre chose',
    },
  },
};
