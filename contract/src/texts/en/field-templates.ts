import type { FieldTexts } from '../../site/field-templates.ts';

/** Fields that most owners begin with. */
export const fieldTemplates: FieldTexts = {
  height: { name: 'Height', unit: 'cm' },
  hasChildren: {
    name: 'Children',
    choices: { none: 'None', withMe: 'Live with me', elsewhere: 'Don’t live with me' },
  },
  wantsChildren: { name: 'Wants children', choices: { yes: 'Yes', maybe: 'Maybe', no: 'No' } },
  looksFor: {
    name: 'Looking for',
    choices: {
      relationship: 'A relationship',
      casual: 'Something casual',
      friends: 'Friends',
      unsure: 'Not sure yet',
    },
  },
  job: { name: 'Job' },
  education: {
    name: 'Education',
    choices: {
      school: 'School',
      vocational: 'Vocational training',
      studying: 'Studying',
      bachelor: 'Bachelor’s degree',
      master: 'Master’s degree',
      doctorate: 'Doctorate',
    },
  },
  languages: { name: 'Languages' },
  drinking: {
    name: 'Drinking',
    choices: { never: 'Never', rarely: 'Rarely', socially: 'Socially', often: 'Often' },
  },
  smoking: {
    name: 'Smoking',
    choices: { never: 'Never', sometimes: 'Sometimes', often: 'Often', quitting: 'Giving it up' },
  },
  religion: {
    name: 'Religion',
    choices: {
      none: 'None',
      agnostic: 'Agnosticism',
      buddhist: 'Buddhism',
      christian: 'Christianity',
      hindu: 'Hinduism',
      jewish: 'Judaism',
      muslim: 'Islam',
      spiritual: 'Spirituality',
      other: 'Another one',
    },
  },
  politics: {
    name: 'Politics',
    choices: {
      left: 'Left',
      center: 'Center',
      right: 'Right',
      uninterested: 'Not interested',
      other: 'Something else',
    },
  },
};
