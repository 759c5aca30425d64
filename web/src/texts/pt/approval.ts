import { reasonTexts } from '@kindred/contract/texts/pt/approval-reasons';
import type { Translated } from '@kindred/contract/texts/translated';
import type { messages as en } from '../en/approval.ts';

export const messages: Translated<typeof en> = {
  title: 'Sua aprovação',
  loading: 'Carregando...',
  failed: 'Erro ao carregar sua aprovação',
  again: 'Tentar de novo',
  waitingTitle: 'Nossa equipe está olhando seu perfil',
  waitingAbout:
    'Até ele ser aprovado, você não vê ninguém e ninguém vê você. Vamos escrever assim que decidirmos. Até lá, você pode melhorar seu perfil, adicionar fotos e responder a perguntas.',
  notReadyTitle: 'Complete seu perfil primeiro',
  notReadyAbout:
    'Nossa equipe olha quando seu e-mail está confirmado e seu perfil, completo. Até a aprovação, você não vê ninguém e ninguém vê você.',
  refusedTitle: 'Não aprovamos seu perfil',
  refusedAbout:
    'Você não vê ninguém e ninguém vê você. Você pode mudar seu perfil e pedir de novo, ou excluir sua conta nas configurações.',
  approvedTitle: 'Seu perfil foi aprovado',
  approvedAbout: 'Você vê outras pessoas, e elas veem você.',
  noneTitle: 'Nada a esperar',
  noneAbout: 'Você não precisa de aprovação.',
  see: 'Ver pessoas',
  teamWrote: 'Nossa equipe escreveu:',
  profile: 'Editar meu perfil',
  questions: 'Responder a perguntas',
  settings: 'Abrir as configurações',
  askTitle: 'Peça de novo',
  askAbout:
    'Mude primeiro o que apontamos. Depois nossa equipe olha seu perfil de novo. Você pode acrescentar o que devemos saber.',
  askLabel: 'O que nossa equipe deve saber?',
  ask: 'Pedir de novo',
  bannerWaiting: 'Até nossa equipe aprovar seu perfil, você não vê ninguém e ninguém vê você.',
  bannerRefused: 'Nossa equipe não aprovou seu perfil.',
  more: 'Ler mais',
  reasons: reasonTexts,
};
