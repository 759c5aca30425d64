import type { messages as en } from '../en/ladder.ts';
import type { Translated } from '@kindred/contract/texts/translated';
import { plural } from '@kindred/contract/texts/pt/plural';
import type { StepFault } from '@kindred/contract/desk/ladder-rules';
import { decisionTexts, timedTexts } from '@kindred/contract/texts/pt/decisions';
import { formatNumber } from '../../lib/formats/formats.ts';

const faults: Record<StepFault, string> = {
  first: 'O primeiro degrau vale para 0 infrações.',
  order: 'Digite mais que no degrau acima.',
  days: 'Digite quantos dias.',
  milder: 'Nunca mais leve que o degrau acima.',
};

const days = (number: number) =>
  `${formatNumber(number)} ${plural(number, { one: 'dia', other: 'dias' })}`;

export const messages: Translated<typeof en> = {
  title: 'Escala de infrações',
  about:
    'O que o sistema sugere para um membro com este número de infrações. A moderação sempre pode decidir de outra forma.',
  loading: 'Carregando a escala…',
  failed: 'Erro ao carregar a escala',
  again: 'Tentar de novo',
  length: 'Quanto tempo uma infração conta',
  lengthAbout: 'Cada decisão contra um membro é uma infração até ser desfeita ou revertida.',
  lengthField: 'Dias',
  lengthText: (number: number) => `Uma infração conta por ${days(number)}.`,
  usual: 'Degraus usuais',
  ofType: (type: string) => `Degraus para ${type}`,
  columns: ['Infrações', 'Decisão usual', 'Duração em dias', 'Ações'],
  readColumns: ['Infrações', 'Decisão usual'],
  decisions: decisionTexts,
  timed: timedTexts,
  daysOf: days,
  range: (from: number, to: number | null) =>
    to === null
      ? `${formatNumber(from)} ou mais`
      : from === to
        ? formatNumber(from)
        : `${formatNumber(from)} a ${formatNumber(to)}`,
  fieldOf: (name: string, number: number, table: string) => `${name}, degrau ${number} de ${table}`,
  addStep: 'Adicionar degrau',
  addStepTo: (table: string) => `Adicionar degrau a ${table}`,
  remove: 'Remover',
  removeStep: (number: number, table: string) => `Remover degrau ${number} de ${table}`,
  removeSteps: 'Remover degraus',
  removeStepsOf: (type: string) => `Remover degraus para ${type}`,
  types: 'Outros degraus para um tipo de problema',
  typesAbout:
    'Substituem os degraus usuais em casos deste tipo. Em um caso com vários tipos, o sistema sugere o degrau mais severo.',
  type: 'Tipo de problema',
  addType: 'Adicionar degraus para este tipo',
  faults,
  bounds: (least: number, most: number) =>
    `Digite um número de ${formatNumber(least)} a ${formatNumber(most)}.`,
  stale: 'Alguém da equipe mudou a escala. Se você salvar agora, substitui essas mudanças.',
  showTheirs: 'Mostrar essas mudanças',
  unsaved: 'Mudanças não salvas',
  unchanged: 'Nenhuma mudança a salvar',
  discard: 'Descartar mudanças',
  leaveTitle: 'Sair sem salvar?',
  leaveAbout: 'Suas mudanças na escala não foram salvas e vão se perder.',
  stay: 'Continuar editando',
  close: 'Fechar',
  leave: 'Sair sem salvar',
  save: 'Salvar escala',
  saved: 'Escala salva.',
};
