import type { deskErrors } from '../../../desk/errors.ts';
import type { ErrorTexts } from '../../../errors.ts';
import { nameLanguagesIn } from '../../language-name.ts';

export const desk: ErrorTexts<typeof deskErrors> = {
  case_not_found: 'Fall nicht gefunden.',
  part_of_case: 'Du bist an diesem Fall beteiligt, deshalb muss ihn jemand anderes bearbeiten.',
  case_closed: 'Dieser Fall ist geschlossen.',
  case_claimed: ({ name }) => `${name ?? 'Jemand aus dem Team'} arbeitet an diesem Fall.`,
  case_changed: 'Dieser Fall hat sich geändert. Schau ihn dir noch einmal an.',
  case_has_new_report: 'Eine weitere Meldung ist eingegangen. Schau dir den Fall noch einmal an.',
  case_already_decided:
    'Jemand aus dem Team hat hier schon entschieden. Schau dir den Fall noch einmal an.',
  case_without_member:
    'In diesem Fall geht es um kein Mitglied, deshalb ist keine Maßnahme möglich.',
  moderator_required:
    'Über Meldungen zu Personen entscheidet die Moderation. Antworte oder eskaliere den Fall.',

  report_named_twice: 'Nenne jede Meldung nur einmal.',
  ground_missing: 'Gib die Grundlage an.',
  ground_of_dismissal: 'Eine Abweisung hat keine Grundlage.',
  law_missing: 'Nenne das Gesetz.',
  clause_missing: 'Nenne die Klausel.',
  keyword_of_other_category: 'Dieses Stichwort gehört zu einer anderen Kategorie.',
  sanction_days_missing: 'Gib die Zahl der Tage an.',
  removed_photo_missing: 'Nenne das Foto, das entfernt werden soll.',
  removed_text_missing: 'Nenne den Text, der entfernt werden soll.',
  removed_message_missing: 'Nenne die Nachricht, die entfernt werden soll.',
  claim_unconfirmed:
    'Eine Meldung kann nicht warten, weil zum Beispiel jemand unter 18 sein könnte. Öffne den Fall in der Moderation und entscheide ihn einzeln.',
  evidence_locked:
    'Die Belege zeigen vielleicht ein Kind und sind verborgen, bis der Fall eskaliert ist. Eskaliere ihn zuerst.',
  refusal_missing: 'Wähle, warum das Bild bleibt.',
  field_of_other_action: 'Das gehört zu einer anderen Aktion.',
  reported_photo_not_found: 'Foto nicht gefunden. Vielleicht hat das Mitglied es selbst gelöscht.',
  reported_message_not_found: 'Diese Meldung enthält keine solche Nachricht.',
  reported_message_already_removed: 'Diese Nachricht wurde schon entfernt.',
  profile_text_already_removed: 'Dieser Text wurde schon entfernt.',

  decision_not_found: 'Entscheidung nicht gefunden.',
  decision_of_colleague: 'Eine Entscheidung kann nur rückgängig machen, wer sie getroffen hat.',
  decision_already_reversed: 'Diese Entscheidung wurde schon aufgehoben.',

  statement_not_found:
    'Dieser Link funktioniert nicht. Vielleicht wurde die Entscheidung mit dem Konto gelöscht.',
  appeals_not_offered: 'Entscheidungen können hier nicht angefochten werden.',
  appeal_already_made: 'Du hast hier schon Beschwerde eingelegt. Wir schreiben dir.',
  not_appealable: 'Hier gibt es nichts anzufechten.',
  appeal_too_late: ({ months }) =>
    `Die Frist von ${months} Monaten für eine Beschwerde ist vorbei.`,
  appeal_not_found: 'Beschwerde nicht gefunden.',
  part_of_appeal:
    'Du bist an dieser Beschwerde beteiligt, deshalb muss sie jemand anderes bearbeiten.',
  appeal_already_decided: 'Jemand aus dem Team hat das schon entschieden.',
  appeal_of_own_decision:
    'Du hast diese Entscheidung getroffen, deshalb entscheidet jemand anderes über die Beschwerde.',
  appeal_of_colleague: 'Über Beschwerden aus dem Team entscheidet nur die Administration.',
  fewer_days_missing:
    'Gib an, wie viele Tage es stattdessen sind. Es müssen weniger sein als zuvor.',
  days_without_shorter_sanction:
    'Tage kannst du nur angeben, wenn du eine Sperre teilweise aufhebst.',

  request_not_found: 'Antrag nicht gefunden. Vielleicht ist er schon entschieden.',
  request_already_decided: 'Über diesen Antrag ist schon entschieden.',
  request_placed_already: 'In diesem Antrag geht es schon um ein Mitglied.',
  place_unknown: 'Kein Profil und kein Foto hier hat diese Adresse.',
  photo_deleted_by_owner: 'Das Mitglied hat dieses Foto selbst gelöscht.',
  photo_already_reviewed: 'Jemand aus dem Team hat dieses Foto schon geprüft.',
  photo_claimed: 'Jemand aus dem Team prüft dieses Foto gerade.',
  reject_reason_missing: 'Wähle einen Grund.',
  reason_without_rejection: 'Nur eine Ablehnung hat einen Grund.',

  ladder_changed:
    'Jemand aus dem Team hat den Stufenplan geändert. Prüfe ihn und speichere noch einmal.',
  ladder_first_step_with_strikes: 'Die erste Stufe gilt für 0 Verstöße.',
  ladder_steps_unordered: 'Jede Stufe braucht mehr Verstöße als die davor.',
  ladder_step_days_wrong: 'Eine Dauer in Tagen braucht, was von selbst endet, und sonst nichts.',
  ladder_step_milder: 'Eine Stufe ist nie milder als die davor.',
  ladder_type_repeated: 'Eine Problemart kann nur einmal eigene Stufen haben.',

  text_not_found: 'Text nicht gefunden. Vielleicht hat ihn jemand aus dem Team gelöscht.',
  text_changed: 'Der Textbaustein wurde gerade geändert. Prüfe, was gesendet wird.',
  text_title_taken: 'Einen Text mit diesem Titel gibt es schon. Wähle einen anderen.',
  placeholder_unknown: ({ word }) => `Für {${word}} gibt es keinen Wert.`,
  placeholder_missing: ({ word, language }) =>
    `Im Text auf ${languageName(language)} fehlt {${word}}. Jede Sprache braucht dieselben Platzhalter.`,
  placeholder_without_value: ({ placeholder }) =>
    `Ersetze zuerst ${placeholder}. Dafür gibt es keinen Wert.`,

  reporter_unwarned:
    'Verwarne die Person zuerst. Stelle Meldungen zurück, wenn danach wieder eine unbegründet war.',
  set_aside_days_missing: 'Gib an, für wie viele Tage Meldungen zurückgestellt werden.',
  days_without_set_aside: 'Tage kannst du nur angeben, wenn du Meldungen zurückstellst.',
};

const languageName = nameLanguagesIn('de');
