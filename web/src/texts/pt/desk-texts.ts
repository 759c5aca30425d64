import type { messages as en } from '../en/desk-texts.ts';
import type { Translated } from '@kindred/contract/texts/translated';
import { decisionTexts } from '@kindred/contract/texts/pt/decisions';

export const messages: Translated<typeof en> = {
  title: 'Respostas e motivos',
  about:
    'Textos que a moderação pode escolher. Cada membro recebe o texto no próprio idioma, se existir uma versão nesse idioma e se o envio for sem alterações. Editar um texto não muda mensagens já enviadas. Palavras sublinhadas são exemplos, preenchidos para cada pessoa.',
  loading: 'Carregando textos…',
  failed: 'Erro ao carregar os textos',
  again: 'Tentar de novo',
  kinds: { answer: 'Respostas a quem denunciou', reason: 'Motivos das decisões' },
  add: { answer: 'Adicionar resposta', reason: 'Adicionar motivo' },
  none: { answer: 'Nenhuma resposta ainda.', reason: 'Nenhum motivo ainda.' },
  columns: ['Título', 'Sugerido para', 'Texto', 'Ações'],
  any: 'Qualquer coisa',
  decisions: decisionTexts,
  edit: 'Editar',
  editOf: (title: string) => `Editar ${title}`,
  delete: 'Excluir',
  deleteOf: (title: string) => `Excluir ${title}`,
  deleteTitle: (title: string) => `Excluir “${title}”?`,
  deleteAbout:
    'A moderação não pode mais escolher este texto. As mensagens já enviadas com ele ficam como estão.',
  deleteButton: 'Excluir texto',
  language: 'Idioma',
  withoutText: (name: string) => `${name} (ainda sem texto)`,
  missing: (languages: string) => `Falta: ${languages}`,
  missingAbout: (languages: string) =>
    `Ainda sem texto em: ${languages}. Membros que usam esses idiomas recebem o texto que a moderação vê.`,
  textTitle: 'Título',
  textTitleAbout: 'Só a equipe vê.',
  titleMissing: 'Digite um título',
  body: 'Texto',
  bodyMissing: 'Digite um texto',
  unknown: (word: string) => `Nada preenche {${word}}. Use um dos campos abaixo.`,
  placeholders: 'Campos de preenchimento',
  placeholdersAbout: 'Os campos são substituídos quando o texto é enviado.',
  insert: (word: string) => `Adicionar {${word}}`,
  examples: {
    reporter: 'Ada',
    reference: '#1a2b3c',
    name: 'Marcos',
    until: '1º de dezembro de 2026',
  },
  preview: 'Prévia',
  previewEmpty: 'Seu texto aparece aqui.',
  suggested: 'Sugerir primeiro para',
  type: 'Tipo de problema',
  action: 'Decisão',
  clause: 'Cláusula dos termos',
  save: 'Salvar texto',
  cancel: 'Cancelar',
};
