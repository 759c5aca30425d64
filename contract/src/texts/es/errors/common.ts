import type { commonErrors } from '../../../common-errors.ts';
import type { ErrorTexts } from '../../../errors.ts';
import { formatWait } from '../format-wait.ts';
import { plural } from '../plural.ts';

export const common: ErrorTexts<typeof commonErrors> = {
  invalid: ({ field, msg }) => `${field}: ${msg}.`,
  unreadable: 'No pudimos leer la solicitud.',
  body_missing: 'La solicitud necesita un cuerpo en JSON.',
  body_too_large: 'La solicitud es demasiado grande.',
  not_json: 'Envía la solicitud como application/json.',
  nested_too_deeply: 'La solicitud tiene demasiados niveles anidados.',
  too_many_values: 'La solicitud contiene demasiados valores.',
  cursor_unknown:
    'Empieza por la primera página: el cursor debe ser el nextCursor de una respuesta anterior.',
  page_not_found: 'No encontramos la página. Revisa la dirección.',
  key_reused: 'Esta clave ya se usó en otra solicitud. Empieza de nuevo.',
  stale: 'Otra persona cambió esto. Mira la versión actual e inténtalo de nuevo.',

  unauthenticated: 'Inicia sesión para continuar.',
  session_ended: 'Tu sesión ha terminado. Inicia sesión de nuevo.',
  email_unconfirmed: 'Confirma primero tu correo.',
  premium_required: 'Para esto necesitas premium.',
  not_permitted: 'No tienes permiso para hacer esto.',
  operator_only: 'Solo quien gestiona el servicio puede ver esto.',
  second_factor_required:
    'Configura primero la verificación en dos pasos en los ajustes de tu cuenta.',
  acceptance_required: 'Acepta primero las condiciones modificadas.',
  fresh_proof_required: 'Confirma tu identidad para continuar.',
  profile_incomplete: 'Completa primero tu perfil.',

  too_many_requests: ({ seconds }) =>
    `Demasiados intentos. Inténtalo de nuevo en ${formatWait(seconds)}.`,
  too_many_at_once: 'Algunas de estas operaciones siguen en curso. Espera a que terminen.',
  busy: 'El servicio está saturado. Inténtalo de nuevo en un momento.',
  going_away: 'Este proceso se está cerrando. Otro atiende las solicitudes.',
  internal: 'Error del servidor: inténtalo de nuevo más tarde.',

  user_not_found: 'No encontramos la cuenta.',
  profile_not_found: 'No encontramos el perfil.',
  photo_not_found: 'No encontramos la foto.',
  photo_not_shown: 'En esta dirección no se muestra ninguna foto.',
  message_not_found: 'No encontramos el mensaje.',
  undo_too_late: ({ seconds }) =>
    `Una decisión solo se puede deshacer durante ${plural(seconds, { one: 'un segundo', other: `${seconds} segundos` })}.`,
};
