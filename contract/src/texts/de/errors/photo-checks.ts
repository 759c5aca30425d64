import type { ErrorTexts } from '../../../errors.ts';
import type { photoChecksErrors } from '../../../photo-checks/errors.ts';

export const photoChecks: ErrorTexts<typeof photoChecksErrors> = {
  photo_check_off: 'Diese Seite bietet keinen Foto-Check an.',
  photo_check_over:
    'Die Zeit für diese Pose ist abgelaufen. Bitte fang mit einer neuen Pose noch einmal an.',
  photo_check_waits: 'Du hast schon ein Bild gesendet. Unser Team sieht es sich bald an.',
  photo_check_without_photo:
    'Füge zuerst ein Hauptfoto zu deinem Profil hinzu, damit es etwas zu vergleichen gibt.',
  photo_check_appeal_over:
    'Diese Entscheidung kann nicht mehr angefochten werden. Du kannst den Check noch einmal machen.',
  photo_check_needed:
    'Bevor du jemandem zuerst schreibst, müssen deine Fotos geprüft sein. Das dauert etwa eine Minute, unter Foto-Check in deinen Einstellungen.',
  photo_check_not_found: 'Diesen Check gibt es nicht mehr. Vielleicht wurde er zurückgezogen.',
  photo_check_taken: 'Jemand anderes aus dem Team sieht sich diesen Check an.',
  photo_check_decided: 'Über diesen Check ist schon entschieden.',
  photo_check_changed:
    'Das Hauptfoto hat sich geändert, seit du es geladen hast. Bitte lade den Check neu.',
  photo_check_reason_missing: 'Wähle, warum der Check abgelehnt wird.',
  photo_check_reason_unused: 'Nur eine Ablehnung hat einen Grund.',
  photo_check_excuse_only:
    'Ohne Bild kann niemand sagen, dass es dieselbe Person ist. Du kannst dieses Mitglied befreien.',
};
