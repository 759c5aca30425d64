import type { messages as en } from '../en/staff-sign-in.ts';
import type { Translated } from '@kindred/contract/texts/translated';

export const messages: Translated<typeof en> = {
  banner: 'Panel de administración',
  tagline: 'Gestiona cuentas, suscripciones y estadísticas de la plataforma',
  title: 'Qué bien verte de nuevo',
  subtitle: 'Inicia sesión en tu cuenta de administración',
  email: 'Correo',
  password: 'Contraseña',
  showPassword: 'Mostrar contraseña',
  submit: 'Entrar',
  submitting: 'Entrando…',
  note: 'Para obtener acceso, escribe a la administración del sistema',
  notAdmin: 'No tienes permisos de administración para entrar en este panel.',
  toHome: 'Ir a la página de inicio',
  member: '¿No eres del equipo?',
  memberLink: 'Entra como miembro',
};
