import type { messages as en } from '../en/join.ts';
import { roles } from './roles.ts';
import type { Translated } from '@kindred/contract/texts/translated';

export const messages: Translated<typeof en> = {
  roles,
  title: 'Únete al equipo',
  reading: 'Abriendo tu invitación…',
  lead: (role: string) => `Te invitan a unirte con el rol: ${role}.`,
  email: 'Correo',
  firstName: 'Nombre',
  lastName: 'Apellidos (opcional)',
  password: 'Contraseña',
  showPassword: 'Mostrar contraseña',
  hint: 'Usa al menos 8 caracteres. Lo mejor son unas cuantas palabras al azar.',
  submit: 'Unirme al equipo',
  working: 'Un momento…',
  accept: 'Aceptar invitación',
  acceptAs: (email: string) => `Aceptas con tu cuenta ${email}.`,
  signIn: (email: string) =>
    `${email} ya tiene una cuenta. Inicia sesión con ella y vuelve a abrir el enlace del correo.`,
  other: (email: string) =>
    `Esta invitación es para ${email}, pero tienes la sesión iniciada en otra cuenta. Ciérrala y vuelve a abrir el enlace.`,
  toSignIn: 'Ir a iniciar sesión',
  signOut: 'Cerrar sesión',
};
