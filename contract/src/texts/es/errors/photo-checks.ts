import type { ErrorTexts } from '../../../errors.ts';
import type { photoChecksErrors } from '../../../photo-checks/errors.ts';

export const photoChecks: ErrorTexts<typeof photoChecksErrors> = {
  photo_check_off: 'Este sitio no ofrece la comprobación de fotos.',
  photo_check_over: 'El tiempo para esta pose ha terminado. Empieza otra vez con una pose nueva.',
  photo_check_waits: 'Ya enviaste una imagen. Nuestro equipo la verá pronto.',
  photo_check_without_photo:
    'Añade primero una foto principal a tu perfil, para que haya algo que comparar.',
  photo_check_appeal_over:
    'Esta decisión ya no se puede impugnar. Puedes hacer la comprobación otra vez.',
  photo_check_needed:
    'Antes de escribir primero a alguien, hay que comprobar tus fotos. Tarda más o menos un minuto, en Comprobación de fotos, en tus ajustes.',
  photo_check_not_found: 'Esta comprobación ya no existe. Puede que se haya retirado.',
  photo_check_taken: 'Otra persona del equipo está viendo esta comprobación.',
  photo_check_decided: 'Ya se decidió sobre esta comprobación.',
  photo_check_changed:
    'La foto principal cambió desde que la cargaste. Carga la comprobación otra vez.',
  photo_check_reason_missing: 'Elige por qué se rechaza la comprobación.',
  photo_check_reason_unused: 'Solo un rechazo tiene motivo.',
  photo_check_excuse_only:
    'Sin imagen nadie puede decir que es la misma persona. Puedes eximir a este miembro.',
};
