import type { Sanction, SanctionTexts } from '../../desk/sanctions.ts';

/** A sanction without a text, or a text without a sanction, is a type error. */
export const sanctionTexts: Readonly<Record<Sanction, SanctionTexts>> = {
  warn: {
    notice: 'Nossa equipe enviou uma advertência a você.',
    title: 'Você recebeu uma advertência',
    effect: () => 'Sua conta continua aberta. Leia o motivo.',
  },
  suspend: {
    notice: 'Sua conta foi suspensa.',
    title: 'Sua conta está suspensa',
    effect: (until) =>
      until
        ? `Você não pode entrar até ${until}, e outros membros não veem você.`
        : 'Até o fim da suspensão, você não pode entrar e outros membros não veem você.',
  },
  ban: {
    notice: 'Sua conta foi banida.',
    title: 'Sua conta foi banida',
    effect: () => 'Você não pode mais entrar, e outros membros não veem você.',
  },
  'remove-photo': {
    notice: 'Removemos uma das suas fotos.',
    title: 'Removemos uma das suas fotos',
    effect: () => 'Outros membros não veem mais essa foto. Sua conta continua aberta.',
  },
  'remove-text': {
    notice: 'Removemos um texto do seu perfil.',
    title: 'Removemos um texto do seu perfil',
    effect: () => 'Outros membros não veem mais esse texto. Sua conta continua aberta.',
  },
  'remove-message': {
    notice: 'Removemos uma das suas mensagens.',
    title: 'Removemos uma das suas mensagens',
    effect: () => 'Essa mensagem não pode mais ser lida. Sua conta continua aberta.',
  },
};
