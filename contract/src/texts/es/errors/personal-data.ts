import type { ErrorTexts } from '../../../errors.ts';
import type { personalDataErrors } from '../../../personal-data/errors.ts';

export const personalData: ErrorTexts<typeof personalDataErrors> = {
  leaving_needs_password: 'Tienes contraseña. Escríbela, por favor.',
  leaving_password_missing: 'Escribe tu contraseña.',
  leaving_code_missing: 'Escribe el código de seis dígitos de nuestro correo.',
  leaving_code_wrong: 'Este código no es correcto. Revisa nuestro correo e inténtalo de nuevo.',
  leaving_code_expired: 'Este código ya no sirve. Pide uno nuevo.',
  consent_text_changed: 'Este texto ha cambiado. Recarga la página y léelo de nuevo.',
  archive_not_found:
    'No encontramos ningún archivo con tus datos. Puedes pedir uno en tus ajustes.',
  archive_link_expired: 'Este enlace ya no funciona. Puedes pedir un archivo nuevo en tus ajustes.',
};
