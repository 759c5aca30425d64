import type { messages as en } from '../en/public-notice.ts';
import type { Translated } from '@kindred/contract/texts/translated';
import { noticeReasonTexts } from '@kindred/contract/texts/pt/notice-reasons';

export const messages: Translated<typeof en> = {
  title: 'Denunciar conteúdo',
  about: (brand: string) =>
    `Denuncie algo ilegal ou contra nossas regras no ${brand}. Você não precisa de conta.`,
  danger: 'Se alguém estiver em perigo, ligue primeiro para o número de emergência.',
  reason: 'Qual é o motivo?',
  choose: 'Escolha um',
  reasons: noticeReasonTexts,
  location: 'Onde está?',
  locationAbout:
    'O endereço do perfil, se você tiver. Se não, o nome, a idade e a cidade, e qual foto ou texto.',
  description: 'O que há de errado?',
  descriptionAbout: 'Diga por que você acha que é ilegal ou contra nossas regras.',
  unnamed:
    'Você pode deixar nome e e-mail em branco. Sem e-mail, não conseguimos escrever para você.',
  name: 'Seu nome',
  email: 'Seu e-mail',
  goodFaith: 'Até onde sei, o que informo aqui é correto e completo',
  goodFaithAbout: 'Não contamos à pessoa denunciada quem você é.',
  send: 'Enviar denúncia',
  sending: 'Enviando…',
  sent: (reference: string) => `Recebemos sua denúncia ${reference}.`,
  receipt: 'Enviamos um e-mail e vamos escrever de novo quando decidirmos.',
};
