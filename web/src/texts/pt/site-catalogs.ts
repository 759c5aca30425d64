import type { Translated } from '@kindred/contract/texts/translated';
import type { messages as en } from '../en/site-catalogs.ts';

export const messages: Translated<typeof en> = {
  about:
    'Do que os membros escolhem. O que você retira fica com quem escolheu, e mais ninguém pode escolher.',
  list: 'Lista',
  lists: {
    interests: 'Interesses',
    prompts: 'Frases',
    questions: 'Perguntas',
    reasons: 'Motivos de denúncia',
  },
  language: 'Idioma das suas próprias palavras',
  group: 'Grupo',
  newOnes: {
    interests: 'Novos interesses, um por linha',
    prompts: 'Novas frases, uma por linha',
    questions: 'Novas perguntas, uma por linha',
    reasons: 'Novos motivos, um por linha',
  },
  topic: 'Do que se trata, como em “Vocês concordam sobre …”',
  answer: (number) => `Resposta ${number}`,
  addAnswer: 'Adicionar uma resposta',
  removeAnswer: (number) => `Remover a resposta ${number}`,
  aboutReasons:
    'Por que os membros denunciam alguém. Um motivo retirado continua nas suas denúncias. Os que a lei ou a segurança exige podem ser reescritos e sempre ficam.',
  reason: { type: 'Tipo de denúncia', priority: 'Prioridade', clause: 'Regra habitual' },
  aboutQuestions:
    'Uma pergunta retirada não é mais feita, nem mostrada, nem contada. As respostas dela são guardadas e voltam a contar quando você a oferece de novo. Uma resposta publicada mantém o seu lugar: você pode corrigir as palavras dela e adicionar outra depois.',
  incomplete: 'Incompleto',
  nameIn: (name, language) => `${name} em ${language}`,
  full: (most) =>
    `Esta lista tem ${most} opções próprias, contando as retiradas, e não pode ter mais.`,
  add: {
    interests: 'Adicionar interesses',
    prompts: 'Adicionar frases',
    questions: 'Adicionar perguntas',
    reasons: 'Adicionar motivos',
  },
  addLines: 'Adicionar opções',
  sameMeaning:
    'Você pode corrigir as palavras de uma opção. Para outro significado, retire essa opção e adicione uma nova: quem a escolheu fica com ela.',
  retireOf: (name) => `Retirar ${name}`,
  offerOf: (name) => `Oferecer ${name} de novo`,
  removeOf: (name) => `Remover ${name}`,
  up: (name) => `Subir ${name}`,
  down: (name) => `Descer ${name}`,
  unnamed: 'Opção sem palavras',
  reword: 'Mudar as palavras',
  rewordOf: (name) => `Mudar as palavras de ${name}`,
  retired: 'Retirada',
  retire: 'Retirar',
  offer: 'Oferecer de novo',
  remove: 'Remover',
  consequences: {
    added: (names) => `Novas opções: ${names}`,
    retired: (names) => `Retiradas: ${names}`,
    offered: (names) => `Oferecidas de novo: ${names}`,
    reworded: (names) => `Com outras palavras: ${names}`,
    order: 'Em outra ordem',
  },
};
