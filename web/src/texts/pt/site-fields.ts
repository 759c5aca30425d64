import type { Translated } from '@kindred/contract/texts/translated';
import type { messages as en } from '../en/site-fields.ts';

export const messages: Translated<typeof en> = {
  about:
    'O que os membros podem acrescentar ao perfil no seu site, como a altura ou os idiomas. Podem deixar vazio o que não é obrigatório.',
  none: 'Ainda não há campos próprios.',
  fields: 'Campos próprios',
  add: 'Adicionar um campo',
  addUsual: 'Adicionar as informações de sempre',
  addNamed: (name) => `Adicionar: ${name}`,
  unnamed: 'Campo sem nome',
  incomplete: 'Incompleto',
  sensitiveBadge: 'Sensível',
  filterBadge: 'Filtro',
  kind: 'Tipo',
  kindFixed:
    'Há membros que o preencheram, por isso o tipo mantém-se. Adicione outro campo para outro tipo.',
  kinds: {
    one: 'Uma de várias opções',
    several: 'Qualquer número de opções',
    number: 'Um número',
    text: 'Um texto curto',
  },
  language: 'Idioma',
  addLanguage: 'Adicionar um idioma',
  chooseLanguage: 'Escolher…',
  name: 'Nome',
  choices: 'Opções',
  choice: (number) => `Opção ${number}`,
  retire: (name) => `Retirar ${name}`,
  offer: (name) => `Voltar a oferecer ${name}`,
  removeChoice: (name) => `Remover ${name}`,
  retired: 'Retirada: fica com quem a escolheu',
  sameMeaning:
    'Você pode corrigir as palavras de uma opção. Para outro significado, retire essa opção e adicione uma nova: quem a escolheu fica com ela.',
  newChoices: 'Opções novas, uma por linha',
  addChoices: 'Adicionar opções',
  from: 'De',
  to: 'Até',
  unit: 'Unidade, como cm',
  seenBy: 'Quem o vê',
  viewers: {
    all: 'Todos os que veem o perfil',
    matches: 'Os matches',
    self: 'Só o membro',
  },
  joining: 'Perguntar no cadastro',
  required: 'Obrigatório',
  requiredAbout:
    'Os membros não podem deixar o campo vazio. Um campo sensível nunca é obrigatório.',
  onCard: 'Mostrar nas listas e em Descobrir',
  filter: 'Pode ser usado como filtro',
  filterAbout: 'Para um campo com opções ou um número que todos veem.',
  sensitive: 'Sensível',
  sensitiveAbout:
    'Para religião, política, saúde, origem ou vida sexual. Os membros dão antes o consentimento e podem retirá-lo, o que exclui a resposta. A sua equipe nunca a vê nas fichas dos membros.',
  up: (name) => `Subir ${name}`,
  down: (name) => `Descer ${name}`,
  remove: 'Remover campo',
  removeTitle: (name) => `Remover “${name}”?`,
  removeAbout:
    'Quando você publicar, o campo sai de todos os perfis e filtros, e o que os membros escreveram nele é excluído. Publicar uma versão anterior não traz isso de volta.',
  removeNow: 'Remover',
  cancel: 'Cancelar',
  consequences: {
    removed: (name) =>
      `“${name}” sai de todos os perfis, e o que os membros escreveram nele é excluído`,
    sensitive: (name) => `O que os membros escreveram em “${name}” sem consentimento é excluído`,
  },
  faults: {
    name: 'Um campo e cada uma das suas opções precisam de um nome',
    choices: 'Adicione pelo menos uma opção',
    range: 'O segundo número precisa ser maior',
  },
};
