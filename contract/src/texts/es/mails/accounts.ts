import type { accountsMails } from '../../../accounts/mails.ts';
import type { SignInMethod } from '../../../accounts/sign-in-methods.ts';
import type { MailDataOf, MailTexts } from '../../../mails.ts';
import { formatDateTime } from '../format-date-time.ts';
import { plural } from '../plural.ts';

const methodNames: Record<SignInMethod, string> = {
  password: 'tu contraseña',
  google: 'Google',
  facebook: 'Facebook',
};

const day = (time: string) => formatDateTime(time, 'UTC');

const lasting = (minutes: number) =>
  plural(minutes, { one: 'un minuto', other: `${minutes} minutos` });

const codePreview = (code: string, minutes: number) =>
  `Tu código es ${code}. Sirve durante ${lasting(minutes)}.`;

function factorChange(data: MailDataOf<(typeof accountsMails)['second-factor']>) {
  switch (data.change) {
    case 'on':
      return 'Ahora inicias sesión con tu contraseña y un código de tu app de autenticación.';
    case 'replaced':
      return 'Tu app de autenticación ha cambiado.';
    case 'off':
      return 'La verificación en dos pasos está desactivada. Ahora inicias sesión solo con tu contraseña.';
    case 'recovery-codes':
      return 'Tienes códigos de recuperación nuevos. Los anteriores ya no sirven.';
    case 'recovery-code-used':
      return `Se usó uno de tus códigos de recuperación. ${data.left === 0 ? 'No te queda ninguno' : plural(data.left, { one: 'Te queda 1', other: `Te quedan ${data.left}` })}.`;
  }
}

