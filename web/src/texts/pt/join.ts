import type { messages as en } from '../en/join.ts';
import { roles } from './roles.ts';
import type { Translated } from '@kindred/contract/texts/translated';

export const messages: Translated<typeof en> = {
  roles,
  title: 'Entre na equipe',
  reading: 'Abrindo seu convite…',
  lead: (role: string) => `Você recebeu um convite para a função: ${role}.`,
  email: 'E-mail',
  firstName: 'Nome',
  lastName: 'Sobrenome (opcional)',
  password: 'Senha',
  showPassword: 'Mostrar senha',
  hint: 'Use pelo menos 8 caracteres. Algumas palavras aleatórias funcionam melhor.',
  submit: 'Entrar na equipe',
  working: 'Um momento…',
  accept: 'Aceitar convite',
  acceptAs: (email: string) => `Você aceita com sua conta ${email}.`,
  signIn: (email: string) =>
    `${email} já tem uma conta. Entre com ela e abra de novo o link do e-mail.`,
  other: (email: string) =>
    `Este convite é para ${email}, mas você está em outra conta. Saia e abra o link de novo.`,
  toSignIn: 'Ir para o login',
  signOut: 'Sair',
};
