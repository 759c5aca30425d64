import type { accountsMails } from '../../../accounts/mails.ts';
import type { SignInMethod } from '../../../accounts/sign-in-methods.ts';
import type { MailDataOf, MailTexts } from '../../../mails.ts';
import { formatDateTime } from '../format-date-time.ts';

const methodNames: Record<SignInMethod, string> = {
  password: 'ton mot de passe',
  google: 'Google',
  facebook: 'Facebook',
};

const day = (time: string) => formatDateTime(time, 'UTC');

const codeWorks = (code: string, minutes: number) =>
  `Ton code est ${code}. Il est valable ${minutes} minutes.`;

/** Staff alone have a second factor. */
function factorChange(data: MailDataOf<(typeof accountsMails)['second-factor']>) {
  switch (data.change) {
    case 'on':
      return 'Vous vous connectez désormais avec votre mot de passe et un code de votre application d’authentification.';
    case 'replaced':
      return 'Votre application d’authentification a été changée.';
    case 'off':
      return 'La double authentification est désactivée. Vous vous connectez désormais avec votre seul mot de passe.';
    case 'recovery-codes':
      return 'Vous avez de nouveaux codes de secours. Les anciens ne fonctionnent plus.';
    case 'recovery-code-used':
      return `Un de vos codes de secours a été utilisé. Il vous en reste ${data.left}.`;
  }
}

