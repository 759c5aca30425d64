import type { FieldTexts } from '../../site/field-templates.ts';

export const fieldTemplates: FieldTexts = {
  height: { name: 'Altura', unit: 'cm' },
  hasChildren: {
    name: 'Hijos',
    choices: { none: 'Ninguno', withMe: 'Viven conmigo', elsewhere: 'No viven conmigo' },
  },
  wantsChildren: { name: 'Quiere tener hijos', choices: { yes: 'Sí', maybe: 'Quizá', no: 'No' } },
  looksFor: {
    name: 'Busca',
    choices: {
      relationship: 'Una relación',
      casual: 'Algo informal',
      friends: 'Amistad',
      unsure: 'Aún no lo sé',
    },
  },
  job: { name: 'Trabajo' },
  education: {
    name: 'Estudios',
    choices: {
      school: 'Escuela',
      vocational: 'Formación profesional',
      studying: 'Estudios en curso',
      bachelor: 'Grado',
      master: 'Máster',
      doctorate: 'Doctorado',
    },
  },
  languages: { name: 'Idiomas' },
  drinking: {
    name: 'Alcohol',
    choices: { never: 'Nunca', rarely: 'Rara vez', socially: 'En compañía', often: 'A menudo' },
  },
  smoking: {
    name: 'Tabaco',
    choices: { never: 'Nunca', sometimes: 'A veces', often: 'A menudo', quitting: 'Dejándolo' },
  },
  religion: {
    name: 'Religión',
    choices: {
      none: 'Ninguna',
      agnostic: 'Agnosticismo',
      buddhist: 'Budismo',
      christian: 'Cristianismo',
      hindu: 'Hinduismo',
      jewish: 'Judaísmo',
      muslim: 'Islam',
      spiritual: 'Espiritualidad',
      other: 'Otra',
    },
  },
  politics: {
    name: 'Política',
    choices: {
      left: 'Izquierda',
      center: 'Centro',
      right: 'Derecha',
      uninterested: 'Sin interés',
      other: 'Otra cosa',
    },
  },
};
