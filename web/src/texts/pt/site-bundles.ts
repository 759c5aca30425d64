import type { Translated } from '@kindred/contract/texts/translated';
import type { messages as en } from '../en/site-bundles.ts';

export const messages: Translated<typeof en> = {
  title: 'Começar com um pacote',
  about:
    'Cores, primeiras palavras da página inicial e campos próprios para um nicho. Vai para o rascunho, e nada do que é seu é apagado.',
  start: 'Ver',
  startWith: (title: string) => `Ver: ${title}`,
  ask: (title: string) => `Adicionar “${title}” ao rascunho?`,
  keeps: 'O que você escolheu, escreveu ou adicionou fica como está. Depois você pode mudar tudo.',
  changes: 'Mudanças no rascunho',
  add: 'Adicionar ao rascunho',
  nothing: 'Tudo já está no rascunho.',
  done: (title: string) => `“${title}” está no rascunho.`,
  sensitive: (names: string) =>
    `Sensíveis, com um consentimento próprio: ${names}. Podem ficar vazios, e a equipe não os vê.`,
};
