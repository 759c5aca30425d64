import type { FieldTexts } from '../../site/field-templates.ts';

export const fieldTemplates: FieldTexts = {
  height: { name: 'Altura', unit: 'cm' },
  hasChildren: {
    name: 'Filhos',
    choices: { none: 'Nenhum', withMe: 'Moram comigo', elsewhere: 'Não moram comigo' },
  },
  wantsChildren: { name: 'Quer ter filhos', choices: { yes: 'Sim', maybe: 'Talvez', no: 'Não' } },
  looksFor: {
    name: 'Procura',
    choices: {
      relationship: 'Um relacionamento',
      casual: 'Algo casual',
      friends: 'Amizade',
      unsure: 'Ainda não sei',
    },
  },
  job: { name: 'Trabalho' },
  education: {
    name: 'Escolaridade',
    choices: {
      school: 'Escola',
      vocational: 'Curso técnico',
      studying: 'Na faculdade',
      bachelor: 'Graduação',
      master: 'Mestrado',
      doctorate: 'Doutorado',
    },
  },
  languages: { name: 'Idiomas' },
  drinking: {
    name: 'Bebida',
    choices: {
      never: 'Nunca',
      rarely: 'Raramente',
      socially: 'Socialmente',
      often: 'Muitas vezes',
    },
  },
  smoking: {
    name: 'Cigarro',
    choices: { never: 'Nunca', sometimes: 'Às vezes', often: 'Muitas vezes', quitting: 'Parando' },
  },
  religion: {
    name: 'Religião',
    choices: {
      none: 'Nenhuma',
      agnostic: 'Agnosticismo',
      buddhist: 'Budismo',
      christian: 'Cristianismo',
      hindu: 'Hinduísmo',
      jewish: 'Judaísmo',
      muslim: 'Islamismo',
      spiritual: 'Espiritualidade',
      other: 'Outra',
    },
  },
  politics: {
    name: 'Política',
    choices: {
      left: 'Esquerda',
      center: 'Centro',
      right: 'Direita',
      uninterested: 'Sem interesse',
      other: 'Outra coisa',
    },
  },
};
