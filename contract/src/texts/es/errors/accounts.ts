import type { accountsErrors } from '../../../accounts/errors.ts';
import type { ErrorTexts } from '../../../errors.ts';
import { formatDateTime } from '../format-date-time.ts';

export const accounts: ErrorTexts<typeof accountsErrors> = {
  credentials_wrong: 'El correo o la contraseña no son correctos.',
  sign_in_expired: 'Pasó demasiado tiempo. Inicia sesión de nuevo.',
  account_erased: 'Esta cuenta ya no existe.',
  account_banned: ({ reason, decision, support }) =>
    `Esta cuenta está vetada.${reasonText(reason)} ${appealText(decision, support)}`,
  account_suspended: ({ until, timeZone, reason, decision, support }) =>
    `Esta cuenta está suspendida hasta el ${formatDateTime(until, timeZone)}.${reasonText(reason)} ${appealText(decision, support)}`,
  account_deactivated: ({ reason, support }) =>
    `Nuestro equipo desactivó esta cuenta.${reasonText(reason)} Si tienes dudas, escribe a ${support}.`,
  account_closed: 'Cerraste esta cuenta. Puedes reabrirla cuando quieras.',
  account_leaving: ({ until, timeZone }) =>
    `Nos pediste eliminar esta cuenta. Eliminaremos todo su contenido el ${formatDateTime(until, timeZone)}. Hasta entonces, puedes reabrirla.`,
  email_changed_by_staff: ({ until, timeZone }) =>
    `Nuestro equipo cambió el correo de esta cuenta. Hasta el ${formatDateTime(until, timeZone)}, solo puedes iniciar sesión como antes, por ejemplo con tu contraseña.`,

  verification_code_missing: 'Escribe el código de seis dígitos de nuestro correo.',
  verification_code_wrong:
    'Este código no es correcto o ya no sirve. Revisa nuestro último correo o pide uno nuevo.',
  registration_unknown: 'Este código no corresponde a ningún registro. Crea la cuenta de nuevo.',
  registration_erased: 'Esta cuenta ya no existe.',
  email_already_confirmed: 'Tu correo ya está confirmado.',
  signed_in_as_someone_else:
    'Tienes la sesión iniciada en otra cuenta. Ciérrala primero y vuelve a abrir el enlace.',
  link_expired: 'Este enlace ya no funciona. Pide uno nuevo.',
  undo_link_expired: 'Este enlace ya no funciona. Escríbenos si aún lo necesitas.',

  password_wrong: 'Esta contraseña no es correcta.',
  password_not_set:
    'Todavía no tienes contraseña. Cierra sesión y crea una con “¿Olvidaste tu contraseña?”.',
  password_changed: 'Tu contraseña ha cambiado. Inicia sesión de nuevo.',
  new_password_missing:
    'Elige una contraseña nueva, porque aquí no tienes la sesión iniciada en esta cuenta.',
  password_is_email: 'Tu contraseña no puede ser tu correo. Elige otra.',
  password_is_service_name: 'Tu contraseña no puede ser el nombre de este servicio. Elige otra.',
  password_too_common: 'Esta contraseña es demasiado común. Elige otra.',
  email_throw_away:
    'Este correo es de un servicio de correos desechables. Usa uno que vayas a conservar, porque te enviaremos códigos y notificaciones.',
  email_unchanged: 'Este ya es tu correo.',
  present_email_code_missing: 'Escribe también el código que enviamos a tu correo actual.',
  email_change_codes_wrong:
    'Estos códigos no son correctos. Revisa los dos correos e inténtalo de nuevo.',
  email_change_codes_expired: 'Estos códigos ya no sirven. Pide otros nuevos.',
  session_not_found: 'No encontramos la sesión. Puede que ya haya terminado.',

  proof_password_missing: 'Escribe tu contraseña.',
  proof_authenticator_code_missing: 'Escribe un código de tu app de autenticación.',
  proof_code_missing: 'Escribe el código de seis dígitos de nuestro correo.',
  proof_code_wrong: 'Ese código no es correcto. Revisa nuestro último correo.',
  proof_code_expired: 'Ese código ya no sirve. Pide uno nuevo.',
  proof_needs_password: 'Tienes contraseña: escríbela.',

  second_factor_missing: 'Inicia sesión con tu contraseña y tu app de autenticación.',
  email_confirmed_second_factor_missing:
    'Tu correo está confirmado. Inicia sesión con tu contraseña y tu app de autenticación.',
  second_factor_mandatory:
    'Aquí la verificación en dos pasos es obligatoria. Lo que sí puedes hacer es cambiar de app.',
  second_factor_setup_expired: 'Pasó demasiado tiempo. Empieza de nuevo.',
  authenticator_code_wrong:
    'Este código no funciona. Espera al siguiente de tu app e inténtalo de nuevo.',
  present_authenticator_code_missing: 'Escribe un código de tu app actual.',
  authenticator_key_unreadable:
    'Tu app de autenticación ya no funciona con este servicio. Pide a quien lo gestiona que restablezca tu verificación en dos pasos.',

  sign_in_method_unavailable: 'Este método de acceso no está disponible.',
  google_unreachable: 'Ahora mismo no podemos conectar con Google. Inténtalo de nuevo.',
  google_sign_in_failed: 'Google no pudo confirmar tu identidad. Inténtalo de nuevo.',
  facebook_unreachable: 'Ahora mismo no podemos conectar con Facebook. Inténtalo de nuevo.',
  facebook_sign_in_failed: 'Facebook no pudo confirmar tu identidad. Inténtalo de nuevo.',
  provider_email_missing: 'No recibimos tu correo. Crea la cuenta con tu correo.',
  provider_identity_unusable:
    'No pudimos usar los datos que nos dieron sobre ti. Crea la cuenta con tu correo.',
  user_exists:
    'La cuenta ya existe. Inicia sesión con tu contraseña; en los ajustes puedes añadir otros métodos de acceso.',
  sign_in_method_of_other_account: 'Este método de acceso pertenece a otra cuenta.',
  sign_in_method_already_added:
    'Ya tienes otro método de acceso de este tipo. Quita primero el anterior.',
  sign_in_method_not_used: 'No usas este método de acceso.',
  last_sign_in_method: 'No puedes quitar tu único método de acceso.',
};

const reasonText = (reason: string | null) =>
  reason ? ` Motivo: ${reason.replace(/[.!?\s]+$/, '')}.` : '';

function appealText(decision: 'linked' | 'mailed-soon' | 'none', support: string) {
  if (decision === 'none') return `Para apelar, escribe a ${support}.`;
  return decision === 'linked'
    ? 'Abre la decisión para ver cómo puedes apelarla.'
    : 'Enseguida te enviaremos por correo un enlace a la decisión y a cómo puedes apelarla.';
}
