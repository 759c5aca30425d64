import { cardFailureKind } from '../../../premium/card-failures.ts';
import { cardFailureTexts } from '../card-failures.ts';
import type { premiumErrors } from '../../../premium/errors.ts';
import type { ErrorTexts } from '../../../errors.ts';

export const premium: ErrorTexts<typeof premiumErrors> = {
  payment_service_unreachable:
    'Der Zahlungsdienst ist nicht erreichbar. Bitte versuch es noch einmal.',
  payment_object_not_found: 'Das wurde nicht gefunden.',
  payment_still_processed: 'Das wird noch verarbeitet. Bitte versuch es gleich noch einmal.',
  payment_service_refused: 'Der Zahlungsdienst hat das abgelehnt. Bitte wende dich an den Support.',
  premium_not_sold: 'Premium gibt es hier noch nicht zu kaufen.',
  payment_sandbox_absent: 'Hier gibt es keine Testumgebung für Zahlungen.',
  invoice_not_found: 'Rechnung nicht gefunden.',
  invoice_pdf_absent: 'Diese Rechnung hat noch kein PDF.',
  invoice_pdf_unreachable:
    'Die Rechnung konnte nicht geladen werden. Bitte versuch es noch einmal.',
  refund_on_its_way:
    'Eine Erstattung ist schon unterwegs zu dir. Bitte versuch es gleich noch einmal.',
  no_credit: 'Du hast kein Guthaben.',
  credit_was_given:
    'Dieses Guthaben haben wir dir geschenkt. Es wird mit deinen nächsten Zahlungen verrechnet und stammt von keiner Karte.',
  payment_event_unsigned: 'Das ist kein signiertes Ereignis des Zahlungsdienstes.',
  last_card: 'Dein Abo wird mit dieser Karte bezahlt. Füge zuerst eine andere hinzu.',
  card_not_found: 'Karte nicht gefunden.',
  plan_change_in_progress:
    'Deine letzte Änderung wird noch verarbeitet. Bitte versuch es gleich noch einmal.',
  subscription_already_ended: 'Dieses Abo ist schon beendet.',
  member_changes_plan: 'Dieses Mitglied wechselt gerade das Abo. Versuch es gleich noch einmal.',
  ending_amounts_out_of_date:
    'Diese Beträge sind nicht mehr aktuell. Schließ das Fenster und schau noch einmal nach.',
  ended_with_refund_already:
    'Dieses Abo wurde schon mit einer Erstattung beendet. Beende es ohne Erstattung oder erstatte die Rechnung.',
  refund_still_made:
    'Eine Erstattung an dieses Mitglied läuft noch. Versuch es in einer Minute noch einmal oder beende das Abo ohne Erstattung.',
  invoice_refunded_meanwhile:
    'Ein Teil dieser Rechnung wurde erstattet, seit du sie geöffnet hast. Schließ das Fenster und schau sie dir noch einmal an.',
  subscription_not_found: 'Abo nicht gefunden.',
  no_subscription: 'Du hast kein Abo.',
  payment_not_found: 'Zahlung nicht gefunden.',
  subscription_expired: 'Dieses Abo ist abgelaufen. Bitte schließ ein neues ab.',
  payment_not_through: 'Deine Zahlung hat nicht geklappt. Bitte versuch es noch einmal.',
  already_subscribed: 'Du hast schon ein Abo.',
  next_period_being_charged:
    'Dein nächster Zeitraum wird gerade abgerechnet. Versuch es in einer Stunde noch einmal.',
  premium_not_ended_now:
    'Dein Premium bleibt bis zum Ende des bezahlten Zeitraums. Um es sofort zu beenden, wende dich an den Support.',
  subscription_over: 'Dein Abo ist beendet. Du kannst ein neues abschließen.',
  no_card_saved:
    'Es ist keine Karte gespeichert, mit der dein Abo bezahlt werden kann. Füge zuerst unter „Zahlungsmethoden“ eine hinzu.',
  subscription_ending_now: 'Dein Abo wird gerade beendet. Bitte versuch es gleich noch einmal.',
  begin_needed:
    'Du kannst für einen Vertrag alles zurückbekommen, und das hast du schon oder kannst es noch. Stimme zu, dass Premium sofort beginnt: Wenn du innerhalb von 14 Tagen widerrufst, bezahlst du dann nur die genutzte Zeit.',
  card_needs_begin:
    'Auf diese Karte kann nur für einen Vertrag alles zurückgezahlt werden, und das ist aufgebraucht oder von einem anderen Kauf belegt. Stimme zu, dass Premium sofort beginnt, oder nimm eine andere Karte.',
  card_used_up:
    'Für deinen Vertrag kann noch alles zurückgezahlt werden, und bei der Karte, mit der er dann bezahlt würde, ist das aufgebraucht oder von einem anderen Kauf belegt. Nimm eine andere Karte, oder versuch es noch einmal, wenn deine 14 Tage für den Widerruf vorbei sind.',
  withdrawal_period_over:
    'Die 14 Tage für den Widerruf dieses Vertrags sind vorbei. Du kannst ihn weiterhin kündigen, damit er sich nicht verlängert.',
  withdrawal_link_unknown:
    'Dieser Link ist unvollständig, oder den Vertrag dazu gibt es nicht mehr. Öffne ihn noch einmal aus der E-Mail.',
  withdrawal_amounts_out_of_date:
    'Was du zurückbekommst, hat sich geändert. Bitte schau es dir noch einmal an und bestätige dann.',
  first_payment_out_of_date:
    'Der Betrag hat sich geändert, und nichts wurde abgebucht. Bitte schau ihn dir noch einmal an.',
  change_amounts_out_of_date:
    'Die Beträge haben sich geändert, und nichts wurde abgebucht. Bitte schau sie dir noch einmal an.',
  trial_used_up: 'Du hast deine kostenlose Testphase schon genutzt. Du kannst jetzt bezahlen.',
  trial_used_up_meanwhile:
    'Du hast deine kostenlose Testphase schon genutzt. Bitte versuch es noch einmal.',
  bank_asks: 'Deine Bank bittet dich, diese Zahlung zu bestätigen. Noch wurde nichts abgebucht.',
  card_not_confirmed:
    'Deine Bank hat die Karte noch nicht bestätigt. Versuch es noch einmal oder nimm eine andere Karte.',
  premium_end_past: 'Wähle einen Zeitpunkt in der Zukunft.',
  incognito_needs_premium: 'Für Inkognito brauchst du Premium.',
  filter_needs_premium: 'Für diesen Filter brauchst du Premium.',
  days_are_kept:
    'Ungenutzte Tage werden nur erstattet, wenn das Abo sofort endet. Bis zu seinem Ende behält das Mitglied sie.',
  nothing_left_to_refund: 'Von dieser Rechnung kann nichts mehr erstattet werden.',
  refund_too_large: 'Das ist mehr, als von der Rechnung übrig ist.',
  trial_needs_card: 'Bestätige zuerst eine Karte, um deine kostenlose Testphase zu starten.',
  card_starts_no_trial:
    'Mit dieser Karte gibt es keine kostenlose Testphase. Du kannst jetzt bezahlen oder eine andere Karte nehmen.',
  card_used_for_trial:
    'Diese Karte wurde schon für eine kostenlose Testphase benutzt. Du kannst jetzt bezahlen oder eine andere Karte nehmen.',
  last_payment_failed: 'Deine letzte Zahlung hat nicht geklappt. Aktualisiere zuerst deine Karte.',
  subscription_canceled: 'Dein Abo ist gekündigt. Nimm zuerst die Kündigung zurück.',
  plan_unchanged: 'Dieses Abo hast du schon.',
  plan_change_planned: 'Der Wechsel zu diesem Abo ist schon geplant.',
  coupon_invalid: 'Dieser Gutschein ist nicht gültig.',
  coupon_used: 'Du hast diesen Gutschein schon eingelöst.',
  coupon_used_up: 'Dieser Gutschein ist aufgebraucht.',
  premium_end_too_late: ({ days }) => `Wähle einen Zeitpunkt in höchstens ${days} Tagen.`,
  price_move_not_found: 'Diese Umstellung wurde nicht gefunden.',
  price_not_old: 'Kein Abo, das sich verlängert, hat diesen Preis.',
  price_move_pending:
    'Einige dieser Abos sind schon in einer anderen Umstellung. Stoppe zuerst diese, oder warte, bis sie vorbei ist.',
  price_move_out_of_date:
    'Der Preis oder die Abos haben sich seit deinem Blick geändert. Sieh dir die Vorschau noch einmal an.',
  price_move_over: 'Diese Umstellung ist vorbei. Alle, die dazugehören, zahlen den neuen Preis.',
  price_move_too_soon: ({ days }) =>
    `Wähle einen Tag, der mindestens ${days} Tage entfernt ist, damit Mitglieder Zeit haben, sich zu entscheiden.`,
  price_move_too_late: ({ days }) => `Wähle einen Tag, der höchstens ${days} Tage entfernt ist.`,
  card_failed: ({ type, ...failure }) =>
    cardFailureTexts[cardFailureKind({ ...failure, type: type ?? undefined })],
};
