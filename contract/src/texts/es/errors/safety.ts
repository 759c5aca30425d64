import type { ErrorTexts } from '../../../errors.ts';
import type { safetyErrors } from '../../../safety/errors.ts';

export const safety: ErrorTexts<typeof safetyErrors> = {
  message_waits:
    'Este mensaje espera a que nuestro equipo revise tu cuenta. No hace falta enviarlo otra vez.',
  message_slowed: ({ minutes }) =>
    `Has escrito a muchas personas nuevas. Podrás escribir a la siguiente en ${minutes} minutos.`,
  young_account: ({ people, hours }) =>
    `En los primeros días se puede escribir aquí a ${people} personas nuevas al día. Podrás escribir a la siguiente en ${hours} h, o en cuanto alguien te responda o tus fotos estén comprobadas.`,
  too_many_waiting:
    'Demasiados mensajes tuyos están en espera. Puedes borrar alguno o esperar a nuestro equipo.',
  photo_of_held:
    'Mientras nuestro equipo revisa tu cuenta, no puedes enviar fotos a personas nuevas.',
  hold_not_found: 'Aquí ya no hay nada en espera. Vuelve a cargar la lista.',
  hold_has_case: 'Ya hay un caso sobre esta cuenta.',
};
