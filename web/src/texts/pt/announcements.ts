import type { Translated } from '@kindred/contract/texts/translated';
import type { messages as en } from '../en/announcements.ts';

export const messages: Translated<typeof en> = {
  title: 'Anúncios',
  about:
    'Escreva aos membros no app, e por e-mail a quem pediu. Cada pessoa recebe no seu idioma ou, se não houver, no idioma principal do site.',
  loading: 'Carregando anúncios...',
  failed: 'Erro ao carregar os anúncios',
  again: 'Tentar de novo',
  none: 'Ainda não há anúncios.',
  more: 'Mostrar mais',
  write: 'Novo anúncio',
  language: 'Idioma do texto',
  heading: 'Título',
  text: 'Texto',
  textAbout: 'Texto simples. Uma linha vazia começa um parágrafo.',
  segment: 'Quem recebe',
  segmentLanguage: 'Idioma',
  everyone: 'Todo mundo',
  country: 'País',
  everywhere: 'Em todo lugar',
  tier: 'Assinatura',
  joinedSince: 'Membro desde',
  activeDays: 'Com atividade nos últimos dias',
  activeAbout: 'Vazio é todo mundo.',
  when: 'Enviar em',
  whenAbout: 'Vazio é agora.',
  test: 'Enviar um teste para mim',
  tested: 'O teste está no app e no seu e-mail.',
  send: 'Enviar',
  stop: 'Parar',
  by: 'Escrito por',
  back: 'Recomeçar',
  tiers: { all: 'Todo mundo', free: 'Sem premium', premium: 'Com premium' },
  states: { scheduled: 'Agendado', sending: 'Enviando', sent: 'Enviado', stopped: 'Parado' },
  counted: (members: string, mailed: string) =>
    `${members} membros recebem, ${mailed} também por e-mail`,
  delivered: (delivered: string, counted: string, mailed: string) =>
    `Entregue a ${delivered} de ${counted} membros, a ${mailed} também por e-mail`,
  sendTo: (count: string) => `Enviar a ${count} membros`,
};