export const accounts: MailTexts<typeof accountsMails> = {
  'verify-email': ({ code, token, minutes }, { brand, link }) => ({
    subject: `Confirme ton e-mail pour ${brand}`,
    preview: codeWorks(code, minutes),
    title: 'Confirme ton e-mail',
    parts: [
      { text: 'Saisis ce code sur la page d’inscription :' },
      { code },
      {
        text: 'Ou confirme avec ce lien. Sur un autre appareil, il demande un nouveau mot de passe :',
      },
      { label: 'Confirmer mon e-mail', href: link.verify(token) },
      {
        note: `Le code et le lien sont valables ${minutes} minutes. Si cette inscription ne vient pas de toi, ignore cet e-mail : ton adresse ne sera pas confirmée.`,
      },
    ],
    reason: `Tu reçois cet e-mail parce que ton adresse a servi à une inscription sur ${brand}.`,
  }),
  'reset-password': ({ token, minutes }, { brand, link }) => ({
    subject: `Choisis un nouveau mot de passe pour ${brand}`,
    preview: `Le lien ne sert qu’une fois et reste valable ${minutes} minutes.`,
    title: 'Choisis un nouveau mot de passe',
    parts: [
      { text: 'Nous avons reçu une demande pour changer le mot de passe de ce compte.' },
      { label: 'Choisir un nouveau mot de passe', href: link.reset(token) },
      {
        note: `Le lien ne sert qu’une fois et reste valable ${minutes} minutes. Si cette demande ne vient pas de toi, ignore cet e-mail : ton mot de passe ne changera pas.`,
      },
    ],
    reason: `Tu reçois cet e-mail parce qu’un nouveau mot de passe a été demandé sur ${brand}.`,
  }),
  'password-changed': (_data, { brand, link }) => ({
    subject: `Ton mot de passe ${brand} a été changé`,
    preview: 'Si ce n’est pas toi, choisis-en un nouveau maintenant.',
    title: 'Ton mot de passe a été changé',
    parts: [
      { text: 'Tous les appareils connectés avec l’ancien mot de passe ont été déconnectés.' },
      {
        text: 'Si ce n’est pas toi, choisis un nouveau mot de passe maintenant. Seule une personne qui a accès à cette boîte mail peut le faire.',
      },
      { label: 'Ce n’est pas moi', href: link.forgot },
    ],
    reason: `Tu reçois cet e-mail parce qu’il concerne la sécurité de ton compte ${brand}.`,
  }),
  'present-address': ({ code, minutes }, { brand, link }) => ({
    subject: `Confirme le nouvel e-mail de ton compte ${brand}`,
    preview: codeWorks(code, minutes),
    title: 'Tu changes d’e-mail ?',
    parts: [
      {
        text: 'Quelqu’un qui connaît ton mot de passe a demandé à changer l’e-mail de ce compte. Si c’est toi, saisis ce code :',
      },
      { code },
      {
        note: `Le code est valable ${minutes} minutes. Si ce n’est pas toi, ne le communique à personne et choisis un nouveau mot de passe maintenant.`,
      },
      { label: 'Ce n’est pas moi', href: link.forgot },
    ],
    reason: `Tu reçois cet e-mail parce que c’est l’adresse de ton compte ${brand}.`,
  }),
  'new-address': ({ code, minutes }, { brand }) => ({
    subject: `Confirme ton nouvel e-mail pour ${brand}`,
    preview: codeWorks(code, minutes),
    title: 'Confirme ton nouvel e-mail',
    parts: [
      { text: 'Saisis ce code et celui que nous avons envoyé à ton adresse actuelle :' },
      { code },
      {
        note: `Le code est valable ${minutes} minutes. Si cette demande ne vient pas de toi, ignore cet e-mail.`,
      },
    ],
    reason: `Tu reçois cet e-mail parce que quelqu’un a demandé à utiliser cette adresse sur ${brand}.`,
  }),
  'proof-code': ({ code, minutes }, { brand }) => ({
    subject: `Confirme que c’est bien toi sur ${brand}`,
    preview: codeWorks(code, minutes),
    title: 'Confirme que c’est bien toi',
    parts: [
      { text: 'Saisis ce code pour continuer :' },
      { code },
      {
        note: `Le code est valable ${minutes} minutes. Si tu ne l’as pas demandé, ne le communique à personne : quelqu’un a ouvert une session sur ton compte. Déconnecte son appareil dans tes réglages.`,
      },
    ],
    reason: `Tu reçois cet e-mail parce qu’un code a été demandé depuis une session de ton compte ${brand}.`,
  }),
  'address-changed': ({ token, until, by }, { brand, link }) => ({
    subject: `L’e-mail de ton compte ${brand} a été changé`,
    preview: `Si ce n’est pas toi, rétablis-le avant le ${day(until)}.`,
    title: 'Ton e-mail a été changé',
    parts: [
      {
        text:
          by === 'staff'
            ? 'Notre équipe a changé l’e-mail de ton compte. La connexion se fait désormais avec le nouveau.'
            : 'L’e-mail de ton compte a été changé. La connexion se fait désormais avec le nouveau.',
      },
      {
        text: `Si tu ne l’as pas demandé, rétablis l’ancien avant le ${day(until)}. Il suffit d’un clic et d’un nouveau mot de passe.`,
      },
      { label: 'Rétablir l’ancien e-mail', href: link.undoEmail(token) },
      {
        note: 'Si tu l’as demandé, tu n’as rien à faire. Ne transfère pas cet e-mail.',
      },
    ],
    reason: `Tu reçois cet e-mail parce que c’était l’adresse de ton compte ${brand}.`,
  }),
  'address-restored': (_data, { brand }) => ({
    subject: `L’ancien e-mail de ton compte ${brand} a été rétabli`,
    preview: 'L’ancien e-mail a été rétabli.',
    title: 'L’ancien e-mail a été rétabli',
    parts: [
      {
        text: 'Une personne qui a accès à l’ancienne boîte mail de ce compte a rétabli l’ancien e-mail. La connexion se fait désormais avec cet e-mail et un nouveau mot de passe.',
      },
      { note: 'Si ce n’est pas toi, écris-nous.' },
    ],
    reason: `Tu reçois cet e-mail parce qu’un compte ${brand} utilisait cette adresse.`,
  }),
  'address-tried': (_data, { brand, link }) => ({
    subject: `Quelqu’un a essayé d’utiliser ton e-mail sur ${brand}`,
    preview: 'Ton compte n’a pas changé.',
    title: 'Tu utilises déjà cet e-mail',
    parts: [
      {
        text: 'Quelqu’un a essayé d’utiliser cet e-mail pour un autre compte. Il est déjà lié au tien : rien n’a changé.',
      },
      { text: 'Si c’est toi, connecte-toi avec cet e-mail, ou choisis un nouveau mot de passe.' },
      { label: 'Choisir un nouveau mot de passe', href: link.forgot },
      { note: 'Si ce n’est pas toi, ignore cet e-mail.' },
    ],
    reason: `Tu reçois cet e-mail parce que tu as un compte ${brand}.`,
  }),
  'already-registered': (_data, { brand, link }) => ({
    subject: `Tu as déjà un compte ${brand}`,
    preview: 'Connecte-toi, ou choisis un nouveau mot de passe.',
    title: 'Tu as déjà un compte',
    parts: [
      {
        text: 'Une inscription a été faite avec cet e-mail. Tu as déjà un compte à cette adresse, il ne t’en faut donc pas d’autre.',
      },
      {
        text: 'Si c’est toi, déconnecte-toi d’abord du nouveau compte. Connecte-toi ensuite au compte que tu avais, ou choisis un nouveau mot de passe.',
      },
      { label: 'Me connecter', href: link.signIn },
      { label: 'Nouveau mot de passe', href: link.forgot },
      {
        note: 'Si ce n’est pas toi, tu n’as rien à faire. Ton compte n’a pas changé, ton adresse ne peut pas être confirmée sans cette boîte mail, et nous ne disons à personne que tu as un compte.',
      },
    ],
    reason: `Tu reçois cet e-mail parce que tu as un compte ${brand}.`,
  }),
  'address-unavailable': (data, { brand }) => ({
    subject: `Cet e-mail ne peut pas ${data.why === 'reserved' ? 'encore ' : ''}être utilisé sur ${brand}`,
    preview: 'Nous ne pouvons pas confirmer cet e-mail pour le moment.',
    title: 'Nous ne pouvons pas confirmer cet e-mail',
    parts: [
      {
        text:
          data.why === 'reserved'
            ? `Quelqu’un a demandé à utiliser cet e-mail pour un compte. Il y a encore quelques jours, il appartenait à un autre compte, qui peut le reprendre jusqu’au ${day(data.until)}. Réessaie après cette date.`
            : 'Quelqu’un a demandé à utiliser cet e-mail pour un compte. Un compte avec cet e-mail a été banni, et le bannissement n’est pas terminé. Écris-nous pour le contester.',
      },
      { note: 'Si ce n’est pas toi, ignore cet e-mail.' },
    ],
    reason: `Tu reçois cet e-mail parce que quelqu’un a demandé à utiliser cette adresse sur ${brand}.`,
  }),
  'reset-held': ({ until }, { brand }) => ({
    subject: `Ton mot de passe ${brand} ne peut pas encore être changé`,
    preview: `Tu pourras demander un lien après le ${day(until)}.`,
    title: 'Ton mot de passe ne peut pas encore être changé',
    parts: [
      {
        text: `Notre équipe a changé l’e-mail de ce compte. Ce changement peut être annulé depuis l’ancienne boîte mail jusqu’au ${day(until)} : d’ici là, nous ne pouvons pas envoyer ici de lien pour un nouveau mot de passe.`,
      },
      { text: 'En attendant, connecte-toi avec ton mot de passe, ou avec Google ou Facebook.' },
    ],
    reason: `Tu reçois cet e-mail parce qu’un nouveau mot de passe a été demandé sur ${brand}.`,
  }),
  'sign-in-method-added': ({ method }, { brand, link }) => ({
    subject: `Nouveau mode de connexion sur ${brand} : ${methodNames[method]}`,
    preview: 'Si ce n’est pas toi, choisis un nouveau mot de passe maintenant.',
    title: 'Nouveau mode de connexion',
    parts: [
      { text: `Tu peux maintenant te connecter à ton compte avec ${methodNames[method]}.` },
      {
        text: 'Si ce n’est pas toi, choisis un nouveau mot de passe maintenant. Tous les autres modes de connexion seront supprimés.',
      },
      { label: 'Ce n’est pas moi', href: link.forgot },
    ],
    reason: `Tu reçois cet e-mail parce qu’il concerne la sécurité de ton compte ${brand}.`,
  }),
  'sign-in-method-removed': ({ method }, { brand, link }) => ({
    subject: `Mode de connexion supprimé sur ${brand} : ${methodNames[method]}`,
    preview: 'Si ce n’est pas toi, choisis un nouveau mot de passe maintenant.',
    title: 'Mode de connexion supprimé',
    parts: [
      { text: `Tu ne peux plus te connecter avec ${methodNames[method]}.` },
      {
        note: 'Cela arrive aussi quand tu confirmes ton e-mail ou remplaces un mot de passe oublié : les modes de connexion plus anciens sont alors supprimés. Si ce n’est pas toi, choisis un nouveau mot de passe maintenant.',
      },
      { label: 'Ce n’est pas moi', href: link.forgot },
    ],
    reason: `Tu reçois cet e-mail parce qu’il concerne la sécurité de ton compte ${brand}.`,
  }),
  'second-factor': (data, { brand }) => ({
    subject: `Double authentification de votre compte ${brand}`,
    preview: factorChange(data),
    title: 'Double authentification',
    parts: [
      { text: factorChange(data) },
      {
        note: 'Si ce n’est pas vous, prévenez tout de suite l’administration et changez votre mot de passe.',
      },
    ],
    reason: `Vous recevez cet e-mail parce qu’il concerne la sécurité de votre compte ${brand}.`,
  }),
};
