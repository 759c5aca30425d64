import type { SecurityEvent, accountNotices } from '../../../accounts/notices.ts';
import type { NoticePushes, NoticeSentences } from '../../../notices/texts.ts';

const events: Readonly<Record<SecurityEvent, string>> = {
  'password-changed': 'Sua senha foi alterada.',
  'address-changed': 'Seu e-mail foi alterado.',
  'address-restored': 'Seu e-mail voltou a ser o anterior.',
  'second-factor': 'Sua verificação em duas etapas mudou.',
  'sign-in-method-added': 'Uma forma de entrar foi adicionada.',
  'sign-in-method-removed': 'Uma forma de entrar foi removida.',
};

export const sentences: NoticeSentences<typeof accountNotices> = {
  security: ({ event }) => `${events[event]} Se não foi você, troque sua senha.`,
};

const pushedEvents: Readonly<Record<SecurityEvent, string>> = {
  'password-changed': 'Sua senha foi alterada',
  'address-changed': 'Seu e-mail foi alterado',
  'address-restored': 'Seu e-mail voltou a ser o anterior',
  'second-factor': 'A verificação em duas etapas mudou',
  'sign-in-method-added': 'Uma forma de entrar foi adicionada',
  'sign-in-method-removed': 'Uma forma de entrar foi removida',
};

export const pushes: NoticePushes<typeof accountNotices> = {
  security: ({ event }) => pushedEvents[event],
};
