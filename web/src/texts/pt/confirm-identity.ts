import type { messages as en } from '../en/confirm-identity.ts';
import type { Translated } from '@kindred/contract/texts/translated';

/** The dialog that asks for a fresh proof. */
export const messages: Translated<typeof en> = {
  title: 'Confirme que é você',
  about:
    'Esta ação é importante, por isso pedimos uma confirmação. Não vamos pedir de novo nos próximos cinco minutos.',
  password: 'Senha',
  showPassword: 'Mostrar senha',
  appCode: 'Código do seu app autenticador ou um código de recuperação',
  mailedCode: 'Código do nosso e-mail',
  codeAbout: (email: string) => `Você não tem senha, então vamos enviar um código para ${email}.`,
  codeSent: (email: string) => `Enviamos um código para ${email}. Ele vale por dez minutos.`,
  mailCode: 'Receber código',
  mailAgain: 'Receber novo código',
  submit: 'Confirmar',
  cancel: 'Cancelar',
};
