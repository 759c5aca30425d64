import { plural } from '@kindred/contract/texts/es/plural';
import type { Translated } from '@kindred/contract/texts/translated';
import { formatNumber, formatSiteDate } from '../../lib/formats/formats.ts';
import type { messages as en } from '../en/personal-data.ts';

const day = (time: string | number) => formatSiteDate(time, { dateStyle: 'long' });

const daysOf = (count: number) => plural(count, { one: '1 día', other: `${count} días` });

const weight = (bytes: number) =>
  bytes < 1_000_000
    ? formatNumber(Math.ceil(bytes / 1000), { style: 'unit', unit: 'kilobyte' })
    : formatNumber(bytes / 1_000_000, {
        style: 'unit',
        unit: 'megabyte',
        maximumFractionDigits: 1,
      });

export const messages: Translated<typeof en> = {
  loading: 'Cargando…',
  failed: 'No pudimos cargarlo',
  again: 'Reintentar',
  archive: {
    title: 'Tus datos',
    about:
      'Obtén una copia de tus datos y fotos en un archivo. No incluye los reportes sobre ti. Escríbenos si los necesitas.',
    ask: 'Descargar mis datos',
    waiting:
      'Estamos preparando tus datos. Puedes salir de esta página. Te escribiremos cuando estén listos.',
    ready: (until: string, bytes: number) =>
      `Tus datos están listos (${weight(bytes)}). Puedes descargarlos hasta el ${day(until)}.`,
    fetch: 'Descargar archivo',
    anew: 'Pedir un archivo nuevo',
  },
  consent: {
    title: 'Tu consentimiento',
    given: (date: string) => `El ${day(date)} aceptaste esto:`,
    missing: 'Aún no has dado tu consentimiento. Es el primer paso de tu perfil.',
    toProfile: 'Ir a tu perfil',
    withdraw: 'Retirar el consentimiento',
    dialog: '¿Retirar tu consentimiento?',
    why: 'Sin él no podemos presentarte a nadie. Quitaremos de inmediato tu género, a quién te gustaría conocer y tus respuestas, y después cerraremos y eliminaremos tu cuenta.',
    confirm: 'Retirar y eliminar mi cuenta',
  },
  step: {
    title: 'Tu consentimiento',
    why: 'Tu perfil incluye información sensible, así que primero necesitamos tu permiso.',
    privacy: 'Lee nuestra política de privacidad',
    submit: 'Aceptar y continuar',
    working: 'Un momento…',
    later: 'Ahora no',
  },
  leave: {
    title: 'Elimina tu cuenta',
    about: (days: number) =>
      `Tu perfil se oculta de inmediato. Puedes reabrir tu cuenta en un plazo de ${daysOf(days)}. Después se elimina para siempre.`,
    open: 'Eliminar mi cuenta…',
    dialog: '¿Eliminar tu cuenta?',
    until: (until: number) => `Puedes iniciar sesión y reabrir tu cuenta hasta el ${day(until)}.`,
    steps: (reportDays: number): [when: string, what: string][] => [
      ['De inmediato', 'Tu perfil y tus fotos se ocultan, y tu sesión se cierra en todas partes.'],
      [
        'Después de esa fecha',
        `Tu cuenta se elimina para siempre. Nuestro equipo conserva solo los reportes tuyos y sobre ti, hasta ${daysOf(reportDays)} después de resolverlos. Puedes volver a crear una cuenta con el mismo correo.`,
      ],
    ],
    password: 'Tu contraseña',
    mailCode: 'Enviar código',
    codeAbout: (email: string) =>
      `Aquí no tienes contraseña. Enviaremos un código a ${email} para confirmar tu identidad.`,
    codeSent: (email: string) => `Enviamos un código a ${email}. Sirve durante diez minutos.`,
    code: 'Código',
    missingPassword: 'Escribe tu contraseña para confirmar.',
    missingCode: 'Escribe el código para confirmar.',
    cancel: 'Conservar cuenta',
    confirm: 'Eliminar mi cuenta',
  },
};
