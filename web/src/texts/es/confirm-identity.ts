import type { messages as en } from '../en/confirm-identity.ts';
import type { Translated } from '@kindred/contract/texts/translated';

/** The dialog that asks for a fresh proof. */
export const messages: Translated<typeof en> = {
  title: 'Confirma tu identidad',
  about:
    'Es algo delicado, por eso preguntamos de nuevo. No volveremos a hacerlo en cinco minutos.',
  password: 'Contraseña',
  showPassword: 'Mostrar contraseña',
  appCode: 'Código de tu app de autenticación, o un código de recuperación',
  mailedCode: 'Código de nuestro correo',
  codeAbout: (email: string) => `No tienes contraseña, así que enviaremos un código a ${email}.`,
  codeSent: (email: string) => `Enviamos un código a ${email}. Sirve durante diez minutos.`,
  mailCode: 'Enviarme un código',
  mailAgain: 'Enviar otro código',
  submit: 'Confirmar',
  cancel: 'Cancelar',
};
