import { plural } from '@kindred/contract/texts/es/plural';
import type { messages as en } from '../en/second-factor.ts';
import type { Translated } from '@kindred/contract/texts/translated';

/** The second factor of staff: showing it, and setting it up. */
export const messages: Translated<typeof en> = {
  step: {
    title: 'Verificación en dos pasos',
    lead: 'Escribe el código de seis dígitos de tu app de autenticación.',
    code: 'Código de autenticación',
    recoveryLead: 'Escribe uno de tus códigos de recuperación. Cada código sirve una vez.',
    recovery: 'Código de recuperación',
    toRecovery: 'Usar un código de recuperación',
    toApp: 'Usar mi app de autenticación',
    submit: 'Continuar',
    working: 'Un momento…',
    back: 'Iniciar sesión con otra cuenta',
    failed: 'Este código no funcionó. Prueba con otro.',
  },
  loading: 'Cargando tus ajustes de seguridad…',
  failed: 'No pudimos cargar tus ajustes de seguridad',
  again: 'Reintentar',
  required: 'Tu equipo exige la verificación en dos pasos. Configúrala para continuar.',
  heading: 'Verificación en dos pasos',
  about:
    'Al iniciar sesión, escribirás también un código de una app de tu teléfono. Una contraseña robada no basta para entrar.',
  on: (since: string) => `Activada desde el ${since}`,
  off: 'Desactivada',
  left: (count: number) =>
    plural(count, {
      one: 'Queda 1 código de recuperación.',
      other: `Quedan ${count} códigos de recuperación.`,
    }),
  setUp: 'Configurar la app de autenticación',
  replace: 'Cambiar de app de autenticación',
  renew: 'Obtener códigos de recuperación nuevos',
  turnOff: 'Desactivar los dos pasos',
  cancel: 'Cancelar',
  password: 'Contraseña',
  showPassword: 'Mostrar contraseña',
  present: 'Código de tu app actual, o un código de recuperación',
  proof: {
    setUp: 'Escribe tu contraseña para confirmar tu identidad.',
    replace: 'Escribe tu contraseña y un código de tu app actual.',
    renew: 'Tus códigos de recuperación actuales dejarán de servir.',
    turnOff: 'Iniciarás sesión solo con tu contraseña.',
  },
  next: 'Continuar',
  scan: 'Escanéalo con tu app de autenticación',
  qr: 'Código QR para tu app de autenticación',
  byHand: 'O escribe esta clave en la app:',
  confirm: 'Código de la app',
  turnOn: 'Activar los dos pasos',
  changed: 'Cerramos tu sesión en los demás sitios.',
  codes: 'Tus códigos de recuperación',
  codesAbout:
    'Guárdalos donde puedas consultarlos sin tu teléfono. Cada código sirve una vez. No los mostraremos de nuevo.',
  copy: 'Copiar códigos',
  copied: 'Copiado',
  save: 'Descargar códigos',
  file: 'codigos-de-recuperacion.txt',
  kept: 'Ya los guardé',
};
