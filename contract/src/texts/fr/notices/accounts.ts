import type { SecurityEvent, accountNotices } from '../../../accounts/notices.ts';
import type { NoticePushes, NoticeSentences } from '../../../notices/texts.ts';

const events: Readonly<Record<SecurityEvent, string>> = {
  'password-changed': 'Ton mot de passe a été changé',
  'address-changed': 'Ton e-mail a été changé',
  'address-restored': 'Ton ancien e-mail a été rétabli',
  'second-factor': 'La double authentification a changé',
  'sign-in-method-added': 'Un mode de connexion a été ajouté',
  'sign-in-method-removed': 'Un mode de connexion a été supprimé',
};

export const sentences: NoticeSentences<typeof accountNotices> = {
  security: ({ event }) =>
    event === 'second-factor'
      ? `${events[event]}. Si ce n’est pas vous, changez votre mot de passe.`
      : `${events[event]}. Si ce n’est pas toi, change ton mot de passe.`,
};

export const pushes: NoticePushes<typeof accountNotices> = {
  security: ({ event }) => events[event],
};
