import type { Translated } from '@kindred/contract/texts/translated';
import type { messages as en } from '../en/site-catalogs.ts';

export const messages: Translated<typeof en> = {
  about:
    'Ce parmi quoi les membres choisissent. Ce que vous retirez reste chez ceux qui l’ont choisi, et personne d’autre ne peut le choisir.',
  list: 'Liste',
  lists: {
    interests: 'Centres d’intérêt',
    prompts: 'Accroches',
    questions: 'Questions',
    reasons: 'Motifs de signalement',
  },
  language: 'Langue de vos propres mots',
  group: 'Groupe',
  newOnes: {
    interests: 'Nouveaux centres d’intérêt, un par ligne',
    prompts: 'Nouvelles accroches, une par ligne',
    questions: 'Nouvelles questions, une par ligne',
    reasons: 'Nouveaux motifs, un par ligne',
  },
  topic: 'De quoi il s’agit, comme dans «\u00a0Vous êtes d’accord sur …\u00a0»',
  answer: (number) => `Réponse ${number}`,
  addAnswer: 'Ajouter une réponse',
  removeAnswer: (number) => `Supprimer la réponse ${number}`,
  aboutReasons:
    'Pourquoi les membres signalent quelqu’un. Un motif retiré reste sur ses signalements. Les motifs exigés par la loi ou la sécurité peuvent être reformulés et restent toujours.',
  reason: { type: 'Type de signalement', priority: 'Priorité', clause: 'Règle habituelle' },
  aboutQuestions:
    'Une question retirée n’est plus posée, ni montrée, ni comptée. Ses réponses sont conservées et comptent à nouveau quand vous la proposez à nouveau. Une réponse publiée garde sa place\u00a0: vous pouvez corriger ses mots et en ajouter une autre après elle.',
  incomplete: 'Incomplet',
  nameIn: (name, language) => `${name} en ${language}`,
  full: (most) =>
    `Cette liste a ${most} choix à vous, y compris ceux qui sont retirés, et ne peut pas en avoir plus.`,
  add: {
    interests: 'Ajouter des centres d’intérêt',
    prompts: 'Ajouter des accroches',
    questions: 'Ajouter des questions',
    reasons: 'Ajouter des motifs',
  },
  addLines: 'Ajouter les choix',
  sameMeaning:
    'Vous pouvez corriger les mots d’un choix. Pour un autre sens, retirez-le et ajoutez un nouveau choix\u00a0: ceux qui l’avaient choisi le gardent.',
  retireOf: (name) => `Retirer ${name}`,
  offerOf: (name) => `Proposer à nouveau ${name}`,
  removeOf: (name) => `Supprimer ${name}`,
  up: (name) => `Monter ${name}`,
  down: (name) => `Descendre ${name}`,
  unnamed: 'Choix sans mots',
  reword: 'Reformuler',
  rewordOf: (name) => `Reformuler ${name}`,
  retired: 'Retiré',
  retire: 'Retirer',
  offer: 'Proposer à nouveau',
  remove: 'Supprimer',
  consequences: {
    added: (names) => `Nouveaux choix\u00a0: ${names}`,
    retired: (names) => `Retirés\u00a0: ${names}`,
    offered: (names) => `Proposés de nouveau\u00a0: ${names}`,
    reworded: (names) => `Reformulés\u00a0: ${names}`,
    order: 'Dans un autre ordre',
  },
};
