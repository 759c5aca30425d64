import type { deskErrors } from '../../../desk/errors.ts';
import type { ErrorTexts } from '../../../errors.ts';
import { nameLanguagesIn } from '../../language-name.ts';
import { plural } from '../plural.ts';

export const desk: ErrorTexts<typeof deskErrors> = {
  case_not_found: 'No encontramos el caso.',
  part_of_case: 'Formas parte de este caso, así que debe llevarlo otra persona del equipo.',
  case_closed: 'Este caso está cerrado.',
  case_claimed: ({ name }) => `${name ?? 'Otra persona del equipo'} está trabajando en este caso.`,
  case_changed: 'Este caso ha cambiado. Míralo de nuevo.',
  case_has_new_report: 'Ha llegado otro reporte. Mira el caso de nuevo.',
  case_already_decided: 'Otra persona del equipo ya decidió sobre esto. Mira el caso de nuevo.',
  case_without_member: 'Este caso no trata de un miembro, así que no hay a quién sancionar.',
  moderator_required:
    'Los reportes sobre personas los decide el equipo de moderación. Responde o escala el caso.',

  report_named_twice: 'Nombra cada reporte una sola vez.',
  ground_missing: 'Indica por qué.',
  ground_of_dismissal: 'Una desestimación no lleva fundamento.',
  law_missing: 'Indica la ley.',
  clause_missing: 'Indica la cláusula.',
  keyword_of_other_category: 'Esta palabra clave pertenece a otra categoría.',
  sanction_days_missing: 'Indica cuántos días dura.',
  removed_photo_missing: 'Indica la foto que se retira.',
  removed_text_missing: 'Indica el texto que se retira.',
  removed_message_missing: 'Indica el mensaje que se retira.',
  claim_unconfirmed:
    'Un reporte no puede esperar, por ejemplo porque alguien puede tener menos de 18 años. Abre el caso en Moderación y decídelo por separado.',
  evidence_locked:
    'Las pruebas pueden mostrar a alguien menor de edad y están ocultas hasta que se escale el caso. Escálalo primero.',
  refusal_missing: 'Elige por qué se queda la imagen.',
  field_of_other_action: 'Esto pertenece a otra acción.',
  reported_photo_not_found: 'No encontramos la foto. Puede que su titular la haya eliminado.',
  reported_message_not_found: 'Este reporte no tiene ese mensaje.',
  reported_message_already_removed: 'Este mensaje ya se retiró.',
  profile_text_already_removed: 'Este texto ya se retiró.',

  decision_not_found: 'No encontramos la decisión.',
  decision_of_colleague: 'Solo quien tomó una decisión puede deshacerla.',
  decision_already_reversed: 'Esta decisión ya se revocó.',

  statement_not_found:
    'Este enlace no funciona. Puede que la decisión se haya eliminado con la cuenta.',
  appeals_not_offered: 'Aquí no se pueden apelar las decisiones.',
  appeal_already_made: 'Ya apelaste esta decisión. Te escribiremos.',
  not_appealable: 'Aquí no hay nada que apelar.',
  appeal_too_late: ({ months }) =>
    plural(months, {
      one: 'El mes para apelar ya pasó.',
      other: `Los ${months} meses para apelar ya pasaron.`,
    }),
  appeal_not_found: 'No encontramos la apelación.',
  part_of_appeal: 'Formas parte de esto, así que debe llevarlo otra persona del equipo.',
  appeal_already_decided: 'Otra persona del equipo ya resolvió esta apelación.',
  appeal_of_own_decision:
    'Tomaste esta decisión, así que la apelación la resuelve otra persona del equipo.',
  appeal_of_colleague:
    'La apelación de alguien del equipo solo la resuelve una persona con rol de administración.',
  fewer_days_missing: 'Indica cuántos días son ahora: menos que antes.',
  days_without_shorter_sanction:
    'Solo una suspensión o un veto que se revoca en parte lleva un número de días.',

  request_not_found: 'No encontramos la solicitud. Puede que ya esté decidida.',
  request_already_decided: 'Esta solicitud ya está decidida.',
  request_placed_already: 'Esta solicitud ya trata de un miembro.',
  place_unknown: 'Ningún perfil ni foto de aquí tiene esta dirección.',
  photo_deleted_by_owner: 'Su titular eliminó esta foto.',
  photo_already_reviewed: 'Otra persona del equipo ya revisó esta foto.',
  photo_claimed: 'Otra persona del equipo está revisando esta foto.',
  reject_reason_missing: 'Elige un motivo.',
  reason_without_rejection: 'Solo un rechazo lleva motivo.',

  ladder_changed: 'Otra persona del equipo cambió la tabla de faltas. Mírala y guarda de nuevo.',
  ladder_first_step_with_strikes: 'El primer paso es para cero faltas.',
  ladder_steps_unordered: 'Cada paso necesita más faltas que el anterior.',
  ladder_step_days_wrong: 'Lo que termina automáticamente lleva días, y nada más los lleva.',
  ladder_step_milder: 'Un paso nunca es más leve que el anterior.',
  ladder_type_repeated: 'Un tipo de problema solo puede tener pasos propios una vez.',

  text_not_found: 'No encontramos el texto. Puede que alguien del equipo lo haya eliminado.',
  text_changed: 'Alguien del equipo cambió el texto predefinido. Revisa lo que se va a enviar.',
  text_title_taken: 'Ya hay un texto con este título. Elige otro.',
  placeholder_unknown: ({ word }) => `No hay nada que rellene {${word}}.`,
  placeholder_missing: ({ word, language }) =>
    `Añade {${word}} al texto en ${languageName(language)}. Todos los idiomas necesitan los mismos marcadores.`,
  placeholder_without_value: ({ placeholder }) =>
    `Sustituye primero ${placeholder}. No tiene ningún valor.`,

  reporter_unwarned:
    'Primero hay que advertir. Aparta sus reportes cuando, después de eso, otro resulte infundado.',
  set_aside_days_missing: 'Indica durante cuántos días se apartan los reportes.',
  days_without_set_aside: 'Solo apartar los reportes lleva un número de días.',
};

const languageName = nameLanguagesIn('es');
