import type { PremiumEvent, premiumNotices } from '../../../premium/notices.ts';
import type {
  NoticeMails,
  NoticePushes,
  NoticeSentences,
  NoticeSettingTexts,
} from '../../../notices/texts.ts';

type Kinds = typeof premiumNotices;

const events: Readonly<Record<PremiumEvent, string>> = {
  started: 'Você tem premium.',
  'payment-failed': 'Seu pagamento não foi concluído. Atualize seu cartão.',
  unpaid: 'Seu premium terminou porque não foi pago.',
  'trial-ending': 'Seu teste grátis termina em breve.',
  'trial-paid': 'Seu teste grátis terminou, e seu plano começou.',
  'plan-changes':
    'Seu plano premium muda quando acabar o período pago. Você ainda pode manter o atual.',
  'plan-changed': 'Seu plano premium foi alterado.',
  canceled: 'Seu premium não vai ser renovado. Ele continua até o fim do período atual.',
  'renews-again': 'Seu premium volta a ser renovado.',
  refunded: 'Um reembolso está a caminho do seu cartão.',
  'refund-failed': 'Um reembolso não chegou ao seu cartão. Nosso e-mail diz o que fazer.',
  ended: 'Seu premium terminou. Você pode assinar de novo quando quiser.',
  'subscription-ended':
    'Sua assinatura terminou. Você continua com o premium que nossa equipe deu a você.',
  withdrawn: 'Você desistiu do contrato. O comprovante está no seu e-mail.',
  reminder:
    'Seu premium é renovado automaticamente até você cancelar. Nosso e-mail diz quanto custa.',
  'price-changes': 'O preço do seu premium vai mudar. Você pode cancelar antes.',
  'price-stays': 'O preço do seu premium continua o mesmo.',
};

export const sentences: NoticeSentences<Kinds> = {
  premium: ({ event }) => events[event],
  'incognito.ended': () =>
    'O modo incógnito terminou. Seu perfil está em pausa, e novas pessoas não veem você.',
};

export const settings: NoticeSettingTexts<Kinds> = {
  premium: 'Seu premium ou um pagamento muda',
};

const pushedEvents: Readonly<Record<PremiumEvent, string>> = {
  started: 'Você tem premium',
  'payment-failed': 'Seu pagamento não foi concluído',
  unpaid: 'Seu premium terminou porque não foi pago',
  'trial-ending': 'Seu teste grátis termina em breve',
  'trial-paid': 'Seu teste grátis terminou, e seu plano começou',
  'plan-changes': 'Seu plano premium muda em breve',
  'plan-changed': 'Seu plano premium foi alterado',
  canceled: 'Seu premium não vai ser renovado',
  'renews-again': 'Seu premium volta a ser renovado',
  refunded: 'Seu dinheiro está a caminho',
  'refund-failed': 'Seu reembolso não chegou',
  ended: 'Seu premium terminou',
  'subscription-ended': 'Sua assinatura terminou, e você continua com premium',
  withdrawn: 'Você desistiu do contrato',
  reminder: 'Seu premium é renovado automaticamente até você cancelar',
  'price-changes': 'O preço do seu premium vai mudar',
  'price-stays': 'O preço do seu premium continua o mesmo',
};

export const pushes: NoticePushes<Kinds> = {
  premium: ({ event }) => pushedEvents[event],
  'incognito.ended': () => 'O modo incógnito terminou, e seu perfil está em pausa',
};

export const mails: NoticeMails<Kinds> = {
  'incognito.ended': (_about, { brand, link }) => ({
    subject: `O modo incógnito terminou no ${brand}`,
    preview: 'Seu perfil está em pausa, e novas pessoas não veem você.',
    title: 'O modo incógnito terminou',
    parts: [
      {
        text: 'Você não pode mais usar o modo incógnito, porque seu premium terminou ou não o inclui mais. Seu perfil está em pausa, e novas pessoas não veem você. Seus matches ainda podem ver seu perfil e escrever para você.',
      },
      {
        text: 'Você escolhe o próximo passo: mostrar seu perfil a todo mundo de novo ou manter a pausa.',
      },
      { label: 'Escolher quem me vê', href: link.settings },
    ],
    reason: `Você recebeu este e-mail por causa do seu premium no ${brand}.`,
  }),
};
