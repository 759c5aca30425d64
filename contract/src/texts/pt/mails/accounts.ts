import type { accountsMails } from '../../../accounts/mails.ts';
import type { SignInMethod } from '../../../accounts/sign-in-methods.ts';
import type { MailDataOf, MailTexts } from '../../../mails.ts';
import { formatDateTime } from '../format-date-time.ts';
import { plural } from '../plural.ts';

/** Follow 'com'. */
const methodNames: Record<SignInMethod, string> = {
  password: 'sua senha',
  google: 'o Google',
  facebook: 'o Facebook',
};

const day = (time: string) => formatDateTime(time, 'UTC');

const minutesOf = (count: number) =>
  `${count} ${plural(count, { one: 'minuto', other: 'minutos' })}`;

function factorChange(data: MailDataOf<(typeof accountsMails)['second-factor']>) {
  switch (data.change) {
    case 'on':
      return 'Agora você entra com sua senha e um código do seu app autenticador.';
    case 'replaced':
      return 'Seu app autenticador foi trocado.';
    case 'off':
      return 'A verificação em duas etapas está desativada. Agora você entra só com sua senha.';
    case 'recovery-codes':
      return 'Você tem novos códigos de recuperação. Os antigos não funcionam mais.';
    case 'recovery-code-used':
      return `Um dos seus códigos de recuperação foi usado. ${data.left === 0 ? 'Não resta nenhum' : `${plural(data.left, { one: 'Resta', other: 'Restam' })} ${data.left}`}.`;
  }
}