export const accounts: MailTexts<typeof accountsMails> = {
  'verify-email': ({ code, token, minutes }, { brand, link }) => ({
    subject: `Confirma tu correo para ${brand}`,
    preview: codePreview(code, minutes),
    title: 'Confirma tu correo',
    parts: [
      { text: 'Escribe este código en la página donde creaste tu cuenta:' },
      { code },
      { text: 'O confirma con este enlace. En otro dispositivo te pedirá una contraseña nueva:' },
      { label: 'Confirmar mi correo', href: link.verify(token) },
      {
        note: `El código y el enlace sirven durante ${lasting(minutes)}. Si no creaste una cuenta, ignora este mensaje y tu correo no se confirmará.`,
      },
    ],
    reason: `Recibes este mensaje porque alguien creó una cuenta en ${brand} con tu correo.`,
  }),
  'reset-password': ({ token, minutes }, { brand, link }) => ({
    subject: `Elige una contraseña nueva para ${brand}`,
    preview: `El enlace sirve una vez, durante ${lasting(minutes)}.`,
    title: 'Elige una contraseña nueva',
    parts: [
      { text: 'Recibimos una solicitud para restablecer la contraseña de esta cuenta.' },
      { label: 'Elegir contraseña nueva', href: link.reset(token) },
      {
        note: `El enlace sirve una vez, durante ${lasting(minutes)}. Si no lo pediste, ignora este mensaje y tu contraseña no cambiará.`,
      },
    ],
    reason: `Recibes este correo porque se pidió restablecer una contraseña en ${brand}.`,
  }),
  'password-changed': (_data, { brand, link }) => ({
    subject: `Tu contraseña de ${brand} ha cambiado`,
    preview: 'Si no fuiste tú, elige otra ahora.',
    title: 'Tu contraseña ha cambiado',
    parts: [
      { text: 'Cerramos la sesión en todos los dispositivos que usaban la contraseña anterior.' },
      {
        text: 'Si no fuiste tú, elige una contraseña nueva ahora. Solo puede hacerlo quien tenga acceso a este buzón.',
      },
      { label: 'No fui yo', href: link.forgot },
    ],
    reason: `Recibes este correo porque trata de la seguridad de tu cuenta de ${brand}.`,
  }),
  'present-address': ({ code, minutes }, { brand, link }) => ({
    subject: `Confirma el nuevo correo de tu cuenta de ${brand}`,
    preview: codePreview(code, minutes),
    title: '¿Estás cambiando tu correo?',
    parts: [
      {
        text: 'Alguien con tu contraseña pidió cambiar el correo de esta cuenta. Si fuiste tú, escribe este código:',
      },
      { code },
      {
        note: `El código sirve durante ${lasting(minutes)}. Si no fuiste tú, no lo compartas y elige una contraseña nueva ahora.`,
      },
      { label: 'No fui yo', href: link.forgot },
    ],
    reason: `Recibes este mensaje porque este es el correo de tu cuenta de ${brand}.`,
  }),
  'new-address': ({ code, minutes }, { brand }) => ({
    subject: `Confirma tu nuevo correo para ${brand}`,
    preview: codePreview(code, minutes),
    title: 'Confirma tu nuevo correo',
    parts: [
      { text: 'Escribe este código y el que enviamos a tu correo actual:' },
      { code },
      {
        note: `El código sirve durante ${lasting(minutes)}. Si no lo pediste, puedes ignorar este mensaje.`,
      },
    ],
    reason: `Recibes este mensaje porque alguien pidió usar este correo en ${brand}.`,
  }),
  'proof-code': ({ code, minutes }, { brand }) => ({
    subject: `Confirma tu identidad en ${brand}`,
    preview: codePreview(code, minutes),
    title: 'Confirma tu identidad',
    parts: [
      { text: 'Escribe este código para continuar:' },
      { code },
      {
        note: `El código sirve durante ${lasting(minutes)}. Si no lo pediste, no lo compartas: alguien tiene abierta una sesión en tu cuenta. Ciérrala en tus ajustes.`,
      },
    ],
    reason: `Recibes este correo porque alguien con la sesión abierta en tu cuenta de ${brand} pidió un código.`,
  }),
  'address-changed': ({ token, until, by }, { brand, link }) => ({
    subject: `El correo de tu cuenta de ${brand} ha cambiado`,
    preview: `Si no fuiste tú, recupéralo antes del ${day(until)}.`,
    title: 'Tu correo ha cambiado',
    parts: [
      {
        text:
          by === 'staff'
            ? 'Nuestro equipo cambió el correo de tu cuenta. Ahora inicias sesión con el nuevo.'
            : 'El correo de tu cuenta ha cambiado. Ahora inicias sesión con el nuevo.',
      },
      {
        text: `Si no lo pediste, recupera el anterior antes del ${day(until)}. Basta un clic y una contraseña nueva.`,
      },
      { label: 'Recuperar mi correo', href: link.undoEmail(token) },
      { note: 'Si lo pediste, no tienes que hacer nada. No reenvíes este mensaje.' },
    ],
    reason: `Recibes este mensaje porque este era el correo de tu cuenta de ${brand}.`,
  }),
  'address-restored': (_data, { brand }) => ({
    subject: `El correo de tu cuenta de ${brand} vuelve a ser el anterior`,
    preview: 'Tu correo vuelve a ser el anterior.',
    title: 'Tu correo vuelve a ser el anterior',
    parts: [
      {
        text: 'Alguien con acceso al buzón anterior de esta cuenta recuperó ese correo. Ahora inicias sesión con el correo anterior y una contraseña nueva.',
      },
      { note: 'Si no fuiste tú, escríbenos.' },
    ],
    reason: `Recibes este mensaje porque una cuenta de ${brand} usaba este correo.`,
  }),
  'address-tried': (_data, { brand, link }) => ({
    subject: `Alguien intentó usar tu correo en ${brand}`,
    preview: 'Tu cuenta no ha cambiado.',
    title: 'Ya usas este correo',
    parts: [
      {
        text: 'Alguien intentó usar este correo para otra cuenta. Pertenece a la tuya, así que no cambió nada.',
      },
      { text: 'Si fuiste tú, inicia sesión con este correo o elige una contraseña nueva.' },
      { label: 'Elegir contraseña nueva', href: link.forgot },
      { note: 'Si no fuiste tú, puedes ignorar este mensaje.' },
    ],
    reason: `Recibes este correo porque tienes una cuenta de ${brand}.`,
  }),
  'already-registered': (_data, { brand, link }) => ({
    subject: `Ya tienes una cuenta de ${brand}`,
    preview: 'Inicia sesión o restablece tu contraseña.',
    title: 'Ya tienes una cuenta',
    parts: [
      {
        text: 'Alguien creó una cuenta con este correo. Ya tienes una con él, así que no necesitas otra.',
      },
      {
        text: 'Si fuiste tú, cierra primero la sesión de la cuenta nueva. Después inicia sesión en la que ya tenías o restablece tu contraseña.',
      },
      { label: 'Iniciar sesión', href: link.signIn },
      { label: 'Restablecer mi contraseña', href: link.forgot },
      {
        note: 'Si no fuiste tú, no tienes que hacer nada. Tu cuenta no ha cambiado, tu correo no se puede confirmar sin este buzón y no decimos a nadie que tienes una cuenta.',
      },
    ],
    reason: `Recibes este correo porque tienes una cuenta de ${brand}.`,
  }),
  'address-unavailable': (data, { brand }) => ({
    subject:
      data.why === 'reserved'
        ? `Este correo aún no se puede usar en ${brand}`
        : `Este correo no se puede usar en ${brand}`,
    preview: 'Ahora no podemos confirmar este correo.',
    title: 'No podemos confirmar este correo',
    parts: [
      {
        text:
          data.why === 'reserved'
            ? `Alguien pidió usar este correo para una cuenta. Hasta hace unos días pertenecía a otra, que puede recuperarlo hasta el ${day(data.until)}. Inténtalo de nuevo después.`
            : 'Alguien pidió usar este correo para una cuenta. Una cuenta con este correo está vetada y el veto no ha terminado. Si quieres apelar, escríbenos.',
      },
      { note: 'Si no fuiste tú, puedes ignorar este mensaje.' },
    ],
    reason: `Recibes este mensaje porque alguien pidió usar este correo en ${brand}.`,
  }),
  'reset-held': ({ until }, { brand }) => ({
    subject: `Aún no puedes restablecer tu contraseña de ${brand}`,
    preview: `Puedes pedir un enlace después del ${day(until)}.`,
    title: 'Aún no puedes restablecer tu contraseña',
    parts: [
      {
        text: `Nuestro equipo cambió el correo de esta cuenta. Desde el buzón anterior se puede deshacer hasta el ${day(until)}, así que antes no podemos enviar aquí un enlace para restablecer la contraseña.`,
      },
      { text: 'Hasta entonces, inicia sesión con tu contraseña, o con Google o Facebook.' },
    ],
    reason: `Recibes este correo porque alguien pidió una contraseña nueva en ${brand}.`,
  }),
  'sign-in-method-added': ({ method }, { brand, link }) => ({
    subject: `Ya puedes iniciar sesión en ${brand} con ${methodNames[method]}`,
    preview: 'Si no fuiste tú, elige una contraseña nueva ahora.',
    title: 'Se añadió un método de acceso',
    parts: [
      { text: `Ya puedes iniciar sesión en tu cuenta con ${methodNames[method]}.` },
      {
        text: 'Si no fuiste tú, elige una contraseña nueva ahora. Así se quitan todos los demás métodos de acceso.',
      },
      { label: 'No fui yo', href: link.forgot },
    ],
    reason: `Recibes este correo porque trata de la seguridad de tu cuenta de ${brand}.`,
  }),
  'sign-in-method-removed': ({ method }, { brand, link }) => ({
    subject: `Ya no puedes iniciar sesión en ${brand} con ${methodNames[method]}`,
    preview: 'Si no fuiste tú, elige una contraseña nueva ahora.',
    title: 'Se quitó un método de acceso',
    parts: [
      { text: `Ya no puedes iniciar sesión con ${methodNames[method]}.` },
      {
        note: 'Esto también ocurre al confirmar tu correo o restablecer tu contraseña: se quitan los métodos de acceso anteriores. Si no fuiste tú, elige una contraseña nueva ahora.',
      },
      { label: 'No fui yo', href: link.forgot },
    ],
    reason: `Recibes este correo porque trata de la seguridad de tu cuenta de ${brand}.`,
  }),
  'second-factor': (data, { brand }) => ({
    subject: `Verificación en dos pasos de tu cuenta de ${brand}`,
    preview: factorChange(data),
    title: 'Verificación en dos pasos',
    parts: [
      { text: factorChange(data) },
      {
        note: 'Si no fuiste tú, díselo enseguida a alguien con rol de administración y cambia tu contraseña.',
      },
    ],
    reason: `Recibes este correo porque trata de la seguridad de tu cuenta de ${brand}.`,
  }),
};