export const accounts: MailTexts<typeof accountsMails> = {
  'verify-email': ({ code, token, minutes }, { brand, link }) => ({
    subject: `Confirme seu e-mail no ${brand}`,
    preview: `Seu código é ${code}. Ele vale por ${minutesOf(minutes)}.`,
    title: 'Confirme seu e-mail',
    parts: [
      { text: 'Digite este código na página em que você fez o cadastro:' },
      { code },
      { text: 'Ou confirme por este link. Em outro dispositivo, ele pede uma nova senha:' },
      { label: 'Confirmar meu e-mail', href: link.verify(token) },
      {
        note: `O código e o link valem por ${minutesOf(minutes)}. Se você não fez o cadastro, ignore esta mensagem: seu e-mail não será confirmado.`,
      },
    ],
    reason: `Você recebeu este e-mail porque este endereço de e-mail foi usado em um cadastro no ${brand}.`,
  }),
  'reset-password': ({ token, minutes }, { brand, link }) => ({
    subject: `Escolha uma nova senha no ${brand}`,
    preview: `O link funciona uma vez, por ${minutesOf(minutes)}.`,
    title: 'Escolha uma nova senha',
    parts: [
      { text: 'Recebemos um pedido para redefinir a senha desta conta.' },
      { label: 'Escolher uma nova senha', href: link.reset(token) },
      {
        note: `O link funciona uma vez, por ${minutesOf(minutes)}. Se você não pediu isso, ignore este e-mail: sua senha não vai mudar.`,
      },
    ],
    reason: `Você recebeu este e-mail porque alguém pediu uma nova senha no ${brand}.`,
  }),
  'password-changed': (_data, { brand, link }) => ({
    subject: `Sua senha do ${brand} foi alterada`,
    preview: 'Se não foi você, escolha uma nova agora.',
    title: 'Sua senha foi alterada',
    parts: [
      { text: 'Encerramos a sessão em todos os dispositivos que usavam a senha antiga.' },
      {
        text: 'Se não foi você, escolha uma nova senha agora. Só quem tem acesso a esta caixa de entrada pode fazer isso.',
      },
      { label: 'Não fui eu', href: link.forgot },
    ],
    reason: `Você recebeu este e-mail porque ele trata da segurança da sua conta no ${brand}.`,
  }),
  'present-address': ({ code, minutes }, { brand, link }) => ({
    subject: `Confirme o novo e-mail da sua conta no ${brand}`,
    preview: `Seu código é ${code}. Ele vale por ${minutesOf(minutes)}.`,
    title: 'Você está trocando de e-mail?',
    parts: [
      {
        text: 'Alguém com sua senha pediu para trocar o e-mail desta conta. Se foi você, digite este código:',
      },
      { code },
      {
        note: `O código vale por ${minutesOf(minutes)}. Se não foi você, não passe o código a ninguém e escolha uma nova senha agora.`,
      },
      { label: 'Não fui eu', href: link.forgot },
    ],
    reason: `Você recebeu este e-mail porque este é o endereço de e-mail da sua conta no ${brand}.`,
  }),
  'new-address': ({ code, minutes }, { brand }) => ({
    subject: `Confirme seu novo e-mail no ${brand}`,
    preview: `Seu código é ${code}. Ele vale por ${minutesOf(minutes)}.`,
    title: 'Confirme seu novo e-mail',
    parts: [
      { text: 'Digite este código e o que enviamos para seu e-mail atual:' },
      { code },
      {
        note: `O código vale por ${minutesOf(minutes)}. Se você não pediu isso, ignore este e-mail.`,
      },
    ],
    reason: `Você recebeu este e-mail porque alguém pediu para usar este endereço de e-mail no ${brand}.`,
  }),
  'proof-code': ({ code, minutes }, { brand }) => ({
    subject: `Confirme que é você no ${brand}`,
    preview: `Seu código é ${code}. Ele vale por ${minutesOf(minutes)}.`,
    title: 'Confirme que é você',
    parts: [
      { text: 'Digite este código para continuar:' },
      { code },
      {
        note: `O código vale por ${minutesOf(minutes)}. Se você não pediu, não passe o código a ninguém: alguém entrou na sua conta. Encerre a sessão dessa pessoa nas configurações.`,
      },
    ],
    reason: `Você recebeu este e-mail porque alguém que entrou na sua conta no ${brand} pediu um código.`,
  }),
  'address-changed': ({ token, until, by }, { brand, link }) => ({
    subject: `O e-mail da sua conta no ${brand} foi alterado`,
    preview: `Se não foi você, volte ao anterior até ${day(until)}.`,
    title: 'Seu e-mail foi alterado',
    parts: [
      {
        text:
          by === 'staff'
            ? 'Nossa equipe alterou o e-mail da sua conta. Agora você entra com o novo.'
            : 'O e-mail da sua conta foi alterado. Agora você entra com o novo.',
      },
      {
        text: `Se você não pediu isso, volte ao e-mail anterior até ${day(until)}. Basta um clique e uma nova senha.`,
      },
      { label: 'Voltar ao e-mail anterior', href: link.undoEmail(token) },
      { note: 'Se foi você que pediu, não precisa fazer nada. Não encaminhe este e-mail.' },
    ],
    reason: `Você recebeu este e-mail porque este era o endereço de e-mail da sua conta no ${brand}.`,
  }),
  'address-restored': (_data, { brand }) => ({
    subject: `A conta no ${brand} voltou ao e-mail anterior`,
    preview: 'Seu e-mail voltou a ser o anterior.',
    title: 'Seu e-mail voltou a ser o anterior',
    parts: [
      {
        text: 'Alguém com acesso à antiga caixa de entrada desta conta trocou o e-mail de volta. Agora você entra com o e-mail anterior e uma nova senha.',
      },
      { note: 'Se não foi você, escreva para nós.' },
    ],
    reason: `Você recebeu este e-mail porque uma conta no ${brand} usava este endereço de e-mail.`,
  }),
  'address-tried': (_data, { brand, link }) => ({
    subject: `Alguém tentou usar seu e-mail no ${brand}`,
    preview: 'Sua conta não mudou.',
    title: 'Você já usa este e-mail',
    parts: [
      {
        text: 'Alguém tentou usar este e-mail em outra conta. Ele pertence à sua, então nada mudou.',
      },
      { text: 'Se foi você, entre com este e-mail ou escolha uma nova senha.' },
      { label: 'Escolher uma nova senha', href: link.forgot },
      { note: 'Se não foi você, ignore este e-mail.' },
    ],
    reason: `Você recebeu este e-mail porque tem uma conta no ${brand}.`,
  }),
  'already-registered': (_data, { brand, link }) => ({
    subject: `Você já tem uma conta no ${brand}`,
    preview: 'Entre ou redefina sua senha.',
    title: 'Você já tem uma conta',
    parts: [
      {
        text: 'Alguém fez um cadastro com este e-mail. Você já tem uma conta com ele e não precisa de outra.',
      },
      {
        text: 'Se foi você, saia da conta nova primeiro. Depois entre na conta que já tinha ou redefina sua senha.',
      },
      { label: 'Entrar', href: link.signIn },
      { label: 'Redefinir minha senha', href: link.forgot },
      {
        note: 'Se não foi você, não precisa fazer nada. Sua conta não mudou, ninguém confirma seu e-mail sem esta caixa de entrada, e não contamos a ninguém que você tem uma conta.',
      },
    ],
    reason: `Você recebeu este e-mail porque tem uma conta no ${brand}.`,
  }),
  'address-unavailable': (data, { brand }) => ({
    subject: `Este e-mail ${data.why === 'reserved' ? 'ainda ' : ''}não pode ser usado no ${brand}`,
    preview: 'Não podemos confirmar este e-mail agora.',
    title: 'Não podemos confirmar este e-mail',
    parts: [
      {
        text:
          data.why === 'reserved'
            ? `Alguém pediu para usar este e-mail em uma conta. Até poucos dias atrás, ele era de outra conta, que pode voltar a usá-lo até ${day(data.until)}. Tente de novo depois disso.`
            : 'Alguém pediu para usar este e-mail em uma conta. Uma conta com este e-mail foi banida, e o banimento não terminou. Para contestar, escreva para nós.',
      },
      { note: 'Se não foi você, ignore este e-mail.' },
    ],
    reason: `Você recebeu este e-mail porque alguém pediu para usar este endereço de e-mail no ${brand}.`,
  }),
  'reset-held': ({ until }, { brand }) => ({
    subject: `Ainda não dá para redefinir sua senha no ${brand}`,
    preview: `Você pode pedir um link depois de ${day(until)}.`,
    title: 'Ainda não dá para redefinir sua senha',
    parts: [
      {
        text: `Nossa equipe alterou o e-mail desta conta. A antiga caixa de entrada pode desfazer isso até ${day(until)}, por isso não podemos enviar um link de nova senha para este e-mail antes disso.`,
      },
      { text: 'Até lá, entre com sua senha ou com o Google ou o Facebook.' },
    ],
    reason: `Você recebeu este e-mail porque alguém pediu uma nova senha no ${brand}.`,
  }),
  'sign-in-method-added': ({ method }, { brand, link }) => ({
    subject: `Agora você pode entrar no ${brand} com ${methodNames[method]}`,
    preview: 'Se não foi você, escolha uma nova senha agora.',
    title: 'Nova forma de entrar',
    parts: [
      { text: `Agora você pode entrar na sua conta com ${methodNames[method]}.` },
      {
        text: 'Se não foi você, escolha uma nova senha agora. Isso remove todas as outras formas de entrar.',
      },
      { label: 'Não fui eu', href: link.forgot },
    ],
    reason: `Você recebeu este e-mail porque ele trata da segurança da sua conta no ${brand}.`,
  }),
  'sign-in-method-removed': ({ method }, { brand, link }) => ({
    subject: `Você não pode mais entrar no ${brand} com ${methodNames[method]}`,
    preview: 'Se não foi você, escolha uma nova senha agora.',
    title: 'Forma de entrar removida',
    parts: [
      { text: `Você não pode mais entrar com ${methodNames[method]}.` },
      {
        note: 'Isso também acontece quando você confirma seu e-mail ou redefine sua senha: as formas de entrar anteriores são removidas. Se não foi você, escolha uma nova senha agora.',
      },
      { label: 'Não fui eu', href: link.forgot },
    ],
    reason: `Você recebeu este e-mail porque ele trata da segurança da sua conta no ${brand}.`,
  }),
  'second-factor': (data, { brand }) => ({
    subject: `Verificação em duas etapas da sua conta no ${brand}`,
    preview: factorChange(data),
    title: 'Verificação em duas etapas',
    parts: [
      { text: factorChange(data) },
      { note: 'Se não foi você, avise a administração agora e troque sua senha.' },
    ],
    reason: `Você recebeu este e-mail porque ele trata da segurança da sua conta no ${brand}.`,
  }),
};
